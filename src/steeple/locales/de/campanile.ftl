campanile_ui_you = Du
campanile_ui_era_R = romanisch
campanile_ui_era_Y = barock
campanile_ui_era_B = gotisch
campanile_ui_era_N = Art déco
campanile_ui_era_E = venezianisch
campanile_ui_rank_1 = 1.
campanile_ui_rank_2 = 2.
campanile_ui_rank_3 = 3.
campanile_ui_rank_4 = 4.
campanile_ui_rank_5 = 5.
campanile_ui_pays =
    { $flags ->
        [0] keine Flagge
       *[other] bringt { $values }
    }
campanile_ui_towers = Türme
campanile_ui_tower =
    { $height ->
        [one] Turm { NAME($style) }, { $era }, 1 Stockwerk, Rang { $rank }.
       *[other] Turm { NAME($style) }, { $era }, { $height } Stockwerke, Rang { $rank }.
    }
campanile_ui_tower_stake =
    { $pays ->
        [0] { $who }: Einfluss { $influence }, jetzt keine Punkte.
        [one] { $who }: Einfluss { $influence }, jetzt 1 Punkt.
       *[other] { $who }: Einfluss { $influence }, jetzt { $pays } Punkte.
    }
campanile_ui_tower_flag = Seine Flagge bringt { $values }.
campanile_ui_tower_legal = Du kannst ihn wählen.
campanile_ui_display = Auslage
campanile_ui_display_card = Karte { NAME($style) } in der Auslage
campanile_ui_deck =
    { $cards ->
        [0] Der Stapel ist leer.
        [one] Noch 1 Karte im Stapel.
       *[other] Noch { $cards } Karten im Stapel.
    }
campanile_ui_deck_short = Stapel { $cards }
campanile_ui_end_now = Finito steckt irgendwo in den restlichen Karten. Jede davon kann das Spiel beenden.
campanile_ui_end_later =
    { $cards ->
        [one] Finito ist unter die letzten zehn Karten gemischt. Davor kommt sicher noch 1 Karte.
       *[other] Finito ist unter die letzten zehn Karten gemischt. Davor kommen sicher noch { $cards } Karten.
    }
campanile_ui_end_piles =
    { $cards ->
        [one] Das Spiel endet, sobald ein Stapel leer ist. Einer hat nur noch 1 Karte.
       *[other] Das Spiel endet, sobald ein Stapel leer ist. Der kleinste hat { $cards } Karten.
    }
campanile_ui_piles = Stapel
campanile_ui_pile =
    { $cards ->
        [0] Stapel { $pile }: leer.
        [one] Stapel { $pile }: oben { NAME($style) }, die letzte Karte.
       *[other] Stapel { $pile }: oben { NAME($style) }, { $cards } Karten.
    }
campanile_ui_pile_left =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
campanile_ui_pile_why =
    { $floors ->
        [one] Von hier ziehst du, wenn du 1 Stockwerk gebaut hast
       *[other] Von hier ziehst du, wenn du { $floors } Stockwerke gebaut hast
    }
campanile_ui_hand = Deine Hand
campanile_ui_hand_of = Hand von { $name }
campanile_ui_hand_card = Handkarte { NAME($style) }
campanile_ui_raise = Stockwerke
campanile_ui_raise_style = { $style } erhöhen um
campanile_ui_floors_left =
    { $floors ->
        [one] 1 Stockwerk. Übrige 1er-Marker: { $left }
       *[other] { $floors } Stockwerke. Übrige { $floors }er-Marker: { $left }
    }
campanile_ui_floors_draw =
    { $floors ->
        [one] 1 Stockwerk, dann ziehst du { NAME($style) }
       *[other] { $floors } Stockwerke, dann ziehst du { NAME($style) }
    }
campanile_ui_no-marker = keiner
campanile_ui_draws = zieh
campanile_ui_markers = Deine Marker
campanile_ui_markers_short = Marker
campanile_ui_markers_left =
    { $left ->
        [0] Kein Marker mehr
        [one] Noch 1 Marker: { $values }
       *[other] Noch { $left } Marker: { $values }
    }
