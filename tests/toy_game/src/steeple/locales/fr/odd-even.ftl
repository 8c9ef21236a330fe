title_odd-even = Pair ou impair
lobby_length_odd-even = 2 min
lobby_blurb_odd-even = La prochaine carte est-elle paire ou impaire ?
learn_players_odd-even = 2–3 joueurs, 2 minutes
learn_blurb_odd-even = La prochaine carte est-elle paire ou impaire ?
learn_coach_odd-even_welcome_title = Devinez
learn_coach_odd-even_welcome = La prochaine carte est-elle paire ou impaire ?
odd-even_guess =
    { $guess ->
        [odd] { $name } annonce impair
       *[other] { $name } annonce pair
    }
odd-even_turn-up = { $name } retourne la prochaine carte
end_odd-even_pile = toutes les cartes sont retournées
clause_odd-even_guess-first = annoncez d’abord pair ou impair
clause_odd-even_turn-up-now = vous avez annoncé ; retournez la carte
phase_guess = annoncer
phase_turn = retourner
odd-even_ui_guess = La prochaine carte est-elle paire ou impaire ?
odd-even_ui_turn = Retournez la carte
odd-even_ui_wait = On attend { $name }
odd-even_ui_action_odd = Impair
odd-even_ui_action_even = Pair
odd-even_ui_action_up = Retourner
odd-even_ui_turned-up = Retournées : { $cards }. Restent : { $left }.
odd-even_ui_guess_odd = Impair est annoncé
odd-even_ui_guess_even = Pair est annoncé
odd-even_ui_points = Points
odd-even_ui_did_guess =
    { $guess ->
        [odd] annoncé impair
       *[other] annoncé pair
    }
odd-even_ui_did_turn-up = retourné une carte
table_you_odd-even_guess =
    { $guess ->
        [odd] Vous annoncez impair
       *[other] Vous annoncez pair
    }
table_you_odd-even_turn-up = Vous retournez la prochaine carte
