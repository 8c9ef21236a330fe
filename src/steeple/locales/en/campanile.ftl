campanile_ui_you = You
campanile_ui_era_R = Romanesque
campanile_ui_era_Y = Baroque
campanile_ui_era_B = Gothic
campanile_ui_era_N = Art deco
campanile_ui_era_E = Venetian
campanile_ui_rank_1 = 1st
campanile_ui_rank_2 = 2nd
campanile_ui_rank_3 = 3rd
campanile_ui_rank_4 = 4th
campanile_ui_rank_5 = 5th
campanile_ui_pays =
    { $flags ->
        [0] no flag
       *[other] pays { $values }
    }
campanile_ui_towers = Towers
campanile_ui_tower =
    { $height ->
        [one] { NAME($style) } tower, { $era }, 1 floor, rank { $rank }.
       *[other] { NAME($style) } tower, { $era }, { $height } floors, rank { $rank }.
    }
campanile_ui_tower_stake =
    { $pays ->
        [0] { $who }: influence { $influence }, no points.
       *[other] { $who }: influence { $influence }, worth { $pays } if scored now.
    }
campanile_ui_tower_flag = Its flag pays { $values }.
campanile_ui_tower_legal = You can choose it.
campanile_ui_display = Display
campanile_ui_display_card = { NAME($style) } card in the display
campanile_ui_deck =
    { $cards ->
        [0] The deck is empty.
        [one] 1 card left in the deck.
       *[other] { $cards } cards left in the deck.
    }
campanile_ui_deck_short = Deck { $cards }
campanile_ui_end_now = Finito is among the cards left, so any of them may end the game.
campanile_ui_end_later =
    { $cards ->
        [one] Finito is shuffled into the last ten cards. 1 more card is safe.
       *[other] Finito is shuffled into the last ten cards. { $cards } more cards are safe.
    }
campanile_ui_end_piles =
    { $cards ->
        [one] The game ends as soon as a pile runs out, and one has just 1 card left.
       *[other] The game ends as soon as a pile runs out. The smallest has { $cards } cards.
    }
campanile_ui_piles = Piles
campanile_ui_pile =
    { $cards ->
        [0] Pile { $pile }: empty.
        [one] Pile { $pile }: { NAME($style) } on top, the last card.
       *[other] Pile { $pile }: { NAME($style) } on top, { $cards } cards.
    }
campanile_ui_pile_left =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
campanile_ui_pile_why =
    { $floors ->
        [one] You draw from this pile after building 1 floor
       *[other] You draw from this pile after building { $floors } floors
    }
campanile_ui_hand = Your hand
campanile_ui_hand_of = { $name }’s hand
campanile_ui_hand_card = { NAME($style) } card in hand
campanile_ui_raise = Floors
campanile_ui_raise_style = Raise { $style } by
campanile_ui_floors_left =
    { $floors ->
        [one] 1 floor. 1-markers left: { $left }
       *[other] { $floors } floors. { $floors }-markers left: { $left }
    }
campanile_ui_floors_draw =
    { $floors ->
        [one] 1 floor, then you draw { NAME($style) }
       *[other] { $floors } floors, then you draw { NAME($style) }
    }
campanile_ui_no-marker = no bet
campanile_ui_draws = draw
campanile_ui_markers =
    { $game ->
        [campanile-1996] Your tokens
       *[other] Your markers
    }
campanile_ui_markers_short =
    { $game ->
        [campanile-1996] Tokens
       *[other] Markers
    }
campanile_ui_markers_left =
    { $game ->
        [campanile-1996]
            { $left ->
                [0] No tokens left
                [one] 1 token left: { $values }
               *[other] { $left } tokens left: { $values }
            }
       *[other]
            { $left ->
                [0] No markers left
                [one] 1 marker left: { $values }
               *[other] { $left } markers left: { $values }
            }
    }
campanile_ui_markers_none = You’ve placed them all.
campanile_ui_marker =
    { $game ->
        [campanile-1996] { $value }-token, { $left } left
       *[other] { $value }-marker, { $left } left
    }
