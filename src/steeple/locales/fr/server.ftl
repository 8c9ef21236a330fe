name_R = rouge
name_Y = jaune
name_B = bleue
phase_over = terminé
phase_build = construire
step_sit =
    { $kind ->
        [open] la place { $seat } est libre
        [bot] { $name } (robot) prend la place { $seat }
        [invited] la place { $seat } est réservée à { $name }
       *[other] { $name } prend la place { $seat }
    }
step_unseat = l’hôte a libéré la place { $seat }
step_accept = { $name } accepte l’invitation
step_decline = l’invitation a été refusée, la place { $seat } est libre
step_lot = les places seront tirées au sort
step_no-memory = les cartes vues ne seront pas indiquées dans les mains
step_start = la partie commence
step_undo =
    { $ply ->
        [0] { $name } annule tout
       *[other] { $name } annule tout ce qui suit l’action { $ply }
    }
step_ask =
    { $ply ->
        [0] { $name } demande à tout annuler
       *[other] { $name } demande à annuler tout ce qui suit l’action { $ply }
    }
step_answer =
    { $answer ->
        [yes] { $name } accepte
       *[other] { $name } refuse
    }
step_leave =
    { $why ->
        [gone] un compte a été supprimé, un robot prend le relais
       *[other] { $name } quitte la table, un robot prend le relais
    }
step_flag = { $name } n’a plus de temps, un robot prend le relais
step_return =
    { $when ->
        [after-turn] { $name } reprendra sa place après ce tour
       *[other] { $name } est de retour
    }
step_close =
    { $who ->
        [operator] l’équipe du serveur a fermé la table
       *[other] la table est fermée
    }
bot_random = au hasard
bot_greedy = gourmand
bot_level-1 = novice
bot_level-2 = occasionnel
bot_level-3 = aguerri
bot_level-4 = fort
bot_level-5 = maître
refusal_game-over = la partie est terminée, il n’y a plus rien à jouer
refusal_no-such-table = cette table est introuvable. Vérifiez le lien
refusal_not-your-seat = ce n’est pas votre place
refusal_not-your-turn = ce n’est pas encore votre tour
refusal_stale = la partie a avancé entre-temps. Regardez, puis choisissez
refusal_not-started = la partie n’a pas commencé. Elle démarre quand toutes les places sont prises
refusal_not-over = la partie n’est pas terminée. Revenez à la fin
refusal_already-over = la partie est déjà terminée. Lancez-en une autre
refusal_seat-taken = cette place est déjà prise. Choisissez-en une autre
refusal_already-seated = vous avez déjà une place ici. Laissez les autres à vos amis
refusal_unseated = l’hôte a libéré votre place. Cherchez une autre table
refusal_not-invited = aucune place ne vous est réservée ici. Prenez-en une libre, s’il en reste
refusal_table-full = toutes les places sont prises, mais vous pouvez regarder
refusal_not-host = seul l’hôte peut faire cela
refusal_not-operator = cette page est réservée à l’équipe du serveur
refusal_banned =
    { $until ->
        [null] vous ne pouvez plus jouer ici : { $why }
       *[other] vous ne pouvez pas jouer ici avant le { DATE($until) } : { $why }
    }
refusal_banned-address =
    { $until ->
        [null] votre adresse est bloquée ici : { $why }
       *[other] votre adresse est bloquée ici jusqu’au { DATE($until) } : { $why }
    }
refusal_muted =
    { $until ->
        [null] vous pouvez jouer, mais plus écrire : { $why }
       *[other] vous pouvez jouer, mais pas écrire avant le { DATE($until) } : { $why }
    }
