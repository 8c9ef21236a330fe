title_odd-even = Odd or Even
lobby_length_odd-even = 2 min
lobby_blurb_odd-even = Guess whether the next card is odd or even.
learn_players_odd-even = 2–3 players, 2 minutes
learn_blurb_odd-even = Guess whether the next card is odd or even.
learn_coach_odd-even_welcome_title = Guess
learn_coach_odd-even_welcome = Guess whether the next card is odd or even.
odd-even_guess =
    { $guess ->
        [odd] { $name } guesses odd
       *[other] { $name } guesses even
    }
odd-even_turn-up = { $name } turns up the next card
end_odd-even_pile = all cards are turned up
clause_odd-even_guess-first = guess first: odd or even
clause_odd-even_turn-up-now = you have guessed: turn up the card
phase_guess = guess
phase_turn = turn up
odd-even_ui_guess = Is the next card odd or even?
odd-even_ui_turn = Turn up the card
odd-even_ui_wait = Waiting for { $name }
odd-even_ui_action_odd = Odd
odd-even_ui_action_even = Even
odd-even_ui_action_up = Turn up
odd-even_ui_turned-up = Turned up: { $cards }. Left: { $left }.
odd-even_ui_guess_odd = The guess is odd
odd-even_ui_guess_even = The guess is even
odd-even_ui_points = Points
odd-even_ui_did_guess =
    { $guess ->
        [odd] guessed odd
       *[other] guessed even
    }
odd-even_ui_did_turn-up = turned up a card
table_you_odd-even_guess =
    { $guess ->
        [odd] You guess odd
       *[other] You guess even
    }
table_you_odd-even_turn-up = You turn up the next card
