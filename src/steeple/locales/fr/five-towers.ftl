five-towers_ui_step_bid = Annoncer
five-towers_ui_step_tear = Démolir
five-towers_ui_step_build = Construire
five-towers_ui_bid = Combien de ces cartes construirez-vous ?
five-towers_ui_bid_none = Personne n’a encore annoncé
five-towers_ui_bid_highest = Plus haute annonce : { $cards }, par { $name }
five-towers_ui_bid_chosen =
    { $cards ->
        [0] Annoncer 0 : vous ne construisez rien, mais vous pouvez démolir une carte
        [one] Annoncer 1 et construire une de ces cartes
       *[other] Annoncer { $cards } et construire { $cards } de ces cartes
    }
five-towers_ui_bid_top = Personne ne peut annoncer plus.
five-towers_ui_bid_last = Personne n’annonce après vous, votre annonce l’emporte donc.
five-towers_ui_bid_next = Pour faire mieux, il faudra au moins { $next }.
five-towers_ui_bid_button = Annoncer { $cards }
five-towers_ui_pass = Passer
five-towers_ui_pass_chosen = Passer et ne rien construire cette manche
five-towers_ui_tear = Démolissez la plus haute carte d’une Tour, ou rien
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
        [one] démolir { NAME($style) } { $value } et perdre { $cost } point ?
       *[other] démolir { NAME($style) } { $value } et perdre { $cost } points ?
    }
five-towers_ui_tear_beneath =
    { $beneath ->
        [null] La Tour repartira de zéro.
       *[other] Le { $beneath } se retrouvera tout en haut.
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
       *[other] { NAME($style) } { $value } va sur le { $on }
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
        [you] Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
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
five-towers_ui_market_none = Il n’y a plus de cartes
five-towers_ui_fit_on =
    { $top ->
        [null] nouvelle Tour
       *[other] va sur le { $top }
    }
five-towers_ui_fit_on_short =
    { $top ->
        [null] nouvelle
       *[other] sur le { $top }
    }
five-towers_ui_fit_roof = pose le sommet
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
       *[other] { NAME($style) } { $value }. Votre Tour se termine par un { $top }
    }
five-towers_ui_card_legal =
    { $top ->
        [null] { NAME($style) } { $value }. Vous pouvez en faire la base d’une Tour
       *[other] { NAME($style) } { $value }. Vous pouvez la poser sur le { $top }
    }
five-towers_ui_card_roof =
    { $top ->
        [null] { NAME($style) } 0. Vous pouvez la poser, mais un sommet seul ferme la Tour pour toujours
       *[other] { NAME($style) } 0. Vous pouvez la poser sur le { $top }. Ce sommet ferme la Tour pour toujours
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
        [one] { $count } carte
       *[other] { $count } cartes
    }
five-towers_ui_twice = deux fois
five-towers_ui_towers_own = Vos Tours
five-towers_ui_towers = Tours : { $name }
five-towers_ui_towers_back = Retour
five-towers_ui_towers_look = { $name } : { $towers }. Voir ses Tours en grand
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
five-towers_ui_tower_tear =
    { $cost ->
        [one] votre Tour « { NAME($style) } » : { $values } de bas en haut. Vous pouvez démolir le { $top } en perdant { $cost } point
       *[other] votre Tour « { NAME($style) } » : { $values } de bas en haut. Vous pouvez démolir le { $top } en perdant { $cost } points
    }
five-towers_ui_tower_other =
    { $count ->
        [0] { $name }, Tour « { NAME($style) } » : pas encore de carte
       *[other] { $name }, Tour « { NAME($style) } » : { $values } de bas en haut, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
five-towers_ui_bids = Votre annonce
five-towers_ui_bidding = Annonces et construction
five-towers_ui_bids_free = Annoncer { $cards }
five-towers_ui_bids_low = Annoncer { $cards } : trop bas, il faut dépasser la plus haute annonce
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
       *[other] { $name } en a construit { $built } sur { $cards }
    }
five-towers_ui_torn =
    { $torn ->
        [one] { $torn } démolie
       *[other] { $torn } démolies
    }
