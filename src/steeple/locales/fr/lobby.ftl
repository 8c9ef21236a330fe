lobby_title = Steeple · quatre jeux de tours et de champs
lobby_headline_build = Bâtissez haut.
lobby_headline_bet = Pariez juste.
lobby_lead = Affrontez de bons robots, invitez des amis par un lien ou partagez un écran.
lobby_play-now = Jouer maintenant
lobby_play-now_more = { $game } à deux, contre un robot ({ $level })
lobby_around-one-screen = Partager un écran
lobby_invite-friends = Inviter des amis
lobby_games = Jeux
lobby_continue = Reprendre
lobby_turns =
    { $n ->
        [0] Aucune partie ne vous attend
        [one] À vous de jouer dans { $n } partie
       *[other] À vous de jouer dans { $n } parties
    }
lobby_all-mine = Toutes mes parties
lobby_all-over = Toutes les parties terminées
lobby_open = Tables ouvertes
lobby_open-one = Ouvrir une table
lobby_over = Parties terminées
lobby_in-progress = En cours
lobby_empty_mine = Vos parties en cours vous attendront ici.
lobby_empty_open = Personne ne cherche de joueurs en ce moment. Ouvrez une table, ou affrontez un robot en attendant.
lobby_empty_over = Pas encore de partie terminée. Quand vous en aurez fini une, vous pourrez la revoir ici coup par coup.
lobby_to-games = Choisir un jeu
lobby_more = En voir plus
lobby_import = Ouvrir un fichier
lobby_import_more = Revoyez une partie enregistrée en .jsonl, ici ou ailleurs.
lobby_copied = Lien copié
lobby_problem = Quelque chose n’a pas marché. Réessayez. Vos parties sont à l’abri.
lobby_seats = Places prises : { $taken }, libres : { $free }
lobby_seat = Place { $seat }
lobby_row_label =
    { $n ->
        [0] { $what } : { $game }
       *[other] { $what } : { $game }, { $names }
    }
lobby_row_your-turn = À vous
lobby_row_open = Attend des joueurs
lobby_row_invited = Invitation
lobby_row_with = avec { $names }
lobby_row_nobody = personne d’autre pour l’instant
lobby_just-now = à l’instant
lobby_row_replay = Revoir
lobby_row_copy = Copier le lien
lobby_row_continue = Reprendre
lobby_row_watch = Regarder
lobby_row_unreadable = Cette table est illisible
lobby_row_look = Pourquoi ?
lobby_row_join = Rejoindre
lobby_over_you =
    { $winners ->
        [one]
            { $points ->
                [one] victoire, avec { $points } point
               *[other] victoire, avec { $points } points
            }
       *[other]
            { $points ->
                [one] victoire partagée, avec { $points } point
               *[other] victoire partagée, avec { $points } points
            }
    }
