campos_ui_step_place = Poser
campos_ui_step_place-or-play = Poser ou jouer
campos_ui_step_remove = Retirer
campos_ui_step_remove-or-play = Retirer ou jouer
campos_ui_commit_place = Poser
campos_ui_commit_remove = Retirer
campos_ui_commit_play = Jouer la carte
campos_ui_now =
    { $phase ->
        [place] Posez une de vos tuiles
        [remove] Retirez une tuile
        [remove-or-play] Retirez une autre tuile ou jouez un objectif
       *[other] Posez votre seconde tuile ou jouez un objectif
    }
campos_ui_how =
    { $phase ->
        [place] Glissez-la ou touchez l’endroit voulu. R la tourne.
        [place-or-play] Glissez la tuile, ou touchez l’endroit voulu ou un objectif. R tourne la tuile.
        [remove-or-play] Touchez une tuile marquée − ou un objectif.
       *[other] Touchez une tuile marquée −. Celles-là peuvent sortir.
    }
campos_ui_how-touch =
    { $phase ->
        [place] Glissez-la ou touchez l’endroit voulu.
        [place-or-play] Glissez la tuile, ou touchez l’endroit voulu ou un objectif.
        [remove-or-play] Touchez une tuile marquée − ou un objectif.
       *[other] Touchez une tuile marquée −. Celles-là peuvent sortir.
    }
