table_about = À propos de cette table
table_auto-pass = Passer automatiquement
table_auto-pass_more = quand rien d’autre n’est possible
table_away = Un robot ({ $level }) joue pour vous.
table_away_of = Un robot ({ $level }) joue pour { $name }.
table_away_returning = Le robot finit ce tour, puis vous reprenez la partie.
table_away_out = Votre temps s’est écoulé deux fois. Un robot ({ $level }) joue pour vous jusqu’à la fin.
table_chat = Discussion
table_chat_empty = Personne n’a encore rien dit.
table_chat_left =
    { $n ->
        [one] { $n } caractère restant
       *[other] { $n } caractères restants
    }
table_chat_mute = Masquer la discussion
table_chat_muted = La discussion est masquée.
table_chat_say = Dire quelque chose
table_chat_send = Envoyer
table_clock = Pendule
table_clock_by-days =
    { $days ->
        [one] un jour par tour
       *[other] { $days } jours par tour
    }
table_clock_days = { $days } j { $hours } h
table_clock_live =
    { $increment ->
        [0] { $minutes } { $minutes ->
            [one] minute
           *[other] minutes
        } par personne
       *[other] { $minutes } { $minutes ->
            [one] minute
           *[other] minutes
        } par personne, plus { $increment } s par tour
    }
table_clock_none = aucune
table_clock_short = Il vous reste moins de { $left }.
table_clock_stands = dernière valeur connue
table_closed = Cette table est fermée
table_closed_more = On n’y jouera plus.
table_come-back = Reprendre ma place
table_come-back_of = Faire revenir { $name }
table_commitment = Donne garantie
table_commitment_more = La donne a été fixée avant la première action. À la fin, la partie enregistrée prouve qu’aucune carte n’a été échangée.
table_compiling = Les robots se préparent
table_crowded = Trop de monde regarde déjà
table_crowded_more = Il n’y a plus de place pour regarder à cette table. Réessayez plus tard.
table_copied = Copié
table_copy = Copier le lien
table_curtain = Passez l’écran à { $name }
table_curtain_here = Je suis { $name }
table_curtain_more = Les cartes restent cachées d’ici là.
table_failed = La partie n’a pas pu être chargée
table_failed_more = La connexion est peut-être mauvaise, ou Steeple vient d’être mis à jour.
table_game = Jeu
table_gone = Cette table est introuvable
table_gone_more = Le lien est peut-être mal tapé. Les tables où personne n’a joué ne sont pas gardées pour toujours.
table_hint = Conseil
table_hint_more = Ce que ferait un bon robot. Il ne joue jamais à votre place.
table_hint_none = Il n’y a rien à conseiller.
table_hint_note = Vos chances de gagner avec chaque action. Choisissez-en une pour la voir sur le plateau. Elle ne sera pas jouée.
table_hint_share = { $share } de chances de gagner
table_hint_share-error = { $share } de chances de gagner, ± { $error }
table_hint_thinking = Un bon robot y réfléchit…
table_home_more = La table reste ouverte. Vous la retrouverez dans « Mes parties ».
table_info = Décompte et journal
table_key_arrows = Tab, flèches
table_key_arrows_what = aller à un groupe, s’y déplacer
table_key_chat = discussion
table_key_enter = Entrée
table_key_enter_what = choisir, puis encore une fois pour valider
table_key_escape_what = annuler, fermer
table_key_hint = conseil
table_key_list = voir ces raccourcis
table_key_log = journal
table_key_undo = annuler
table_keys = Raccourcis
table_leave = Laisser ma place à un robot
table_leave_do = Laisser au robot
table_leave_more = Pour abandonner, c’est ici.
table_leave_of = Remplacer { $name } par un robot
table_leave_sure = Un robot ({ $level }) joue pour vous pendant que les autres continuent. Vous pouvez revenir quand vous voulez.
table_line_closing = Le serveur redémarre. Rien n’est perdu, et les pendules sont arrêtées.
table_line_kept = Votre action est gardée et partira ensuite.
table_line_lost = Connexion perdue. Reconnexion…
table_line_offline = Vous êtes hors ligne. La table vous attend.
table_link = Lien vers cette table
table_log = Journal
table_log_back = (annulé)
table_log_earlier = Voir le début
table_log_over = Fin :
table_menu = Menu
table_memory = Cartes vues
table_memory_off = non indiquées
table_notify = Notifications
table_notify_denied = Votre navigateur ne les autorise pas pour cette page.
table_notify_more = quand c’est à vous et que vous regardez ailleurs
table_one-tap = Jouer d’un geste
table_one-tap_more = sans aperçu
table_option = Option
table_order = Ordre de jeu
table_order_given = celui des places
table_order_lot = tiré au sort
table_over_asked = On vous propose de rejouer.
table_over_decline = Non, merci
table_over_board = Voir le plateau
table_over_one = { $name } gagne
table_over_counting = On compte les points
table_over_rematch = Rejouer
table_over_replay = Revoir la partie
table_over_result = Voir le résultat
table_over_shared = Victoire partagée : { $names }
table_over_watch-rematch = Regarder la suite
table_over_winner = gagne
table_over_you = Vous gagnez
table_passing = Vous ne pouviez que passer, nous l’avons fait pour vous.
table_passing_first = Vous ne pouviez que passer, nous l’avons fait pour vous. Le menu permet de changer cela.
table_players = Joueurs
table_points =
    { $n ->
        [one] point
       *[other] points
    }
