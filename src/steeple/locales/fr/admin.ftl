admin_title = Gestion du serveur
admin_only = Cette page est réservée à l’équipe du serveur. Si vous en faites partie, connectez-vous.
admin_people = Personnes
admin_tables = Tables
admin_bans = Blocages
admin_log = Journal
admin_search = Une partie du nom
admin_find = Chercher
admin_more = Afficher la suite
admin_people_empty = Personne ne porte ce nom.
admin_tables_empty = Il n’y a pas de table de ce genre.
admin_bans_empty = Personne n’est bloqué ni privé de parole.
admin_log_empty = L’équipe du serveur n’a encore rien fait.
admin_actions = Actions
admin_actions_for = Actions : { $name }
admin_why = Raison
admin_why_told = Montrée à la personne et notée au journal.
admin_why_none = sans raison donnée
admin_days = Jours
admin_days_more = Laissez vide pour ne pas fixer de fin.
admin_kind_guest = sans compte
admin_kind_account = compte
admin_kind_operator = équipe du serveur
admin_banned = accès bloqué
admin_muted = parole coupée
admin_person_facts =
    { $tables ->
        [one] { $tables } partie en cours · dernière visite { $seen }
       *[other] { $tables } parties en cours · dernière visite { $seen }
    }
admin_ban = Bloquer
admin_unban = Débloquer
admin_mute = Couper la parole
admin_unmute = Rendre la parole
admin_sign-out = Déconnecter partout
admin_reset = Nouveau mot de passe
admin_reset_more = Envoyez ce lien à qui possède le compte. Il ne sert qu’une fois et expire après 24 heures.
admin_tables_going = En cours
admin_tables_over = Terminées
admin_tables_closed = Fermées
admin_status_open = en attente
admin_status_playing = en cours
admin_status_over = terminée
admin_status_closed = fermée
admin_seat_open = place libre
admin_unseat = Retirer { $name }
admin_close = Fermer la table
admin_delete = Supprimer…
admin_delete_sure = Supprimer pour toujours
admin_address_title = Bloquer une adresse
admin_address = Adresse ou réseau
admin_address_more = Par exemple 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/64.
admin_address_ban = Bloquer l’adresse
admin_ban-kind_ban = accès bloqué
admin_ban-kind_mute = parole coupée
admin_ban-kind_network = adresse
admin_for-good = pour toujours
admin_until = jusqu’au { $day }
admin_lift = Lever
admin_lift_for = Lever : { $name }
admin_log_everything = Montrer aussi le travail du serveur
admin_log_everything_more = Les profils et les tables qu’il a supprimés parce que personne ne s’en servait.
admin_log_server = le serveur
admin_did_grant = { $subject } peut gérer le serveur
admin_did_revoke = { $subject } ne peut plus gérer le serveur
admin_did_ban =
    { $details ->
        [null] { $subject } : accès bloqué pour toujours
       *[other] { $subject } : accès bloqué jusqu’au { DATE($details) }
    }
admin_did_unban = { $subject } : accès rendu
admin_did_mute =
    { $details ->
        [null] { $subject } : parole coupée pour toujours
       *[other] { $subject } : parole coupée jusqu’au { DATE($details) }
    }
admin_did_unmute = { $subject } : parole rendue
admin_did_ban-address =
    { $details ->
        [null] { $subject } : adresse bloquée pour toujours
       *[other] { $subject } : adresse bloquée jusqu’au { DATE($details) }
    }
admin_did_unban-address = { $subject } : adresse débloquée
admin_did_end-sessions = { $subject } : sessions fermées partout
admin_did_reset-link = { $subject } : lien pour un nouveau mot de passe
admin_did_reset-password = { $subject } : nouveau mot de passe par un lien
admin_did_close-table = Table fermée ({ $subject })
admin_did_delete-table = Table supprimée ({ $subject })
admin_did_unseat = Place libérée à une table ({ $subject })
admin_did_rotate-key = Clé des anciens cookies remplacée
admin_did_retire-guest = Une personne sans compte, absente trop longtemps, a été supprimée
admin_did_retire-table = Table abandonnée supprimée ({ $subject })
admin_did_upgrade = Base de données mise à jour