lobby_over_others =
    { $winners ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
lobby_clock_none = sans pendule
lobby_clock_live =
    { $increment ->
        [0] { $minutes } min chacun
       *[other] { $minutes } min chacun + { $increment } s par tour
    }
lobby_clock_days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
lobby_players = { $least }–{ $most } joueurs
lobby_play = Jouer
lobby_rules = Règles
lobby_card_play = Jouer : { $game }
lobby_card_rules = Règles : { $game }
lobby_card_invite = Inviter des amis : { $game }
lobby_level_level-1 = Voit trois coups à l’avance et passe souvent à côté de l’essentiel.
lobby_level_level-2 = Connaît bien le jeu. Un bon premier adversaire.
lobby_level_level-3 = Compare beaucoup de possibilités et prend ce que vous laissez.
lobby_level_level-4 = Pèse des centaines de possibilités et calcule la fin de partie. Réfléchit une seconde.
lobby_level_level-5 = Aussi fort que possible en trois secondes par coup.
lobby_level_greedy = Prend ce qui rapporte le plus tout de suite. Rapide, et pas bête.
lobby_level_random = Joue n’importe quel coup permis. Pour essayer.
lobby_new_title = Nouvelle table
lobby_new_game = Jeu
lobby_new_who = Qui joue
lobby_new_how = Mode de jeu
lobby_new_how_bots = Contre des robots
lobby_new_how_screen = Sur un même écran
lobby_new_how_friends = Entre amis, par un lien
lobby_new_players = Joueurs
lobby_new_level = Force des robots
lobby_new_seats = Places
lobby_new_only-watch = Vous n’avez pas de place, vous regarderez.
lobby_new_order = Qui commence
lobby_new_order_lot = Tirer les places au sort
lobby_new_order_given = La place 1, puis dans l’ordre
lobby_new_options = Règles de la table
lobby_new_clock = Temps
lobby_new_clock_none = Sans pendule
lobby_new_clock_none_more = Chacun prend le temps qu’il veut.
lobby_new_clock_live = Temps réel
lobby_new_clock_live_more = Des minutes pour toute la partie, plus des secondes à chaque tour.
lobby_new_clock_days = Par correspondance
lobby_new_clock_days_more = Des jours pour chaque tour.
lobby_new_minutes = Par personne
lobby_new_minutes_n =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby_new_increment = En plus, par tour
lobby_new_increment_n =
    { $n ->
        [0] rien de plus
        [one] { $n } seconde
       *[other] { $n } secondes
    }
lobby_new_days = Par tour
lobby_new_days_n =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
lobby_new_substitute = Remplacement
lobby_new_substitute_more = Si quelqu’un part ou n’a plus de temps, ce robot joue à sa place jusqu’à son retour.
lobby_new_listed = Afficher à l’accueil
lobby_new_listed_more = Tout le monde peut vous rejoindre ou regarder depuis l’accueil. Sinon, il faut le lien.
lobby_new_memory = Indiquer les cartes vues
lobby_new_memory_more = Les cartes prises à la vue de tous restent indiquées dans les mains. Sans cela, vous jouez de mémoire, mais le journal dit toujours qui a pris quoi.
lobby_new_open-table = Ouvrir la table
lobby_new_begin = Commencer
lobby_new_me = Vous
lobby_new_me-named = Vous ({ $name })
lobby_new_me_more = Ici, dans ce navigateur.
lobby_new_here = Quelqu’un d’autre ici
lobby_new_open = Place libre
lobby_new_open_more = Pour qui a le lien.
lobby_new_bots = Robots
lobby_new_name-of = Nom à la place { $seat }
lobby_new_person = Joueur { $number }
lobby_kept =
    { $days ->
        [one] Une partie à laquelle personne ne touche pendant { $days } jour est supprimée. Un profil sans compte aussi. Les parties terminées restent.
       *[other] Une partie à laquelle personne ne touche pendant { $days } jours est supprimée. Un profil sans compte aussi. Les parties terminées restent.
    }
lobby_learn = Première visite ?
lobby_learn_more = Apprenez en jouant, avec des explications pas à pas. Comptez une dizaine de minutes.
lobby_learn_go = Apprendre d’abord
lobby_watch = Parties à suivre
lobby_empty_watch = Aucune partie publique pour l’instant.
lobby_credits = Crédits
lobby_credits_more = Qui a créé les jeux, et qui joue contre vous.
lobby_row_bot = { $name } (robot)
lobby_row_turn-of = C’est à { $name }
lobby_row_moves =
    { $n ->
        [one] { $n } coup joué
       *[other] { $n } coups joués
    }
lobby_row_away = Un robot joue pour vous
lobby_row_imported = Importée
lobby_row_delete = Supprimer
lobby_row_delete_sure = Supprimer cette partie pour de bon ?
lobby_row_abandon = Abandonner
lobby_row_abandon_sure = Abandonner cette partie ? Un robot continue à votre place.
lobby_row_close = Fermer
lobby_row_close_sure = Fermer cette table pour tout le monde ?
lobby_row_get-up = Quitter ma place
lobby_row_get-up_sure = Quitter votre place ? Elle sera libre pour quelqu’un d’autre.
lobby_over_place =
    { $points ->
        [one] { $place }e sur { $players }, avec { $points } point
       *[other] { $place }e sur { $players }, avec { $points } points
    }
lobby_new_hints = Conseils pour tous
lobby_new_hints_more = Chacun peut demander à un robot fort quoi jouer. Si vous ne jouez que contre des robots, les conseils sont toujours là.
lobby_new_hints_on = Conseils pour tous
lobby_new_hints_off = Sans conseils
