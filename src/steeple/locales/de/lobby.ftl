lobby_title = Steeple · vier Spiele um Türme und Felder
lobby_headline_build = Hoch bauen.
lobby_headline_bet = Leise setzen.
lobby_lead = Spiel gegen starke Bots, lade Freunde per Link ein oder teilt euch einen Bildschirm.
lobby_play-now = Gegen Bot spielen
lobby_play-now_more = { $game } zu zweit, Bot: { $level }
lobby_around-one-screen = An einem Bildschirm
lobby_invite-friends = Freunde einladen
lobby_games = Spiele
lobby_continue = Weiterspielen
lobby_turns =
    { $n ->
        [one] Du bist in 1 Partie dran
       *[other] Du bist in { $n } Partien dran
    }
lobby_all-mine = Alle meine Partien
lobby_all-over = Alle beendeten Partien
lobby_open = Offene Tische
lobby_open-one = Tisch eröffnen
lobby_over = Beendete Partien
lobby_in-progress = Läuft gerade
lobby_empty_mine = Partien, die du beginnst, findest du hier wieder.
lobby_empty_open = Gerade sucht niemand Mitspieler. Eröffne einen Tisch oder spiel so lange gegen einen Bot.
lobby_empty_over = Noch keine beendete Partie. Sobald du eine gespielt hast, kannst du sie hier Zug für Zug ansehen.
lobby_to-games = Spiel wählen
lobby_more = Mehr zeigen
lobby_import = Partie öffnen
lobby_import_more = Sieh dir eine als .jsonl gespeicherte Partie an, von hier oder von anderswo.
lobby_copied = Link kopiert
lobby_problem = Da ist etwas schiefgegangen. Versuch es noch einmal. Deine Partien sind sicher.
lobby_seats = Plätze besetzt: { $taken }, frei: { $free }
lobby_seat = Platz { $seat }
lobby_row_label =
    { $n ->
        [0] { $what }: { $game }
       *[other] { $what }: { $game }, { $names }
    }
lobby_row_your-turn = Du bist dran
lobby_row_open = Wartet auf Mitspieler
lobby_row_invited = Du bist eingeladen
lobby_row_with = mit { $names }
lobby_row_nobody = sonst noch niemand
lobby_just-now = gerade eben
lobby_row_replay = Ansehen
lobby_row_copy = Link kopieren
lobby_row_continue = Weiter
lobby_row_watch = Zuschauen
lobby_row_unreadable = Dieser Tisch lässt sich nicht lesen
lobby_row_look = Warum?
lobby_row_join = Mitspielen
lobby_over_you =
    { $winners ->
        [one]
            { $points ->
                [one] gewonnen mit 1 Punkt
               *[other] gewonnen mit { $points } Punkten
            }
       *[other]
            { $points ->
                [one] gemeinsam gewonnen mit 1 Punkt
               *[other] gemeinsam gewonnen mit { $points } Punkten
            }
    }
