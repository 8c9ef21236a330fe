table_about = Über diesen Tisch
table_auto-pass = Automatisch passen
table_auto-pass_more = wenn du sonst nichts tun kannst
table_away = Ein Bot ({ $level }) spielt gerade für dich.
table_away_of = Ein Bot ({ $level }) spielt gerade für { $name }.
table_away_returning = Der Bot beendet noch diesen Zug, dann übernimmst du wieder.
table_away_out = Deine Zeit ist zweimal abgelaufen. Ein Bot ({ $level }) spielt für dich zu Ende.
table_chat = Chat
table_chat_empty = Noch hat niemand etwas gesagt.
table_chat_left =
    { $n ->
        [one] noch 1 Zeichen
       *[other] noch { $n } Zeichen
    }
table_chat_mute = Chat ausblenden
table_chat_muted = Der Chat ist ausgeblendet.
table_chat_say = Etwas sagen
table_chat_send = Senden
table_clock = Uhr
table_clock_by-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
table_clock_days = { $days } T { $hours } h
table_clock_live =
    { $increment ->
        [0] je { $minutes ->
            [one] 1 Minute
           *[other] { $minutes } Minuten
        }
        [one] je { $minutes ->
            [one] 1 Minute
           *[other] { $minutes } Minuten
        }, dazu 1 Sekunde pro Zug
       *[other] je { $minutes ->
            [one] 1 Minute
           *[other] { $minutes } Minuten
        }, dazu { $increment } Sekunden pro Zug
    }
