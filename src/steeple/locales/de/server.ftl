name_R = Rot
name_Y = Gelb
name_B = Blau
phase_over = zu Ende
phase_build = bauen
step_sit =
    { $kind ->
        [open] Platz { $seat } ist frei
        [bot] { $name } (Bot) setzt sich auf Platz { $seat }
        [invited] Platz { $seat } ist für { $name } reserviert
       *[other] { $name } setzt sich auf Platz { $seat }
    }
step_unseat = Platz { $seat } wurde wieder freigegeben
step_accept = { $name } ist dabei
step_decline = die Einladung wurde abgelehnt, Platz { $seat } ist frei
step_lot = die Plätze werden ausgelost
step_no-memory = offen genommene Karten werden nicht markiert
step_start = das Spiel beginnt
step_undo =
    { $ply ->
        [0] { $name } macht alles rückgängig
       *[other] { $name } macht alles nach Aktion { $ply } rückgängig
    }
step_ask =
    { $ply ->
        [0] { $name } möchte alles rückgängig machen
       *[other] { $name } möchte alles nach Aktion { $ply } rückgängig machen
    }
step_answer =
    { $answer ->
        [yes] { $name } ist einverstanden
       *[other] { $name } lehnt ab
    }
step_leave =
    { $why ->
        [gone] ein Konto wurde gelöscht, ein Bot spielt weiter
       *[other] { $name } geht, ein Bot spielt weiter
    }
step_flag = die Zeit von { $name } ist abgelaufen, ein Bot spielt weiter
step_return =
    { $when ->
        [after-turn] { $name } übernimmt nach diesem Zug wieder
       *[other] { $name } ist wieder da
    }
step_close =
    { $who ->
        [operator] die Serverleitung hat den Tisch geschlossen
       *[other] der Tisch ist geschlossen
    }
bot_random = zufällig
bot_greedy = gierig
bot_level-1 = Anfänger
bot_level-2 = Hobbyspieler
bot_level-3 = geübt
bot_level-4 = stark
bot_level-5 = Meister
refusal_game-over = das Spiel ist zu Ende, hier geht nichts mehr
refusal_no-such-table = diesen Tisch finden wir nicht. Prüf den Link
refusal_not-your-seat = das ist nicht dein Platz
refusal_not-your-turn = du bist noch nicht dran
refusal_stale = das Spiel ist schon weiter. Schau noch einmal hin und wähl dann
refusal_not-started = das Spiel hat noch nicht begonnen. Es geht los, sobald alle Plätze besetzt sind
refusal_not-over = das Spiel läuft noch. Komm wieder, wenn es zu Ende ist
refusal_already-over = das Spiel ist schon zu Ende. Fang ein neues an
refusal_seat-taken = auf diesem Platz sitzt schon jemand. Nimm einen anderen
refusal_already-seated = du hast hier schon einen Platz. Lass die anderen frei
refusal_unseated = dein Platz wurde freigegeben. Such dir einen anderen Tisch
refusal_not-invited = hier ist kein Platz für dich reserviert. Nimm einen freien, falls es einen gibt
refusal_table-full = alle Plätze sind besetzt, aber du kannst zuschauen
refusal_not-host = das darf nur, wer den Tisch eröffnet hat
refusal_not-operator = diese Seite ist für die Serverleitung
refusal_banned =
    { $until ->
        [null] du kannst hier nicht spielen: { $why }
       *[other] du kannst hier bis { DATE($until) } nicht spielen: { $why }
    }
refusal_banned-address =
    { $until ->
        [null] von deiner Adresse aus kann hier niemand spielen: { $why }
       *[other] von deiner Adresse aus kann hier bis { DATE($until) } niemand spielen: { $why }
    }
refusal_muted =
    { $until ->
        [null] du kannst spielen, aber nicht chatten: { $why }
       *[other] du kannst spielen, aber bis { DATE($until) } nicht chatten: { $why }
    }
