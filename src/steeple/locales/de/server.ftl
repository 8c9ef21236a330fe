name_R = Rot
name_Y = Gelb
name_B = Blau
phase_over = zu Ende
phase_build = bauen
step_sit =
    { $kind ->
        [open] Platz { $seat } ist frei
        [bot] { $name }, ein Bot, nimmt Platz { $seat }
        [invited] Platz { $seat } ist für { $name } reserviert
       *[other] { $name } nimmt Platz { $seat }
    }
step_unseat = Platz { $seat } ist auf Wunsch des Tisches wieder frei
step_accept = { $name } ist dabei
step_decline = die Einladung wurde abgelehnt, Platz { $seat } ist frei
step_lot = die Plätze werden ausgelost
step_no-memory = offene Karten merkst du dir hier selbst
step_start = das Spiel beginnt
step_undo = { $name } nimmt bis Zug { $ply } zurück
step_ask = { $name } möchte bis Zug { $ply } zurücknehmen
step_answer =
    { $answer ->
        [yes] { $name } ist einverstanden
       *[other] { $name } ist nicht einverstanden
    }
step_leave =
    { $why ->
        [gone] ein Konto wurde gelöscht: Ein Bot spielt weiter
       *[other] { $name } geht: ein Bot spielt weiter
    }
step_flag = die Zeit von { $name } ist um: ein Bot spielt weiter
step_return =
    { $when ->
        [after-turn] { $name } übernimmt nach diesem Zug wieder
       *[other] { $name } ist wieder da
    }
step_close =
    { $who ->
        [operator] ein Betreiber hat den Tisch geschlossen
       *[other] der Tisch ist geschlossen
    }
bot_random = zufällig
bot_greedy = gierig
bot_level-1 = Anfänger
bot_level-2 = Gelegenheitsspieler
bot_level-3 = geübt
bot_level-4 = stark
bot_level-5 = Meister
refusal_game-over = das Spiel ist zu Ende: kein Zug ist mehr möglich
refusal_no-such-table = diesen Tisch gibt es nicht: prüfe den Link
refusal_not-your-seat = dieser Platz ist nicht deiner
refusal_not-your-turn = du bist nicht am Zug: warte auf die anderen
refusal_stale = das Spiel ist inzwischen weiter: schau hin und wähle neu
refusal_not-started = das Spiel hat noch nicht begonnen: warte, bis alle Plätze besetzt sind
refusal_not-over = das Spiel ist noch nicht zu Ende: komm danach wieder
refusal_already-over = das Spiel ist schon zu Ende: beginne ein neues
refusal_seat-taken = dieser Platz ist schon besetzt: nimm einen anderen
refusal_already-seated = du hast hier schon einen Platz. Lass die anderen für die anderen
refusal_unseated = dein Platz wurde vom Tisch aus freigegeben. Such dir einen anderen Tisch
refusal_not-invited = hier ist kein Platz für dich reserviert. Nimm einen freien, falls es einen gibt
refusal_table-full = alle Plätze sind besetzt: du kannst zuschauen
refusal_not-host = das darf nur der Gastgeber
refusal_not-operator = diese Seite ist für die Betreiber dieses Servers
refusal_banned =
    { $until ->
        [null] du kannst hier nicht spielen: { $why }
       *[other] du kannst hier bis { $until } nicht spielen: { $why }
    }
refusal_banned-address =
    { $until ->
        [null] von deiner Adresse aus kann hier niemand spielen: { $why }
       *[other] von deiner Adresse aus kann hier bis { $until } niemand spielen: { $why }
    }
refusal_muted =
    { $until ->
        [null] du kannst spielen, aber nicht chatten: { $why }
       *[other] du kannst spielen, aber bis { $until } nicht chatten: { $why }
    }
