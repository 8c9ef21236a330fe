name_R = red
name_Y = yellow
name_B = blue
phase_over = over
phase_build = build
step_sit =
    { $kind ->
        [open] seat { $seat } is open
        [bot] { $name } (a bot) takes seat { $seat }
        [invited] seat { $seat } is reserved for { $name }
       *[other] { $name } takes seat { $seat }
    }
step_unseat = the host freed seat { $seat }
step_accept = { $name } is in
step_decline = the invitation was declined, so seat { $seat } is free
step_lot = the seats will be drawn by lot
step_no-memory = known cards won’t be marked in the players’ hands
step_start = the game begins
step_undo =
    { $ply ->
        [0] { $name } undoes everything
       *[other] { $name } undoes everything after action { $ply }
    }
step_ask =
    { $ply ->
        [0] { $name } asks to undo everything
       *[other] { $name } asks to undo everything after action { $ply }
    }
step_answer =
    { $answer ->
        [yes] { $name } agrees
       *[other] { $name } says no
    }
step_leave =
    { $why ->
        [gone] a player deleted their account, so a bot plays on
       *[other] { $name } leaves, and a bot plays on
    }
step_flag = { $name } ran out of time, so a bot plays on
step_return =
    { $when ->
        [after-turn] { $name } will be back after this turn
       *[other] { $name } is back
    }
step_close =
    { $who ->
        [operator] an operator closed the table
       *[other] the table is closed
    }
bot_random = random
bot_greedy = greedy
bot_level-1 = novice
bot_level-2 = casual
bot_level-3 = skilled
bot_level-4 = strong
bot_level-5 = master
refusal_game-over = the game is over, so there’s nothing left to play
refusal_no-such-table = we can’t find that table. Check the link
refusal_not-your-seat = that isn’t your seat
refusal_not-your-turn = it isn’t your turn yet
refusal_stale = the game has moved on. Look again, then choose
refusal_not-started = the game hasn’t started. It begins when every seat is taken
refusal_not-over = the game isn’t over yet. Come back when it is
refusal_already-over = the game is already over. Start a new one
refusal_seat-taken = somebody already has that seat. Choose another
refusal_already-seated = you already have a seat here. Leave the others for your friends
refusal_unseated = the host gave your seat away. Look for another table
refusal_not-invited = no seat is reserved for you here. Take a free one if there is one
refusal_table-full = every seat is taken, but you can watch
refusal_not-host = only the host can do that
refusal_not-operator = this page is for the operators of this server
refusal_banned =
    { $until ->
        [null] you can’t play here: { $why }
       *[other] you can’t play here until { DATE($until) }: { $why }
    }
refusal_banned-address =
    { $until ->
        [null] nobody can play from your address: { $why }
       *[other] nobody can play from your address until { DATE($until) }: { $why }
    }
refusal_muted =
    { $until ->
        [null] you can’t chat here, but you can play: { $why }
       *[other] you can’t chat here until { DATE($until) }, but you can play: { $why }
    }
refusal_no-such-person = we can’t find that person. Look at the list of people
refusal_no-such-ban = there’s no such ban. Look at the list
refusal_reset-over = this link was already used, or it’s too old. Ask for another
refusal_bad-network = type an address or a network, like 192.0.2.7 or 192.0.2.0/24
refusal_no-account = guests have no account, so this doesn’t work for them
refusal_nothing-to-undo = there’s nothing to undo
refusal_no-undo-asked = nobody has asked you to undo anything
refusal_not-signed-in = choose a name first, or sign in
refusal_name-taken = somebody already has that name. Choose another
refusal_name-reserved = that name is reserved for bots, guests or people who’ve left. Choose another
refusal_bad-name = choose a name of 1 to 40 characters from one alphabet, none of them invisible
refusal_wrong-password = wrong name or password. Try again
refusal_too-fast = that was too fast. Wait a moment
refusal_too-often = that’s a lot of leaving and undoing. Wait a minute
refusal_too-many-steps = you’ve come, gone and undone too often at this table. From now on, just play
refusal_too-many-joins = too many people have come and gone here. Open another table
refusal_too-many-connections = you have too many tables open. Close some
refusal_table-crowded = too many people are watching this table. Try again later
refusal_too-long = that’s too long. Make it shorter
refusal_bad-message = the server can’t read this message
refusal_bad-origin = this request came from another site. Open the table here
refusal_unreadable-table = this table can’t be read. Ask whoever runs this server to look at its log
refusal_bots-busy = too many bots are thinking right now. Try again in a moment
refusal_hint-asked = your hint is on its way
refusal_no-hint = there’s no hint this time. You’re on your own
refusal_too-many-tables = you have too many games in progress. Finish one, or close one that hasn’t started
refusal_too-many-tables-here = too many tables were opened from your network. Try again in an hour
refusal_server-full = this server is full. Try again later
refusal_busy = the server is busy. Try again in a moment
refusal_no-such-page = there’s nothing at this address. Check the link
refusal_already-started = the game has already started, but you can watch
refusal_already-account = you already have an account. Sign out to make another
refusal_no-such-seat = there’s no such seat at this table. Choose another
refusal_no-such-session = you’re no longer signed in there
refusal_undo-asked = somebody has already asked to undo. Wait for the answers
refusal_undo-refused = the others said no. You can ask again after the next action
refusal_not-away = this seat is already yours, with no bot playing for you
refusal_already-returning = you’ll have your seat back as soon as the bot finishes this turn
refusal_out-of-time = you ran out of time twice, so the bot plays on for you to the end
refusal_already-away = a bot is already playing for you. Come back first
refusal_unknown-game = there’s no such game here
refusal_bad-players = this game isn’t for that many players
refusal_bad-option = this game has no such option
refusal_bad-seat = there’s no such seat
refusal_bad-bot = there’s no such bot
refusal_bad-seed = a seed has 16 or 64 digits, each 0–9 or a–f
refusal_bad-deal = the cards can’t have been dealt like that
refusal_ill-formed = that isn’t an action in this game
refusal_not-json = this file isn’t a game record, or even JSON
refusal_not-a-record = this file isn’t a game record
refusal_unknown-rules = this record follows rules that this server doesn’t know
refusal_wrong-deal = this record’s deal doesn’t follow from its seed
refusal_wrong-result = this record’s result doesn’t match its game
refusal_legal-lists = this record’s legal actions don’t match the rules
refusal_wrong-commitment = the deal isn’t the one that was promised before the game
alert_turn = Your turn in { $game }
alert_turn_by = { $name } has played.
alert_turn_more = The game is waiting for you.
alert_test = Steeple can reach you here
alert_test_more = This is where we’ll tell you when it’s your turn.
link_invites = { $name } invites you to play. A name is all you need.
link_plays = Watch { $name } play.
link_over = { $name } played here. See how it went, move by move.
link_table = A table on Steeple, where you can play, watch or replay a game.
refusal_bad-alert-address = alerts go to a public https:// address. Copy it from the service that should get them
refusal_bad-zone = this server doesn’t know your time zone, so it can’t keep quiet hours for you
refusal_webhook-failed = the message didn’t arrive. Check the address and the service, then try again
refusal_no-webhook = you have no webhook. Save its address first
step_hints = everybody may ask for hints
step_agree = the host has changed the options
refusal_hints-off = hints are off here, because people play each other
refusal_old-rules = this table was opened under earlier rules. Open a new one to change them
refusal_not-yours-alone = others played this game too, so it stays