lobby_over_others =
    { $winners ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
lobby_clock_none = ohne Uhr
lobby_clock_live =
    { $increment ->
        [0] je { $minutes } Min.
       *[other] je { $minutes } Min. + { $increment } s pro Zug
    }
lobby_clock_days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
lobby_players = { $least }–{ $most } Spieler
lobby_play = Spielen
lobby_rules = Regeln
lobby_card_play = { $game } spielen
lobby_card_rules = Regeln von { $game }
lobby_card_invite = Freunde zu { $game } einladen
lobby_level_level-1 = Denkt drei Schritte voraus und übersieht oft das Wichtigste.
lobby_level_level-2 = Weiß, worum es geht. Ein guter erster Gegner.
lobby_level_level-3 = Vergleicht viele Möglichkeiten und nimmt, was du liegen lässt.
lobby_level_level-4 = Wägt Hunderte Möglichkeiten ab und rechnet das Ende durch. Denkt eine Sekunde nach.
lobby_level_level-5 = So stark, wie es in drei Sekunden pro Aktion geht.
lobby_level_greedy = Nimmt, was sofort am meisten bringt. Schnell und nicht dumm.
lobby_level_random = Spielt irgendetwas Erlaubtes. Zum Ausprobieren.
lobby_new_title = Neuer Tisch
lobby_new_game = Spiel
lobby_new_who = Wer spielt
lobby_new_how = Wie ihr spielt
lobby_new_how_bots = Gegen Bots
lobby_new_how_screen = An einem Bildschirm
lobby_new_how_friends = Mit Freunden, per Link
lobby_new_players = Spielerzahl
lobby_new_level = Stärke der Bots
lobby_new_seats = Plätze
lobby_new_only-watch = Du hast keinen Platz, also schaust du zu.
lobby_new_order = Wer anfängt
lobby_new_order_lot = Plätze auslosen
lobby_new_order_given = Platz 1, dann der Reihe nach
lobby_new_options = Regeln an diesem Tisch
lobby_new_clock = Zeit
lobby_new_clock_none = Ohne Uhr
lobby_new_clock_none_more = Alle nehmen sich die Zeit, die sie brauchen.
lobby_new_clock_live = Live
lobby_new_clock_live_more = Minuten für die ganze Partie, dazu Sekunden für jeden Zug.
lobby_new_clock_days = Fernpartie
lobby_new_clock_days_more = Tage für jeden Zug.
lobby_new_minutes = Pro Person
lobby_new_minutes_n =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
lobby_new_increment = Dazu pro Zug
lobby_new_increment_n =
    { $n ->
        [0] nichts
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
lobby_new_days = Pro Zug
lobby_new_days_n =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
lobby_new_substitute = Vertretung
lobby_new_substitute_more = Spielt für alle, die gehen oder deren Zeit abläuft, bis sie zurück sind.
lobby_new_listed = In der Lobby zeigen
lobby_new_listed_more = Über die Lobby können alle dazukommen oder zuschauen. Sonst braucht man den Link.
lobby_new_memory = Offene Karten markieren
lobby_new_memory_more = Karten, die jemand offen genommen hat, bleiben in der Hand markiert. Schalt das aus, wenn ihr sie euch selbst merken wollt. Im Protokoll steht trotzdem, wer was genommen hat.
lobby_new_open-table = Tisch eröffnen
lobby_new_begin = Los geht’s
lobby_new_me = Du
lobby_new_me-named = Du ({ $name })
lobby_new_me_more = Hier, in diesem Browser.
lobby_new_here = Noch jemand hier
lobby_new_open = Freier Platz
lobby_new_open_more = Für alle mit dem Link.
lobby_new_bots = Bots
lobby_new_name-of = Name auf Platz { $seat }
lobby_new_person = Spieler { $number }
lobby_kept =
    { $days ->
        [one] Partien, die einen Tag lang niemand anrührt, werden gelöscht, ebenso Gäste, die so lange wegbleiben. Beendete Partien bleiben.
       *[other] Partien, die { $days } Tage lang niemand anrührt, werden gelöscht, ebenso Gäste, die so lange wegbleiben. Beendete Partien bleiben.
    }
lobby_learn = Neu hier?
lobby_learn_more = Lern ein Spiel beim Spielen, Schritt für Schritt. Es dauert etwa zehn Minuten.
lobby_learn_go = Erst lernen
lobby_watch = Partien zum Zuschauen
lobby_empty_watch = Gerade läuft keine öffentliche Partie.
lobby_credits = Mitwirkende
lobby_credits_more = Wer die Spiele erfunden hat und wer gegen dich spielt.
lobby_row_bot = { $name } (Bot)
lobby_row_turn-of = { $name } ist dran
lobby_row_moves =
    { $n ->
        [one] bisher 1 Aktion
       *[other] bisher { $n } Aktionen
    }
lobby_row_away = Ein Bot spielt für dich
lobby_row_imported = Importiert
lobby_row_delete = Löschen
lobby_row_delete_sure = Diese Partie endgültig löschen?
lobby_row_abandon = Aufgeben
lobby_row_abandon_sure = Diese Partie aufgeben? Ein Bot spielt für dich weiter.
lobby_row_close = Schließen
lobby_row_close_sure = Diesen Tisch für alle schließen?
lobby_row_get-up = Aufstehen
lobby_row_get-up_sure = Aufstehen? Dein Platz ist dann für andere frei.
lobby_over_place =
    { $points ->
        [one] Platz { $place } von { $players } mit 1 Punkt
       *[other] Platz { $place } von { $players } mit { $points } Punkten
    }
lobby_new_hints = Tipps für alle
lobby_new_hints_more = Alle dürfen einen starken Bot fragen, was er spielen würde. Wer nur gegen Bots spielt, bekommt immer Tipps.
lobby_new_hints_on = Tipps für alle
lobby_new_hints_off = Ohne Tipps
