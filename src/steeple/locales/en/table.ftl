table_about = About this table
table_auto-pass = Pass by itself
table_auto-pass_more = where nothing but passing is possible
table_away = A bot ({ $level }) plays for you.
table_away_of = A bot ({ $level }) plays for { $name }.
table_away_returning = The bot finishes this turn. Then it’s you again.
table_away_out = Your time has run out twice. A bot ({ $level }) plays on for you to the end.
table_bot = Bot ({ $level })
table_bot_numbered = Bot { $number } ({ $level })
table_chat = Chat
table_chat_empty = Nobody has said anything yet.
table_chat_left =
    { $n ->
        [one] 1 character left
       *[other] { $n } characters left
    }
table_chat_mute = Hide the chat
table_chat_muted = The chat is hidden.
table_chat_say = Say something
table_chat_send = Send
table_clock = Clock
table_clock_by-days =
    { $days ->
        [one] one day a turn
       *[other] { $days } days a turn
    }
table_clock_days = { $days } d { $hours } h
table_clock_live =
    { $increment ->
        [0] { $minutes } minutes each
       *[other] { $minutes } minutes each, and { $increment } seconds a turn
    }
table_clock_none = none
table_clock_short = Less than { $left } left on your clock.
table_clock_stands = as last known
table_closed = This table is closed
table_closed_more = Nobody will play here any more.
table_come-back = Take my seat back
table_come-back_of = Take { $name }’s seat back
table_commitment = Fair deal
table_commitment_more = Fixed before the first action. When it is over, the record proves that no card was chosen later.
table_compiling = The bots get ready
table_crowded = Too many people are watching
table_crowded_more = There’s no room left to look on at this table. Try again later.
table_copied = Copied
table_copy = Copy the link
table_curtain = Hand the screen to { $name }
table_curtain_here = I am { $name }
table_curtain_more = Cards are hidden until then.
table_failed = The game could not be loaded
table_failed_more = Perhaps the line is bad, or there is a new version of this page.
table_game = Game
table_gone = There is no such table
table_gone_more = The link may be mistyped. A table that was never played on is not kept forever.
table_hint = Hint
table_hint_more = What a strong bot would do. It never plays for you.
table_hint_none = There is nothing to advise.
table_hint_note = Share of victory to expect. Choose one to see it on the board; nothing is played.
table_hint_share = { $share } of victory
table_hint_share-error = { $share } of victory, ± { $error }
table_hint_thinking = A strong bot thinks about it…
table_home_more = The table stays; you find it under “My games”.
table_info = Scoring and log
table_key_arrows = Tab, arrows
table_key_arrows_what = to a group, and inside it
table_key_chat = chat
table_key_enter = Enter
table_key_enter_what = choose; once more to commit
table_key_escape_what = clear, close
table_key_hint = hint
table_key_list = these keys
table_key_log = log
table_key_undo = take back
table_keys = Keys
table_leave = Leave my seat to a bot
table_leave_do = Leave it to a bot
table_leave_more = This is how one resigns here.
table_leave_of = Leave { $name }’s seat to a bot
table_leave_sure = A bot ({ $level }) plays on for you, and the others go on playing. You can come back at any time.
table_line_closing = The server restarts. Nothing is lost; the clocks stand still.
table_line_kept = What you did is kept and sent again.
table_line_lost = The line is lost. Reconnecting…
table_line_offline = You are offline. The table waits as you see it.
table_link = Link to this table
table_log = Log
table_log_back = (taken back)
table_log_earlier = Show earlier
table_log_over = Over:
table_menu = Menu
table_memory = Open cards
table_memory_off = not remembered for you
table_notify = Notifications
table_notify_denied = Your browser does not allow them for this page.
table_notify_more = when it is your turn and you look elsewhere
table_one-tap = One tap commits
table_one-tap_more = without asking again
table_option = Option
table_order = Order of play
table_order_given = as listed
table_order_lot = drawn by lot
table_over_asked = You’re invited to play again.
table_over_decline = No, thanks
table_over_board = Show the board
table_over_one = { $name } wins
table_over_rematch = Play again
table_over_replay = Replay
table_over_result = Show the result
table_over_shared = Shared victory: { $names }
table_over_watch-rematch = Watch the next game
table_over_winner = won
table_over_you = You win
table_passing = Only passing is possible: done by itself.
table_passing_first = Only passing is possible: it is done by itself. The menu can change that.
table_players = Players
table_points =
    { $n ->
        [one] point
       *[other] points
    }
table_prompt = What to do now
table_qr = QR code of the link to this table
table_read-rule = Read the rule
table_record = Download the record
table_room_agreed = What is played
table_room_anybody = for whoever comes
table_room_accept = Count me in
table_room_decline = No, thanks
table_room_invited = invited, no answer yet
table_room_invited-you = kept for you
table_room_asking = Play again?
table_room_begins-yes = The game begins as soon as everybody has said yes.
table_room_unseat = Free this seat
table_room_unseat-sure = Send { $name } away?
table_room_answers =
    { $n ->
        [one] One answer is missing
       *[other] { $n } answers are missing
    }
table_room_begins = The game begins as soon as every seat is taken.
table_room_close = Close the table
table_room_free =
    { $n ->
        [0] Every seat is taken: you can watch.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
table_room_invite = Invite friends
table_room_join = Join in
table_room_leave = Get up
table_room_name = Your name
table_room_sit = Sit here
table_room_sure = Close it for everybody?
table_room_waiting =
    { $n ->
        [one] One player is missing
       *[other] { $n } players are missing
    }
table_room_watch = Or stay and watch: the game opens here.
table_room_welcome = You are invited
table_rules = Rules
table_seat_absent = not connected
table_seat_acts = Now: { NAME($phase, kind: "phase") }
table_seat_away = A bot plays for them
table_seat_away-you = A bot plays for you
table_seat_bot = Bot, { $level }
table_seat_compiling = gets ready, { $percent } %
table_seat_gone = Account deleted, a bot plays on
table_seat_here = at the table
table_seat_open = Free seat
table_seat_screen = at this screen
table_seat_shares = at { $name }’s screen
table_seat_thinking = thinks
table_seat_you = That is you
table_settings = Settings
table_share = Share…
table_sound = Sound: a bell when it is your turn
table_spectators =
    { $n ->
        [one] One spectator
       *[other] { $n } spectators
    }
table_stage = Board and hand
table_substitute = Plays for whoever is away
table_talk = Log and chat
table_text = Read as text
table_theme = Colours
table_theme_dark = dark
table_theme_light = light
table_theme_system = as the system
table_bot-failure = Something went wrong with { $name }’s turn. We’ll keep trying.
table_bot-failure_over = Something went wrong with { $name }’s turn. Reload the page to try again.
table_turn_yours = Your turn
table_undo = Undo
table_undo_agree = Agree
table_undo_ask = Ask to undo
table_undo_ask-more = Something has come out since: the others must agree.
table_undo_asked = { $name } asks to take back. Do you agree?
table_undo_free-more = Takes back your last action.
table_undo_none = There is nothing to take back.
table_undo_others = { $name } asks to take back; no answer yet from { $names }.
table_undo_refuse = Refuse
table_undo_waiting = You asked to take back. Waiting for { $names }.
table_unread =
    { $n ->
        [one] One new message
       *[other] { $n } new messages
    }
table_unreadable = This table can’t be read
table_unreadable_more = Its game is damaged, or follows rules this server doesn’t know. Whoever runs the server finds the reason in its log.
table_view_board = Board
table_view_log = Log
table_view_players = Players
table_views = Views
table_you = you
