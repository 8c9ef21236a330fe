campanile_ui_you = Vous
campanile_ui_era_R = romane
campanile_ui_era_Y = baroque
campanile_ui_era_B = gothique
campanile_ui_era_N = art déco
campanile_ui_era_E = vénitienne
campanile_ui_rank_1 = 1re
campanile_ui_rank_2 = 2e
campanile_ui_rank_3 = 3e
campanile_ui_rank_4 = 4e
campanile_ui_rank_5 = 5e
campanile_ui_pays =
    { $flags ->
        [0] sans drapeau
       *[other] vaut { $values }
    }
campanile_ui_towers = Tours
campanile_ui_tower =
    { $height ->
        [0] Tour { NAME($style) }, { $era }, pas encore d’étage, rang { $rank }.
        [one] Tour { NAME($style) }, { $era }, 1 étage, rang { $rank }.
       *[other] Tour { NAME($style) }, { $era }, { $height } étages, rang { $rank }.
    }
campanile_ui_tower_stake =
    { $pays ->
        [0] { $who } : influence { $influence }, aucun point.
        [one] { $who } : influence { $influence }, { $pays } point si l’on comptait maintenant.
       *[other] { $who } : influence { $influence }, { $pays } points si l’on comptait maintenant.
    }
campanile_ui_tower_flag = Son drapeau rapporte { $values }.
campanile_ui_tower_legal = Vous pouvez la choisir.
campanile_ui_display = Réserve
campanile_ui_display_card = Carte { NAME($style) } de la réserve
campanile_ui_deck =
    { $cards ->
        [0] La pioche est vide.
        [one] Il reste 1 carte dans la pioche.
       *[other] Il reste { $cards } cartes dans la pioche.
    }
campanile_ui_deck_short = Pioche { $cards }
campanile_ui_end_now = Finito est parmi les cartes restantes et peut sortir à tout moment.
campanile_ui_end_later =
    { $cards ->
        [one] Encore { $cards } carte, puis Finito pourra sortir à tout moment.
       *[other] Encore { $cards } cartes, puis Finito pourra sortir à tout moment.
    }
campanile_ui_end_piles =
    { $cards ->
        [0] Une pioche est vide, la partie s’arrête.
        [one] La partie s’arrête dès qu’une pioche est vide. La plus petite n’a plus qu’une carte.
       *[other] La partie s’arrête dès qu’une pioche est vide. La plus petite a { $cards } cartes.
    }
campanile_ui_piles = Pioches
campanile_ui_pile =
    { $cards ->
        [0] Pioche { $pile } : vide.
        [one] Pioche { $pile } : { NAME($style) } dessus, la dernière carte.
       *[other] Pioche { $pile } : { NAME($style) } dessus, { $cards } cartes.
    }
campanile_ui_pile_left =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
campanile_ui_pile_why =
    { $floors ->
        [one] Vous tirez ici après avoir construit { $floors } étage
       *[other] Vous tirez ici après avoir construit { $floors } étages
    }
campanile_ui_hand = Votre main
campanile_ui_hand_of = Main : { $name }
campanile_ui_hand_card = Carte { NAME($style) } en main
campanile_ui_raise = Étages
campanile_ui_raise_style = { $style } : étages
campanile_ui_floors_left =
    { $floors ->
        [one] { $floors } étage. Jetons de { $floors } restants : { $left }
       *[other] { $floors } étages. Jetons de { $floors } restants : { $left }
    }
campanile_ui_floors_draw =
    { $floors ->
        [one] { $floors } étage, puis vous tirez la carte { NAME($style) }
       *[other] { $floors } étages, puis vous tirez la carte { NAME($style) }
    }
campanile_ui_no-marker = aucun
campanile_ui_draws = tirez
campanile_ui_markers = Vos jetons
campanile_ui_markers_short = Jetons
campanile_ui_markers_left =
    { $left ->
        [0] Plus aucun jeton
        [one] 1 jeton restant : { $values }
       *[other] { $left } jetons restants : { $values }
    }
campanile_ui_markers_none = Vous les avez tous placés.
campanile_ui_marker = Jeton de { $value }, il en reste { $left }
campanile_ui_move_from = Déplacer votre jeton de 2 depuis la tour { NAME($from) }
campanile_ui_chips = Jetons de points
campanile_ui_chips_none = pas encore
campanile_ui_cards = Main
campanile_ui_cards_known =
    { $known ->
        [0] { $size } cartes, toutes inconnues
       *[other] { $size } cartes, dont on connaît : { NAME($styles) }
    }
