name_R = rouge
name_Y = jaune
name_B = bleue
phase_over = terminé
phase_build = construire
step_sit =
    { $kind ->
        [open] la place { $seat } est libre
        [bot] { $name }, un robot, prend la place { $seat }
        [invited] la place { $seat } est réservée à { $name }
       *[other] { $name } prend la place { $seat }
    }
step_unseat = l’hôte a libéré la place { $seat }
step_accept = { $name } accepte l’invitation
step_decline = l’invitation a été refusée, la place { $seat } est libre
step_lot = les places seront tirées au sort
step_no-memory = les cartes vues ne seront pas mémorisées pour vous
step_start = la partie commence
step_undo = { $name } revient à l’action { $ply }
step_ask = { $name } demande à revenir à l’action { $ply }
step_answer =
    { $answer ->
        [yes] { $name } est d’accord
       *[other] { $name } n’est pas d’accord
    }
step_leave =
    { $why ->
        [gone] un compte a été supprimé : un robot continue
       *[other] { $name } s’en va : un robot continue
    }
step_flag = le temps de { $name } est écoulé : un robot continue
step_return =
    { $when ->
        [after-turn] { $name } reprendra sa place après ce tour
       *[other] { $name } est de retour
    }
step_close =
    { $who ->
        [operator] un opérateur a fermé la table
       *[other] la table est fermée
    }
bot_random = au hasard
bot_greedy = gourmand
bot_level-1 = novice
bot_level-2 = occasionnel
bot_level-3 = aguerri
bot_level-4 = fort
bot_level-5 = maître
refusal_game-over = la partie est finie : plus aucune action n’est possible
refusal_no-such-table = cette table n’existe pas : vérifiez le lien
refusal_not-your-seat = cette place n’est pas la vôtre
refusal_not-your-turn = ce n’est pas votre tour : attendez les autres
refusal_stale = la partie a avancé entre-temps : regardez et choisissez à nouveau
refusal_not-started = la partie n’a pas commencé : attendez que toutes les places soient prises
refusal_not-over = la partie n’est pas finie : revenez quand elle le sera
refusal_already-over = la partie est déjà finie : commencez-en une autre
refusal_seat-taken = cette place est déjà prise : choisissez-en une autre
refusal_already-seated = vous avez déjà une place ici. Laissez les autres aux autres
refusal_unseated = l’hôte a libéré votre place. Cherchez une autre table
refusal_not-invited = aucune place ne vous est réservée ici. Prenez-en une libre, s’il y en a
refusal_table-full = toutes les places sont prises : vous pouvez regarder
refusal_not-host = seul l’hôte peut faire cela
refusal_not-operator = cette page est réservée aux opérateurs du serveur
refusal_banned =
    { $until ->
        [null] vous ne pouvez plus jouer ici : { $why }
       *[other] vous ne pouvez pas jouer ici avant le { $until } : { $why }
    }
refusal_banned-address =
    { $until ->
        [null] votre adresse est bloquée ici : { $why }
       *[other] votre adresse est bloquée ici jusqu’au { $until } : { $why }
    }
refusal_muted =
    { $until ->
        [null] vous pouvez jouer, mais plus écrire : { $why }
       *[other] vous pouvez jouer, mais pas écrire avant le { $until } : { $why }
    }
