campos_ui_step_place = Lay
campos_ui_step_place-or-play = Lay or play
campos_ui_step_remove = Remove
campos_ui_step_remove-or-play = Remove or play
campos_ui_commit_place = Lay tile
campos_ui_commit_remove = Remove tile
campos_ui_commit_play = Play card
campos_ui_now =
    { $phase ->
        [place] Lay one of your tiles
        [remove] Remove a tile
        [remove-or-play] Remove another tile, or play an objective
       *[other] Lay your second tile, or play an objective
    }
campos_ui_how =
    { $phase ->
        [place] Drag it, or tap where it should go. R turns it.
        [place-or-play] Drag the tile, or tap where it should go, or tap an objective. R turns the tile.
        [remove-or-play] Tap a tile marked −, or an objective.
       *[other] Tap a tile marked −. Those can slide out.
    }
campos_ui_how-touch =
    { $phase ->
        [place] Drag it, or tap where it should go.
        [place-or-play] Drag the tile, or tap where it should go, or tap an objective.
        [remove-or-play] Tap a tile marked −, or an objective.
       *[other] Tap a tile marked −. Those can slide out.
    }
campos_ui_chosen_place =
    { $n ->
        [0] Lay it here? No largest region grows
        [one] Lay it here? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_remove =
    { $n ->
        [0] Remove it? No largest region shrinks
        [one] Remove it? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_play = Score { $points } for { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
campos_ui_change = { NAME($colour) } { $from } → { $to }
campos_ui_card-short = { NAME($more) } > { NAME($less) }
campos_ui_gains = You’ll meet { $gained }.
campos_ui_loses = You’ll no longer meet { $lost }.
campos_ui_gains-and-loses = You’ll meet { $gained }, but no longer { $lost }.
campos_ui_turn-more = Tap it again to turn it.
campos_ui_no-cards-change = Your objectives stay as they are.
campos_ui_play-more = The card then leaves the game.
campos_ui_waiting =
    { $phase ->
        [place] Waiting for { $name } to lay a tile
        [remove] Waiting for { $name } to remove a tile
        [place-or-play] Waiting for { $name } to lay a second tile or play an objective
       *[other] Waiting for { $name } to remove another tile or play an objective
    }
campos_ui_over =
    { $n ->
        [you] You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        [one] { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $names } share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each
    }
campos_ui_field =
    { $n ->
        [0] The area is empty
        [one] Area of one tile. Largest regions: red { $R }, green { $G }, blue { $B }, yellow { $Y }
       *[other] Area of { $n } tiles. Largest regions: red { $R }, green { $G }, blue { $B }, yellow { $Y }
    }
campos_ui_largest-area = The area at its largest
campos_ui_where =
    { $where ->
        [top] at the top
        [bottom] at the bottom
        [left] on the left
        [right] on the right
        [top-left] at the top left
        [top-right] at the top right
        [bottom-left] at the bottom left
        [bottom-right] at the bottom right
       *[other] in the middle
    }
campos_ui_laid = { SPELL($tile) } tile { $where }
campos_ui_removable = { SPELL($tile) } tile { $where }, can be removed
campos_ui_removals = Tiles that can be removed
campos_ui_spots = Places for the tile
campos_ui_spot =
    { $side ->
        [1] Place { $where }, beside { NAME($colours) }, tile pointing up
       *[other] Place { $where }, beside { NAME($colours) }, tile pointing down
    }
campos_ui_nudge = Move the tile
campos_ui_nudge_left = Move it left
campos_ui_nudge_up = Move it up
campos_ui_nudge_down = Move it down
campos_ui_nudge_right = Move it right
campos_ui_region =
    { $n ->
        [one] Largest { NAME($colour) } region: 1 cell
       *[other] Largest { NAME($colour) } region: { $n } cells
    }
campos_ui_region-then =
    { $then ->
        [one] Largest { NAME($colour) } region: { $n }, then 1 cell
       *[other] Largest { NAME($colour) } region: { $n }, then { $then } cells
    }
campos_ui_land_R = Poppy red
campos_ui_land_G = Meadow green
campos_ui_land_B = Flax blue
campos_ui_land_Y = Wheat yellow
campos_ui_zoom-in = Zoom in
campos_ui_zoom-out = Zoom out
campos_ui_fit = Show the whole area
campos_ui_your-tiles = Your tiles
campos_ui_cards-of = { $name }’s objectives
campos_ui_your-cards = Your objectives
campos_ui_tile = Tile { $key }: { NAME($tile) }; press again to turn it
campos_ui_tile-words = { NAME($tile) }
campos_ui_turn-left = Turn left (Shift + R)
campos_ui_turn-right = Turn right (R)
campos_ui_no-cards = You have no objectives left.
campos_ui_scores = scores
campos_ui_state_points = +{ $points }
campos_ui_state_change = +{ $points } → { $then }
campos_ui_state_gained = then +{ $points }
campos_ui_state_lost = no longer
campos_ui_state_short = { $n } short
campos_ui_card_ok =
    { $legal ->
        [true] { NAME($more) } ({ $size }) larger than { NAME($less) } ({ $other }), scores { NAME($scored) }: can be played for { $gain }
       *[other] { NAME($more) } ({ $size }) larger than { NAME($less) } ({ $other }), scores { NAME($scored) }: met, { $gain }, but can’t be played now
    }
campos_ui_points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
campos_ui_card_no = { NAME($more) } ({ $size }) larger than { NAME($less) } ({ $other }), scores { NAME($scored) }: not met, { NAME($more) } needs { $n } more
campos_ui_card-long = { NAME($more) } larger than { NAME($less) }, scores { NAME($scored) }
campos_ui_regions = Largest regions
campos_ui_regions-short = Regions
campos_ui_with-choice = preview
campos_ui_colour = { NAME($colour) }
campos_ui_bag = Tiles in the bag
campos_ui_bag-empty = The bag is empty.
campos_ui_played = Cards played
campos_ui_none-played = None yet.
campos_ui_deck = Cards in the draw pile
campos_ui_cards = Cards
campos_ui_tiles = Tiles
campos_ui_cards-left =
    { $n ->
        [0] none left
        [one] 1 left
       *[other] { $n } left
    }
campos_ui_would-score = would score { $points }
campos_ui_text_colour = Colour
campos_ui_text_cells = Cells
campos_ui_text_players = Players
campos_ui_text_player = Player
campos_ui_text_points = Points
campos_ui_text_card =
    { $fulfilled ->
        [true] { NAME($more) } larger than { NAME($less) }, scores { NAME($scored) }: met, { $gain }
       *[other] { NAME($more) } larger than { NAME($less) }, scores { NAME($scored) }: not met, would score { $points }
    }
campos_ui_text_area =
    { $n ->
        [one] 1 tile in the area
       *[other] { $n } tiles in the area
    }
campos_ui_text_place = Place
campos_ui_text_tile = Tile
campos_ui_text_bag =
    { $n ->
        [0] The bag is empty.
        [one] In the bag: 1 tile.
       *[other] In the bag: { $n } tiles.
    }
campos_ui_text_deck =
    { $n ->
        [0] The draw pile is empty.
        [one] In the draw pile: 1 card.
       *[other] In the draw pile: { $n } cards.
    }
campos_ui_scored-none = No objectives played.
campos_ui_skip = Show all
campos_ui_keys_tile = Choose a tile
campos_ui_keys_right = Turn right
campos_ui_keys_left = Turn left
campos_ui_keys_move = Move between legal places
campos_ui_keys_zoom = Zoom
campos_ui_keys_fit = Show the whole area
title_campos = Campos
lobby_length_campos = 25 min
lobby_blurb_campos = Lay three-cell tiles, grow regions, cash in objectives, then take it all apart again.
lobby_option_campos_slide = How a tile slides out
lobby_option_campos_slide_path = along any path
lobby_option_campos_slide_path_more = A tile may go around corners on its way out, but it isn’t turned.
lobby_option_campos_slide_straight = in a straight line
lobby_option_campos_slide_straight_more = Stricter: a tile leaves in one straight line.
learn_players_campos = 2–4 players, 25 minutes
learn_blurb_campos = Lay tiles, make regions grow and cash in objectives. Then take it all apart again.
learn_coach_campos_welcome_title = Grow regions, then take them apart
learn_coach_campos_welcome = You and a novice lay tiles in one shared area. Objectives in your hand score when one colour’s largest region beats another’s. You start.
learn_coach_campos_place_title = Lay a tile
learn_coach_campos_place = Choose one of your two tiles and a place where it shares a full edge with the area. Turn it as you like. Grow the colours your objectives pay for.
learn_coach_campos_second_title = A second tile, or an objective
learn_coach_campos_second = Now lay your other tile, or play an objective you meet. Early on they pay little, because regions are still small. But everybody shares the area, and someone may cut off your colour.
learn_coach_campos_bot_title = Your opponent’s turn
learn_coach_campos_bot = The novice’s turn works just like yours. You can see their tiles, but not their objectives. At the end of a turn you draw back up to two tiles.
learn_coach_campos_regions_title = Which is larger?
learn_coach_campos_regions = Beside the area you can see the largest region of each colour. An objective needs one to be larger than another, and a tie isn’t enough. Your hand shows which ones you meet and what they pay now.
learn_coach_campos_card_title = An objective was played
learn_coach_campos_card = It paid one point for each cell in the third colour’s largest region. Whoever plays the last objective in their hand ends the assembly.
learn_coach_campos_remove_title = Now take it apart
learn_coach_campos_remove = This is the dismantling. Remove a tile that can slide out and leaves the rest in one piece. You have new objectives, and now regions shrink.
learn_coach_campos_hurry_title = Play your objectives in time
learn_coach_campos_hurry = There are few tiles left. The game ends with the last one, and objectives still in your hand score nothing.
turning_campos_dismantling = The assembly is over, and the dismantling begins
campos_place = { $name } lays a { SPELL($tile) } tile
campos_play = { $name } scores { $points } for { NAME($scored) }: { NAME($more) } ({ $size }) is larger than { NAME($less) } ({ $other })
campos_remove = { $name } removes a { SPELL($tile) } tile
end_campos_cleared = the last tile was removed
option_campos_slide = path: a tile slides out along any path, without turning; straight: only in a straight line
clause_campos_not-now =
    { $phase ->
        [assembly] this is the assembly, so lay tiles. You’ll remove them later
       *[other] this is the dismantling, so remove tiles. No more are laid
    }
clause_campos_not-your-tile = that tile isn’t yours. Lay one of your own ({ SPELL($tiles) })
clause_campos_out-of-bounds = the table ends here. Lay the tile closer to the start
clause_campos_cells-taken = there’s a tile in the way. Lay yours on three free cells
clause_campos_not-adjacent = the tile would touch nothing here. It must share a full edge with the area
clause_campos_card-first =
    { $due ->
        [place] you play an objective after laying a tile. Lay one first
       *[other] you play an objective after removing a tile. Remove one first
    }
clause_campos_card-not-held = you don’t hold that objective. Play one from your hand
clause_campos_card-not-fulfilled = you can’t play this objective until { NAME($more) } ({ $size }) is larger than { NAME($less) } ({ $other })
clause_campos_no-tile-there =
    { $hint ->
        [null] there’s no tile to remove here. Tap one
       *[other] tap the tile itself to remove it
    }
clause_campos_falls-apart = the area would fall apart without this { SPELL($tile) } tile. Remove another one
clause_campos_does-not-slide = this { SPELL($tile) } tile can’t slide out without moving another. Remove one that can
name_G = green
phase_place = lay a tile
phase_place-or-play = lay a tile or play an objective
phase_remove = remove a tile
phase_remove-or-play = remove a tile or play an objective
table_option_slide_straight = tiles slide out in a straight line only
table_you_campos_place = You lay a { SPELL($tile) } tile
table_you_campos_play = You score { $points } for { NAME($scored) }: { NAME($more) } ({ $size }) is larger than { NAME($less) } ({ $other })
table_you_campos_remove = You remove a { SPELL($tile) } tile
campos_ui_did_tile = a { SPELL($tile) } tile
campos_ui_did_place = laid { $tiles }
campos_ui_did_remove = removed { $tiles }
campos_ui_did_play = scored { $points } for { NAME($scored) }
about_design_campos = Designed by Pietro Vozzolo.
about_source_campos = We follow the French rules of the edition by HUCH & friends, 2010.