refusal_no-such-person = diese Person finden wir nicht. Sieh in der Liste der Leute nach
refusal_no-such-ban = diese Sperre gibt es nicht. Sieh in der Liste nach
refusal_reset-over = dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen
refusal_bad-network = gib eine Adresse oder ein Netz ein, zum Beispiel 192.0.2.7 oder 192.0.2.0/24
refusal_no-account = ohne Konto geht das nicht
refusal_nothing-to-undo = es gibt nichts rückgängig zu machen
refusal_no-undo-asked = gerade möchte niemand etwas rückgängig machen
refusal_not-signed-in = wähl zuerst einen Namen oder melde dich an
refusal_name-taken = diesen Namen hat schon jemand. Wähl einen anderen
refusal_name-reserved = dieser Name ist für Bots, Gäste und gelöschte Konten reserviert. Wähl einen anderen
refusal_bad-name = wähl einen Namen aus 1 bis 40 Buchstaben eines einzigen Alphabets, ohne unsichtbare Zeichen
refusal_wrong-password = Name oder Passwort stimmt nicht. Versuch es noch einmal
refusal_too-fast = das war zu schnell. Warte einen Moment
refusal_too-often = du bist zu oft gegangen oder hast zu viel rückgängig gemacht. Warte eine Minute
refusal_too-many-steps = an diesem Tisch bist du zu oft gekommen und gegangen oder hast zu viel rückgängig gemacht. Spiel jetzt einfach weiter
refusal_too-many-joins = an diesem Tisch war zu viel Kommen und Gehen. Eröffne einen anderen
refusal_too-many-connections = du hast zu viele Tische offen. Schließ ein paar Tabs
refusal_table-crowded = an diesem Tisch schauen zu viele zu. Versuch es später wieder
refusal_too-long = das ist zu lang. Kürz es
refusal_bad-message = der Server kann diese Nachricht nicht lesen
refusal_bad-origin = diese Anfrage kam von einer anderen Website. Öffne den Tisch hier
refusal_unreadable-table = dieser Tisch lässt sich nicht lesen. Bitte die Serverleitung, ins Serverprotokoll zu schauen
refusal_bots-busy = gerade denken zu viele Bots nach. Versuch es gleich noch einmal
refusal_hint-asked = dein Tipp ist schon unterwegs
refusal_no-hint = diesmal gibt es keinen Tipp. Entscheide selbst
refusal_too-many-tables = bei dir laufen zu viele Partien. Spiel eine zu Ende oder schließ eine, die noch nicht begonnen hat
refusal_too-many-tables-here = aus deinem Netz wurden zu viele Tische eröffnet. Versuch es in einer Stunde wieder
refusal_server-full = dieser Server ist voll. Versuch es später wieder
refusal_busy = der Server ist gerade ausgelastet. Versuch es gleich noch einmal
refusal_no-such-page = unter dieser Adresse gibt es nichts. Prüf den Link
refusal_already-started = das Spiel hat schon begonnen, aber du kannst zuschauen
refusal_already-account = du hast schon ein Konto. Melde dich ab, um ein anderes anzulegen
refusal_no-such-seat = diesen Platz gibt es hier nicht
refusal_no-such-session = dort bist du nicht mehr angemeldet
refusal_undo-asked = jemand möchte schon etwas rückgängig machen. Warte auf die Antworten
refusal_undo-refused = die anderen haben abgelehnt. Nach der nächsten Aktion kannst du wieder fragen
refusal_not-away = das ist schon dein Platz, kein Bot spielt für dich
refusal_already-returning = du bekommst deinen Platz zurück, sobald der Bot diesen Zug beendet hat
refusal_out-of-time = deine Zeit ist zweimal abgelaufen, deshalb spielt der Bot für dich zu Ende
refusal_already-away = ein Bot spielt schon für dich. Komm erst zurück
refusal_unknown-game = dieses Spiel gibt es nicht
refusal_bad-players = mit dieser Spielerzahl geht dieses Spiel nicht
refusal_bad-option = diese Option hat das Spiel nicht
refusal_bad-seat = diesen Platz gibt es nicht
refusal_bad-bot = diesen Bot gibt es nicht
refusal_bad-seed = ein Startwert hat 16 oder 64 Stellen, jede aus 0–9 oder a–f
refusal_bad-deal = so können die Karten nicht verteilt worden sein
refusal_ill-formed = das ist keine Aktion dieses Spiels
refusal_not-json = diese Datei ist keine Spielaufzeichnung. Sie ist nicht einmal JSON
refusal_not-a-record = diese Datei ist keine Spielaufzeichnung
refusal_unknown-rules = diese Aufzeichnung folgt Regeln, die der Server nicht kennt
refusal_wrong-deal = die Kartenverteilung dieser Aufzeichnung passt nicht zu ihrem Startwert
refusal_wrong-result = das Ergebnis dieser Aufzeichnung passt nicht zur Partie
refusal_legal-lists = die erlaubten Aktionen dieser Aufzeichnung passen nicht zu den Regeln
refusal_wrong-commitment = die Karten sind nicht die, die vor dem Spiel festgelegt wurden
alert_turn = { $game }: Du bist dran
alert_turn_by = { $name } hat gespielt.
alert_turn_more = Die Partie wartet auf dich.
alert_test = Steeple erreicht dich hier
alert_test_more = Hier melden wir uns, wenn du dran bist.
link_invites = { $name } lädt dich zum Mitspielen ein. Ein Name genügt.
link_plays = Schau { $name } beim Spielen zu.
link_over = { $name } hat hier gespielt. Sieh dir die Partie Zug für Zug an.
link_table = Ein Tisch bei Steeple zum Mitspielen, Zuschauen oder Nachspielen.
refusal_bad-alert-address = Nachrichten gehen nur an eine öffentliche https://-Adresse. Kopier die Adresse aus dem Dienst, der sie bekommen soll
refusal_bad-zone = dieser Server kennt deine Zeitzone nicht und kann deine Ruhezeiten deshalb nicht einhalten
refusal_webhook-failed = die Nachricht ist nicht angekommen. Prüf die Adresse und den Dienst und versuch es noch einmal
refusal_no-webhook = du hast noch keinen Webhook. Speichere zuerst seine Adresse
step_hints = alle dürfen nach Tipps fragen
step_agree = die Optionen des Tisches wurden geändert
refusal_hints-off = Tipps gibt es hier nicht, weil Menschen gegeneinander spielen
refusal_old-rules = dieser Tisch folgt älteren Regeln. Eröffne einen neuen, um sie zu ändern
refusal_not-yours-alone = andere haben diese Partie mitgespielt, deshalb bleibt sie
