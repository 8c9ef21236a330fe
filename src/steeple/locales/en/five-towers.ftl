five-towers_ui_step_bid = Bid
five-towers_ui_step_tear = Tear down
five-towers_ui_step_build = Build
five-towers_ui_bid = How many of these cards will you build?
five-towers_ui_bid_none = Nobody has bid yet
five-towers_ui_bid_highest = Highest bid: { $cards }, by { $name }
five-towers_ui_bid_chosen =
    { $cards ->
        [0] Bid 0: you build nothing, but you may tear a card down
        [one] Bid 1 and build one of these cards
       *[other] Bid { $cards } and build { $cards } of these cards
    }
five-towers_ui_bid_top = Nobody can bid more.
five-towers_ui_bid_last = You bid last, so nobody can outbid you.
five-towers_ui_bid_next = It takes { $next } or more to outbid you.
five-towers_ui_bid_button = Bid { $cards }
five-towers_ui_pass = Pass
five-towers_ui_pass_chosen = Pass, and build nothing this round
five-towers_ui_tear = Tear down one of your top cards, or nothing
five-towers_ui_tear_must = You have to tear down a card to build what you bid
five-towers_ui_tear_cannot = You have nothing to tear down
five-towers_ui_then =
    { $left ->
        [0] You’ll build nothing.
        [one] Then you build one card.
       *[other] Then you build { $left } cards.
    }
five-towers_ui_tear_chosen =
    { $cost ->
        [one] tear down { NAME($style) } { $value } and lose 1 point?
       *[other] tear down { NAME($style) } { $value } and lose { $cost } points?
    }
five-towers_ui_tear_beneath =
    { $beneath ->
        [null] The tower starts over.
       *[other] That leaves { $beneath } on top.
    }
five-towers_ui_tear_button = Tear down
five-towers_ui_tear_nothing = Nothing
five-towers_ui_tear_nothing_chosen = Tear down nothing
five-towers_ui_build =
    { $left ->
        [one] Build one card from the market
       *[other] Build { $left } cards from the market, one by one
    }
five-towers_ui_build_more = Tap a card, or one of your towers.
five-towers_ui_build_chosen =
    { $on ->
        [null] { NAME($style) } { $value } starts a tower
       *[other] { NAME($style) } { $value } goes on { $on }
    }
five-towers_ui_build_left =
    { $left ->
        [0] It’s your last card. The rest of the market is discarded.
        [one] Then build one more card.
       *[other] Then build { $left } more cards.
    }
five-towers_ui_build_button = Build
five-towers_ui_roof_chosen = Close your { NAME($style) } tower with a 0?
five-towers_ui_roof_more = Its cards count double, but it can never change again.
five-towers_ui_roof_button = Put roof on
five-towers_ui_wait_bid = { $name } is bidding
five-towers_ui_wait_tear = { $name } may tear down a card
five-towers_ui_wait_build =
    { $left ->
        [one] { $name } has one card left to build
       *[other] { $name } has { $left } cards left to build
    }