campanile_ui_markers_none = Du hast alle gesetzt.
campanile_ui_marker = { $value }er-Marker, noch { $left }
campanile_ui_move_from = Deinen 2er-Marker von { NAME($from) } verschieben
campanile_ui_chips = Chips
campanile_ui_chips_none = noch keine
campanile_ui_cards = Hand
campanile_ui_cards_known =
    { $known ->
        [0] { $size } Karten, keine davon bekannt
       *[other] { $size } Karten, davon bekannt: { NAME($styles) }
    }
campanile_ui_cards_seen = Diese Karten wurden offen genommen
campanile_ui_flags = Flaggen
campanile_ui_flags_over = Schlusswertung
campanile_ui_flags_1996 = Wenn jetzt Schluss wäre
campanile_ui_flags_finito = Wenn jetzt Finito käme
campanile_ui_flags_intermezzo = Wenn jetzt Intermezzo käme
campanile_ui_flags_caption = Wer unter welchem Turm wie viel bekommt
campanile_ui_level =
    { $edition ->
        [campanile-1996] Von gleich hohen Türmen gilt der als höher, der näher an den Stapeln steht.
       *[other] Von gleich hohen Türmen gilt der als höher, der näher an der Auslage steht.
    }
campanile_ui_bell_intermezzo = Intermezzo
campanile_ui_bell_finito = Schlusswertung
campanile_ui_skip = Überspringen
campanile_ui_nobody = Unter keinem Turm mit Flagge liegt ein Marker, also bekommt niemand Punkte.
campanile_ui_scoring = So kamen die Punkte zustande
campanile_ui_total = Gesamt
campanile_ui_text_tower = Turm
campanile_ui_text_floors = Stockwerke
campanile_ui_text_rank = Rang
campanile_ui_text_flag = Flagge
campanile_ui_text_influence = Einfluss
campanile_ui_text_stake =
    { $pays ->
        [0] { $who }: { $markers }, Einfluss { $influence }
       *[other] { $who }: { $markers }, Einfluss { $influence }, bringt { $pays }
    }
campanile_ui_text_players = Spieler
campanile_ui_text_player = Spieler
campanile_ui_text_points = Punkte
campanile_ui_text_hand = Auf der Hand: { NAME($styles) }.
campanile_ui_text_display = Auslage: { NAME($styles) }.
campanile_ui_step_build = Bauen
campanile_ui_step_bet = Setzen
campanile_ui_step_take = Nehmen
campanile_ui_step_bet-and-draw = Setzen, ziehen
campanile_ui_wait_build = { $name } baut
campanile_ui_wait_bet = { $name } setzt
campanile_ui_wait_take = { $name } nimmt eine Karte
campanile_ui_wait_own = Du bist dran
campanile_ui_over = Das Spiel ist zu Ende
campanile_ui_ask_build = Wähl eine Karte zum Bauen
campanile_ui_ask_build_more = Sie erhöht den Turm ihres Baustils um 1, 2 oder 3 Stockwerke.
campanile_ui_ask_floors = Wie viele Stockwerke für { NAME($style) }?
campanile_ui_ask_floors_more = Wähl 1, 2 oder 3.
campanile_ui_ask_bet = Tipp auf einen Turm für deinen { $value }er-Marker: { NAME($styles, type: "or") }
campanile_ui_ask_bet_any = Wähl einen Marker ({ LIST($values, type: "or") }) und tipp auf einen Turm: { NAME($styles, type: "or") }
campanile_ui_ask_bet_more =
    { $floors ->
        [one] Nach 1 Stockwerk darfst du einen 1er-Marker setzen.
       *[other] Nach { $floors } Stockwerken darfst du einen { $floors }er-Marker setzen.
    }
campanile_ui_ask_bet_draw = Danach ziehst du { NAME($style) } von Stapel { $pile }.
campanile_ui_ask_value = Tipp einen Marker für { NAME($style) } an: { LIST($values, type: "or") }
campanile_ui_ask_value_more =
    { $floors ->
        [one] Du hast ein Stockwerk gebaut, also geht jeder Marker.
       *[other] Du hast { $floors } Stockwerke gebaut, also muss er mindestens { $floors } wert sein.
    }