campanile_ui_cards_seen = Tout le monde a vu prendre ces cartes
campanile_ui_flags = Drapeaux
campanile_ui_flags_over = Décompte final
campanile_ui_flags_1996 = Si la partie s’arrêtait
campanile_ui_flags_finito = Si Finito sortait
campanile_ui_flags_intermezzo = Si Intermezzo sortait
campanile_ui_flags_caption = Qui marque quoi sous chaque tour
campanile_ui_level =
    { $edition ->
        [campanile-1996] À hauteur égale, la tour la plus proche des pioches passe devant.
       *[other] À hauteur égale, la tour la plus proche de la réserve passe devant.
    }
campanile_ui_bell_intermezzo = Intermezzo
campanile_ui_bell_finito = Décompte final
campanile_ui_skip = Passer
campanile_ui_nobody = Il n’y a aucun jeton sous un drapeau, personne ne marque.
campanile_ui_scoring = D’où viennent les points
campanile_ui_total = Total
campanile_ui_text_tower = Tour
campanile_ui_text_floors = Étages
campanile_ui_text_rank = Rang
campanile_ui_text_flag = Drapeau
campanile_ui_text_influence = Influence
campanile_ui_text_stake =
    { $pays ->
        [0] { $who } : { $markers }, influence { $influence }
        [one] { $who } : { $markers }, influence { $influence }, { $pays } point
       *[other] { $who } : { $markers }, influence { $influence }, { $pays } points
    }
campanile_ui_text_players = Joueurs
campanile_ui_text_player = Joueur
campanile_ui_text_points = Points
campanile_ui_text_hand = En main : { NAME($styles) }.
campanile_ui_text_display = Réserve : { NAME($styles) }.
campanile_ui_step_build = Construire
campanile_ui_step_bet = Parier
campanile_ui_step_take = Prendre
campanile_ui_step_bet-and-draw = Parier, tirer
campanile_ui_wait_build = { $name } construit
campanile_ui_wait_bet = { $name } parie
campanile_ui_wait_take = { $name } prend une carte
campanile_ui_wait_own = C’est à vous
campanile_ui_over = La partie est terminée
campanile_ui_ask_build = Choisissez une carte pour construire
campanile_ui_ask_build_more = Elle élève la tour de son style de 1, 2 ou 3 étages.
campanile_ui_ask_floors = Combien d’étages pour la tour { NAME($style) } ?
campanile_ui_ask_floors_more = Choisissez 1, 2 ou 3.
campanile_ui_ask_bet = Touchez une tour pour votre jeton de { $value } : { NAME($styles, type: "or") }
campanile_ui_ask_bet_any = Choisissez un jeton ({ LIST($values, type: "or") }) et touchez une tour : { NAME($styles, type: "or") }
campanile_ui_ask_bet_more =
    { $floors ->
        [one] Vous avez construit { $floors } étage, vous pariez donc un jeton de { $floors }.
       *[other] Vous avez construit { $floors } étages, vous pariez donc un jeton de { $floors }.
    }
campanile_ui_ask_bet_draw = Ensuite, vous tirez la carte { NAME($style) } de la pioche { $pile }.
campanile_ui_ask_value = Touchez un jeton pour la tour { NAME($style) } : { LIST($values, type: "or") }
campanile_ui_ask_value_more =
    { $floors ->
        [one] Vous avez construit un étage, tous les jetons conviennent donc.
       *[other] Vous avez construit { $floors } étages, le jeton doit donc valoir { $floors } ou plus.
    }
campanile_ui_ask_move = Déplacez votre jeton de 2 de la tour { NAME($from) } vers une autre : { NAME($styles, type: "or") }
campanile_ui_ask_none =
    { $game ->
        [campanile-1996] Vous n’avez plus de jeton pour { $floors ->
            [one] un étage
           *[other] { $floors } étages
        }
       *[other] Vous n’avez plus de jeton de { $floors }
    }
campanile_ui_ask_none_more = Continuez sans parier.
campanile_ui_ask_none_move = Vous pouvez en déplacer un déjà placé.
campanile_ui_ask_take = Prenez une carte de la réserve
campanile_ui_ask_take_more = La carte suivante de la pioche prend sa place.
campanile_ui_sure_build =
    { $floors ->
        [one] Élever la tour { NAME($style) } d’un étage ?
       *[other] Élever la tour { NAME($style) } de { $floors } étages ?
    }
