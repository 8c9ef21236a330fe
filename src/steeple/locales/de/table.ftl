table_about = Über diesen Tisch
table_auto-pass = Von selbst passen
table_auto-pass_more = wo nichts anderes möglich ist
table_away = Ein Bot ({ $level }) spielt für dich.
table_away_of = Ein Bot ({ $level }) spielt für { $name }.
table_away_returning = Der Bot beendet diesen Zug, dann bist du wieder dran.
table_away_out = Deine Zeit ist zweimal abgelaufen. Ein Bot ({ $level }) spielt für dich zu Ende.
table_bot = Bot ({ $level })
table_bot_numbered = Bot { $number } ({ $level })
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
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
table_clock_days = { $days } T { $hours } h
table_clock_live =
    { $increment ->
        [0] { $minutes } Minuten für jeden
       *[other] { $minutes } Minuten für jeden und { $increment } Sekunden je Zug
    }
table_clock_none = keine
table_clock_short = Auf deiner Uhr ist weniger als { $left }.
table_clock_stands = letzter bekannter Stand
table_closed = Dieser Tisch ist geschlossen
table_closed_more = Hier wird nicht mehr gespielt.
table_come-back = Meinen Platz zurücknehmen
table_come-back_of = Platz von { $name } zurücknehmen
table_commitment = Ehrlich gemischt
table_commitment_more = Steht seit vor der ersten Aktion fest. Am Ende beweist die Aufzeichnung, dass keine Karte nachträglich gewählt wurde.
table_compiling = Die Bots machen sich bereit
table_crowded = Hier schauen schon zu viele zu
table_crowded_more = An diesem Tisch ist kein Platz mehr zum Zuschauen. Versuch es später wieder.
table_copied = Kopiert
table_copy = Link kopieren
table_curtain = Gib den Bildschirm an { $name }
table_curtain_here = Ich bin { $name }
table_curtain_more = Bis dahin sind die Karten verdeckt.
table_failed = Das Spiel konnte nicht geladen werden
table_failed_more = Vielleicht ist die Verbindung schlecht, oder es gibt eine neue Fassung dieser Seite.
table_game = Spiel
table_gone = Diesen Tisch gibt es nicht
table_gone_more = Vielleicht ist der Link falsch abgeschrieben. Ein Tisch, an dem nie gespielt wurde, bleibt nicht für immer.
table_hint = Tipp
table_hint_more = Was ein starker Bot täte. Er spielt nie für dich.
table_hint_none = Da gibt es nichts zu raten.
table_hint_note = Anteil am Sieg, der zu erwarten ist. Wähle eine Aktion, um sie auf dem Plan zu sehen; gespielt wird nichts.
table_hint_share = { $share } Siegesanteil
table_hint_share-error = { $share } Siegesanteil, ± { $error }
table_hint_thinking = Ein starker Bot denkt darüber nach …
table_home_more = Der Tisch bleibt; du findest ihn unter „Meine Partien“.
table_info = Wertung und Verlauf
table_key_arrows = Tab, Pfeile
table_key_arrows_what = zu einer Gruppe und darin
table_key_chat = Chat
table_key_enter = Eingabe
table_key_enter_what = wählen; noch einmal, um es zu tun
table_key_escape_what = verwerfen, schließen
table_key_hint = Tipp
table_key_list = diese Tasten
table_key_log = Verlauf
table_key_undo = zurücknehmen
table_keys = Tasten
table_leave = Meinen Platz einem Bot überlassen
table_leave_do = Einem Bot überlassen
table_leave_more = So gibt man hier auf.
table_leave_of = Platz von { $name } einem Bot überlassen
table_leave_sure = Ein Bot ({ $level }) spielt für dich weiter, die anderen spielen zu Ende. Du kannst jederzeit zurückkommen.
table_line_closing = Der Server startet neu. Nichts geht verloren; die Uhren stehen.
table_line_kept = Was du getan hast, bleibt erhalten und wird noch einmal gesendet.
table_line_lost = Die Verbindung ist weg. Sie wird wiederhergestellt …
table_line_offline = Du bist offline. Der Tisch wartet, wie du ihn siehst.
table_link = Link zu diesem Tisch
table_log = Verlauf
table_log_back = (zurückgenommen)
table_log_earlier = Frühere zeigen
table_log_over = Zu Ende:
table_menu = Menü
table_memory = Offene Karten
table_memory_off = merkst du dir selbst
table_notify = Benachrichtigungen
table_notify_denied = Dein Browser erlaubt sie für diese Seite nicht.
table_notify_more = wenn du dran bist und woanders hinsiehst
table_one-tap = Einmal tippen genügt
table_one-tap_more = ohne Rückfrage
table_option = Variante
table_order = Reihenfolge
table_order_given = wie aufgeführt
table_order_lot = wird ausgelost
table_over_asked = Du bist zu einer weiteren Partie eingeladen.
table_over_decline = Nein, danke
table_over_board = Spielplan zeigen
table_over_one = { $name } gewinnt
table_over_rematch = Noch eine Partie
table_over_replay = Noch einmal ansehen
table_over_result = Ergebnis zeigen
table_over_shared = Geteilter Sieg: { $names }
table_over_watch-rematch = Bei der nächsten Partie zusehen
table_over_winner = gewonnen
table_over_you = Du gewinnst
table_passing = Es bleibt nur zu passen: geschieht von selbst.
table_passing_first = Es bleibt nur zu passen: das geschieht von selbst. Im Menü lässt es sich ändern.
table_players = Spieler
table_points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
table_prompt = Was jetzt zu tun ist
table_qr = QR-Code mit dem Link zu diesem Tisch
table_read-rule = Regel lesen
table_record = Aufzeichnung herunterladen
table_room_agreed = Was gespielt wird
table_room_anybody = für alle, die kommen
table_room_accept = Ich bin dabei
table_room_decline = Nein, danke
table_room_invited = eingeladen, noch keine Antwort
table_room_invited-you = für dich reserviert
table_room_asking = Noch eine Partie?
table_room_begins-yes = Das Spiel beginnt, sobald alle zugesagt haben.
table_room_unseat = Platz freigeben
table_room_unseat-sure = { $name } wegschicken?
table_room_answers =
    { $n ->
        [one] Eine Antwort fehlt noch
       *[other] { $n } Antworten fehlen noch
    }