campanile_ui_move_from = Move your 2-marker from { NAME($from) }
campanile_ui_chips = Chips
campanile_ui_chips_none = none yet
campanile_ui_cards = Hand
campanile_ui_cards_known =
    { $known ->
        [0] { $size } cards, none of them seen
       *[other] { $size } cards, of which everybody saw { NAME($styles) }
    }
campanile_ui_cards_seen = Everybody saw these cards being taken
campanile_ui_flags = Flags
campanile_ui_flags_over = Final scoring
campanile_ui_flags_1996 = If it ended now
campanile_ui_flags_finito = If Finito came now
campanile_ui_flags_intermezzo = If Intermezzo came now
campanile_ui_flags_caption = Who gets what under each tower
campanile_ui_level =
    { $edition ->
        [campanile-1996] Of equal towers, the one nearer the piles ranks higher.
       *[other] Of equal towers, the one nearer the display ranks higher.
    }
campanile_ui_bell_intermezzo = Intermezzo
campanile_ui_bell_finito = Final scoring
campanile_ui_skip = Skip
campanile_ui_nobody = Nobody bet on a flagged tower, so nobody scores.
campanile_ui_scoring = Where the points came from
campanile_ui_total = Total
campanile_ui_text_tower = Tower
campanile_ui_text_floors = Floors
campanile_ui_text_rank = Rank
campanile_ui_text_flag = Flag
campanile_ui_text_influence = Influence
campanile_ui_text_stake =
    { $pays ->
        [0] { $who }: { $markers }, influence { $influence }
       *[other] { $who }: { $markers }, influence { $influence }, worth { $pays }
    }
campanile_ui_text_players = Players
campanile_ui_text_player = Player
campanile_ui_text_points = Points
campanile_ui_text_hand = In hand: { NAME($styles) }.
campanile_ui_text_display = Display: { NAME($styles) }.
campanile_ui_step_build = Build
campanile_ui_step_bet = Bet
campanile_ui_step_take = Take
campanile_ui_step_bet-and-draw = Bet, draw
campanile_ui_wait_build = { $name } is building
campanile_ui_wait_bet = { $name } is betting
campanile_ui_wait_take = { $name } is taking a card
campanile_ui_wait_own = It’s your turn
campanile_ui_over = The game is over
campanile_ui_ask_build = Choose a card to build with
campanile_ui_ask_build_more = It raises the tower of its style by 1, 2 or 3 floors.
campanile_ui_ask_floors = How many floors for { NAME($style) }?
campanile_ui_ask_floors_more = Choose 1, 2 or 3.
campanile_ui_ask_bet =
    { $game ->
        [campanile-1996] Tap a tower for your { $value }-token: { NAME($styles, type: "or") }
       *[other] Tap a tower for your { $value }-marker: { NAME($styles, type: "or") }
    }
campanile_ui_ask_bet_any =
    { $game ->
        [campanile-1996] Choose a token ({ LIST($values, type: "or") }) and tap a tower: { NAME($styles, type: "or") }
       *[other] Choose a marker ({ LIST($values, type: "or") }) and tap a tower: { NAME($styles, type: "or") }
    }
campanile_ui_ask_bet_more =
    { $floors ->
        [one] You built 1 floor, so you bet a 1-marker.
       *[other] You built { $floors } floors, so you bet a { $floors }-marker.
    }
campanile_ui_ask_bet_draw = Then you draw { NAME($style) } from pile { $pile }.
campanile_ui_ask_value =
    { $game ->
        [campanile-1996] Tap a token for { NAME($style) }: { LIST($values, type: "or") }
       *[other] Tap a marker for { NAME($style) }: { LIST($values, type: "or") }
    }
campanile_ui_ask_value_more =
    { $floors ->
        [one] You built one floor, so any token will do.
       *[other] You built { $floors } floors, so it has to be worth at least { $floors }.
    }
campanile_ui_ask_move = Move a 2-marker from { NAME($from) } to { NAME($styles, type: "or") }
campanile_ui_ask_none =
    { $game ->
        [campanile-1996] You have no token left for { $floors ->
            [one] 1 floor
           *[other] { $floors } floors
        }
       *[other] You have no { $floors }-marker left
    }
