title_odd-even = Gerade oder ungerade
lobby_length_odd-even = 2 Min.
lobby_blurb_odd-even = Ist die nächste Karte gerade oder ungerade?
learn_players_odd-even = 2–3 Personen, 2 Minuten
learn_blurb_odd-even = Ist die nächste Karte gerade oder ungerade?
learn_coach_odd-even_welcome_title = Rate
learn_coach_odd-even_welcome = Ist die nächste Karte gerade oder ungerade?
odd-even_guess =
    { $guess ->
        [odd] { $name } rät ungerade
       *[other] { $name } rät gerade
    }
odd-even_turn-up = { $name } deckt die nächste Karte auf
end_odd-even_pile = alle Karten sind aufgedeckt
clause_odd-even_guess-first = rate zuerst gerade oder ungerade
clause_odd-even_turn-up-now = du hast geraten, jetzt deck die Karte auf
phase_guess = raten
phase_turn = aufdecken
odd-even_ui_guess = Ist die nächste Karte gerade oder ungerade?
odd-even_ui_turn = Deck die Karte auf
odd-even_ui_wait = { $name } ist am Zug
odd-even_ui_action_odd = Ungerade
odd-even_ui_action_even = Gerade
odd-even_ui_action_up = Aufdecken
odd-even_ui_turned-up = Aufgedeckt: { $cards }. Übrig: { $left }.
odd-even_ui_guess_odd = Geraten ist ungerade
odd-even_ui_guess_even = Geraten ist gerade
odd-even_ui_points = Punkte
odd-even_ui_did_guess =
    { $guess ->
        [odd] ungerade geraten
       *[other] gerade geraten
    }
odd-even_ui_did_turn-up = eine Karte aufgedeckt
table_you_odd-even_guess =
    { $guess ->
        [odd] Du rätst ungerade
       *[other] Du rätst gerade
    }
table_you_odd-even_turn-up = Du deckst die nächste Karte auf
