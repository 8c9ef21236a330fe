admin_title = Serverleitung
admin_only = Diese Seite ist für die Serverleitung. Gehörst du dazu, dann melde dich an.
admin_people = Leute
admin_tables = Tische
admin_bans = Sperren
admin_log = Protokoll
admin_search = Teil eines Namens
admin_find = Suchen
admin_more = Mehr zeigen
admin_people_empty = Niemand heißt so.
admin_tables_empty = Hier gibt es keine Tische.
admin_bans_empty = Niemand ist gesperrt oder stummgeschaltet.
admin_log_empty = Die Serverleitung hat noch nichts getan.
admin_actions = Aktionen
admin_actions_for = Aktionen: { $name }
admin_why = Grund
admin_why_told = Die Person bekommt ihn zu lesen, und er steht im Protokoll.
admin_why_none = ohne Angabe von Gründen
admin_days = Tage
admin_days_more = Leer lassen, um für immer zu sperren.
admin_kind_guest = Gast
admin_kind_account = Konto
admin_kind_operator = Serverleitung
admin_banned = gesperrt
admin_muted = stumm
admin_person_facts =
    { $tables ->
        [one] 1 laufende Partie · zuletzt da { $seen }
       *[other] { $tables } laufende Partien · zuletzt da { $seen }
    }
admin_ban = Sperren
admin_unban = Sperre aufheben
admin_mute = Stummschalten
admin_unmute = Stummschaltung aufheben
admin_sign-out = Überall abmelden
admin_reset = Passwort zurücksetzen
admin_reset_more = Schick diesen Link an die Person, der das Konto gehört. Er funktioniert nur einmal und nur 24 Stunden lang.
admin_tables_going = Läuft gerade
admin_tables_over = Beendet
admin_tables_closed = Geschlossen
admin_status_open = wartet
admin_status_playing = läuft
admin_status_over = beendet
admin_status_closed = geschlossen
admin_seat_open = freier Platz
admin_unseat = Platz entziehen: { $name }
admin_close = Tisch schließen
admin_delete = Löschen …
admin_delete_sure = Endgültig löschen
admin_address_title = Adresse sperren
admin_address = Adresse oder Netz
admin_address_more = Zum Beispiel 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/64.
admin_address_ban = Adresse sperren
admin_ban-kind_ban = gesperrt
admin_ban-kind_mute = stumm
admin_ban-kind_network = Adresse
admin_for-good = für immer
admin_until = bis { $day }
admin_lift = Aufheben
admin_lift_for = Aufheben: { $name }
admin_log_everything = Auch zeigen, was der Server selbst tut
admin_log_everything_more = Er löscht Gäste, die lange weg waren, und Tische, an denen niemand mehr spielt.
admin_log_server = der Server
admin_did_grant = { $subject } gehört jetzt zur Serverleitung
admin_did_revoke = { $subject } gehört nicht mehr zur Serverleitung
admin_did_ban =
    { $details ->
        [null] { $subject } für immer gesperrt
       *[other] { $subject } bis { DATE($details) } gesperrt
    }
admin_did_unban = Sperre von { $subject } aufgehoben
admin_did_mute =
    { $details ->
        [null] { $subject } für immer stummgeschaltet
       *[other] { $subject } bis { DATE($details) } stummgeschaltet
    }
admin_did_unmute = Stummschaltung von { $subject } aufgehoben
admin_did_ban-address =
    { $details ->
        [null] { $subject } für immer gesperrt
       *[other] { $subject } bis { DATE($details) } gesperrt
    }
admin_did_unban-address = Sperre von { $subject } aufgehoben
admin_did_end-sessions = { $subject } überall abgemeldet
admin_did_reset-link = Passwort-Link für { $subject } erstellt
admin_did_reset-password = { $subject } hat per Link ein neues Passwort gewählt
admin_did_close-table = Tisch geschlossen ({ $subject })
admin_did_delete-table = Tisch gelöscht ({ $subject })
admin_did_unseat = Platz an einem Tisch freigegeben ({ $subject })
admin_did_rotate-key = Schlüssel für alte Cookies ersetzt
admin_did_retire-guest = Gast gelöscht, der lange nicht da war
admin_did_retire-table = Verlassenen Tisch gelöscht ({ $subject })
admin_did_upgrade = Datenbank auf den neuen Stand gebracht
