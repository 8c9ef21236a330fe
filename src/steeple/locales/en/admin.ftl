admin_title = For operators
admin_only = This page is for the operators of this server. If you’re one of them, sign in.
admin_people = People
admin_tables = Tables
admin_bans = Bans
admin_log = Log
admin_search = Part of a name
admin_find = Search
admin_more = Show more
admin_people_empty = Nobody has that name.
admin_tables_empty = No tables found.
admin_bans_empty = Nobody is banned or muted.
admin_log_empty = No operator has done anything yet.
admin_actions = Actions
admin_actions_for = Actions for { $name }
admin_why = Reason
admin_why_told = They’ll see it, and it goes in the log.
admin_why_none = no reason given
admin_days = Days
admin_days_more = Leave it empty to ban for good.
admin_kind_guest = guest
admin_kind_account = account
admin_kind_operator = operator
admin_banned = banned
admin_muted = muted
admin_person_facts =
    { $tables ->
        [one] 1 game in progress · last seen { $seen }
       *[other] { $tables } games in progress · last seen { $seen }
    }
admin_ban = Ban
admin_unban = Lift the ban
admin_mute = Mute
admin_unmute = Unmute
admin_sign-out = Sign out everywhere
admin_reset = Reset password
admin_reset_more = Send this link to the account’s owner. It works once, within 24 hours.
admin_tables_going = In progress
admin_tables_over = Finished
admin_tables_closed = Closed
admin_status_open = waiting
admin_status_playing = playing
admin_status_over = finished
admin_status_closed = closed
admin_seat_open = open seat
admin_unseat = Unseat { $name }
admin_close = Close table
admin_delete = Delete…
admin_delete_sure = Delete for good
admin_address_title = Ban an address
admin_address = Address or network
admin_address_more = For example 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64.
admin_address_ban = Ban address
admin_ban-kind_ban = banned
admin_ban-kind_mute = muted
admin_ban-kind_network = address
admin_for-good = for good
admin_until = until { $day }
admin_lift = Lift
admin_lift_for = Lift: { $name }
admin_log_everything = Show what the server did
admin_log_everything_more = Old guests and abandoned tables that it deleted.
admin_log_server = the server
admin_did_grant = Made { $subject } an operator
admin_did_revoke = { $subject } is no longer an operator
admin_did_ban =
    { $details ->
        [null] Banned { $subject } for good
       *[other] Banned { $subject } until { DATE($details) }
    }
admin_did_unban = Lifted the ban on { $subject }
admin_did_mute =
    { $details ->
        [null] Muted { $subject } for good
       *[other] Muted { $subject } until { DATE($details) }
    }
admin_did_unmute = Unmuted { $subject }
admin_did_ban-address =
    { $details ->
        [null] Banned { $subject } for good
       *[other] Banned { $subject } until { DATE($details) }
    }
admin_did_unban-address = Lifted the ban on { $subject }
admin_did_end-sessions = Signed { $subject } out everywhere
admin_did_reset-link = Made a password reset link for { $subject }
admin_did_reset-password = { $subject } set a new password with a link
admin_did_close-table = Closed a table ({ $subject })
admin_did_delete-table = Deleted a table ({ $subject })
admin_did_unseat = Freed a seat at a table ({ $subject })
admin_did_rotate-key = Replaced the key for old cookies
admin_did_retire-guest = Deleted a guest who stayed away
admin_did_retire-table = Deleted an abandoned table ({ $subject })
admin_did_upgrade = Brought the database up to date
