campos_ui_step_place = Legen
campos_ui_step_place-or-play = Legen oder spielen
campos_ui_step_remove = Wegnehmen
campos_ui_step_remove-or-play = Wegnehmen oder spielen
campos_ui_commit_place = Legen
campos_ui_commit_remove = Wegnehmen
campos_ui_commit_play = Karte spielen
campos_ui_now =
    { $phase ->
        [place] Leg eins deiner Plättchen
        [remove] Nimm ein Plättchen weg
        [remove-or-play] Nimm noch eins weg oder spiel eine Zielkarte
       *[other] Leg dein zweites Plättchen oder spiel eine Zielkarte
    }
campos_ui_how =
    { $phase ->
        [place] Zieh es an eine Stelle oder tipp sie an. Mit R drehst du es.
        [place-or-play] Zieh es an eine Stelle, tipp sie an oder tipp auf eine Zielkarte. Mit R drehst du es.
        [remove-or-play] Tipp auf ein Plättchen mit − oder auf eine Zielkarte.
       *[other] Tipp auf ein Plättchen mit −. Diese lassen sich herausschieben.
    }
campos_ui_how-touch =
    { $phase ->
        [place] Zieh es an eine Stelle oder tipp sie an.
        [place-or-play] Zieh es an eine Stelle, tipp sie an oder tipp auf eine Zielkarte.
        [remove-or-play] Tipp auf ein Plättchen mit − oder auf eine Zielkarte.
       *[other] Tipp auf ein Plättchen mit −. Diese lassen sich herausschieben.
    }