campanile_ui_ask_none_more = Go on without a bet.
campanile_ui_ask_none_move = You can move one that’s already placed.
campanile_ui_ask_take = Take one card from the display
campanile_ui_ask_take_more = The next card from the deck takes its place.
campanile_ui_sure_build =
    { $floors ->
        [one] Raise { NAME($style) } by one floor?
       *[other] Raise { NAME($style) } by { $floors } floors?
    }
campanile_ui_sure_bet = Bet your { $value } on { NAME($style) }?
campanile_ui_sure_take = Take { NAME($style) }?
campanile_ui_sure_move = Move a 2-marker from { NAME($from) } to { NAME($to) }?
campanile_ui_sure_pass-bet = Go on without a bet?
campanile_ui_do_build = Raise { NAME($style) } +{ $floors }
campanile_ui_do_bet = Bet on { NAME($style) }
campanile_ui_do_take = Take { NAME($style) }
campanile_ui_do_move = Move to { NAME($to) }
campanile_ui_do_pass-bet = No bet
campanile_ui_then_highest = It’ll be the tallest, with { $height } floors.
campanile_ui_then_height = It’ll have { $height } floors and rank { $rank }.
campanile_ui_then_level = It’ll have { $height } floors, level with { NAME($level) }.
campanile_ui_then_alone = Nobody else has bet there.
campanile_ui_then_lead = You’ll lead there, { $own } to { $name }’s { $best }.
campanile_ui_then_even = You’ll be level with { $name } there at { $own }.
campanile_ui_then_behind = { $name } will still lead there, { $best } to { $own }.
campanile_ui_key_number = Choose floors or a bet
campanile_ui_key_pass = No bet
title_campanile-1996 = Campanile 1996
title_campanile-2009 = Campanile 2009
lobby_edition_campanile-2009 = Second edition
lobby_edition_campanile-1996 = First edition
lobby_length_campanile-2009 = 20 min
lobby_length_campanile-1996 = 20 min
lobby_blurb_campanile-2009 = Raise five bell towers, slip markers under them, and be in the right place when the Intermezzo rings.
lobby_blurb_campanile-1996 = The floors you build decide which pile you draw from. When one runs out, the towers pay.
lobby_option_campanile_bet = What a bet must be worth
lobby_option_campanile_bet_at-least = flexible bets
lobby_option_campanile_bet_at-least_more = A token worth at least the floors you built.
lobby_option_campanile_bet_exact = exact bets
lobby_option_campanile_bet_exact_more = A token worth exactly the floors you built.
lobby_option_campanile_target = Which towers you may bet on
lobby_option_campanile_target_visible = bets on visible styles
lobby_option_campanile_target_visible_more = Any style that’s face up on a pile.
lobby_option_campanile_target_visible-or-just-built = bets on visible styles or the tower just raised
lobby_option_campanile_target_visible-or-just-built_more = Any style that’s face up on a pile, and the tower you’ve just raised.
lobby_option_campanile_target_just-built = bets only on the tower just raised
lobby_option_campanile_target_just-built_more = Only the tower you’ve just raised.
lobby_option_campanile_move__marker = Markers under the towers
lobby_option_campanile_move__marker_false = markers stay
lobby_option_campanile_move__marker_false_more = Once placed, a marker stays under its tower.
lobby_option_campanile_move__marker_true = markers may move
lobby_option_campanile_move__marker_true_more = After building exactly 2 floors you may move one of your 2-markers to another tower instead of betting.
learn_players_campanile-1996 = 2–5 players, 20 minutes
learn_players_campanile-2009 = 2–5 players, 20 minutes
learn_blurb_campanile-2009 = Build on five towers that belong to nobody, and bet on which ones will be tallest when the bell rings.
learn_blurb_campanile-1996 = The first edition: three piles, and the floors you build decide which card you draw.
learn_coach_campanile_welcome_title = Five towers that belong to nobody
learn_coach_campanile_welcome =
    { $game ->
        [campanile-1996] You and a novice bot build on the same five towers. At the end, the tallest ones pay whoever has the most influence there, which is the sum of their tokens’ values. You start.
       *[other] You and a novice bot build on the same five towers. At the end, the tallest ones pay whoever has the most influence there, which is the sum of their markers’ values. You start.
    }