campanile_ui_ask_move = Verschieb einen 2er-Marker von { NAME($from) } zu { NAME($styles, type: "or") }
campanile_ui_ask_none =
    { $game ->
        [campanile-1996] Du hast keinen Marker mehr für { $floors ->
            [one] 1 Stockwerk
           *[other] { $floors } Stockwerke
        }
       *[other] Du hast keinen { $floors }er-Marker mehr
    }
campanile_ui_ask_none_more = Mach weiter, ohne zu setzen.
campanile_ui_ask_none_move = Du kannst aber einen verschieben, der schon liegt.
campanile_ui_ask_take = Nimm eine Karte aus der Auslage
campanile_ui_ask_take_more = An ihre Stelle kommt die nächste Karte vom Stapel.
campanile_ui_sure_build =
    { $floors ->
        [one] { NAME($style) } um ein Stockwerk erhöhen?
       *[other] { NAME($style) } um { $floors } Stockwerke erhöhen?
    }
campanile_ui_sure_bet = Deinen { $value }er-Marker auf { NAME($style) } setzen?
campanile_ui_sure_take = { NAME($style) } nehmen?
campanile_ui_sure_move = Einen 2er-Marker von { NAME($from) } zu { NAME($to) } verschieben?
campanile_ui_sure_pass-bet = Weiter, ohne zu setzen?
campanile_ui_do_build = { NAME($style) } +{ $floors }
campanile_ui_do_bet = Auf { NAME($style) } setzen
campanile_ui_do_take = { NAME($style) } nehmen
campanile_ui_do_move = Zu { NAME($to) }
campanile_ui_do_pass-bet = Nicht setzen
campanile_ui_then_highest =
    { $height ->
        [one] Der Turm ist dann mit 1 Stockwerk der höchste.
       *[other] Der Turm ist dann mit { $height } Stockwerken der höchste.
    }
campanile_ui_then_height =
    { $height ->
        [one] Der Turm hat dann 1 Stockwerk, Rang { $rank }
       *[other] Der Turm hat dann { $height } Stockwerke, Rang { $rank }
    }
campanile_ui_then_level =
    { $height ->
        [one] Mit 1 Stockwerk ist der Turm dann so hoch wie { NAME($level) }.
       *[other] Mit { $height } Stockwerken ist der Turm dann so hoch wie { NAME($level) }.
    }
