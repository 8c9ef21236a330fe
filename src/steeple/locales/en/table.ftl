table_about = About this table
table_auto-pass = Pass automatically
table_auto-pass_more = when passing is all you can do
table_away = A bot ({ $level }) is playing for you.
table_away_of = A bot ({ $level }) is playing for { $name }.
table_away_returning = The bot finishes this turn. Then you’re back.
table_away_out = You ran out of time twice, so a bot ({ $level }) plays on for you to the end.
table_chat = Chat
table_chat_empty = Nobody has said anything yet.
table_chat_left =
    { $n ->
        [one] 1 character left
       *[other] { $n } characters left
    }
table_chat_mute = Hide chat
table_chat_muted = The chat is hidden.
table_chat_say = Say something
table_chat_send = Send
table_clock = Clock
table_clock_by-days =
    { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }
table_clock_days = { $days } d { $hours } h
table_clock_live =
    { $increment ->
        [0] { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        } each
       *[other] { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        } each, plus { $increment ->
            [one] 1 second
           *[other] { $increment } seconds
        } per turn
    }
table_clock_none = none
table_clock_short = You have less than { $left } left.
table_clock_stands = as last known
table_closed = This table is closed
table_closed_more = Nobody will play here any more.
table_come-back = Take seat back
table_come-back_of = Take { $name }’s seat back
table_commitment = Fair deal
table_commitment_more = The deal was fixed before the first action. When the game is over, the record proves that no card was swapped.
table_compiling = The bots are getting ready
table_crowded = Too many people are watching
table_crowded_more = There’s no room left to watch at this table. Try again later.
table_copied = Copied
table_copy = Copy link
table_curtain = Hand the screen to { $name }
table_curtain_here = I’m { $name }
table_curtain_more = The cards stay hidden until then.
table_failed = The game couldn’t be loaded
table_failed_more = The connection may be bad, or there’s a new version of this page.
table_game = Game
table_gone = We can’t find that table
table_gone_more = The link may be mistyped. Tables where nobody ever played aren’t kept for ever.
table_hint = Hint
table_hint_more = What a strong bot would do. It never plays for you.
table_hint_none = There’s nothing to suggest.
table_hint_note = Your chance to win with each. Choose one to see it on the board. It won’t be played.
table_hint_share = { $share } chance to win
table_hint_share-error = { $share } chance to win, ± { $error }
table_hint_thinking = A strong bot is thinking about it…
table_home_more = The table stays. You’ll find it under “My games”.
table_info = Scoring and log
table_key_arrows = Tab, arrows
table_key_arrows_what = move to a group, and inside it
table_key_chat = chat
table_key_enter = Enter
table_key_enter_what = choose, then once more to confirm
table_key_escape_what = cancel, close
table_key_hint = hint
table_key_list = show these keys
table_key_log = log
table_key_undo = undo
table_keys = Keys
table_leave = Leave my seat to a bot
table_leave_do = Leave to bot
table_leave_more = This is how you resign.
table_leave_of = Leave { $name }’s seat to a bot
table_leave_sure = A bot ({ $level }) plays on for you while the others continue. You can come back whenever you like.
table_line_closing = The server is restarting. Nothing is lost, and the clocks are stopped.
table_line_kept = We’ve kept your action and will send it again.
table_line_lost = Connection lost. Reconnecting…
table_line_offline = You’re offline. The table will be as you left it.
table_link = Link to this table
table_log = Log
table_log_back = (undone)
table_log_earlier = Show earlier
table_log_over = Game over:
table_menu = Menu
table_memory = Known cards
table_memory_off = not marked
table_notify = Notifications
table_notify_denied = Your browser doesn’t allow them for this page.
table_notify_more = when it’s your turn and you’re looking elsewhere
table_one-tap = One tap plays
table_one-tap_more = without a preview
table_option = Option
table_order = Order of play
table_order_given = as listed
table_order_lot = drawn by lot
table_over_asked = You’re invited to play again.
table_over_decline = No thanks
table_over_board = Show the board
table_over_one = { $name } wins
table_over_counting = Counting the points
table_over_rematch = Play again
table_over_replay = Replay
table_over_result = Show the result
table_over_shared = Shared win: { $names }
table_over_watch-rematch = Watch next game
table_over_winner = won
table_over_you = You win
table_passing = You could only pass, so we passed for you.
table_passing_first = You could only pass, so we passed for you. You can change that in the menu.
table_players = Players
table_points =
    { $n ->
        [one] point
       *[other] points
    }