table_clock_none = keine
table_clock_short = Deine Uhr zeigt weniger als { $left }.
table_clock_stands = letzter bekannter Stand
table_closed = Dieser Tisch ist geschlossen
table_closed_more = Hier wird nicht mehr gespielt.
table_come-back = Platz wieder übernehmen
table_come-back_of = Platz von { $name } wieder übernehmen
table_commitment = Ehrlich gemischt
table_commitment_more = Die Kartenverteilung stand vor der ersten Aktion fest. Am Ende beweist die Aufzeichnung, dass keine Karte vertauscht wurde.
table_compiling = Die Bots machen sich bereit
table_crowded = Hier schauen schon zu viele zu
table_crowded_more = An diesem Tisch ist kein Platz mehr zum Zuschauen. Versuch es später wieder.
table_copied = Kopiert
table_copy = Link kopieren
table_curtain = Gib den Bildschirm an { $name } weiter
table_curtain_here = Ich bin { $name }
table_curtain_more = So lange bleiben die Karten verdeckt.
table_failed = Das Spiel konnte nicht geladen werden
table_failed_more = Vielleicht ist die Verbindung schlecht, oder es gibt eine neue Version dieser Seite.
table_game = Spiel
table_gone = Diesen Tisch finden wir nicht
table_gone_more = Vielleicht ist der Link vertippt. Tische, an denen nie gespielt wurde, werden irgendwann gelöscht.
table_hint = Tipp
table_hint_more = Was ein starker Bot tun würde. Er spielt nie für dich.
table_hint_none = Dazu gibt es keinen Tipp.
table_hint_note = Deine Siegchance mit jeder Aktion. Wähl eine, um sie auf dem Spielplan zu sehen. Gespielt wird sie dadurch nicht.
table_hint_share = { $share } Siegchance
table_hint_share-error = { $share } Siegchance, ± { $error }
table_hint_thinking = Ein starker Bot denkt darüber nach …
table_home_more = Der Tisch bleibt. Du findest ihn unter „Meine Partien“.
table_info = Wertung und Protokoll
table_key_arrows = Tab, Pfeile
table_key_arrows_what = zu einer Gruppe springen, sich darin bewegen
table_key_chat = Chat
table_key_enter = Eingabe
table_key_enter_what = wählen, noch einmal zum Bestätigen
table_key_escape_what = abbrechen, schließen
table_key_hint = Tipp
table_key_list = diese Tasten zeigen
table_key_log = Protokoll
table_key_undo = rückgängig
table_keys = Tasten
table_leave = Platz einem Bot überlassen
table_leave_do = An Bot übergeben
table_leave_more = So gibst du auf.
table_leave_of = Platz von { $name } einem Bot überlassen
table_leave_sure = Ein Bot ({ $level }) spielt für dich weiter, und die Partie geht für alle normal weiter. Du kannst jederzeit zurückkommen.
table_line_closing = Der Server startet neu. Nichts geht verloren, und die Uhren stehen still.
table_line_kept = Deine Aktion ist gespeichert und wird noch einmal gesendet.
table_line_lost = Verbindung verloren. Sie wird wiederhergestellt …
table_line_offline = Du bist offline. Der Tisch wartet auf dich.
table_link = Link zu diesem Tisch
table_log = Protokoll
table_log_back = (rückgängig gemacht)
table_log_earlier = Frühere zeigen
table_log_over = Zu Ende:
table_menu = Menü
table_memory = Offene Karten
table_memory_off = werden nicht markiert
table_notify = Benachrichtigungen
table_notify_denied = Dein Browser erlaubt sie für diese Seite nicht.
table_notify_more = wenn du dran bist und woanders hinschaust
table_one-tap = Einmal tippen genügt
table_one-tap_more = ohne Vorschau
table_option = Option
table_order = Reihenfolge
table_order_given = wie aufgeführt
table_order_lot = wird ausgelost
table_over_asked = Du bist zur Revanche eingeladen.
table_over_decline = Nein, danke
table_over_board = Spielplan zeigen
table_over_one = { $name } gewinnt
table_over_counting = Die Punkte werden gezählt
table_over_rematch = Noch eine Partie
table_over_replay = Ansehen
table_over_result = Ergebnis zeigen
table_over_shared = Geteilter Sieg: { $names }
table_over_watch-rematch = Nächste Partie ansehen
table_over_winner = gewonnen
table_over_you = Du gewinnst
table_passing = Du konntest nur passen, also haben wir gepasst.
table_passing_first = Du konntest nur passen, also haben wir gepasst. Im Menü kannst du das ändern.
table_players = Spieler
table_points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
table_prompt = Was jetzt zu tun ist
table_qr = QR-Code mit dem Link zu diesem Tisch
table_read-rule = Regel lesen
table_record = Partie herunterladen
table_room_agreed = Was ihr spielt
table_room_anybody = für alle
table_room_accept = Ich bin dabei
table_room_decline = Nein, danke
table_room_invited = eingeladen, noch keine Antwort
table_room_invited-you = für dich reserviert
table_room_asking = Noch eine Partie?
table_room_begins-yes = Es geht los, sobald alle zugesagt haben.
table_room_unseat = Platz freigeben
table_room_unseat-sure = { $name } wegschicken?
table_room_answers =
    { $n ->
        [one] Eine Antwort fehlt noch
       *[other] { $n } Antworten fehlen noch
    }