campanile_ui_then_alone = Niemand sonst hat dort einen Marker.
campanile_ui_then_lead = Du liegst dort dann mit { $own } zu { $best } vor { $name }.
campanile_ui_then_even = Du hast dort dann Einfluss { $own }, genau wie { $name }.
campanile_ui_then_behind = { $name } bleibt dort mit { $best } zu { $own } vorn.
campanile_ui_key_number = Stockwerke oder Marker wählen
campanile_ui_key_pass = Nicht setzen
title_campanile-1996 = Campanile 1996
title_campanile-2009 = Campanile 2009
lobby_edition_campanile-2009 = Zweite Ausgabe
lobby_edition_campanile-1996 = Erste Ausgabe
lobby_length_campanile-2009 = 20 Min.
lobby_length_campanile-1996 = 20 Min.
lobby_blurb_campanile-2009 = Zieh fünf Glockentürme hoch, setz auf die höchsten und lieg vorn, wenn die Glocken läuten.
lobby_blurb_campanile-1996 = Deine Stockwerke bestimmen, von welchem Stapel du ziehst. Sobald einer leer ist, wird gewertet.
lobby_option_campanile_bet = Was ein gesetzter Marker wert sein muss
lobby_option_campanile_bet_at-least = freies Setzen
lobby_option_campanile_bet_at-least_more = Ein Marker, der mindestens so viel wert ist wie die gebauten Stockwerke.
lobby_option_campanile_bet_exact = genaues Setzen
lobby_option_campanile_bet_exact_more = Ein Marker, der genau so viel wert ist wie die gebauten Stockwerke.
lobby_option_campanile_target = Auf welche Türme du setzen darfst
lobby_option_campanile_target_visible = auf offene Baustile
lobby_option_campanile_target_visible_more = Jeder Baustil, der offen auf einem Stapel liegt.
lobby_option_campanile_target_visible-or-just-built = auf offene Baustile oder den eben erhöhten Turm
lobby_option_campanile_target_visible-or-just-built_more = Jeder Baustil, der offen auf einem Stapel liegt, und der Turm, den du gerade erhöht hast.
lobby_option_campanile_target_just-built = nur auf den eben erhöhten Turm
lobby_option_campanile_target_just-built_more = Nur der Turm, den du gerade erhöht hast.
lobby_option_campanile_move__marker = Marker unter den Türmen
lobby_option_campanile_move__marker_false = Marker bleiben liegen
lobby_option_campanile_move__marker_false_more = Was liegt, bleibt unter seinem Turm.
lobby_option_campanile_move__marker_true = Marker dürfen verschoben werden
lobby_option_campanile_move__marker_true_more = Nach genau 2 gebauten Stockwerken darfst du einen deiner 2er-Marker zu einem anderen Turm verschieben, statt zu setzen.
learn_players_campanile-1996 = 2–5 Spieler, 20 Minuten
learn_players_campanile-2009 = 2–5 Spieler, 20 Minuten
learn_blurb_campanile-2009 = Bau an fünf Türmen, die niemandem gehören, und setz auf die, die am höchsten sind, wenn die Glocken läuten.
learn_blurb_campanile-1996 = Die erste Ausgabe. Auf dem Tisch liegen drei Stapel, und deine Stockwerke bestimmen, von welchem du ziehst.
learn_coach_campanile_welcome_title = Fünf Türme, die niemandem gehören
learn_coach_campanile_welcome = Du und ein Anfänger-Bot baut an denselben fünf Türmen. Am Ende bringen die höchsten Türme Punkte. Die meisten bekommt, wer dort den größten Einfluss hat, also die höchste Summe der Markerwerte. Du fängst an.
learn_coach_campanile_build_title = Bau zuerst
learn_coach_campanile_build = Wähl eine Karte von deiner Hand, dann 1, 2 oder 3 Stockwerke, und bestätige. Weniger ist oft mehr, denn du hast fünf 1er-Marker, aber nur einen 3er.
learn_coach_campanile_bet-2009_title = Setz einen Marker
learn_coach_campanile_bet-2009 = Jetzt darfst du einen Marker unter einen Turm setzen, dessen Baustil in der Auslage liegt. Er muss genau so viel wert sein wie deine Stockwerke. Du kannst ihn auch behalten. Bei Gleichstand liegt vorn, wer zuerst da war.
learn_coach_campanile_bet-1996_title = Setz einen Marker
learn_coach_campanile_bet-1996 = Jetzt darfst du einen Marker unter einen Turm setzen, dessen Baustil offen auf einem Stapel liegt. Er muss mindestens so viel wert sein wie deine Stockwerke. Nach 2 Stockwerken ziehst du dann von Stapel 2, und so weiter.
learn_coach_campanile_take_title = Nimm eine Karte
learn_coach_campanile_take = Nimm eine der drei offenen Karten. Überleg auch, was du liegen lässt, denn dein Gegner kann nur auf Baustile setzen, die in der Auslage liegen.
learn_coach_campanile_bot_title = Dein Gegner ist dran
learn_coach_campanile_bot = Der Bot macht jetzt dasselbe wie du eben. Schau ihm auf dem Spielplan zu oder lies im Protokoll mit. Welche Karte er nimmt, sehen alle.
learn_coach_campanile_ranks_title = Flaggen und Ränge
learn_coach_campanile_ranks = An der Flagge erkennst du den Rang eines Turms. Neben dem Spielplan steht, wer wie viel bekäme, wenn jetzt gewertet würde. Das ändert sich mit jedem Stockwerk.
learn_coach_campanile_markers_title = Marker sind knapp
learn_coach_campanile_markers = Deine neun Marker müssen für die ganze Partie reichen, denn du bekommst keinen zurück. Unter einem hohen Turm vorn zu liegen bringt mehr als viele kleine Einsätze.
learn_coach_campanile_intermezzo_title = Intermezzo!
learn_coach_campanile_intermezzo = Halbzeit! Die vier höchsten Türme haben gerade Siegpunktchips gebracht. Alle Marker bleiben liegen. Bei Finito zählen sie noch einmal, und dann gibt es mehr.
learn_coach_campanile_finito_title = Jede Karte kann die letzte sein
learn_coach_campanile_finito = Finito ist unter die letzten zehn Karten gemischt. Wird Finito aufgedeckt, ist das Spiel sofort aus. Setz deine starken Marker also jetzt.
learn_coach_campanile_piles_title = Das Ende naht
learn_coach_campanile_piles = Ein Stapel ist fast leer. Wer dessen letzte Karte zieht, beendet sofort das Spiel. Von welchem Stapel du ziehst, bestimmst du mit deinen Stockwerken.
turning_campanile_intermezzo = Intermezzo: die Zwischenwertung
turning_campanile_finito = Finito: die Schlusswertung
campanile_build =
    { $floors ->
        [one] { $name } erhöht { NAME($style) } um ein Stockwerk auf { $height }
       *[other] { $name } erhöht { NAME($style) } um { $floors } Stockwerke auf { $height }
    }