table_prompt = À faire maintenant
table_qr = Code QR du lien vers cette table
table_read-rule = Lire la règle
table_record = Télécharger la partie
table_room_agreed = Au programme
table_room_anybody = ouverte à tout le monde
table_room_accept = Je joue
table_room_decline = Non, merci
table_room_invited = pas encore de réponse
table_room_invited-you = réservée pour vous
table_room_asking = Une autre partie ?
table_room_begins-yes = La partie commence dès que tout le monde a accepté.
table_room_unseat = Libérer la place
table_room_unseat-sure = Retirer { $name } de sa place ?
table_room_answers =
    { $n ->
        [one] On attend une réponse
       *[other] On attend { $n } réponses
    }
table_room_begins = La partie commence dès que toutes les places sont prises.
table_room_close = Fermer la table
table_room_free =
    { $n ->
        [0] Toutes les places sont prises, mais vous pouvez regarder.
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
table_room_invite = Inviter des amis
table_room_join = Rejoindre
table_room_leave = Quitter ma place
table_room_name = Votre nom
table_room_sit = S’asseoir ici
table_room_sure = Fermer la table pour tout le monde ?
table_room_waiting =
    { $n ->
        [one] Il manque une personne
       *[other] Il manque { $n } personnes
    }
table_room_watch = Ou restez pour regarder. La partie s’ouvrira ici.
table_room_welcome = On vous invite
table_rules = Règles
table_seat_absent = hors ligne
table_seat_acts = Maintenant : { NAME($phase, kind: "phase") }
table_seat_away = Un robot joue à sa place
table_seat_away-you = Un robot joue pour vous
table_seat_bot = Robot, { $level }
table_seat_compiling = se prépare, { $percent } %
table_seat_gone = Compte supprimé, un robot continue
table_seat_here = à la table
table_seat_open = Place libre
table_seat_screen = sur cet écran
table_seat_shares = partage l’écran avec { $name }
table_seat_thinking = réfléchit
table_seat_you = C’est vous
table_settings = Réglages
table_share = Partager…
table_sound = Sonner quand c’est à moi
table_spectators =
    { $n ->
        [0] Personne ne regarde
        [one] 1 personne regarde
       *[other] { $n } personnes regardent
    }
table_stage = Plateau et main
table_substitute = Remplacement
table_talk = Journal et discussion
table_text = Afficher en texte
table_theme = Couleurs
table_theme_dark = sombres
table_theme_light = claires
table_theme_system = comme le système
table_bot-failure = { $name } a rencontré un problème. Nous réessayons.
table_bot-failure_over = { $name } a rencontré un problème. Rechargez la page pour réessayer.
table_turn_yours = À vous de jouer
table_undo = Annuler
table_undo_agree = Accepter
table_undo_ask = Demander à annuler
table_undo_ask-more = Quelque chose a été dévoilé depuis, les autres doivent donc être d’accord.
table_undo_asked = { $name } demande à annuler. Êtes-vous d’accord ?
table_undo_free-more = Annule votre dernière action.
table_undo_none = Il n’y a rien à annuler.
table_undo_others = { $name } demande à annuler. On attend { $names }.
table_undo_refuse = Refuser
table_undo_waiting = Vous avez demandé à annuler. On attend { $names }.
table_unread =
    { $n ->
        [0] Aucun nouveau message
        [one] Un nouveau message
       *[other] { $n } nouveaux messages
    }
table_unreadable = Cette table est illisible
table_unreadable_more = La partie est endommagée, ou suit des règles que ce serveur ne connaît pas. L’équipe du serveur en trouvera la raison dans son journal.
table_view_board = Plateau
table_view_log = Journal
table_view_players = Joueurs
table_views = Vues
table_you = vous
table_turn_you = vous avez { $did }
table_turn_other = { $name } a { $did }
table_since = Depuis votre tour : { $told }.
table_skip = Tout montrer
table_log_show = Montrer où
table_keys_off = Les raccourcis à une touche sont désactivés. Vous pouvez les activer dans le menu.
table_you_step_undo =
    { $ply ->
        [0] Vous annulez tout
       *[other] Vous annulez tout ce qui suit l’action { $ply }
    }
table_you_step_ask =
    { $ply ->
        [0] Vous demandez à tout annuler
       *[other] Vous demandez à annuler tout ce qui suit l’action { $ply }
    }
table_you_step_answer =
    { $answer ->
        [yes] Vous êtes d’accord
       *[other] Vous n’êtes pas d’accord
    }
table_you_step_leave = Vous partez, un robot continue
table_you_step_flag = Votre temps est écoulé, un robot continue
table_you_step_return =
    { $when ->
        [after-turn] Vous reprendrez votre place après ce tour
       *[other] Vous êtes de retour
    }
table_you_step_accept = Vous acceptez l’invitation
table_hints = Conseils
table_hints_on = permis à tous
table_hints_off = désactivés entre humains
table_room_bot = Ajouter un robot
table_room_level = Niveau des robots
table_room_start =
    { $n ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $n } robots
    }
table_room_change = Changer les options
table_room_change_more = Les personnes déjà assises devront confirmer.
table_room_change_save = Enregistrer
table_room_changed = Les options ont changé