table_room_begins = Es geht los, sobald alle Plätze besetzt sind.
table_room_close = Tisch schließen
table_room_free =
    { $n ->
        [0] Alle Plätze sind besetzt, aber du kannst zuschauen.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
table_room_invite = Freunde einladen
table_room_join = Mitspielen
table_room_leave = Aufstehen
table_room_name = Dein Name
table_room_sit = Platz nehmen
table_room_sure = Den Tisch für alle schließen?
table_room_waiting =
    { $n ->
        [one] Eine Person fehlt noch
       *[other] { $n } Personen fehlen noch
    }
table_room_watch = Oder bleib und schau zu. Die Partie öffnet sich hier.
table_room_welcome = Du bist eingeladen
table_rules = Regeln
table_seat_absent = nicht verbunden
table_seat_acts = Jetzt: { NAME($phase, kind: "phase") }
table_seat_away = Ein Bot springt ein
table_seat_away-you = Ein Bot spielt für dich
table_seat_bot = Bot, { $level }
table_seat_compiling = macht sich bereit, { $percent } %
table_seat_gone = Konto gelöscht, ein Bot spielt weiter
table_seat_here = am Tisch
table_seat_open = Freier Platz
table_seat_screen = an diesem Bildschirm
table_seat_shares = am Bildschirm von { $name }
table_seat_thinking = denkt nach
table_seat_you = Das bist du
table_settings = Einstellungen
table_share = Teilen …
table_sound = Glocke läuten, wenn ich dran bin
table_spectators =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
table_stage = Spielplan und Hand
table_substitute = Vertretung
table_talk = Protokoll und Chat
table_text = Als Text lesen
table_theme = Farben
table_theme_dark = dunkel
table_theme_light = hell
table_theme_system = wie das System
table_bot-failure = Beim Zug von { $name } ist etwas schiefgegangen. Wir versuchen es weiter.
table_bot-failure_over = Beim Zug von { $name } ist etwas schiefgegangen. Lade die Seite neu, um es noch einmal zu versuchen.
table_turn_yours = Du bist dran
table_undo = Rückgängig
table_undo_agree = Einverstanden
table_undo_ask = Rückgängig anfragen
table_undo_ask-more = Seitdem wurde etwas aufgedeckt, deshalb müssen die anderen zustimmen.
table_undo_asked = { $name } möchte etwas rückgängig machen. Einverstanden?
table_undo_free-more = Macht deine letzte Aktion rückgängig.
table_undo_none = Es gibt nichts rückgängig zu machen.
table_undo_others = { $name } möchte etwas rückgängig machen. Es fehlt noch die Antwort von { $names }.
table_undo_refuse = Ablehnen
table_undo_waiting = Du möchtest etwas rückgängig machen. Es fehlt noch die Antwort von { $names }.
table_unread =
    { $n ->
        [one] Eine neue Nachricht
       *[other] { $n } neue Nachrichten
    }
table_unreadable = Dieser Tisch lässt sich nicht lesen
table_unreadable_more = Die Partie ist beschädigt oder folgt Regeln, die dieser Server nicht kennt. Die Serverleitung findet den Grund im Serverprotokoll.
table_view_board = Spielplan
table_view_log = Protokoll
table_view_players = Spieler
table_views = Ansichten
table_you = du
table_turn_you = du hast { $did }
table_turn_other = { $name } hat { $did }
table_since = Seit deinem Zug: { $told }.
table_skip = Alles zeigen
table_log_show = Stelle zeigen
table_keys_off = Tastenkürzel sind ausgeschaltet. Im Menü kannst du sie einschalten.
table_you_step_undo =
    { $ply ->
        [0] Du machst alles rückgängig
       *[other] Du machst alles nach Aktion { $ply } rückgängig
    }
table_you_step_ask =
    { $ply ->
        [0] Du möchtest alles rückgängig machen
       *[other] Du möchtest alles nach Aktion { $ply } rückgängig machen
    }
table_you_step_answer =
    { $answer ->
        [yes] Du bist einverstanden
       *[other] Du lehnst ab
    }
table_you_step_leave = Du gehst, ein Bot spielt weiter
table_you_step_flag = Deine Zeit ist abgelaufen, ein Bot spielt weiter
table_you_step_return =
    { $when ->
        [after-turn] Du übernimmst nach diesem Zug wieder
       *[other] Du bist wieder da
    }
table_you_step_accept = Du bist dabei
table_hints = Tipps
table_hints_on = für alle erlaubt
table_hints_off = nur gegen Bots
table_room_bot = Mit Bot besetzen
table_room_level = Stärke der Bots
table_room_start =
    { $n ->
        [one] Mit Bot starten
       *[other] Mit { $n } Bots starten
    }
table_room_change = Optionen ändern
table_room_change_more = Wer schon sitzt, wird noch einmal gefragt.
table_room_change_save = Speichern
table_room_changed = Die Optionen haben sich geändert