campanile_ui_sure_bet = Parier votre jeton de { $value } sur la tour { NAME($style) } ?
campanile_ui_sure_take = Prendre la carte { NAME($style) } ?
campanile_ui_sure_move = Déplacer un jeton de 2 de la { NAME($from) } vers la { NAME($to) } ?
campanile_ui_sure_pass-bet = Continuer sans parier ?
campanile_ui_do_build = { NAME($style) } +{ $floors }
campanile_ui_do_bet = Parier sur la { NAME($style) }
campanile_ui_do_take = Prendre la { NAME($style) }
campanile_ui_do_move = Vers la { NAME($to) }
campanile_ui_do_pass-bet = Ne pas parier
campanile_ui_then_highest =
    { $height ->
        [one] Avec { $height } étage, elle sera la plus haute.
       *[other] Avec { $height } étages, elle sera la plus haute.
    }
campanile_ui_then_height =
    { $height ->
        [one] Elle aura { $height } étage et sera la { $rank }.
       *[other] Elle aura { $height } étages et sera la { $rank }.
    }
campanile_ui_then_level =
    { $height ->
        [one] Elle aura { $height } étage, à égalité ({ NAME($level) }).
       *[other] Elle aura { $height } étages, à égalité ({ NAME($level) }).
    }
campanile_ui_then_alone = Personne d’autre n’y a de jeton.
campanile_ui_then_lead = Vous y serez en tête, { $own } contre { $best } pour { $name }.
campanile_ui_then_even = Vous y serez à égalité avec { $name }, { $own } partout.
campanile_ui_then_behind = { $name } y restera en tête, { $best } contre { $own }.
campanile_ui_key_number = Choisir les étages ou le jeton
campanile_ui_key_pass = Ne pas parier
title_campanile-1996 = Campanile 1996
title_campanile-2009 = Campanile 2009
lobby_edition_campanile-2009 = Deuxième édition
lobby_edition_campanile-1996 = Première édition
lobby_length_campanile-2009 = 20 min
lobby_length_campanile-1996 = 20 min
lobby_blurb_campanile-2009 = Élevez cinq clochers, glissez vos jetons dessous, et soyez au bon endroit quand sonne l’Intermezzo.
lobby_blurb_campanile-1996 = Vos étages décident aussi de la carte que vous tirez. Dès qu’une pioche est vide, on compte les points.
lobby_option_campanile_bet = Ce que doit valoir le jeton
lobby_option_campanile_bet_at-least = paris souples
lobby_option_campanile_bet_at-least_more = Le jeton vaut au moins le nombre d’étages construits.
lobby_option_campanile_bet_exact = paris exacts
lobby_option_campanile_bet_exact_more = Le jeton vaut exactement le nombre d’étages construits.
lobby_option_campanile_target = Tours sur lesquelles parier
lobby_option_campanile_target_visible = paris sur les styles visibles
lobby_option_campanile_target_visible_more = Tout style visible sur une pioche.
lobby_option_campanile_target_visible-or-just-built = paris sur les styles visibles ou la tour tout juste élevée
lobby_option_campanile_target_visible-or-just-built_more = Tout style visible sur une pioche, et la tour que vous venez d’élever.
lobby_option_campanile_target_just-built = paris seulement sur la tour tout juste élevée
lobby_option_campanile_target_just-built_more = Seulement la tour que vous venez d’élever.
lobby_option_campanile_move__marker = Jetons sous les tours
lobby_option_campanile_move__marker_false = jetons fixes
lobby_option_campanile_move__marker_false_more = Un jeton placé reste sous sa tour.
lobby_option_campanile_move__marker_true = jetons mobiles
lobby_option_campanile_move__marker_true_more = Après avoir construit exactement 2 étages, vous pouvez déplacer un de vos jetons de 2 vers une autre tour au lieu de parier.
learn_players_campanile-1996 = 2 à 5 joueurs, 20 minutes
learn_players_campanile-2009 = 2 à 5 joueurs, 20 minutes
learn_blurb_campanile-2009 = Élevez cinq tours qui ne sont à personne, et pariez sur celles qui seront les plus hautes quand la cloche sonnera.
learn_blurb_campanile-1996 = La première édition, avec trois pioches. Vos étages décident de la carte que vous tirez.
learn_coach_campanile_welcome_title = Cinq tours à partager
learn_coach_campanile_welcome = Vous et un robot novice bâtissez les cinq mêmes tours. Les plus hautes rapportent des points à qui a le plus d’influence dessous. Votre influence, c’est la somme des valeurs de vos jetons. À vous de commencer !
learn_coach_campanile_build_title = Construisez
learn_coach_campanile_build = Choisissez une carte de votre main, puis 1, 2 ou 3 étages, et validez. N’hésitez pas à construire peu, car vous avez cinq jetons de 1, mais un seul de 3.
learn_coach_campanile_bet-2009_title = Pariez
learn_coach_campanile_bet-2009 = Vous pouvez maintenant placer un jeton sous une tour dont le style est dans la réserve. Il doit valoir exactement le nombre d’étages construits. En cas d’égalité, le premier jeton arrivé l’emporte. Rien ne vous oblige à parier tout de suite.
learn_coach_campanile_bet-1996_title = Pariez
learn_coach_campanile_bet-1996 = Vous pouvez maintenant placer un jeton sous une tour dont le style est visible sur une pioche. Il doit valoir au moins le nombre d’étages construits. Ensuite, vous tirez une carte de la pioche 1, 2 ou 3, selon vos étages.
learn_coach_campanile_take_title = Prenez une carte
learn_coach_campanile_take = Prenez l’une des trois cartes de la réserve. Pensez aussi à ce que vous laissez, car votre adversaire ne pourra parier que sur les styles qui s’y trouvent.
learn_coach_campanile_bot_title = Votre adversaire a joué
learn_coach_campanile_bot = Le robot suit les mêmes étapes que vous. Le journal raconte ce qu’il a fait. Et la carte qu’il a prise, tout le monde l’a vue.
learn_coach_campanile_ranks_title = Drapeaux et rangs
learn_coach_campanile_ranks = Le drapeau d’une tour montre son rang. À côté du plateau, vous voyez qui marquerait quoi si l’on comptait maintenant. Chaque étage peut tout changer.
learn_coach_campanile_markers_title = Vos jetons sont comptés
learn_coach_campanile_markers = Vous avez neuf jetons pour toute la partie, et aucun ne revient. Mieux vaut arriver tôt sous une tour qui montera que multiplier les petits paris.
learn_coach_campanile_intermezzo_title = Intermezzo !
learn_coach_campanile_intermezzo = C’est la mi-temps. Les quatre plus hautes tours viennent de rapporter des jetons de points. Tous les paris restent en place et rapporteront encore plus à Finito.
learn_coach_campanile_finito_title = Finito peut sortir
learn_coach_campanile_finito = Finito est mêlée aux dix dernières cartes. Quand elle sort, la partie s’arrête net. C’est le moment de placer vos meilleurs jetons.
learn_coach_campanile_piles_title = La fin approche
learn_coach_campanile_piles = Une pioche est presque vide. Qui en tire la dernière carte met fin à la partie. Choisissez bien vos étages, ce sont eux qui désignent votre pioche.
turning_campanile_intermezzo = Intermezzo : premier décompte
turning_campanile_finito = Finito : décompte final
campanile_build =
    { $floors ->
        [one] { $name } élève la tour { NAME($style) } d’un étage, { $height } en tout
       *[other] { $name } élève la tour { NAME($style) } de { $floors } étages, { $height } en tout
    }