five-towers_ui_score = Score
five-towers_ui_score_now = Score actuel
five-towers_ui_score_final = Score final
five-towers_ui_score_caption = Points par Tour et par joueur
five-towers_ui_score_highest = Tour principale
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
five-towers_ui_key_card = Choisir la carte à démolir ou à construire
title_five-towers = Les 5 Tours
lobby_length_five-towers = 20 min
lobby_blurb_five-towers = Annoncez combien de cartes vous osez construire. Empilez en descendant, coiffez d’un zéro, démolissez à vos frais.
learn_players_five-towers = 2 à 5 joueurs, 20 minutes
learn_blurb_five-towers = Annoncez combien de cartes vous osez construire. Empilez en descendant, coiffez d’un 0.
learn_coach_five-towers_welcome_title = Vos cinq Tours
learn_coach_five-towers_welcome = Vous et un robot novice élevez chacun cinq Tours, une par style, en valeurs décroissantes. Chaque carte rapporte 1 point, ou 2 si la Tour a son sommet. C’est vous qui annoncez en premier.
learn_coach_five-towers_bid_title = Annoncez
learn_coach_five-towers_bid = Combien de ces cinq cartes voulez-vous construire ? La plus haute annonce l’emporte, et il faudra construire exactement ce nombre. Pour commencer, 2 ou 3, c’est bien.
learn_coach_five-towers_bot_title = Un seul tour de table
learn_coach_five-towers_bot = Chacun ne parle qu’une fois, pour annoncer plus ou pour passer. La personne à gauche de l’architecte qui a construit ouvre la manche suivante.
learn_coach_five-towers_tear_title = Démolir ou pas ?
learn_coach_five-towers_tear = Votre annonce l’emporte, vous construisez donc. Avant cela, vous pouvez démolir la plus haute carte d’une Tour pour faire de la place. La première coûte 1 point, la deuxième 2, la troisième 3. Cela en vaut rarement la peine.
learn_coach_five-towers_build_title = Construisez
learn_coach_five-towers_build = Choisissez vos cartes au marché, une à une. Chacune va sur votre Tour de son style, sur une valeur plus haute. De grosses valeurs à la base laissent de la place pour la suite.
learn_coach_five-towers_special_title = 8, 9 et 0
learn_coach_five-towers_special = Sur un 8, vous pouvez poser n’importe quelle carte, et la Tour repart de haut. Un 9 va sur tout, sauf sur un 0. Le 0 est le sommet. Il double les points de la Tour et la ferme pour toujours.
learn_coach_five-towers_score_title = Les points pour l’instant
learn_coach_five-towers_score = Le tableau à côté du plateau compte chaque Tour telle qu’elle est, le bonus de la Tour principale et le coût des démolitions.
learn_coach_five-towers_second-pile_title = La seconde pioche
learn_coach_five-towers_second-pile = Les cartes dont personne n’a voulu reviennent une dernière fois, mélangées. Quand cette pioche sera vide, la partie sera finie. Il est temps de poser vos sommets.
turning_five-towers_second-pile = La défausse devient la seconde pioche
five-towers_bid = { $name } annonce { $cards }
five-towers_pass = { $name } passe
five-towers_tear = { $name } démolit { NAME($style) } { $value }
five-towers_tear-nothing = { $name } ne démolit rien
five-towers_build =
    { $on ->
        [null] { $name } prend { NAME($style) } { $value } et commence une Tour
       *[other] { $name } pose { NAME($style) } { $value } sur le { $on }
    }
end_five-towers_second-pile = la seconde pioche est vide
end_five-towers_no-discard = la pioche est vide et il n’y a rien à mélanger
clause_five-towers_not-now = l’étape en cours est « { NAME($due, kind: "phase") } », pas « { NAME($tried, kind: "phase") } »
clause_five-towers_bid-not-higher = { $tried } ne suffit pas. Annoncez plus que { $bid }, ou passez
clause_five-towers_bid-beyond-market =
    { $size ->
        [one] il n’y a qu’une carte au marché, vous ne pouvez pas annoncer { $tried }
       *[other] il n’y a que { $size } cartes au marché, vous ne pouvez pas annoncer { $tried }
    }
clause_five-towers_bid-impossible =
    { $most ->
        [0] même en démolissant une carte, vous ne pourriez en construire aucune
        [one] même en démolissant une carte, vous ne pourriez en construire qu’une
       *[other] même en démolissant une carte, vous ne pourriez en construire que { $most }
    }
clause_five-towers_tear-no-tower = vous n’avez pas de Tour « { NAME($style) } » où démolir une carte
clause_five-towers_tear-roof = votre Tour « { NAME($style) } » a son sommet, et un sommet ne se démolit pas
clause_five-towers_tear-leaves-too-few =
    { $most ->
        [0] vous avez annoncé { $bid }, mais après avoir démoli { NAME($card) }, vous ne pourriez en construire aucune
        [one] vous avez annoncé { $bid }, mais après avoir démoli { NAME($card) }, vous ne pourriez en construire qu’une
       *[other] vous avez annoncé { $bid }, mais après avoir démoli { NAME($card) }, vous ne pourriez en construire que { $most }
    }
clause_five-towers_tear-needed =
    { $most ->
        [0] pour tenir votre annonce de { $bid }, démolissez d’abord { NAME($tops, type: "or") }. Sinon, vous ne pourrez en construire aucune
        [one] pour tenir votre annonce de { $bid }, démolissez d’abord { NAME($tops, type: "or") }. Sinon, vous ne pourrez en construire qu’une
       *[other] pour tenir votre annonce de { $bid }, démolissez d’abord { NAME($tops, type: "or") }. Sinon, vous ne pourrez en construire que { $most }
    }
clause_five-towers_build-not-in-market = { NAME($card) } n’est pas au marché. Choisissez une carte qui s’y trouve
clause_five-towers_build-on-roof = votre Tour « { NAME($style) } » a son sommet, et rien ne va sur un 0
clause_five-towers_build-not-lower = { NAME($card) } ne va pas sur le { $top }. Il faut une valeur plus basse ou un 9
clause_five-towers_build-blocks-rest =
    { $most ->
        [0] après { NAME($card) }, il vous en resterait { $left } à construire, mais vous ne pourriez en poser aucune. Commencez par une autre carte
        [one] après { NAME($card) }, il vous en resterait { $left } à construire, mais vous ne pourriez en poser qu’une. Commencez par une autre carte
       *[other] après { NAME($card) }, il vous en resterait { $left } à construire, mais vous ne pourriez en poser que { $most }. Commencez par une autre carte
    }
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
       *[other] Vous posez { NAME($style) } { $value } sur le { $on }
    }
five-towers_ui_did_bid = annoncé { $cards }
five-towers_ui_did_pass = passé
five-towers_ui_did_tear = démoli { NAME($style) } { $value }
five-towers_ui_did_tear-nothing = tout gardé
five-towers_ui_did_build = construit { $cards }
five-towers_ui_did_card = { NAME($style) } { $value }
five-towers_ui_cards_of =
    { $count ->
        [one] { NAME($style) } : { $count } carte
       *[other] { NAME($style) } : { $count } cartes
    }
about_design_five-towers = Un jeu de Kasper Lapp.
about_source_five-towers = Nous suivons les règles des 5 Tours, 2023.
