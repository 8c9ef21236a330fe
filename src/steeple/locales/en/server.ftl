name_R = red
name_Y = yellow
name_B = blue
phase_over = over
phase_build = build
step_sit =
    { $kind ->
        [open] seat { $seat } is open
        [bot] { $name }, a bot, sits down in seat { $seat }
        [invited] seat { $seat } is kept for { $name }
       *[other] { $name } sits down in seat { $seat }
    }
step_unseat = the host has freed seat { $seat }
step_accept = { $name } is in
step_decline = the invitation was declined, so seat { $seat } is free
step_lot = seats will be drawn by lot
step_no-memory = open cards won’t be remembered for you
step_start = the game begins
step_undo = { $name } takes back to action { $ply }
step_ask = { $name } asks to take back to action { $ply }
step_answer =
    { $answer ->
        [yes] { $name } agrees
       *[other] { $name } does not agree
    }
step_leave =
    { $why ->
        [gone] a player has deleted their account: a bot plays on
       *[other] { $name } leaves: a bot plays on
    }
step_flag = the time of { $name } is over: a bot plays on
step_return =
    { $when ->
        [after-turn] { $name } will be back after this turn
       *[other] { $name } is back
    }
step_close =
    { $who ->
        [operator] an operator has closed the table
       *[other] the table is closed
    }
bot_random = random
bot_greedy = greedy
bot_level-1 = novice
bot_level-2 = casual
bot_level-3 = practised
bot_level-4 = strong
bot_level-5 = master
refusal_game-over = the game is over: no action is possible
refusal_no-such-table = there is no such table: check the link
refusal_not-your-seat = this seat is not yours
refusal_not-your-turn = it is not your turn: wait for the others
refusal_stale = the game has moved on meanwhile: look again and choose anew
refusal_not-started = the game has not begun: wait until every seat is taken
refusal_not-over = the game is not over: come back when it is
refusal_already-over = the game is over already: begin a new one
refusal_seat-taken = somebody has this seat already: choose another
refusal_already-seated = you have a seat here already. Leave the others to the others
refusal_unseated = the host has given your seat away. Look for another table
refusal_not-invited = no seat is kept for you here. Take a free one if there is any
refusal_table-full = every seat is taken: you may watch
refusal_not-host = only the host may do this
refusal_not-operator = this page is for the operators of this server
refusal_banned =
    { $until ->
        [null] you can’t play here: { $why }
       *[other] you can’t play here until { $until }: { $why }
    }
refusal_banned-address =
    { $until ->
        [null] nobody can play from your address: { $why }
       *[other] nobody can play from your address until { $until }: { $why }
    }
refusal_muted =
    { $until ->
        [null] you can’t chat here, but you can play: { $why }
       *[other] you can’t chat here until { $until }, but you can play: { $why }
    }
refusal_no-such-person = there’s nobody like that: look at the list of people
refusal_no-such-ban = there’s nothing to lift: look at the list of bans
refusal_reset-over = this link has been used, or it’s too old: ask for another
refusal_bad-network = write an address or a network, like 192.0.2.7 or 192.0.2.0/24
refusal_no-account = guests have no account, so this doesn’t work for them
refusal_nothing-to-undo = there is nothing to take back
refusal_no-undo-asked = nobody has asked you to take back
refusal_not-signed-in = say first who you are: choose a name, or sign in
refusal_name-taken = somebody has this name already: choose another
refusal_name-reserved = that name is reserved for bots, guests and people who have left: choose another
refusal_bad-name = choose a name of 1 to 40 letters, all of one alphabet and none of them invisible
refusal_wrong-password = name or password is wrong: try again
refusal_too-fast = too much at once: wait a moment
refusal_too-often = that’s a lot of leaving and undoing at once: wait a minute
refusal_too-many-steps = you’ve come, gone and undone too often at this table. From now on, just play
refusal_too-many-joins = too many people have come and gone at this table: open another one
refusal_too-many-connections = you have too many tables open: close some
refusal_table-crowded = too many people are watching this table: try again later
refusal_too-long = this is too long: send less
refusal_bad-message = this message can’t be read
refusal_bad-origin = this request came from another site: open the table here
refusal_unreadable-table = this table can’t be read: ask whoever runs this server to look at its log
refusal_bots-busy = too many bots are thinking: wait a moment and try again
refusal_hint-asked = you’re already waiting for a hint: it’s coming
refusal_no-hint = no hint could be found: choose for yourself this time
refusal_too-many-tables = you have too many games going: finish one, or close one that hasn’t begun
refusal_too-many-tables-here = too many tables were opened from your network: try again in an hour
refusal_server-full = this server is full: try again later
refusal_busy = the server is busy: try again in a moment
refusal_no-such-page = there is nothing at this address: check the link
refusal_already-started = the game has begun already: you may watch
refusal_already-account = you have an account already: sign out to make another
refusal_no-such-seat = there is no such seat at this table
refusal_no-such-session = you’re not signed in there any more
refusal_undo-asked = somebody has asked to take back already: wait for the answers
refusal_undo-refused = the others have said no. You can ask again once something new has been played
refusal_not-away = you have this seat: no bot plays for you
refusal_already-returning = you get your seat back as soon as the bot has finished this turn
refusal_out-of-time = your time has run out twice, so the bot plays on for you to the end
refusal_already-away = a bot plays for you already: come back first
refusal_unknown-game = there is no such game
refusal_bad-players = the game is not for so many players
refusal_bad-option = the game has no such option
refusal_bad-seat = there is no such seat
refusal_bad-bot = there is no such bot
refusal_bad-seed = a seed is 16 or 64 digits of 0-9 and a-f
refusal_bad-deal = cards can’t have been dealt like this
refusal_ill-formed = that isn’t an action in this game
refusal_not-json = this file is no record: it is not JSON
refusal_not-a-record = this file is no record of a game
refusal_unknown-rules = this record follows rules that are not known here
refusal_wrong-deal = the deal of this record does not follow from its seed
refusal_wrong-result = the result of this record is not the one of its game
refusal_legal-lists = the legal actions of this record are not those of the rules
refusal_wrong-commitment = the deal is not the one that was promised before the game