five-towers_ui_won =
    { $winners ->
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
five-towers_ui_market = Market
five-towers_ui_market_cards =
    { $count ->
        [one] The market: one card
       *[other] The market: { $count } cards
    }
five-towers_ui_market_none = No more cards are coming
five-towers_ui_fit_on =
    { $top ->
        [null] new tower
       *[other] goes on { $top }
    }
five-towers_ui_fit_on_short =
    { $top ->
        [null] new
       *[other] on { $top }
    }
five-towers_ui_fit_roof = closes it
five-towers_ui_fit_top =
    { $top ->
        [null] no tower yet
        [0] has a roof
       *[other] yours: { $top }
    }
five-towers_ui_fit_top_short =
    { $top ->
        [null] –
        [0] roof
       *[other] top { $top }
    }
five-towers_ui_card =
    { $top ->
        [none] { NAME($style) } { $value }
        [null] { NAME($style) } { $value }. You have no such tower yet
       *[other] { NAME($style) } { $value }. Your tower has { $top } on top
    }
five-towers_ui_card_legal =
    { $top ->
        [null] { NAME($style) } { $value }. You can build it and start a tower
       *[other] { NAME($style) } { $value }. You can build it on { $top }
    }
five-towers_ui_card_roof =
    { $top ->
        [null] { NAME($style) } 0. You can build it. A roof on its own closes the tower for good
       *[other] { NAME($style) } 0. You can build it on { $top }. The roof closes the tower for good
    }
five-towers_ui_order = Who bid what
five-towers_ui_first = { $name } is the first architect
five-towers_ui_first_is = First architect, bids first
five-towers_ui_standing_bids = Bids { $cards }
five-towers_ui_standing_builds = Builds { $cards }
five-towers_ui_standing_to-bid = To bid
five-towers_ui_standing_waits = Not yet
five-towers_ui_standing_passed = Passed
five-towers_ui_standing_out = Out
five-towers_ui_standing_name_bids = { $name } bids { $cards }
five-towers_ui_standing_name_builds = { $name } builds { $cards }
five-towers_ui_standing_name_to-bid = { $name } bids next
five-towers_ui_standing_name_waits = { $name } hasn’t bid yet
five-towers_ui_standing_name_passed = { $name } passed
five-towers_ui_standing_name_out = { $name } is out of the bidding
five-towers_ui_pile_look = Cards still to come
five-towers_ui_pile_label = Cards still to come: { $pile } in the pile, { $discard } in the discard
five-towers_ui_pile_first = Pile
five-towers_ui_pile_second = Second pile
five-towers_ui_discard = Discard
five-towers_ui_pile_again = When the pile runs out, the discard becomes the second pile.
five-towers_ui_pile_end = When this pile runs out, the game ends after that round.
five-towers_ui_cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
five-towers_ui_twice = twice
five-towers_ui_towers_own = Your towers
five-towers_ui_towers = { $name }’s towers
five-towers_ui_towers_back = Back
five-towers_ui_towers_look = { $name }’s towers: { $towers }. Show them larger
five-towers_ui_rivals = The others’ towers
five-towers_ui_tower_short =
    { $count ->
        [0] { NAME($style) } none
       *[other] { NAME($style) } { $values }
    }
five-towers_ui_tower =
    { $count ->
        [0] your { NAME($style) } tower has no cards yet
       *[other] your { NAME($style) } tower: { $values } from the ground up, { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
five-towers_ui_tower_build =
    { $count ->
        [0] your { NAME($style) } tower has no cards yet. You can start it now
       *[other] your { NAME($style) } tower: { $values } from the ground up, { $points ->
            [one] 1 point
           *[other] { $points } points
        }. You can build on it now
    }
five-towers_ui_tower_tear = your { NAME($style) } tower: { $values } from the ground up. You can tear down { $top } at a cost of { $cost }
five-towers_ui_tower_other =
    { $count ->
        [0] { $name }’s { NAME($style) } tower: no cards yet
       *[other] { $name }’s { NAME($style) } tower: { $values } from the ground up, { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
five-towers_ui_bids = Your bid
five-towers_ui_bidding = Bidding and building
five-towers_ui_bids_free = Bid { $cards }
five-towers_ui_bids_low = Bid { $cards }: not higher than the highest bid
five-towers_ui_bids_not = Bid { $cards }: not possible. Tap to see why
five-towers_ui_bids_idle = Bid { $cards }: it isn’t your turn
five-towers_ui_bids_low_short = too low
five-towers_ui_bids_cards =
    { $cards ->
        [one] card
       *[other] cards
    }
five-towers_ui_progress =
    { $cards ->
        [0] { $name } bid 0 and builds nothing
       *[other] { $name } has built { $built } of { $cards }
    }
five-towers_ui_torn = { $torn } torn
five-towers_ui_score = Score
five-towers_ui_score_now = Score now
five-towers_ui_score_final = Final score
five-towers_ui_score_caption = Points by tower and player
five-towers_ui_score_highest = Main tower
five-towers_ui_score_torn = Torn down
five-towers_ui_score_total = Total
five-towers_ui_score_roof = With a roof: 2 points a card, already counted.
five-towers_ui_score_roofed = with a roof
five-towers_ui_score_skip = Skip
five-towers_ui_text_market =
    { $count ->
        [0] The market is empty.
       *[other] Market: { $cards }.
    }
five-towers_ui_text_towers = Towers, from the ground up
five-towers_ui_key_bid = Bid that many cards
five-towers_ui_key_pass = Pass, or tear down nothing
five-towers_ui_key_card = A card to tear down or to build
title_five-towers = Five Towers
lobby_length_five-towers = 20 min
lobby_blurb_five-towers = Bid how many cards you dare to build. Stack downwards, crown a tower with a zero, tear down at a price.
learn_players_five-towers = 2–5 players, 20 minutes
learn_blurb_five-towers = Bid how many cards you dare to build. Stack downwards, crown with a 0.
learn_coach_five-towers_welcome_title = Five towers of your own
learn_coach_five-towers_welcome = You and a novice each build five towers, one in each style, with values going down. Every card is worth a point, or two under a roof. You’re the first architect.
learn_coach_five-towers_bid_title = Bid
learn_coach_five-towers_bid = How many of these five cards will you build? Whoever bids the most builds, and has to build exactly that many. Two or three is a good start.
learn_coach_five-towers_bot_title = Once around the table
learn_coach_five-towers_bot = Everybody speaks once, and either bids more or passes. The player to the left of the builder starts the next round.
learn_coach_five-towers_tear_title = Tear down?
learn_coach_five-towers_tear = You won the bid, so you build. First you can tear down the top card of one tower to make room. The first costs 1 point, the next 2, then 3, so it’s rarely worth it.
learn_coach_five-towers_build_title = Build
learn_coach_five-towers_build = Choose cards from the market one by one. Each goes on your tower of its style, on top of a higher value. High cards at the bottom leave room for many above.
learn_coach_five-towers_special_title = 8, 9 and 0
learn_coach_five-towers_special = Anything goes on an 8, so the tower can start high again. A 9 goes on anything but a 0. A 0 is the roof, which doubles the tower and closes it.
learn_coach_five-towers_score_title = The score so far
learn_coach_five-towers_score = The grid beside the board counts every tower so far, the bonus for your main tower (the one with the most cards), and cards torn down.
learn_coach_five-towers_second-pile_title = The second pile
learn_coach_five-towers_second-pile = The cards nobody wanted come back once, shuffled. When this pile runs out, the game ends. It’s time to put roofs on.
turning_five-towers_second-pile = The discard becomes the second pile
five-towers_bid = { $name } bids { $cards }
five-towers_pass = { $name } passes
five-towers_tear = { $name } tears down { NAME($style) } { $value }
five-towers_tear-nothing = { $name } tears nothing down
five-towers_build =
    { $on ->
        [null] { $name } starts the { NAME($style) } tower with the { $value }
       *[other] { $name } builds { NAME($style) } { $value } on { $on }
    }
end_five-towers_second-pile = the second pile ran out
end_five-towers_no-discard = the pile ran out, and there was nothing to shuffle
clause_five-towers_not-now = it’s time to { NAME($due, kind: "phase") }, not to { NAME($tried, kind: "phase") }
clause_five-towers_bid-not-higher = { $tried } isn’t enough. Bid more than { $bid }, or pass
clause_five-towers_bid-beyond-market = you can’t bid { $tried } when the market holds { $size }
clause_five-towers_bid-impossible =
    { $most ->
        [0] you couldn’t build any of these cards, even after tearing down one of yours
       *[other] you could only build { $most } of these cards, even after tearing down one of yours
    }
clause_five-towers_tear-no-tower = you have no { NAME($style) } tower to tear a card down from
clause_five-towers_tear-roof = your { NAME($style) } tower has a roof, and a roof can’t be torn down
clause_five-towers_tear-leaves-too-few =
    { $most ->
        [0] you bid { $bid }, but without { NAME($card) } you couldn’t build any
       *[other] you bid { $bid }, but without { NAME($card) } you could only build { $most }
    }
clause_five-towers_tear-needed =
    { $most ->
        [0] you bid { $bid }, but you can’t build any unless you tear down { NAME($tops, type: "or") }
       *[other] you bid { $bid }, but you can only build { $most } unless you tear down { NAME($tops, type: "or") }
    }
clause_five-towers_build-not-in-market = { NAME($card) } isn’t in the market. Choose a card that is
clause_five-towers_build-on-roof = your { NAME($style) } tower has a roof, and nothing goes on a 0
clause_five-towers_build-not-lower = { NAME($card) } doesn’t go on { $top }. Only a lower value or a 9 does
clause_five-towers_build-blocks-rest =
    { $most ->
        [0] after { NAME($card) } you’d still have to build { $left }, but couldn’t build any. Choose another card
       *[other] after { NAME($card) } you’d still have to build { $left }, but could only build { $most }. Choose another card
    }
name_C = candy
name_S = scary
name_T = tree
name_M = scrap metal
name_D = sand
phase_bid = bid
phase_tear = tear down
table_you_five-towers_bid = You bid { $cards }
table_you_five-towers_pass = You pass
table_you_five-towers_tear = You tear down { NAME($style) } { $value }
table_you_five-towers_tear-nothing = You tear nothing down
table_you_five-towers_build =
    { $on ->
        [null] You start the { NAME($style) } tower with the { $value }
       *[other] You build { NAME($style) } { $value } on { $on }
    }
five-towers_ui_did_bid = bid { $cards }
five-towers_ui_did_pass = passed
five-towers_ui_did_tear = tore down { NAME($style) } { $value }
five-towers_ui_did_tear-nothing = tore nothing down
five-towers_ui_did_build = built { $cards }
five-towers_ui_did_card = { NAME($style) } { $value }
five-towers_ui_cards_of =
    { $count ->
        [one] { NAME($style) }: 1 card
       *[other] { NAME($style) }: { $count } cards
    }
about_design_five-towers = Designed by Kasper Lapp.
about_source_five-towers = We follow the French rules of Les 5 Tours, 2023.