campanile_bet =
    { $pile ->
        [null] { $name } parie { $value } sur la tour { NAME($style) }
       *[other] { $name } parie { $value } sur la tour { NAME($style) } et tire une carte { NAME($draws) } de la pioche { $pile }
    }
campanile_pass-bet =
    { $pile ->
        [null] { $name } ne parie pas
       *[other] { $name } ne parie pas et tire une carte { NAME($draws) } de la pioche { $pile }
    }
campanile_take = { $name } prend une carte { NAME($style) }
campanile_move = { $name } déplace un jeton de 2 de la tour { NAME($from) } à la tour { NAME($to) }
end_campanile_pile-1 = la dernière carte de la pioche 1 a été tirée
end_campanile_pile-2 = la dernière carte de la pioche 2 a été tirée
end_campanile_pile-3 = la dernière carte de la pioche 3 a été tirée
end_campanile_finito = la carte Finito est sortie
option_campanile_bet = at-least : le jeton vaut au moins le nombre d’étages construits ; exact : il vaut exactement ce nombre
option_campanile_target = visible : parier sur un style visible sur une pioche ; visible-or-just-built : aussi sur la tour qu’on vient d’élever ; just-built : seulement sur cette tour
option_campanile_move__marker = après avoir construit exactement 2 étages, on peut déplacer un jeton de 2 déjà placé vers une autre tour au lieu de parier
clause_campanile_not-now = c’est le moment de { NAME($due, kind: "phase") }, pas de { NAME($tried, kind: "phase") }
clause_campanile_not-in-hand = vous n’avez pas de carte { NAME($style) }. Construisez avec une carte de votre main
clause_campanile_bet-not-visible = vous ne pouvez pas parier sur la { NAME($style) }. Choisissez un style visible sur une pioche
clause_campanile_bet-not-just-built = vous ne pouvez pas parier sur la { NAME($style) }. Pariez sur la { NAME($built) }, que vous venez d’élever
clause_campanile_bet-not-either = vous ne pouvez pas parier sur la { NAME($style) }. Choisissez un style visible sur une pioche, ou la { NAME($built) }, que vous venez d’élever
clause_campanile_bet-too-low = { $value }, c’est trop peu. Vous avez construit { $floors } étages, pariez donc { $floors } ou plus
clause_campanile_bet-not-exact =
    { $floors ->
        [one] vous avez construit { $floors } étage, pariez donc exactement { $floors }, pas { $value }
       *[other] vous avez construit { $floors } étages, pariez donc exactement { $floors }, pas { $value }
    }