refusal_no-such-person = personne ne correspond : regardez la liste des personnes
refusal_no-such-ban = il n’y a rien à lever : regardez la liste des blocages
refusal_reset-over = ce lien a déjà servi, ou il est trop ancien : demandez-en un autre
refusal_bad-network = écrivez une adresse ou un réseau, comme 192.0.2.7 ou 192.0.2.0/24
refusal_no-account = sans compte, ce n’est pas possible
refusal_nothing-to-undo = il n’y a rien à reprendre
refusal_no-undo-asked = personne ne vous a demandé de revenir en arrière
refusal_not-signed-in = dites d’abord qui vous êtes : choisissez un nom ou connectez-vous
refusal_name-taken = ce nom est déjà pris : choisissez-en un autre
refusal_name-reserved = ce nom est réservé aux robots, aux invités ou aux absents : choisissez-en un autre
refusal_bad-name = choisissez un nom de 1 à 40 lettres, toutes visibles et d’un seul alphabet
refusal_wrong-password = le nom ou le mot de passe est faux : réessayez
refusal_too-fast = trop à la fois : attendez un instant
refusal_too-often = cela fait beaucoup de départs et d’annulations d’un coup : attendez une minute
refusal_too-many-steps = vous avez trop souvent quitté, repris ou annulé à cette table. Maintenant, jouez
refusal_too-many-joins = trop de monde s’est succédé à cette table : ouvrez-en une autre
refusal_too-many-connections = vous avez trop de tables ouvertes : fermez-en quelques-unes
refusal_table-crowded = trop de monde regarde cette table : réessayez plus tard
refusal_too-long = c’est trop long : envoyez moins
refusal_bad-message = ce message est illisible
refusal_bad-origin = cette demande vient d’un autre site : ouvrez la table ici
refusal_unreadable-table = cette table est illisible : demandez à qui s’occupe de ce serveur de regarder son journal
refusal_bots-busy = trop de robots réfléchissent : attendez un instant et réessayez
refusal_hint-asked = vous attendez déjà un conseil : il arrive
refusal_no-hint = aucun conseil trouvé : choisissez par vous-même cette fois
refusal_too-many-tables = vous avez trop de parties en cours : terminez-en une, ou fermez-en une qui n’a pas commencé
refusal_too-many-tables-here = trop de tables ont été ouvertes depuis votre réseau : réessayez dans une heure
refusal_server-full = ce serveur est plein : réessayez plus tard
refusal_busy = le serveur est occupé : réessayez dans un instant
refusal_no-such-page = il n’y a rien à cette adresse : vérifiez le lien
refusal_already-started = la partie a déjà commencé : vous pouvez regarder
refusal_already-account = vous avez déjà un compte : déconnectez-vous pour en créer un autre
refusal_no-such-seat = cette place n’existe pas à cette table
refusal_no-such-session = la session y est déjà fermée
refusal_undo-asked = quelqu’un a déjà demandé à revenir en arrière : attendez les réponses
refusal_undo-refused = les autres ont refusé. Vous pourrez redemander dès que quelqu’un aura joué
refusal_not-away = vous tenez cette place : aucun robot ne joue pour vous
refusal_already-returning = vous reprendrez votre place dès que le robot aura fini ce tour
refusal_out-of-time = votre temps s’est écoulé deux fois, donc le robot joue pour vous jusqu’à la fin
refusal_already-away = un robot joue déjà pour vous : revenez d’abord
refusal_unknown-game = ce jeu n’existe pas
refusal_bad-players = le jeu n’est pas pour ce nombre de joueurs
refusal_bad-option = le jeu n’a pas cette option
refusal_bad-seat = cette place n’existe pas
refusal_bad-bot = ce robot n’existe pas
refusal_bad-seed = une graine se compose de 16 ou 64 chiffres de 0-9 et a-f
refusal_bad-deal = les cartes n’ont pas pu être distribuées ainsi
refusal_ill-formed = ce n’est pas une action de ce jeu
refusal_not-json = ce fichier n’est pas un enregistrement : ce n’est pas du JSON
refusal_not-a-record = ce fichier n’est pas l’enregistrement d’une partie
refusal_unknown-rules = cet enregistrement suit des règles inconnues ici
refusal_wrong-deal = la donne de cet enregistrement ne vient pas de sa graine
refusal_wrong-result = le résultat de cet enregistrement n’est pas celui de sa partie
refusal_legal-lists = les actions permises de cet enregistrement ne sont pas celles des règles
refusal_wrong-commitment = la donne n’est pas celle qui avait été promise avant la partie