refusal_no-such-person = so jemanden gibt es nicht: Sieh in der Liste der Leute nach
refusal_no-such-ban = da ist nichts aufzuheben: Sieh in der Liste der Sperren nach
refusal_reset-over = dieser Link ist schon benutzt oder zu alt: Bitte um einen neuen
refusal_bad-network = schreib eine Adresse oder ein Netz, etwa 192.0.2.7 oder 192.0.2.0/24
refusal_no-account = ohne Konto geht das nicht
refusal_nothing-to-undo = es gibt nichts zurückzunehmen
refusal_no-undo-asked = niemand hat dich um ein Zurücknehmen gebeten
refusal_not-signed-in = sag erst, wer du bist: wähle einen Namen oder melde dich an
refusal_name-taken = diesen Namen hat schon jemand: wähle einen anderen
refusal_name-reserved = so heißen Bots, Gäste oder Leute, die nicht mehr da sind: Wähl einen anderen Namen
refusal_bad-name = wähl einen Namen mit 1 bis 40 Zeichen, alle sichtbar und aus einem Alphabet
refusal_wrong-password = Name oder Passwort ist falsch: versuche es noch einmal
refusal_too-fast = zu viel auf einmal: warte einen Augenblick
refusal_too-often = das war viel Kommen, Gehen und Zurücknehmen auf einmal: Warte eine Minute
refusal_too-many-steps = du bist an diesem Tisch zu oft gekommen, gegangen oder zurückgegangen. Spiel jetzt einfach weiter
refusal_too-many-joins = an diesem Tisch war zu viel Kommen und Gehen: Eröffne einen neuen
refusal_too-many-connections = du hast zu viele Tische offen: Schließ einige
refusal_table-crowded = an diesem Tisch schauen zu viele zu: Versuch es später wieder
refusal_too-long = das ist zu lang: schicke weniger
refusal_bad-message = diese Nachricht ist nicht lesbar
refusal_bad-origin = diese Anfrage kam von einer anderen Seite: öffne den Tisch hier
refusal_unreadable-table = dieser Tisch lässt sich nicht lesen: Bitte die Serverleitung, ins Serverprotokoll zu schauen
refusal_bots-busy = zu viele Bots denken gerade nach: Warte einen Moment und versuch es noch einmal
refusal_hint-asked = du wartest schon auf einen Tipp: Er kommt gleich
refusal_no-hint = es fand sich kein Tipp: Entscheide diesmal selbst
refusal_too-many-tables = du hast zu viele Spiele laufen: Spiel eines zu Ende oder schließ eines, das noch nicht begonnen hat
refusal_too-many-tables-here = aus deinem Netz wurden zu viele Tische eröffnet: Versuch es in einer Stunde wieder
refusal_server-full = dieser Server ist voll: Versuch es später wieder
refusal_busy = der Server ist gerade beschäftigt: Versuch es gleich noch einmal
refusal_no-such-page = unter dieser Adresse ist nichts: prüfe den Link
refusal_already-started = das Spiel hat schon begonnen: du kannst zuschauen
refusal_already-account = du hast schon ein Konto: melde dich ab, um ein anderes anzulegen
refusal_no-such-seat = diesen Platz gibt es an diesem Tisch nicht
refusal_no-such-session = dort bist du nicht mehr angemeldet
refusal_undo-asked = jemand hat schon um ein Zurücknehmen gebeten: warte auf die Antworten
refusal_undo-refused = die anderen haben abgelehnt. Du kannst wieder fragen, sobald etwas Neues gespielt wurde
refusal_not-away = du hast diesen Platz: kein Bot spielt für dich
refusal_already-returning = du bekommst deinen Platz zurück, sobald der Bot diesen Zug beendet hat
refusal_out-of-time = deine Zeit ist zweimal abgelaufen, deshalb spielt der Bot für dich zu Ende
refusal_already-away = ein Bot spielt schon für dich: komm erst zurück
refusal_unknown-game = dieses Spiel gibt es nicht
refusal_bad-players = das Spiel ist nicht für so viele
refusal_bad-option = diese Option hat das Spiel nicht
refusal_bad-seat = diesen Platz gibt es nicht
refusal_bad-bot = diesen Bot gibt es nicht
refusal_bad-seed = ein Startwert hat 16 oder 64 Ziffern aus 0-9 und a-f
refusal_bad-deal = so können die Karten nicht verteilt worden sein
refusal_ill-formed = das ist kein Zug dieses Spiels
refusal_not-json = diese Datei ist keine Aufzeichnung: sie ist kein JSON
refusal_not-a-record = diese Datei ist keine Aufzeichnung eines Spiels
refusal_unknown-rules = diese Aufzeichnung folgt Regeln, die hier nicht bekannt sind
refusal_wrong-deal = die Verteilung dieser Aufzeichnung folgt nicht aus ihrem Startwert
refusal_wrong-result = das Ergebnis dieser Aufzeichnung ist nicht das ihres Spiels
refusal_legal-lists = die erlaubten Züge dieser Aufzeichnung sind nicht die der Regeln
refusal_wrong-commitment = die Verteilung ist nicht die, die vor dem Spiel zugesagt wurde