campanile_bet =
    { $pile ->
        [null] { $name } setzt einen { $value }er-Marker auf { NAME($style) }
       *[other] { $name } setzt einen { $value }er-Marker auf { NAME($style) } und zieht { NAME($draws) } von Stapel { $pile }
    }
campanile_pass-bet =
    { $pile ->
        [null] { $name } setzt nicht
       *[other] { $name } setzt nicht und zieht { NAME($draws) } von Stapel { $pile }
    }
campanile_take = { $name } nimmt { NAME($style) } aus der Auslage
campanile_move = { $name } verschiebt einen 2er-Marker von { NAME($from) } zu { NAME($to) }
end_campanile_pile-1 = die letzte Karte von Stapel 1 wurde gezogen
end_campanile_pile-2 = die letzte Karte von Stapel 2 wurde gezogen
end_campanile_pile-3 = die letzte Karte von Stapel 3 wurde gezogen
end_campanile_finito = Finito wurde aufgedeckt
option_campanile_bet = at-least: der Marker ist mindestens so viel wert wie die gebauten Stockwerke; exact: genau so viel
option_campanile_target = visible: auf einen Baustil, der offen auf einem Stapel liegt; visible-or-just-built: auch auf den eben erhöhten Turm; just-built: nur auf diesen Turm
option_campanile_move__marker = nach genau 2 gebauten Stockwerken darf ein liegender 2er-Marker zu einem anderen Turm verschoben werden, statt zu setzen
clause_campanile_not-now = jetzt heißt es { NAME($due, kind: "phase") }, nicht { NAME($tried, kind: "phase") }
clause_campanile_not-in-hand = du hast keine Karte in { NAME($style) } auf der Hand. Bau mit einer anderen
clause_campanile_bet-not-visible = auf { NAME($style) } kannst du nicht setzen. Wähl einen Baustil, der offen auf einem Stapel liegt
clause_campanile_bet-not-just-built = auf { NAME($style) } kannst du nicht setzen. Setz auf { NAME($built) }, den Turm, den du gerade erhöht hast
clause_campanile_bet-not-either = auf { NAME($style) } kannst du nicht setzen. Wähl einen Baustil, der offen auf einem Stapel liegt, oder { NAME($built) }, den Turm, den du gerade erhöht hast
clause_campanile_bet-too-low = du hast { $floors } Stockwerke gebaut, also reicht ein { $value }er-Marker nicht. Setz mindestens einen { $floors }er
clause_campanile_bet-not-exact =
    { $floors ->
        [one] du hast 1 Stockwerk gebaut, also setz einen 1er-Marker, keinen { $value }er
       *[other] du hast { $floors } Stockwerke gebaut, also setz einen { $floors }er-Marker, keinen { $value }er
    }