learn_coach_campanile_build_title = Build
learn_coach_campanile_build =
    { $game ->
        [campanile-1996] Choose a card from your hand, then 1, 2 or 3 floors, and confirm. Building just 1 is often wise. You have five 1-tokens, but only one 3.
       *[other] Choose a card from your hand, then 1, 2 or 3 floors, and confirm. Building just 1 is often wise. You have five 1-markers, but only one 3.
    }
learn_coach_campanile_bet-2009_title = Bet
learn_coach_campanile_bet-2009 = Now you can put a marker under a tower whose style is in the display. It must be worth exactly the floors you built. Whoever is there first wins ties. You can also keep it for later.
learn_coach_campanile_bet-1996_title = Bet
learn_coach_campanile_bet-1996 = Now you can put a token under a tower whose style is face up on a pile. It must be worth at least the floors you built. Then you draw from the pile whose number matches those floors.
learn_coach_campanile_take_title = Take a card
learn_coach_campanile_take = Take one of the three face-up cards. The other two stay, so think about what you leave. Your opponent can only bet on styles that are there.
learn_coach_campanile_bot_title = Your opponent’s turn
learn_coach_campanile_bot = The novice’s turn works just like yours. Watch the board, or read the log. Cards are taken face up, so they’re no secret.
learn_coach_campanile_ranks_title = Flags and ranks
learn_coach_campanile_ranks = The flag on a tower shows its rank. Beside the board you can see who’d get what if we scored now. It changes with every floor.
learn_coach_campanile_markers_title =
    { $game ->
        [campanile-1996] Tokens run out
       *[other] Markers run out
    }
learn_coach_campanile_markers =
    { $game ->
        [campanile-1996] Your nine tokens have to last the whole game, and none comes back. Being first under a tall tower is worth more than many small bets.
       *[other] Your nine markers have to last the whole game, and none comes back. Being first under a tall tower is worth more than many small bets.
    }
learn_coach_campanile_intermezzo_title = Intermezzo!
learn_coach_campanile_intermezzo = It’s half-time. The four tallest towers have just paid in chips. All markers stay where they are, and at Finito they pay again, and more.
learn_coach_campanile_finito_title = Any card could be the last
learn_coach_campanile_finito = Finito is shuffled into the last ten cards. When it turns up, the game ends at once. Use your good markers now.
learn_coach_campanile_piles_title = The end is near
learn_coach_campanile_piles = A pile is nearly empty. Whoever draws its last card ends the game at once, and your floors decide which pile you draw from.
turning_campanile_intermezzo = Intermezzo: the first scoring
turning_campanile_finito = Finito: the final scoring
campanile_build =
    { $height ->
        [one] { $name } raises { NAME($style) } by { $floors }, to 1 floor
       *[other] { $name } raises { NAME($style) } by { $floors }, to { $height } floors
    }
campanile_bet =
    { $pile ->
        [null] { $name } bets { $value } on { NAME($style) }
       *[other] { $name } bets { $value } on { NAME($style) } and draws { NAME($draws) } from pile { $pile }
    }
campanile_pass-bet =
    { $pile ->
        [null] { $name } doesn’t bet
       *[other] { $name } doesn’t bet and draws { NAME($draws) } from pile { $pile }
    }
