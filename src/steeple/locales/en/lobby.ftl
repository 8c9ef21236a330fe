lobby_title = Steeple · four games of towers and fields
lobby_headline_build = Build high.
lobby_headline_bet = Bet quietly.
lobby_lead = Play strong bots, invite friends with a link, or share one screen.
lobby_play-now = Play a bot now
lobby_play-now_more = { $game }, two players, { $level } bot
lobby_around-one-screen = Share one screen
lobby_invite-friends = Invite friends
lobby_games = Games
lobby_continue = Continue
lobby_turns =
    { $n ->
        [one] It’s your turn in 1 game
       *[other] It’s your turn in { $n } games
    }
lobby_all-mine = All my games
lobby_all-over = All finished games
lobby_open = Open tables
lobby_open-one = Open a table
lobby_over = Finished games
lobby_in-progress = In progress
lobby_empty_mine = Games you start will be waiting here.
lobby_empty_open = Nobody is looking for players right now. Open a table, or play a bot in the meantime.
lobby_empty_over = No finished games yet. When you finish one, you can replay it here, move by move.
lobby_to-games = Choose a game
lobby_more = Show more
lobby_import = Open a game file
lobby_import_more = Replay a game saved as .jsonl, from here or elsewhere.
lobby_copied = Link copied
lobby_problem = Something went wrong, but your games are safe. Try again.
lobby_seats = Seats taken: { $taken }, free: { $free }
lobby_seat = Seat { $seat }
lobby_row_label =
    { $n ->
        [0] { $what }: { $game }
       *[other] { $what }: { $game }, { $names }
    }
lobby_row_your-turn = Your turn
lobby_row_open = Waiting for players
lobby_row_invited = You’re invited
lobby_row_with = with { $names }
lobby_row_nobody = nobody else yet
lobby_just-now = just now
lobby_row_replay = Replay
lobby_row_copy = Copy link
lobby_row_continue = Continue
lobby_row_watch = Watch
lobby_row_unreadable = This table can’t be read
lobby_row_look = Why?
lobby_row_join = Join
lobby_over_you =
    { $winners ->
        [one]
            { $points ->
                [one] you won with 1 point
               *[other] you won with { $points } points
            }
       *[other]
            { $points ->
                [one] you shared the win, with 1 point
               *[other] you shared the win, with { $points } points
            }
    }
lobby_over_others =
    { $winners ->
        [one] { $names } won
       *[other] { $names } shared the win
    }
lobby_clock_none = no clock
lobby_clock_live =
    { $increment ->
        [0] { $minutes } min each
       *[other] { $minutes } min each + { $increment } s per turn
    }
lobby_clock_days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
lobby_players = { $least }–{ $most } players
lobby_play = Play
lobby_rules = Rules
lobby_card_play = Play { $game }
lobby_card_rules = Rules of { $game }
lobby_card_invite = Invite friends to { $game }
lobby_level_level-1 = Looks three moves ahead and often misses what matters.
lobby_level_level-2 = Knows what the game is about. A good first opponent.
lobby_level_level-3 = Tries many lines of play and takes what you leave.
lobby_level_level-4 = Weighs hundreds of lines and works out the endgame. Thinks for a second.
lobby_level_level-5 = As strong as it gets in three seconds a move.
lobby_level_greedy = Takes whatever pays most right now. Quick, and no fool.
lobby_level_random = Plays any legal move. Good for trying things out.
lobby_new_title = New table
lobby_new_game = Game
lobby_new_who = Who plays
lobby_new_how = How you play
lobby_new_how_bots = Against bots
lobby_new_how_screen = On one screen
lobby_new_how_friends = With friends, by link
lobby_new_players = Players
lobby_new_level = How strong are the bots?
lobby_new_seats = Seats
lobby_new_only-watch = You have no seat, so you’ll watch.
lobby_new_order = Who starts
lobby_new_order_lot = Draw the seats by lot
lobby_new_order_given = Seat 1, then as listed
lobby_new_options = Table rules
lobby_new_clock = Time
lobby_new_clock_none = No clock
lobby_new_clock_none_more = Everybody takes the time they need.
lobby_new_clock_live = Live
lobby_new_clock_live_more = Minutes for the whole game, plus seconds for each turn.
lobby_new_clock_days = Play by correspondence
lobby_new_clock_days_more = Days for each turn.
lobby_new_minutes = For each player
lobby_new_minutes_n =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
lobby_new_increment = Extra for each turn
lobby_new_increment_n =
    { $n ->
        [0] nothing
       *[other] { $n } seconds
    }
lobby_new_days = For each turn
lobby_new_days_n =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
lobby_new_substitute = Substitute
lobby_new_substitute_more = Plays for anyone who leaves or runs out of time, until they’re back.
lobby_new_listed = List it in the lobby
lobby_new_listed_more = Anybody can join or watch from the lobby. Otherwise people need the link.
lobby_new_memory = Mark known cards
lobby_new_memory_more = Cards that everybody saw someone take stay marked in their hand. Turn this off if you’d rather remember them yourselves. The log still says who took what.
lobby_new_open-table = Open the table
lobby_new_begin = Start
lobby_new_me = You
lobby_new_me-named = You ({ $name })
lobby_new_me_more = Here, in this browser.
lobby_new_here = Someone else here
lobby_new_open = Open seat
lobby_new_open_more = For whoever has the link.
lobby_new_bots = Bots
lobby_new_name-of = Name in seat { $seat }
lobby_new_person = Player { $number }
lobby_kept =
    { $days ->
        [one] Unfinished games that nobody touches for a day are deleted, and so are guests who stay away that long.
       *[other] Unfinished games that nobody touches for { $days } days are deleted, and so are guests who stay away that long.
    }
lobby_learn = New here?
lobby_learn_more = Learn a game by playing it, with a guide at your side. It takes about ten minutes.
lobby_learn_go = Learn first
lobby_watch = Games to watch
lobby_empty_watch = Nobody is playing in public right now.
lobby_credits = Credits
lobby_credits_more = Who designed the games, and who plays against you.
lobby_row_bot = { $name } (bot)
lobby_row_turn-of = { $name } to play
lobby_row_moves =
    { $n ->
        [one] 1 move played
       *[other] { $n } moves played
    }
lobby_row_away = A bot plays for you
lobby_row_imported = Imported
lobby_row_delete = Delete
lobby_row_delete_sure = Delete this game for good?
lobby_row_abandon = Abandon
lobby_row_abandon_sure = Abandon this game? A bot will play on for you.
lobby_row_close = Close
lobby_row_close_sure = Close this table for everybody?
lobby_row_get-up = Give up seat
lobby_row_get-up_sure = Give up your seat? Then somebody else can take it.
lobby_over_place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
lobby_new_hints = Hints for everybody
lobby_new_hints_more = Everybody may ask a strong bot what to play. When you play only bots, hints are always on.
lobby_new_hints_on = Hints for everybody
lobby_new_hints_off = No hints