clause_campanile_no-token = du hast keinen { $value }er-Marker mehr. Wenn kein anderer erlaubt ist, setz nicht
clause_campanile_bet-not-in-display = auf { NAME($style) } kannst du nicht setzen. Wähl einen Baustil, der in der Auslage liegt
clause_campanile_no-marker = du hast keinen { $value }er-Marker mehr und kannst diesmal nicht setzen
clause_campanile_take-not-in-display = in der Auslage liegt keine Karte in { NAME($style) }. Nimm eine, die dort liegt
clause_campanile_move-off = an diesem Tisch werden Marker nicht verschoben. Was liegt, bleibt liegen
clause_campanile_move-not-two = verschieben kannst du nur nach genau 2 gebauten Stockwerken, nicht nach { $floors }
clause_campanile_move-no-marker = unter { NAME($style) } hast du keinen 2er-Marker
clause_campanile_move-same-tower = dieser Marker liegt schon unter { NAME($style) }. Verschieb ihn zu einem anderen Turm
clause_campanile_move-not-in-display = zu { NAME($style) } kannst du ihn nicht verschieben. Wähl einen Baustil, der in der Auslage liegt
name_N = Braun
name_E = Beige
phase_bet = setzen
phase_take = nehmen
table_over_tie_campanile = Bei gleich vielen Punkten entscheidet der höchste einzelne Chip.
table_chip_bet_exact = Genaues Setzen
table_chip_move__marker_true = Marker verschieben
table_chip_target_just-built = Nur auf den eben erhöhten Turm
table_chip_target_visible-or-just-built = Auch auf den eben erhöhten Turm
table_option_bet_at-least = Marker mindestens so viel wert wie die gebauten Stockwerke
table_option_bet_exact = Marker genau so viel wert wie die gebauten Stockwerke
table_option_move__marker_true = 2er-Marker dürfen verschoben werden
table_option_target_just-built = setzen nur auf den eben erhöhten Turm
table_option_target_visible = setzen auf jeden offenen Baustil
table_option_target_visible-or-just-built = setzen auf jeden offenen Baustil oder den eben erhöhten Turm
table_you_campanile_build =
    { $floors ->
        [one] Du erhöhst { NAME($style) } um ein Stockwerk auf { $height }
       *[other] Du erhöhst { NAME($style) } um { $floors } Stockwerke auf { $height }
    }
table_you_campanile_bet =
    { $pile ->
        [null] Du setzt einen { $value }er-Marker auf { NAME($style) }
       *[other] Du setzt einen { $value }er-Marker auf { NAME($style) } und ziehst { NAME($draws) } von Stapel { $pile }
    }
table_you_campanile_pass-bet =
    { $pile ->
        [null] Du setzt nicht
       *[other] Du setzt nicht und ziehst { NAME($draws) } von Stapel { $pile }
    }
table_you_campanile_take = Du nimmst { NAME($style) } aus der Auslage
table_you_campanile_move = Du verschiebst einen 2er-Marker von { NAME($from) } zu { NAME($to) }
campanile_ui_did_build = { NAME($style) } auf { $height } erhöht
campanile_ui_did_bet = einen { $value }er auf { NAME($style) } gesetzt
campanile_ui_did_draw = { NAME($draws) } gezogen
campanile_ui_did_pass-bet = nicht gesetzt
campanile_ui_did_take = { NAME($style) } genommen
campanile_ui_did_move = einen 2er von { NAME($from) } zu { NAME($to) } verschoben
about_design_campanile-2009 = Ein Spiel von Hanno und Wilfried Kuhn, illustriert von Katharina Kubisch.
about_source_campanile-2009 = Wir folgen der zweiten Ausgabe, DDD Verlag 2009, in ihrer deutschen und italienischen Anleitung.
about_design_campanile-1996 = Ein Spiel von Hanno und Wilfried Kuhn.
about_source_campanile-1996 = Wir folgen der ersten Ausgabe, Blatz 1996, in der französischen Übersetzung von François Haffner.