table_prompt = What to do now
table_qr = QR code with the link to this table
table_read-rule = Read the rule
table_record = Download this game
table_room_agreed = What you’ll play
table_room_anybody = for anybody
table_room_accept = Count me in
table_room_decline = No thanks
table_room_invited = invited, no answer yet
table_room_invited-you = reserved for you
table_room_asking = Play again?
table_room_begins-yes = The game starts as soon as everybody says yes.
table_room_unseat = Free this seat
table_room_unseat-sure = Send { $name } away?
table_room_answers =
    { $n ->
        [one] Waiting for one answer
       *[other] Waiting for { $n } answers
    }
table_room_begins = The game starts as soon as every seat is taken.
table_room_close = Close table
table_room_free =
    { $n ->
        [0] Every seat is taken, but you can watch.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
table_room_invite = Invite friends
table_room_join = Join
table_room_leave = Leave seat
table_room_name = Your name
table_room_sit = Sit here
table_room_sure = Close the table for everybody?
table_room_waiting =
    { $n ->
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
table_room_watch = Or stay and watch. The game opens here.
table_room_welcome = You’re invited
table_rules = Rules
table_seat_absent = not connected
table_seat_acts = Now: { NAME($phase, kind: "phase") }
table_seat_away = A bot is playing for them
table_seat_away-you = A bot is playing for you
table_seat_bot = Bot, { $level }
table_seat_compiling = getting ready, { $percent }%
table_seat_gone = Account deleted, a bot plays on
table_seat_here = at the table
table_seat_open = Free seat
table_seat_screen = on this screen
table_seat_shares = on { $name }’s screen
table_seat_thinking = is thinking
table_seat_you = That’s you
table_settings = Settings
table_share = Share…
table_sound = Ring a bell when it’s my turn
table_spectators =
    { $n ->
        [one] One spectator
       *[other] { $n } spectators
    }
table_stage = Board and hand
table_substitute = Plays for anyone who’s away
table_talk = Log and chat
table_text = Read as text
table_theme = Colours
table_theme_dark = dark
table_theme_light = light
table_theme_system = same as system
table_bot-failure = Something went wrong with { $name }’s turn. We’ll keep trying.
table_bot-failure_over = Something went wrong with { $name }’s turn. Reload the page to try again.
table_turn_yours = Your turn
table_undo = Undo
table_undo_agree = Agree
table_undo_ask = Ask to undo
table_undo_ask-more = Something has been revealed since, so the others have to agree.
table_undo_asked = { $name } asks to undo. Do you agree?
table_undo_free-more = Undoes your last action.
table_undo_none = There’s nothing to undo.
table_undo_others = { $name } asks to undo. Waiting for { $names }.
table_undo_refuse = Say no
table_undo_waiting = You asked to undo. Waiting for { $names }.
table_unread =
    { $n ->
        [one] One new message
       *[other] { $n } new messages
    }
table_unreadable = This table can’t be read
table_unreadable_more = The game is damaged, or follows rules this server doesn’t know. Whoever runs the server will find the reason in its log.
table_view_board = Board
table_view_log = Log
table_view_players = Players
table_views = Views
table_you = you
table_turn_you = you { $did }
table_turn_other = { $name } { $did }
table_since = Since your turn: { $told }.
table_skip = Skip ahead
table_log_show = Show where
table_keys_off = Single-key shortcuts are switched off. You can switch them on in the menu.
table_you_step_undo =
    { $ply ->
        [0] You undo everything
       *[other] You undo everything after action { $ply }
    }
table_you_step_ask =
    { $ply ->
        [0] You ask to undo everything
       *[other] You ask to undo everything after action { $ply }
    }
table_you_step_answer =
    { $answer ->
        [yes] You agree
       *[other] You don’t agree
    }
table_you_step_leave = You leave, and a bot plays on
table_you_step_flag = Your time is up, so a bot plays on
table_you_step_return =
    { $when ->
        [after-turn] You’ll be back after this turn
       *[other] You’re back
    }
table_you_step_accept = You’re in
table_hints = Hints
table_hints_on = allowed for everybody
table_hints_off = only against bots
table_room_bot = Add a bot
table_room_level = Level of the bots
table_room_start =
    { $n ->
        [one] Start with a bot
       *[other] Start with { $n } bots
    }
table_room_change = Change options
table_room_change_more = Whoever already has a seat will be asked again.
table_room_change_save = Save changes
table_room_changed = The options have changed
