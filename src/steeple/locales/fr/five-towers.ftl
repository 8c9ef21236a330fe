five-towers_ui_step_bid = Annoncer
five-towers_ui_step_tear = Démolir
five-towers_ui_step_build = Construire
five-towers_ui_bid = Combien de ces cartes construirez-vous ?
five-towers_ui_bid_none = Personne n’a encore annoncé
five-towers_ui_bid_highest = Meilleure annonce : { $cards }, par { $name }
five-towers_ui_bid_chosen =
    { $cards ->
        [0] Annoncer 0 : vous ne construisez rien, mais vous pouvez démolir une carte
        [one] Annoncer 1 et construire une de ces cartes
       *[other] Annoncer { $cards } et construire { $cards } de ces cartes
    }
five-towers_ui_bid_top = Personne ne peut annoncer plus.
five-towers_ui_bid_last = Personne n’annonce après vous, votre annonce l’emporte donc.
five-towers_ui_bid_next = Pour faire mieux, il faudra { $next } ou plus.
five-towers_ui_bid_button = Annoncer { $cards }
five-towers_ui_pass = Passer
five-towers_ui_pass_chosen = Passer et ne rien construire cette manche
five-towers_ui_tear = Démolissez une de vos cartes du dessus, ou rien
five-towers_ui_tear_must = Vous devez démolir une carte pour construire ce que vous avez annoncé
five-towers_ui_tear_cannot = Vous n’avez rien à démolir
five-towers_ui_then =
    { $left ->
        [0] Ensuite, vous ne construisez rien.
        [one] Ensuite, vous construisez une carte.
       *[other] Ensuite, vous construisez { $left } cartes.
    }
five-towers_ui_tear_chosen =
    { $cost ->
        [one] démolir { NAME($style) } { $value } pour 1 point ?
       *[other] démolir { NAME($style) } { $value } pour { $cost } points ?
    }
five-towers_ui_tear_beneath =
    { $beneath ->
        [null] La Tour repartira de zéro.
       *[other] Il restera { $beneath } au sommet.
    }
five-towers_ui_tear_button = Démolir
five-towers_ui_tear_nothing = Rien
five-towers_ui_tear_nothing_chosen = Ne rien démolir
five-towers_ui_build =
    { $left ->
        [one] Construisez encore une carte du marché
       *[other] Construisez encore { $left } cartes du marché, une à une
    }
five-towers_ui_build_more = Touchez une carte ou une de vos Tours.
five-towers_ui_build_chosen =
    { $on ->
        [null] { NAME($style) } { $value } commence une Tour
       *[other] { NAME($style) } { $value } va sur { $on }
    }
five-towers_ui_build_left =
    { $left ->
        [0] C’est votre dernière carte. Le reste du marché est défaussé.
        [one] Puis encore une carte.
       *[other] Puis encore { $left } cartes.
    }
five-towers_ui_build_button = Construire
five-towers_ui_roof_chosen = Fermer votre Tour « { NAME($style) } » avec un 0 ?
five-towers_ui_roof_more = Ses cartes comptent double, mais elle ne changera plus jamais.
five-towers_ui_roof_button = Poser le sommet
five-towers_ui_wait_bid = { $name } prépare son annonce
five-towers_ui_wait_tear = { $name } peut démolir une carte
five-towers_ui_wait_build =
    { $left ->
        [one] { $name } a encore une carte à construire
       *[other] { $name } a encore { $left } cartes à construire
    }