table_room_begins = Das Spiel beginnt, sobald jeder Platz besetzt ist.
table_room_close = Tisch schließen
table_room_free =
    { $n ->
        [0] Alle Plätze sind besetzt: du kannst zusehen.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
table_room_invite = Freunde einladen
table_room_join = Mitspielen
table_room_leave = Aufstehen
table_room_name = Dein Name
table_room_sit = Hier hinsetzen
table_room_sure = Für alle schließen?
table_room_waiting =
    { $n ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $n }
    }
table_room_watch = Oder bleib und sieh zu: Das Spiel öffnet sich hier.
table_room_welcome = Du bist eingeladen
table_rules = Regeln
table_seat_absent = nicht verbunden
table_seat_acts = Jetzt: { NAME($phase, kind: "phase") }
table_seat_away = Ein Bot vertritt
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
table_sound = Ton: eine Glocke, wenn du dran bist
table_spectators =
    { $n ->
        [one] Ein Zuschauer
       *[other] { $n } Zuschauer
    }
table_stage = Spielplan und Hand
table_substitute = Vertritt, wer fehlt
table_talk = Verlauf und Chat
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
table_undo_ask = Um Rücknahme bitten
table_undo_ask-more = Seitdem ist etwas aufgedeckt worden: Die anderen müssen zustimmen.
table_undo_asked = { $name } möchte zurücknehmen. Bist du einverstanden?
table_undo_free-more = Nimmt deine letzte Aktion zurück.
table_undo_none = Es gibt nichts zurückzunehmen.
table_undo_others = { $name } möchte zurücknehmen; noch keine Antwort von { $names }.
table_undo_refuse = Ablehnen
table_undo_waiting = Du möchtest zurücknehmen. Es fehlt die Antwort von { $names }.
table_unread =
    { $n ->
        [one] Eine neue Nachricht
       *[other] { $n } neue Nachrichten
    }
table_unreadable = Dieser Tisch lässt sich nicht lesen
table_unreadable_more = Das Spiel ist beschädigt oder folgt Regeln, die dieser Server nicht kennt. Den Grund findet die Serverleitung im Serverprotokoll.
table_view_board = Spielplan
table_view_log = Verlauf
table_view_players = Spieler
table_views = Ansichten
table_you = du