refusal_no-such-person = cette personne est introuvable. Regardez la liste
refusal_no-such-ban = ce blocage n’existe pas. Regardez la liste
refusal_reset-over = ce lien a déjà servi ou il est trop ancien. Demandez-en un autre
refusal_bad-network = saisissez une adresse ou un réseau, par exemple 192.0.2.7 ou 192.0.2.0/24
refusal_no-account = il faut un compte pour faire cela
refusal_nothing-to-undo = il n’y a rien à annuler
refusal_no-undo-asked = personne ne vous a demandé d’annuler quoi que ce soit
refusal_not-signed-in = choisissez d’abord un nom, ou connectez-vous
refusal_name-taken = ce nom est déjà pris. Choisissez-en un autre
refusal_name-reserved = ce nom est réservé aux robots, aux anonymes ou aux comptes supprimés. Choisissez-en un autre
refusal_bad-name = choisissez un nom de 1 à 40 lettres, d’un seul alphabet et toutes visibles
refusal_wrong-password = le nom ou le mot de passe est incorrect. Réessayez
refusal_too-fast = c’était trop rapide. Attendez un instant
refusal_too-often = cela fait beaucoup de départs et d’annulations. Attendez une minute
refusal_too-many-steps = vous avez trop souvent quitté, repris ou annulé à cette table. Contentez-vous de jouer
refusal_too-many-joins = trop de gens sont passés par cette table. Ouvrez-en une autre
refusal_too-many-connections = vous avez trop de tables ouvertes. Fermez-en quelques-unes
refusal_table-crowded = trop de monde regarde cette table. Réessayez plus tard
refusal_too-long = c’est trop long. Raccourcissez
refusal_bad-message = le serveur ne comprend pas ce message
refusal_bad-origin = cette demande vient d’un autre site. Ouvrez la table ici
refusal_unreadable-table = cette table est illisible. Demandez à l’équipe du serveur de regarder son journal
refusal_bots-busy = trop de robots réfléchissent en ce moment. Réessayez dans un instant
refusal_hint-asked = votre conseil arrive
refusal_no-hint = pas de conseil cette fois. À vous de décider
refusal_too-many-tables = vous avez trop de parties en cours. Terminez-en une, ou fermez-en une qui n’a pas commencé
refusal_too-many-tables-here = trop de tables ont été ouvertes depuis votre réseau. Réessayez dans une heure
refusal_server-full = ce serveur est complet. Réessayez plus tard
refusal_busy = le serveur est occupé. Réessayez dans un instant
refusal_no-such-page = il n’y a rien à cette adresse. Vérifiez le lien
refusal_already-started = la partie a déjà commencé, mais vous pouvez regarder
refusal_already-account = vous avez déjà un compte. Déconnectez-vous pour en créer un autre
refusal_no-such-seat = cette place n’existe pas ici
refusal_no-such-session = cette session est déjà fermée
refusal_undo-asked = une demande d’annulation est déjà en cours. Attendez les réponses
refusal_undo-refused = les autres ont refusé. Vous pourrez redemander après la prochaine action
refusal_not-away = cette place est déjà la vôtre, aucun robot ne joue pour vous
refusal_already-returning = vous retrouverez votre place dès que le robot aura fini ce tour
refusal_out-of-time = votre temps s’est écoulé deux fois, le robot joue donc pour vous jusqu’à la fin
refusal_already-away = un robot joue déjà pour vous. Revenez d’abord
refusal_unknown-game = ce jeu n’existe pas ici
refusal_bad-players = ce jeu ne se joue pas avec ce nombre de joueurs
refusal_bad-option = ce jeu n’a pas cette option
refusal_bad-seat = cette place n’existe pas
refusal_bad-bot = ce robot n’existe pas
refusal_bad-seed = une graine compte 16 ou 64 caractères, de 0 à 9 ou de a à f
refusal_bad-deal = les cartes n’ont pas pu être distribuées ainsi
refusal_ill-formed = ce n’est pas une action de ce jeu
refusal_not-json = ce fichier n’est pas une partie enregistrée. Ce n’est même pas du JSON
refusal_not-a-record = ce fichier n’est pas une partie enregistrée
refusal_unknown-rules = cette partie suit des règles que ce serveur ne connaît pas
refusal_wrong-deal = la donne de cette partie ne correspond pas à sa graine
refusal_wrong-result = le résultat enregistré ne correspond pas à la partie
refusal_legal-lists = les actions permises enregistrées ne correspondent pas aux règles
refusal_wrong-commitment = la donne n’est pas celle qui avait été promise avant la partie
alert_turn = { $game } : à vous de jouer
alert_turn_by = { $name } a joué.
alert_turn_more = La partie vous attend.
alert_test = Steeple peut vous joindre ici
alert_test_more = C’est ici que nous vous préviendrons quand ce sera votre tour.
link_invites = { $name } vous invite à jouer. Un nom suffit.
link_plays = Regardez { $name } jouer.
link_over = { $name } a joué ici. Revivez la partie coup par coup.
link_table = Une table sur Steeple, pour jouer, regarder ou revoir une partie.
refusal_bad-alert-address = les alertes ne partent que vers une adresse https:// publique. Copiez celle que donne le service qui doit les recevoir
refusal_bad-zone = ce serveur ne connaît pas votre fuseau horaire et ne peut donc pas respecter vos heures calmes
refusal_webhook-failed = le message n’est pas arrivé. Vérifiez l’adresse et le service, puis réessayez
refusal_no-webhook = vous n’avez pas de webhook. Enregistrez d’abord son adresse
step_hints = tout le monde peut demander conseil
step_agree = les options de la table ont changé
refusal_hints-off = les conseils sont désactivés. Ici, on joue entre humains
refusal_old-rules = cette table suit d’anciennes règles. Ouvrez-en une nouvelle pour les changer
refusal_not-yours-alone = d’autres ont aussi joué cette partie, vous ne pouvez donc pas la supprimer