campos_ui_chosen_place =
    { $n ->
        [0] Hier legen? Keins der größten Gebiete wächst
        [one] Hier legen? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_remove =
    { $n ->
        [0] Wegnehmen? Keins der größten Gebiete schrumpft
        [one] Wegnehmen? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_play =
    { $points ->
        [one] 1 Punkt für { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
       *[other] { $points } Punkte für { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
    }
campos_ui_change = { NAME($colour) } { $from } → { $to }
campos_ui_card-short = { NAME($more) } > { NAME($less) }
campos_ui_gains = Damit erfüllst du { $gained }.
campos_ui_loses = Damit erfüllst du { $lost } nicht mehr.
campos_ui_gains-and-loses = Damit erfüllst du { $gained }, aber { $lost } nicht mehr.
campos_ui_turn-more = Tipp noch einmal, um es zu drehen.
campos_ui_no-cards-change = An deinen Zielkarten ändert sich nichts.
campos_ui_play-more = Die Zielkarte ist danach aus dem Spiel.
campos_ui_waiting =
    { $phase ->
        [place] { $name } legt ein Plättchen
        [remove] { $name } nimmt ein Plättchen weg
        [place-or-play] { $name } legt ein zweites Plättchen oder spielt eine Zielkarte
       *[other] { $name } nimmt noch ein Plättchen weg oder spielt eine Zielkarte
    }
campos_ui_over =
    { $n ->
        [you] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
        [one] { $names } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
campos_ui_field =
    { $n ->
        [0] Die Spielfläche ist leer
        [one] Spielfläche aus einem Plättchen. Größte Gebiete: Rot { $R }, Grün { $G }, Blau { $B }, Gelb { $Y }
       *[other] Spielfläche aus { $n } Plättchen. Größte Gebiete: Rot { $R }, Grün { $G }, Blau { $B }, Gelb { $Y }
    }
campos_ui_largest-area = So sah die Spielfläche aus, als sie am größten war
campos_ui_where =
    { $where ->
        [top] oben
        [bottom] unten
        [left] links
        [right] rechts
        [top-left] oben links
        [top-right] oben rechts
        [bottom-left] unten links
        [bottom-right] unten rechts
       *[other] in der Mitte
    }
campos_ui_laid = Plättchen { SPELL($tile) } { $where }
campos_ui_removable = Plättchen { SPELL($tile) } { $where }, lässt sich wegnehmen
campos_ui_removals = Plättchen, die sich wegnehmen lassen
campos_ui_spots = Stellen für das Plättchen
campos_ui_spot =
    { $side ->
        [1] Stelle { $where }, neben { NAME($colours) }, Spitze nach oben
       *[other] Stelle { $where }, neben { NAME($colours) }, Spitze nach unten
    }
campos_ui_nudge = Plättchen verschieben
campos_ui_nudge_left = Nach links
campos_ui_nudge_up = Nach oben
campos_ui_nudge_down = Nach unten
campos_ui_nudge_right = Nach rechts
campos_ui_region =
    { $n ->
        [one] Größtes Gebiet in { NAME($colour) }: 1 Feld
       *[other] Größtes Gebiet in { NAME($colour) }: { $n } Felder
    }
campos_ui_region-then =
    { $then ->
        [one] Größtes Gebiet in { NAME($colour) }: { $n }, dann 1 Feld
       *[other] Größtes Gebiet in { NAME($colour) }: { $n }, dann { $then } Felder
    }
campos_ui_land_R = Mohnrot
campos_ui_land_G = Wiesengrün
campos_ui_land_B = Flachsblau
campos_ui_land_Y = Weizengelb
campos_ui_zoom-in = Vergrößern
campos_ui_zoom-out = Verkleinern
campos_ui_fit = Ganze Spielfläche zeigen
campos_ui_your-tiles = Deine Plättchen
campos_ui_cards-of = Zielkarten von { $name }
campos_ui_your-cards = Deine Zielkarten
campos_ui_tile = Plättchen { $key }: { NAME($tile) }. Noch einmal drücken, um es zu drehen
campos_ui_tile-words = { NAME($tile) }
campos_ui_turn-left = Nach links drehen (Umschalt + R)
campos_ui_turn-right = Nach rechts drehen (R)
campos_ui_no-cards = Du hast keine Zielkarten mehr.
campos_ui_scores = wertet
campos_ui_state_points = +{ $points }
campos_ui_state_change = +{ $points } → { $then }
campos_ui_state_gained = dann +{ $points }
campos_ui_state_lost = dann nicht
campos_ui_state_short =
    { $n ->
        [one] 1 fehlt
       *[other] { $n } fehlen
    }
campos_ui_card_ok =
    { $legal ->
        [true] { NAME($more) } ({ $size }) größer als { NAME($less) } ({ $other }), wertet { NAME($scored) }: spielbar für { $gain }
       *[other] { NAME($more) } ({ $size }) größer als { NAME($less) } ({ $other }), wertet { NAME($scored) }: erfüllt, { $gain }, jetzt nicht spielbar
    }
campos_ui_points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
campos_ui_card_no =
    { $n ->
        [one] { NAME($more) } ({ $size }) größer als { NAME($less) } ({ $other }), wertet { NAME($scored) }: nicht erfüllt, { NAME($more) } fehlt 1 Feld
       *[other] { NAME($more) } ({ $size }) größer als { NAME($less) } ({ $other }), wertet { NAME($scored) }: nicht erfüllt, { NAME($more) } fehlen { $n } Felder
    }
campos_ui_card-long = { NAME($more) } größer als { NAME($less) }, wertet { NAME($scored) }
campos_ui_regions = Größte Gebiete
campos_ui_regions-short = Gebiete
campos_ui_with-choice = Vorschau
campos_ui_colour = { NAME($colour) }
campos_ui_bag = Plättchen im Beutel
campos_ui_bag-empty = Der Beutel ist leer.
campos_ui_played = Gespielte Zielkarten
campos_ui_none-played = Noch keine.
campos_ui_deck = Zielkarten im Nachziehstapel
campos_ui_cards = Karten
campos_ui_tiles = Plättchen
campos_ui_cards-left =
    { $n ->
        [0] keine mehr
        [one] noch 1
       *[other] noch { $n }
    }
campos_ui_would-score =
    { $points ->
        [one] brächte 1 Punkt
       *[other] brächte { $points } Punkte
    }
campos_ui_text_colour = Farbe
campos_ui_text_cells = Felder
campos_ui_text_players = Spieler
campos_ui_text_player = Spieler
campos_ui_text_points = Punkte
campos_ui_text_card =
    { $fulfilled ->
        [true] { NAME($more) } größer als { NAME($less) }, wertet { NAME($scored) }: erfüllt, { $gain }
       *[other] { NAME($more) } größer als { NAME($less) }, wertet { NAME($scored) }: nicht erfüllt, brächte { $points }
    }
campos_ui_text_area = { $n } Plättchen auf der Spielfläche
campos_ui_text_place = Stelle
campos_ui_text_tile = Plättchen
campos_ui_text_bag =
    { $n ->
        [0] Der Beutel ist leer.
        [one] Im Beutel: 1 Plättchen.
       *[other] Im Beutel: { $n } Plättchen.
    }
campos_ui_text_deck =
    { $n ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel: 1 Karte.
       *[other] Im Nachziehstapel: { $n } Karten.
    }
campos_ui_scored-none = Keine Zielkarten.
campos_ui_skip = Alles zeigen
campos_ui_keys_tile = Plättchen wählen
campos_ui_keys_right = Nach rechts drehen
campos_ui_keys_left = Nach links drehen
campos_ui_keys_move = Von Stelle zu Stelle gehen
campos_ui_keys_zoom = Größer, kleiner
campos_ui_keys_fit = Ganze Spielfläche zeigen
title_campos = Campos
lobby_length_campos = 25 Min.
lobby_blurb_campos = Leg Dreierplättchen, lass Gebiete wachsen und erfüll deine Ziele. Dann nehmt ihr alles wieder auseinander.
lobby_option_campos_slide = Wie ein Plättchen herausgeschoben wird
lobby_option_campos_slide_path = auf beliebigem Weg
lobby_option_campos_slide_path_more = Es darf um Ecken, wird aber nicht gedreht.
lobby_option_campos_slide_straight = in gerader Linie
lobby_option_campos_slide_straight_more = Strenger: Es muss in einer geraden Linie hinaus.
learn_players_campos = 2–4 Spieler, 25 Minuten
learn_blurb_campos = Leg Plättchen, lass Gebiete wachsen und erfüll Ziele. Dann baut ihr alles wieder ab.
learn_coach_campos_welcome_title = Erst aufbauen, dann abbauen
learn_coach_campos_welcome = Du und ein Anfänger-Bot legt zusammen eine Spielfläche. Auf der Hand hast du Zielkarten. Jede bringt Punkte, wenn das größte Gebiet einer Farbe größer ist als das einer anderen. Du fängst an.
learn_coach_campos_place_title = Leg ein Plättchen
learn_coach_campos_place = Wähl eins deiner zwei Plättchen und eine Stelle, an der es mit einer ganzen Kante anliegt. Dreh es, wie du willst. Lass die Farben wachsen, für die deine Zielkarten Punkte bringen.
learn_coach_campos_second_title = Noch ein Plättchen oder eine Zielkarte
learn_coach_campos_second = Leg jetzt dein anderes Plättchen oder spiel eine Zielkarte, die du erfüllst. Am Anfang bringt sie wenig, weil die Gebiete noch wachsen. Aber alle legen mit, und jemand kann deiner Farbe den Weg abschneiden.
learn_coach_campos_bot_title = Dein Gegner ist dran
learn_coach_campos_bot = Der Bot macht jetzt dasselbe wie du eben. Seine Plättchen siehst du, seine Zielkarten nicht. Am Ende eines Zugs wird wieder auf zwei Plättchen nachgezogen.
learn_coach_campos_regions_title = Welches ist größer?
learn_coach_campos_regions = Neben der Spielfläche steht das größte Gebiet jeder Farbe. Für eine Zielkarte muss eins größer sein als ein anderes, gleich groß reicht nicht. Deine Hand zeigt, welche Zielkarten du erfüllst und was sie bringen.
learn_coach_campos_card_title = Eine Zielkarte wurde gespielt
learn_coach_campos_card = Sie hat einen Punkt für jedes Feld im größten Gebiet der dritten Farbe gebracht. Wer die letzte Zielkarte von der Hand spielt, beendet den Aufbau.
learn_coach_campos_remove_title = Jetzt wird abgebaut
learn_coach_campos_remove = Nimm ein Plättchen weg, das sich herausschieben lässt. Der Rest muss in einem Stück bleiben. Du hast neue Zielkarten bekommen, und ab jetzt schrumpfen die Gebiete.
learn_coach_campos_hurry_title = Spiel deine Zielkarten rechtzeitig
learn_coach_campos_hurry = Es liegen nur noch wenige Plättchen. Mit dem letzten endet das Spiel, und Zielkarten auf der Hand zählen dann nichts.
turning_campos_dismantling = Die Spielfläche steht: Jetzt beginnt der Abbau
campos_place = { $name } legt ein Plättchen in { SPELL($tile) }
campos_play =
    { $points ->
        [one] { $name } bekommt 1 Punkt für { NAME($scored) }: { NAME($more) } ({ $size }) ist größer als { NAME($less) } ({ $other })
       *[other] { $name } bekommt { $points } Punkte für { NAME($scored) }: { NAME($more) } ({ $size }) ist größer als { NAME($less) } ({ $other })
    }
campos_remove = { $name } nimmt ein Plättchen in { SPELL($tile) } weg
end_campos_cleared = das letzte Plättchen ist weg
option_campos_slide = path: ein Plättchen wird auf beliebigem Weg herausgeschoben, ohne es zu drehen; straight: nur in gerader Linie
clause_campos_not-now =
    { $phase ->
        [assembly] noch läuft der Aufbau, also leg ein Plättchen. Weggenommen wird später
       *[other] jetzt läuft der Abbau, also nimm ein Plättchen weg. Gelegt wird nicht mehr
    }
clause_campos_not-your-tile = dieses Plättchen gehört dir nicht. Leg eins von deinen, { SPELL($tiles, type: "or") }
clause_campos_out-of-bounds = hier ist der Tisch zu Ende. Leg das Plättchen näher ans Startplättchen
clause_campos_cells-taken = da liegt schon ein Plättchen. Leg deins auf drei freie Felder
clause_campos_not-adjacent = hier würde das Plättchen nichts berühren. Es muss mit einer ganzen Kante anliegen
clause_campos_card-first =
    { $due ->
        [place] eine Zielkarte spielst du erst nach einem Plättchen. Leg zuerst eins
       *[other] eine Zielkarte spielst du erst nach einem Plättchen. Nimm zuerst eins weg
    }
clause_campos_card-not-held = diese Zielkarte hast du nicht. Spiel eine aus deiner Hand
clause_campos_card-not-fulfilled = diese Zielkarte kannst du erst spielen, wenn { NAME($more) } ({ $size }) größer ist als { NAME($less) } ({ $other })
clause_campos_no-tile-there =
    { $hint ->
        [null] hier liegt kein Plättchen, das du wegnehmen kannst. Tipp eins an
       *[other] tipp das Plättchen selbst an, um es wegzunehmen
    }
clause_campos_falls-apart = ohne dieses Plättchen in { SPELL($tile) } fiele die Spielfläche auseinander. Nimm ein anderes
clause_campos_does-not-slide = dieses Plättchen in { SPELL($tile) } lässt sich nicht herausschieben, ohne ein anderes zu bewegen. Nimm eins, bei dem es geht
name_G = Grün
phase_place = ein Plättchen legen
phase_place-or-play = ein Plättchen legen oder eine Zielkarte spielen
phase_remove = ein Plättchen wegnehmen
phase_remove-or-play = ein Plättchen wegnehmen oder eine Zielkarte spielen
table_option_slide_straight = Plättchen lassen sich nur in gerader Linie herausschieben
table_you_campos_place = Du legst ein Plättchen in { SPELL($tile) }
table_you_campos_play =
    { $points ->
        [one] Du bekommst 1 Punkt für { NAME($scored) }: { NAME($more) } ({ $size }) ist größer als { NAME($less) } ({ $other })
       *[other] Du bekommst { $points } Punkte für { NAME($scored) }: { NAME($more) } ({ $size }) ist größer als { NAME($less) } ({ $other })
    }
table_you_campos_remove = Du nimmst ein Plättchen in { SPELL($tile) } weg
campos_ui_did_tile = ein Plättchen in { SPELL($tile) }
campos_ui_did_place = { $tiles } gelegt
campos_ui_did_remove = { $tiles } weggenommen
campos_ui_did_play =
    { $points ->
        [one] 1 Punkt für { NAME($scored) } bekommen
       *[other] { $points } Punkte für { NAME($scored) } bekommen
    }
about_design_campos = Ein Spiel von Pietro Vozzolo.
about_source_campos = Wir folgen der Ausgabe von HUCH & friends, 2010, in ihrer französischen Anleitung.
