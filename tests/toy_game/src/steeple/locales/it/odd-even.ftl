title_odd-even = Pari o dispari
lobby_length_odd-even = 2 min
lobby_blurb_odd-even = La prossima carta è pari o dispari?
learn_players_odd-even = 2–3 giocatori, 2 minuti
learn_blurb_odd-even = La prossima carta è pari o dispari?
learn_coach_odd-even_welcome_title = Indovina
learn_coach_odd-even_welcome = La prossima carta è pari o dispari?
odd-even_guess =
    { $guess ->
        [odd] { $name } dice dispari
       *[other] { $name } dice pari
    }
odd-even_turn-up = { $name } gira la prossima carta
end_odd-even_pile = tutte le carte sono girate
clause_odd-even_guess-first = prima scegli pari o dispari
clause_odd-even_turn-up-now = hai già scelto, ora gira la carta
phase_guess = indovinare
phase_turn = girare
odd-even_ui_guess = La prossima carta è pari o dispari?
odd-even_ui_turn = Gira la carta
odd-even_ui_wait = Tocca a { $name }
odd-even_ui_action_odd = Dispari
odd-even_ui_action_even = Pari
odd-even_ui_action_up = Gira
odd-even_ui_turned-up = Girate: { $cards }. Restano: { $left }.
odd-even_ui_guess_odd = La scelta è dispari
odd-even_ui_guess_even = La scelta è pari
odd-even_ui_points = Punti
odd-even_ui_did_guess =
    { $guess ->
        [odd] detto dispari
       *[other] detto pari
    }
odd-even_ui_did_turn-up = girato una carta
table_you_odd-even_guess =
    { $guess ->
        [odd] Dici dispari
       *[other] Dici pari
    }
table_you_odd-even_turn-up = Giri la prossima carta