five-towers_ui_won =
    { $winners ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
five-towers_ui_market = Marché
five-towers_ui_market_cards =
    { $count ->
        [0] Le marché : aucune carte
        [one] Le marché : une carte
       *[other] Le marché : { $count } cartes
    }
five-towers_ui_market_none = Il n’y a plus de cartes à venir
five-towers_ui_fit_on =
    { $top ->
        [null] nouvelle Tour
       *[other] va sur { $top }
    }
five-towers_ui_fit_on_short =
    { $top ->
        [null] nouvelle
       *[other] sur { $top }
    }
five-towers_ui_fit_roof = la ferme
five-towers_ui_fit_top =
    { $top ->
        [null] pas de Tour
        [0] a son sommet
       *[other] la vôtre : { $top }
    }
five-towers_ui_fit_top_short =
    { $top ->
        [null] –
        [0] sommet
       *[other] haut { $top }
    }
five-towers_ui_card =
    { $top ->
        [none] { NAME($style) } { $value }
        [null] { NAME($style) } { $value }. Vous n’avez pas encore cette Tour
       *[other] { NAME($style) } { $value }. Votre Tour a { $top } au sommet
    }
five-towers_ui_card_legal =
    { $top ->
        [null] { NAME($style) } { $value }. Vous pouvez commencer une Tour avec
       *[other] { NAME($style) } { $value }. Vous pouvez la construire sur { $top }
    }
five-towers_ui_card_roof =
    { $top ->
        [null] { NAME($style) } 0 : peut être construite ; un sommet seul ferme la Tour pour toujours
       *[other] { NAME($style) } 0 : peut être construite sur { $top } ; le sommet ferme la Tour pour toujours
    }
five-towers_ui_order = Qui a annoncé quoi
five-towers_ui_first = { $name } annonce en premier
five-towers_ui_first_is = Annonce en premier
five-towers_ui_standing_bids = Annonce { $cards }
five-towers_ui_standing_builds = Construit { $cards }
five-towers_ui_standing_to-bid = Doit annoncer
five-towers_ui_standing_waits = Pas encore
five-towers_ui_standing_passed = A passé
five-towers_ui_standing_out = Hors course
five-towers_ui_standing_name_bids = { $name } annonce { $cards }
five-towers_ui_standing_name_builds = { $name } construit { $cards }
five-towers_ui_standing_name_to-bid = { $name } doit annoncer
five-towers_ui_standing_name_waits = { $name } n’a pas encore annoncé
five-towers_ui_standing_name_passed = { $name } a passé
five-towers_ui_standing_name_out = { $name } n’est plus en course
five-towers_ui_pile_look = Cartes encore à venir
five-towers_ui_pile_label = Cartes encore à venir : { $pile } dans la pioche, { $discard } dans la défausse
five-towers_ui_pile_first = Pioche
five-towers_ui_pile_second = 2e pioche
five-towers_ui_discard = Défausse
five-towers_ui_pile_again = Quand la pioche est vide, la défausse devient la seconde pioche.
five-towers_ui_pile_end = Quand cette pioche est vide, la partie s’arrête à la fin de la manche.
five-towers_ui_cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
five-towers_ui_twice = deux fois
five-towers_ui_towers_own = Vos Tours
five-towers_ui_towers = Tours de { $name }
five-towers_ui_towers_back = Retour
five-towers_ui_towers_look = Tours de { $name } : { $towers }. Les voir en grand
five-towers_ui_rivals = Les Tours des autres
five-towers_ui_tower_short =
    { $count ->
        [0] { NAME($style) } aucune
       *[other] { NAME($style) } { $values }
    }
five-towers_ui_tower =
    { $count ->
        [0] votre Tour « { NAME($style) } » n’a pas encore de carte
       *[other] votre Tour « { NAME($style) } » : { $values } de bas en haut, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
five-towers_ui_tower_build =
    { $count ->
        [0] votre Tour « { NAME($style) } » n’a pas encore de carte. Vous pouvez la commencer
       *[other] votre Tour « { NAME($style) } » : { $values } de bas en haut, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Vous pouvez construire dessus
    }
five-towers_ui_tower_tear = votre Tour « { NAME($style) } » : { $values } de bas en haut. Vous pouvez démolir { $top } pour { $cost }
five-towers_ui_tower_other =
    { $count ->
        [0] Tour « { NAME($style) } » de { $name } : pas encore de carte
       *[other] Tour « { NAME($style) } » de { $name } : { $values } de bas en haut, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
five-towers_ui_bids = Votre annonce
five-towers_ui_bidding = Annonces et construction
five-towers_ui_bids_free = Annoncer { $cards }
five-towers_ui_bids_low = Annoncer { $cards } : pas plus que la meilleure annonce
five-towers_ui_bids_not = Annoncer { $cards } : impossible. Touchez pour savoir pourquoi
five-towers_ui_bids_idle = Annoncer { $cards } : ce n’est pas votre tour
five-towers_ui_bids_low_short = trop bas
five-towers_ui_bids_cards =
    { $cards ->
        [one] carte
       *[other] cartes
    }
five-towers_ui_progress =
    { $cards ->
        [0] { $name } a annoncé 0 et ne construit rien
       *[other] { $name } a construit { $built } sur { $cards }
    }
five-towers_ui_torn =
    { $torn ->
        [one] 1 démolie
       *[other] { $torn } démolies
    }
five-towers_ui_score = Score
five-towers_ui_score_now = Score actuel
five-towers_ui_score_final = Score final
five-towers_ui_score_caption = Points par Tour et par joueur
five-towers_ui_score_highest = Plus haute Tour
five-towers_ui_score_torn = Démolies
five-towers_ui_score_total = Total
five-towers_ui_score_roof = Avec son sommet : 2 points par carte, déjà comptés.
five-towers_ui_score_roofed = avec son sommet
five-towers_ui_score_skip = Passer
five-towers_ui_text_market =
    { $count ->
        [0] Le marché est vide.
       *[other] Marché : { $cards }.
    }
five-towers_ui_text_towers = Tours, de bas en haut
five-towers_ui_key_bid = Annoncer ce nombre de cartes
five-towers_ui_key_pass = Passer, ou ne rien démolir
five-towers_ui_key_card = Une Tour à démolir, une carte à construire
title_five-towers = Les 5 Tours
lobby_length_five-towers = 20 min
lobby_blurb_five-towers = Annoncez combien de cartes vous osez construire. Empilez en descendant, coiffez d’un zéro, démolissez à vos frais.
learn_players_five-towers = 2 à 5 joueurs, 20 minutes
learn_blurb_five-towers = Annoncez combien de cartes vous osez construire. Empilez en descendant, coiffez d’un 0.
learn_coach_five-towers_welcome_title = Cinq tours à vous
learn_coach_five-towers_welcome = Vous et un novice élevez chacun cinq tours, une par style, en valeurs descendantes. Chaque carte vaut un point, sous un sommet deux. Vous annoncez en premier.
learn_coach_five-towers_bid_title = Annoncez
learn_coach_five-towers_bid = Combien de ces cinq cartes construirez-vous ? La plus haute annonce construit, et doit construire autant. Deux ou trois : un bon début.
learn_coach_five-towers_bot_title = Un seul tour de table
learn_coach_five-towers_bot = Chacun parle une fois : plus que vous, ou passe. La manche suivante commence à gauche de qui construit.
learn_coach_five-towers_tear_title = Démolir ?
learn_coach_five-towers_tear = À vous de construire. D’abord, vous pouvez démolir la carte du haut d’une tour pour faire de la place. La première coûte 1 point, puis 2, puis 3 : le plus souvent, cela n’en vaut pas la peine.
learn_coach_five-towers_build_title = Construisez
learn_coach_five-towers_build = Choisissez les cartes du marché une à une. Chacune va sur votre tour de ce style, sur une valeur plus haute. De grandes valeurs en bas laissent de la place au-dessus.
learn_coach_five-towers_special_title = 8, 9 et 0
learn_coach_five-towers_special = Sur un 8, tout va : la tour peut repartir de haut. Un 9 va sur tout sauf un 0. Un 0 est le sommet : il double la tour et la ferme.
learn_coach_five-towers_score_title = Les points à ce stade
learn_coach_five-towers_score = Le tableau à côté du plateau compte chaque tour telle qu’elle est, la prime de celle qui a le plus de cartes, et les démolitions.
learn_coach_five-towers_second-pile_title = La seconde pioche
learn_coach_five-towers_second-pile = Ce dont personne ne voulait revient une fois, mélangé. Quand cette pioche sera vide, la partie finira : il est temps de coiffer les tours.
turning_five-towers_second-pile = La défausse devient la seconde pioche
five-towers_bid = { $name } annonce { $cards }
five-towers_pass = { $name } passe
five-towers_tear = { $name } démolit { NAME($style) } { $value }
five-towers_tear-nothing = { $name } ne démolit rien
five-towers_build =
    { $on ->
        [null] { $name } prend { NAME($style) } { $value } et commence une Tour
       *[other] { $name } prend { NAME($style) } { $value } et la pose sur { $on }
    }
end_five-towers_second-pile = la seconde pioche est vide
end_five-towers_no-discard = la pioche est vide et il n’y a rien à mélanger
clause_five-towers_not-now = l’étape en cours est « { NAME($due, kind: "phase") } », pas « { NAME($tried, kind: "phase") } »
clause_five-towers_bid-not-higher = { $tried } ne suffit pas. Annoncez plus que { $bid }, ou passez
clause_five-towers_bid-beyond-market = vous ne pouvez pas annoncer { $tried } quand le marché en compte { $size }
clause_five-towers_bid-impossible = même en démolissant une carte, vous ne pourriez en construire que { $most }
clause_five-towers_tear-no-tower = vous n’avez pas de Tour « { NAME($style) } » à démolir
clause_five-towers_tear-roof = votre Tour « { NAME($style) } » a son sommet, et un sommet ne se démolit pas
clause_five-towers_tear-leaves-too-few = vous avez annoncé { $bid }, mais sans { NAME($card) } vous ne pourriez en construire que { $most }
clause_five-towers_tear-needed = vous avez annoncé { $bid }, mais vous ne pouvez en construire que { $most } si vous ne démolissez pas { NAME($tops, type: "or") }
clause_five-towers_build-not-in-market = { NAME($card) } n’est pas au marché. Choisissez une carte qui s’y trouve
clause_five-towers_build-on-roof = votre Tour « { NAME($style) } » a son sommet, et rien ne va sur un 0
clause_five-towers_build-not-lower = { NAME($card) } ne va pas sur { $top }. Il faut une valeur plus basse ou un 9
clause_five-towers_build-blocks-rest = après { NAME($card) }, il vous resterait { $left } à construire, mais vous ne pourriez en construire que { $most }
name_C = bonbons
name_S = épouvante
name_T = arbre
name_M = ferraille
name_D = sable
phase_bid = annoncer
phase_tear = démolir
table_you_five-towers_bid = Vous annoncez { $cards }
table_you_five-towers_pass = Vous passez
table_you_five-towers_tear = Vous démolissez { NAME($style) } { $value }
table_you_five-towers_tear-nothing = Vous ne démolissez rien
table_you_five-towers_build =
    { $on ->
        [null] Vous prenez { NAME($style) } { $value } et commencez une Tour
       *[other] Vous prenez { NAME($style) } { $value } et la posez sur { $on }
    }
five-towers_ui_did_bid = annoncé { $cards }
five-towers_ui_did_pass = passé
five-towers_ui_did_tear = démoli { NAME($style) } { $value }
five-towers_ui_did_tear-nothing = tout gardé
five-towers_ui_did_build = construit { $cards }
five-towers_ui_did_card = { NAME($style) } { $value }
about_design_five-towers = Un jeu de Kasper Lapp.
about_source_five-towers = Nous suivons les règles des 5 Tours, 2023.