clause_campanile_no-token = vous n’avez plus de jeton de { $value }
clause_campanile_bet-not-in-display = vous ne pouvez pas parier sur la { NAME($style) }. Choisissez un style de la réserve
clause_campanile_no-marker = vous n’avez plus de jeton de { $value }, vous ne pouvez donc pas parier à ce tour
clause_campanile_take-not-in-display = il n’y a pas de carte { NAME($style) } dans la réserve. Prenez-en une qui s’y trouve
clause_campanile_move-off = ici, on joue sans déplacer les jetons. Une fois placés, ils restent
clause_campanile_move-not-two =
    { $floors ->
        [one] vous avez construit { $floors } étage. Pour déplacer un jeton, il faut en construire exactement 2
       *[other] vous avez construit { $floors } étages. Pour déplacer un jeton, il faut en construire exactement 2
    }
clause_campanile_move-no-marker = vous n’avez pas de jeton de 2 sous la tour { NAME($style) }
clause_campanile_move-same-tower = ce jeton est déjà sous la { NAME($style) }. Déplacez-le vers une autre tour
clause_campanile_move-not-in-display = vous ne pouvez pas déplacer un jeton vers la { NAME($style) }. Choisissez un style de la réserve
name_N = brune
name_E = beige
phase_bet = parier
phase_take = prendre une carte
table_over_tie_campanile = À égalité de points, le plus gros jeton de points décide.
table_chip_bet_exact = Paris exacts
table_chip_move__marker_true = Jetons mobiles
table_chip_target_just-built = Seulement la tour tout juste élevée
table_chip_target_visible-or-just-built = Aussi la tour tout juste élevée
table_option_bet_at-least = jeton valant au moins le nombre d’étages construits
table_option_bet_exact = jeton valant exactement le nombre d’étages construits
table_option_move__marker_true = les jetons de 2 peuvent être déplacés
table_option_target_just-built = paris seulement sur la tour qu’on vient d’élever
table_option_target_visible = paris sur tout style visible
table_option_target_visible-or-just-built = paris sur tout style visible ou la tour qu’on vient d’élever
table_you_campanile_build =
    { $floors ->
        [one] Vous élevez la tour { NAME($style) } d’un étage, { $height } en tout
       *[other] Vous élevez la tour { NAME($style) } de { $floors } étages, { $height } en tout
    }
table_you_campanile_bet =
    { $pile ->
        [null] Vous pariez { $value } sur la tour { NAME($style) }
       *[other] Vous pariez { $value } sur la tour { NAME($style) } et tirez une carte { NAME($draws) } de la pioche { $pile }
    }
table_you_campanile_pass-bet =
    { $pile ->
        [null] Vous ne pariez pas
       *[other] Vous ne pariez pas et tirez une carte { NAME($draws) } de la pioche { $pile }
    }
table_you_campanile_take = Vous prenez une carte { NAME($style) }
table_you_campanile_move = Vous déplacez un jeton de 2 de la tour { NAME($from) } à la tour { NAME($to) }
campanile_ui_did_build = élevé la tour { NAME($style) } à { $height }
campanile_ui_did_bet = parié { $value } sur la tour { NAME($style) }
campanile_ui_did_draw = tiré une carte { NAME($draws) }
campanile_ui_did_pass-bet = passé
campanile_ui_did_take = pris une carte { NAME($style) }
campanile_ui_did_move = déplacé un 2 de la tour { NAME($from) } à la tour { NAME($to) }
about_design_campanile-2009 = Un jeu de Hanno et Wilfried Kuhn, illustré par Katharina Kubisch.
about_source_campanile-2009 = Nous suivons la deuxième édition, DDD Verlag 2009, d’après ses règles allemandes et italiennes.
about_design_campanile-1996 = Un jeu de Hanno et Wilfried Kuhn.
about_source_campanile-1996 = Nous suivons la première édition, Blatz 1996, dans la traduction de François Haffner.