campanile_take = { $name } takes { NAME($style) }
campanile_move = { $name } moves a 2-marker from { NAME($from) } to { NAME($to) }
end_campanile_pile-1 = the last card of pile 1 was drawn
end_campanile_pile-2 = the last card of pile 2 was drawn
end_campanile_pile-3 = the last card of pile 3 was drawn
end_campanile_finito = Finito was turned up
option_campanile_bet = at-least: bet a token worth at least the floors you built; exact: worth exactly as many
option_campanile_target = visible: bet on a style that’s face up on a pile; visible-or-just-built: also on the tower you’ve just raised; just-built: only on that tower
option_campanile_move__marker = after building exactly 2 floors, you can move a placed 2-marker to another tower instead of betting
clause_campanile_not-now = it’s time to { NAME($due, kind: "phase") }, not to { NAME($tried, kind: "phase") }
clause_campanile_not-in-hand = you have no { NAME($style) } card. Build with a card from your hand
clause_campanile_bet-not-visible = you can’t bet on { NAME($style) }. Choose a style that’s face up on a pile
clause_campanile_bet-not-just-built = you can’t bet on { NAME($style) }. Bet on { NAME($built) }, the tower you’ve just raised
clause_campanile_bet-not-either = you can’t bet on { NAME($style) }. Choose a style that’s face up on a pile, or { NAME($built) }, which you’ve just raised
clause_campanile_bet-too-low = a { $value } is too low. You built { $floors }, so bet a token of { $floors } or more
clause_campanile_bet-not-exact = you built { $floors }, so bet a token of exactly { $floors }, not { $value }
clause_campanile_no-token = you have no { $value }-token left
clause_campanile_bet-not-in-display = you can’t bet on { NAME($style) }. Choose a style that’s in the display
clause_campanile_no-marker = you built { $value } but have no { $value }-marker left, so you can’t bet
clause_campanile_take-not-in-display = there’s no { NAME($style) } card in the display. Take one that’s there
clause_campanile_move-off = this game is played without moving markers. Once placed, they stay
clause_campanile_move-not-two = you can only move a marker after building exactly 2 floors, not { $floors }
clause_campanile_move-no-marker = you have no 2-marker under { NAME($style) } to move
clause_campanile_move-same-tower = that marker is already under { NAME($style) }. Move it to another tower
clause_campanile_move-not-in-display = you can’t move a marker to { NAME($style) }. Choose a style that’s in the display
name_N = brown
name_E = beige
phase_bet = bet
phase_take = take a card
table_over_tie_campanile = Several players have the most points, so the highest single chip decides.
table_chip_bet_exact = Exact bets
table_chip_move__marker_true = Markers may move
table_chip_target_just-built = Bets only on the tower just raised
table_chip_target_visible-or-just-built = Bets also on the tower just raised
table_option_bet_at-least = token worth at least the floors built
table_option_bet_exact = token worth exactly the floors built
table_option_move__marker_true = 2-markers may be moved
table_option_target_just-built = bets only on the tower just raised
table_option_target_visible = bets on any face-up style
table_option_target_visible-or-just-built = bets on any face-up style or the tower just raised
table_you_campanile_build =
    { $height ->
        [one] You raise { NAME($style) } by { $floors }, to 1 floor
       *[other] You raise { NAME($style) } by { $floors }, to { $height } floors
    }
table_you_campanile_bet =
    { $pile ->
        [null] You bet { $value } on { NAME($style) }
       *[other] You bet { $value } on { NAME($style) } and draw { NAME($draws) } from pile { $pile }
    }
table_you_campanile_pass-bet =
    { $pile ->
        [null] You don’t bet
       *[other] You don’t bet and draw { NAME($draws) } from pile { $pile }
    }
table_you_campanile_take = You take { NAME($style) }
table_you_campanile_move = You move a 2-marker from { NAME($from) } to { NAME($to) }
campanile_ui_did_build = raised { NAME($style) } to { $height }
campanile_ui_did_bet = bet { $value } on { NAME($style) }
campanile_ui_did_draw = drew { NAME($draws) }
campanile_ui_did_pass-bet = passed
campanile_ui_did_take = took { NAME($style) }
campanile_ui_did_move = moved a 2 from { NAME($from) } to { NAME($to) }
about_design_campanile-2009 = Designed by Hanno and Wilfried Kuhn, with the box illustrated by Katharina Kubisch.
about_source_campanile-2009 = We follow the German and Italian rules of the second edition (DDD Verlag, 2009).
about_design_campanile-1996 = Designed by Hanno and Wilfried Kuhn.
about_source_campanile-1996 = We follow the first edition (Blatz, 1996), in François Haffner’s French translation.