campos_ui_chosen_place =
    { $n ->
        [0] La poser ici ? Aucune surface ne grandit
        [one] La poser ici ? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_remove =
    { $n ->
        [0] La retirer ? Aucune surface ne rétrécit
        [one] La retirer ? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_play = +{ $points } pour la { NAME($scored) } : { NAME($more) } { $size } > { NAME($less) } { $other }
campos_ui_change = { NAME($colour) } { $from } → { $to }
campos_ui_card-short = { NAME($more) } > { NAME($less) }
campos_ui_gains = Vous remplirez { $gained }.
campos_ui_loses = Vous ne remplirez plus { $lost }.
campos_ui_gains-and-loses = Vous remplirez { $gained }, mais perdrez { $lost }.
campos_ui_turn-more = Touchez-la encore pour la tourner.
campos_ui_no-cards-change = Vos objectifs restent tels quels.
campos_ui_play-more = La carte quitte ensuite la partie.
campos_ui_waiting =
    { $phase ->
        [place] { $name } doit poser une tuile
        [remove] { $name } doit retirer une tuile
        [place-or-play] { $name } doit poser une seconde tuile ou jouer un objectif
       *[other] { $name } doit retirer une autre tuile ou jouer un objectif
    }
campos_ui_over =
    { $n ->
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
campos_ui_field =
    { $n ->
        [0] L’aire de jeu est vide
        [one] Aire de jeu d’une tuile. Plus grandes surfaces : rouge { $R }, verte { $G }, bleue { $B }, jaune { $Y }
       *[other] Aire de jeu de { $n } tuiles. Plus grandes surfaces : rouge { $R }, verte { $G }, bleue { $B }, jaune { $Y }
    }
campos_ui_largest-area = L’aire de jeu à son maximum
campos_ui_where =
    { $where ->
        [top] en haut
        [bottom] en bas
        [left] à gauche
        [right] à droite
        [top-left] en haut à gauche
        [top-right] en haut à droite
        [bottom-left] en bas à gauche
        [bottom-right] en bas à droite
       *[other] au milieu
    }
campos_ui_laid = Tuile { SPELL($tile) } { $where }
campos_ui_removable = Tuile { SPELL($tile) } { $where }, peut être retirée
campos_ui_removals = Tuiles qui peuvent être retirées
campos_ui_spots = Endroits pour la tuile
campos_ui_spot =
    { $side ->
        [1] Endroit { $where }, pointe vers le haut, à côté de : { NAME($colours) }
       *[other] Endroit { $where }, pointe vers le bas, à côté de : { NAME($colours) }
    }
campos_ui_nudge = Déplacer la tuile
campos_ui_nudge_left = Vers la gauche
campos_ui_nudge_up = Vers le haut
campos_ui_nudge_down = Vers le bas
campos_ui_nudge_right = Vers la droite
campos_ui_region =
    { $n ->
        [one] Plus grande surface { NAME($colour) } : { $n } case
       *[other] Plus grande surface { NAME($colour) } : { $n } cases
    }
campos_ui_region-then =
    { $then ->
        [one] Plus grande surface { NAME($colour) } : { $n }, puis { $then } case
       *[other] Plus grande surface { NAME($colour) } : { $n }, puis { $then } cases
    }
campos_ui_land_R = Rouge coquelicot
campos_ui_land_G = Vert prairie
campos_ui_land_B = Bleu lin
campos_ui_land_Y = Jaune blé
campos_ui_zoom-in = Agrandir
campos_ui_zoom-out = Réduire
campos_ui_fit = Voir toute l’aire
campos_ui_your-tiles = Vos tuiles
campos_ui_cards-of = Objectifs : { $name }
campos_ui_your-cards = Vos objectifs
campos_ui_tile = Tuile { $key } : { NAME($tile) }. Appuyez encore pour la tourner
campos_ui_tile-words = { NAME($tile) }
campos_ui_turn-left = Tourner à gauche (Maj + R)
campos_ui_turn-right = Tourner à droite (R)
campos_ui_no-cards = Vous n’avez plus d’objectifs.
campos_ui_scores = compte
campos_ui_state_points = +{ $points }
campos_ui_state_change = +{ $points } → { $then }
campos_ui_state_gained = puis +{ $points }
campos_ui_state_lost = perdu
campos_ui_state_short = manque { $n }
campos_ui_card_ok =
    { $legal ->
        [true] Surface { NAME($more) } ({ $size }) plus grande que la { NAME($less) } ({ $other }), compte la { NAME($scored) } : jouable pour { $gain }
       *[other] Surface { NAME($more) } ({ $size }) plus grande que la { NAME($less) } ({ $other }), compte la { NAME($scored) } : objectif rempli, { $gain }, pas jouable maintenant
    }
campos_ui_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
campos_ui_card_no =
    { $n ->
        [one] Surface { NAME($more) } ({ $size }) plus grande que la { NAME($less) } ({ $other }), compte la { NAME($scored) } : objectif non rempli, il manque { $n } case à la { NAME($more) }
       *[other] Surface { NAME($more) } ({ $size }) plus grande que la { NAME($less) } ({ $other }), compte la { NAME($scored) } : objectif non rempli, il manque { $n } cases à la { NAME($more) }
    }
campos_ui_card-long = surface { NAME($more) } plus grande que la { NAME($less) }, compte la { NAME($scored) }
campos_ui_regions = Plus grandes surfaces
campos_ui_regions-short = Surfaces
campos_ui_with-choice = aperçu
campos_ui_colour = { NAME($colour) }
campos_ui_bag = Tuiles dans le sac
campos_ui_bag-empty = Le sac est vide.
campos_ui_played = Cartes jouées
campos_ui_none-played = Aucune pour l’instant.
campos_ui_deck = Cartes dans la pioche
campos_ui_cards = Cartes
campos_ui_tiles = Tuiles
campos_ui_cards-left =
    { $n ->
        [0] aucune
        [one] 1 en main
       *[other] { $n } en main
    }
campos_ui_would-score = marquerait { $points }
campos_ui_text_colour = Couleur
campos_ui_text_cells = Cases
campos_ui_text_players = Joueurs
campos_ui_text_player = Joueur
campos_ui_text_points = Points
campos_ui_text_card =
    { $fulfilled ->
        [true] Surface { NAME($more) } plus grande que la { NAME($less) }, compte la { NAME($scored) } : objectif rempli, { $gain }
       *[other] Surface { NAME($more) } plus grande que la { NAME($less) }, compte la { NAME($scored) } : objectif non rempli, vaudrait { $points }
    }
campos_ui_text_area =
    { $n ->
        [one] { $n } tuile sur l’aire de jeu
       *[other] { $n } tuiles sur l’aire de jeu
    }
campos_ui_text_place = Endroit
campos_ui_text_tile = Tuile
campos_ui_text_bag =
    { $n ->
        [0] Le sac est vide.
        [one] Dans le sac : 1 tuile.
       *[other] Dans le sac : { $n } tuiles.
    }
campos_ui_text_deck =
    { $n ->
        [0] La pioche est vide.
        [one] Dans la pioche : 1 carte.
       *[other] Dans la pioche : { $n } cartes.
    }
campos_ui_scored-none = Aucune carte.
campos_ui_skip = Tout montrer
campos_ui_keys_tile = Choisir une tuile
campos_ui_keys_right = Tourner à droite
campos_ui_keys_left = Tourner à gauche
campos_ui_keys_move = Passer d’un endroit possible à l’autre
campos_ui_keys_zoom = Agrandir, réduire
campos_ui_keys_fit = Voir toute l’aire
title_campos = Campos
lobby_length_campos = 25 min
lobby_blurb_campos = Posez des tuiles de trois cases, agrandissez les surfaces, remplissez vos objectifs, puis démontez tout.
lobby_option_campos_slide = Comment une tuile sort
lobby_option_campos_slide_path = par n’importe quel chemin
lobby_option_campos_slide_path_more = La tuile peut contourner des coins en sortant, mais sans pivoter.
lobby_option_campos_slide_straight = en ligne droite
lobby_option_campos_slide_straight_more = Plus strict : la tuile sort d’un seul trait, tout droit.
learn_players_campos = 2 à 4 joueurs, 25 minutes
learn_blurb_campos = Posez des tuiles, agrandissez les surfaces et remplissez vos objectifs. Puis démontez tout.
learn_coach_campos_welcome_title = Assembler, puis démonter
learn_coach_campos_welcome = Vous et un robot novice posez vos tuiles sur la même aire de jeu. Un objectif se joue quand la plus grande surface d’une couleur dépasse celle d’une autre. Il vous rapporte alors des points pour une troisième. À vous de commencer !
learn_coach_campos_place_title = Posez une tuile
learn_coach_campos_place = Choisissez une de vos deux tuiles, puis un endroit où elle touche l’aire de jeu par un côté entier. Tournez-la comme vous voulez. Agrandissez les couleurs qui servent vos objectifs.
learn_coach_campos_second_title = Une autre tuile ou un objectif
learn_coach_campos_second = Posez votre autre tuile, ou jouez un objectif rempli. Au début, les objectifs rapportent peu, car les surfaces vont encore grandir. Mais l’aire de jeu est à tout le monde, et votre adversaire peut vous couper la route.
learn_coach_campos_bot_title = Votre adversaire a joué
learn_coach_campos_bot = Le robot suit les mêmes étapes que vous. Vous voyez ses tuiles, mais pas ses objectifs. À la fin de son tour, chacun complète à deux tuiles.
learn_coach_campos_regions_title = Laquelle est la plus grande ?
learn_coach_campos_regions = À côté de l’aire de jeu, vous voyez la plus grande surface de chaque couleur. Pour un objectif, la première couleur doit dépasser la deuxième, et l’égalité ne suffit pas. Votre main montre les objectifs remplis et ce qu’ils rapportent.
learn_coach_campos_card_title = Un objectif a été joué
learn_coach_campos_card = Il a rapporté un point par case de la plus grande surface de la troisième couleur. Qui joue le dernier objectif de sa main met fin à l’assemblage.
learn_coach_campos_remove_title = Place au démontage
learn_coach_campos_remove = Retirez une tuile qui peut glisser dehors et qui laisse le reste en un seul bloc. Vous avez de nouveaux objectifs, mais les surfaces vont maintenant rétrécir.
learn_coach_campos_hurry_title = Jouez vos objectifs à temps
learn_coach_campos_hurry = Il ne reste plus beaucoup de tuiles. La partie s’arrête avec la dernière, et les objectifs encore en main ne rapportent rien.
turning_campos_dismantling = L’assemblage est fini, place au démontage
campos_place = { $name } pose une tuile { SPELL($tile) }
campos_play = { $name } marque { $points } pour la surface { NAME($scored) } : la { NAME($more) } ({ $size }) est plus grande que la { NAME($less) } ({ $other })
campos_remove = { $name } retire une tuile { SPELL($tile) }
end_campos_cleared = la dernière tuile a été retirée
option_campos_slide = path : une tuile glisse dehors par n’importe quel chemin, sans pivoter ; straight : seulement en ligne droite
clause_campos_not-now =
    { $phase ->
        [assembly] c’est l’assemblage, posez donc des tuiles. On les retirera plus tard
       *[other] c’est le démontage, retirez donc des tuiles. On n’en pose plus
    }
clause_campos_not-your-tile = cette tuile n’est pas à vous. Posez l’une des vôtres ({ SPELL($tiles, type: "or") })
clause_campos_out-of-bounds = l’aire de jeu s’arrête ici. Posez la tuile plus près du départ
clause_campos_cells-taken = une tuile est déjà là. Posez la vôtre sur trois cases libres
clause_campos_not-adjacent = ici, la tuile ne toucherait rien. Elle doit toucher l’aire de jeu par un côté entier
clause_campos_card-first =
    { $due ->
        [place] un objectif se joue après une tuile. Posez-en d’abord une
       *[other] un objectif se joue après une tuile. Retirez-en d’abord une
    }
clause_campos_card-not-held = vous n’avez pas cet objectif. Jouez-en un de votre main
clause_campos_card-not-fulfilled = vous pourrez jouer cet objectif quand la surface { NAME($more) } ({ $size }) sera plus grande que la { NAME($less) } ({ $other })
clause_campos_no-tile-there =
    { $hint ->
        [null] il n’y a pas de tuile à retirer ici. Touchez-en une
       *[other] touchez la tuile elle-même pour la retirer
    }
clause_campos_falls-apart = sans cette tuile { SPELL($tile) }, l’aire de jeu se couperait en deux. Retirez-en une autre
clause_campos_does-not-slide = cette tuile { SPELL($tile) } ne peut pas sortir sans en bouger une autre. Retirez-en une qui le peut
name_G = verte
phase_place = poser une tuile
phase_place-or-play = poser une tuile ou jouer un objectif
phase_remove = retirer une tuile
phase_remove-or-play = retirer une tuile ou jouer un objectif
table_option_slide_straight = les tuiles sortent seulement en ligne droite
table_you_campos_place = Vous posez une tuile { SPELL($tile) }
table_you_campos_play = Vous marquez { $points } pour la surface { NAME($scored) } : la { NAME($more) } ({ $size }) est plus grande que la { NAME($less) } ({ $other })
table_you_campos_remove = Vous retirez une tuile { SPELL($tile) }
campos_ui_did_tile = une tuile { SPELL($tile) }
campos_ui_did_place = posé { $tiles }
campos_ui_did_remove = retiré { $tiles }
campos_ui_did_play = marqué { $points } pour la surface { NAME($scored) }
about_design_campos = Un jeu de Pietro Vozzolo.
about_source_campos = Nous suivons l’édition de HUCH & friends, 2010, d’après ses règles en français.
