five-towers_ui_step_bid = Ansagen
five-towers_ui_step_tear = Abreißen
five-towers_ui_step_build = Bauen
five-towers_ui_bid = Wie viele dieser Karten baust du?
five-towers_ui_bid_none = Noch hat niemand angesagt
five-towers_ui_bid_highest = Höchste Ansage: { $cards }, von { $name }
five-towers_ui_bid_chosen =
    { $cards ->
        [0] 0 ansagen: Du baust nichts, darfst aber eine Karte abreißen
        [one] 1 ansagen und eine dieser Karten bauen
       *[other] { $cards } ansagen und { $cards } dieser Karten bauen
    }
five-towers_ui_bid_top = Mehr kann niemand ansagen.
five-towers_ui_bid_last = Nach dir sagt niemand mehr an, also kann dich niemand überbieten.
five-towers_ui_bid_next = Dich überbietet nur, wer mindestens { $next } ansagt.
five-towers_ui_bid_button = { $cards } ansagen
five-towers_ui_pass = Passen
five-towers_ui_pass_chosen = Passen und diese Runde nichts bauen
five-towers_ui_tear = Reiß eine deiner obersten Karten ab oder lass es
five-towers_ui_tear_must = Für deine Ansage musst du erst eine Karte abreißen
five-towers_ui_tear_cannot = Du hast nichts zum Abreißen
five-towers_ui_then =
    { $left ->
        [0] Danach baust du nichts.
        [one] Danach baust du eine Karte.
       *[other] Danach baust du { $left } Karten.
    }
five-towers_ui_tear_chosen =
    { $cost ->
        [one] { NAME($style) } { $value } abreißen? Das kostet 1 Punkt
       *[other] { NAME($style) } { $value } abreißen? Das kostet { $cost } Punkte
    }
five-towers_ui_tear_beneath =
    { $beneath ->
        [null] Der Turm fängt dann neu an.
       *[other] Dann liegt die { $beneath } oben.
    }
five-towers_ui_tear_button = Abreißen
five-towers_ui_tear_nothing = Nichts abreißen
five-towers_ui_tear_nothing_chosen = Nichts abreißen?
five-towers_ui_build =
    { $left ->
        [one] Bau noch eine Karte vom Markt
       *[other] Bau noch { $left } Karten vom Markt, eine nach der anderen
    }
five-towers_ui_build_more = Tipp auf eine Karte oder auf einen deiner Türme.
five-towers_ui_build_chosen =
    { $on ->
        [null] { NAME($style) } { $value } beginnt einen Turm
       *[other] { NAME($style) } { $value } kommt auf die { $on }
    }
five-towers_ui_build_left =
    { $left ->
        [0] Das ist deine letzte Karte. Der Rest vom Markt kommt auf die Ablage.
        [one] Danach noch eine Karte.
       *[other] Danach noch { $left } Karten.
    }
five-towers_ui_build_button = Bauen
five-towers_ui_roof_chosen = Deinen { NAME($style) }-Turm mit einer 0 abschließen?
five-towers_ui_roof_more = Seine Karten zählen dann doppelt, aber du kannst ihn nie mehr ändern.
five-towers_ui_roof_button = Dach aufsetzen
five-towers_ui_wait_bid = { $name } sagt an
five-towers_ui_wait_tear = { $name } darf eine Karte abreißen
five-towers_ui_wait_build =
    { $left ->
        [one] { $name } baut noch eine Karte
       *[other] { $name } baut noch { $left } Karten
    }
five-towers_ui_won =
    { $winners ->
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
five-towers_ui_market = Markt
five-towers_ui_market_cards =
    { $count ->
        [one] Der Markt: eine Karte
       *[other] Der Markt: { $count } Karten
    }
five-towers_ui_market_none = Es kommen keine Karten mehr
five-towers_ui_fit_on =
    { $top ->
        [null] neuer Turm
       *[other] auf die { $top }
    }
five-towers_ui_fit_on_short =
    { $top ->
        [null] neu
       *[other] auf { $top }
    }
five-towers_ui_fit_roof = wird das Dach
five-towers_ui_fit_top =
    { $top ->
        [null] noch kein Turm
        [0] hat ein Dach
       *[other] bei dir: { $top }
    }
five-towers_ui_fit_top_short =
    { $top ->
        [null] –
        [0] Dach
       *[other] oben { $top }
    }
five-towers_ui_card =
    { $top ->
        [none] { NAME($style) } { $value }
        [null] { NAME($style) } { $value }. Diesen Turm hast du noch nicht
       *[other] { NAME($style) } { $value }. Auf deinem Turm liegt oben eine { $top }
    }
five-towers_ui_card_legal =
    { $top ->
        [null] { NAME($style) } { $value }. Damit kannst du einen Turm beginnen
       *[other] { NAME($style) } { $value }. Du kannst sie auf die { $top } bauen
    }
five-towers_ui_card_roof =
    { $top ->
        [null] { NAME($style) } 0. Du kannst sie bauen, aber ein Dach allein schließt den Turm für immer ab
       *[other] { NAME($style) } 0. Du kannst sie auf die { $top } bauen. Als Dach schließt sie den Turm für immer ab
    }
five-towers_ui_order = Wer wie viel angesagt hat
five-towers_ui_first = { $name } sagt zuerst an
five-towers_ui_first_is = Sagt zuerst an
five-towers_ui_standing_bids = Sagt { $cards } an
five-towers_ui_standing_builds = Baut { $cards }
five-towers_ui_standing_to-bid = Sagt an
five-towers_ui_standing_waits = Noch nicht
five-towers_ui_standing_passed = Gepasst
five-towers_ui_standing_out = Raus
five-towers_ui_standing_name_bids = { $name } sagt { $cards } an
five-towers_ui_standing_name_builds = { $name } baut { $cards }
five-towers_ui_standing_name_to-bid = { $name } sagt als Nächstes an
five-towers_ui_standing_name_waits = { $name } hat noch nicht angesagt
five-towers_ui_standing_name_passed = { $name } hat gepasst
five-towers_ui_standing_name_out = { $name } baut diese Runde nicht
five-towers_ui_pile_look = Karten, die noch kommen
five-towers_ui_pile_label = Karten, die noch kommen: { $pile } im Stapel, { $discard } in der Ablage
five-towers_ui_pile_first = Stapel
five-towers_ui_pile_second = 2. Stapel
five-towers_ui_discard = Ablage
five-towers_ui_pile_again = Ist der Stapel leer, wird die Ablage zum zweiten Stapel.
five-towers_ui_pile_end = Ist dieser Stapel leer, endet das Spiel nach der Runde.
five-towers_ui_cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
five-towers_ui_twice = zweimal
five-towers_ui_towers_own = Deine Türme
five-towers_ui_towers = Türme von { $name }
five-towers_ui_towers_back = Zurück
five-towers_ui_towers_look = Türme von { $name }: { $towers }. Groß zeigen
five-towers_ui_rivals = Die Türme der anderen
five-towers_ui_tower_short =
    { $count ->
        [0] { NAME($style) } keiner
       *[other] { NAME($style) } { $values }
    }
five-towers_ui_tower =
    { $count ->
        [0] dein { NAME($style) }-Turm hat noch keine Karten
       *[other] dein { NAME($style) }-Turm: von unten { $values }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
five-towers_ui_tower_build =
    { $count ->
        [0] dein { NAME($style) }-Turm hat noch keine Karten. Du kannst ihn jetzt beginnen
       *[other] dein { NAME($style) }-Turm: von unten { $values }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }. Du kannst jetzt daran weiterbauen
    }
five-towers_ui_tower_tear = dein { NAME($style) }-Turm: von unten { $values }. Die { $top } abzureißen kostet { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
five-towers_ui_tower_other =
    { $count ->
        [0] { NAME($style) }-Turm von { $name }: noch keine Karten
       *[other] { NAME($style) }-Turm von { $name }: von unten { $values }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
five-towers_ui_bids = Deine Ansage
five-towers_ui_bidding = Ansagen und Bauen
five-towers_ui_bids_free = { $cards } ansagen
five-towers_ui_bids_low = { $cards } ansagen: zu wenig, es muss mehr sein als die höchste Ansage
five-towers_ui_bids_not = { $cards } ansagen: nicht möglich. Tipp darauf, um zu sehen, warum
five-towers_ui_bids_idle = { $cards } ansagen: Du bist nicht dran
five-towers_ui_bids_low_short = zu wenig
five-towers_ui_bids_cards =
    { $cards ->
        [one] Karte
       *[other] Karten
    }
five-towers_ui_progress =
    { $cards ->
        [0] { $name } hat 0 angesagt und baut nichts
       *[other] { $name } hat { $built } von { $cards } gebaut
    }
five-towers_ui_torn =
    { $torn ->
        [one] 1 Abriss
       *[other] { $torn } Abrisse
    }
five-towers_ui_score = Punkte
five-towers_ui_score_now = Punkte jetzt
five-towers_ui_score_final = Endstand
five-towers_ui_score_caption = Punkte nach Turm und Person
five-towers_ui_score_highest = Hauptturm
five-towers_ui_score_torn = Abgerissen
five-towers_ui_score_total = Summe
five-towers_ui_score_roof = Mit Dach: 2 Punkte pro Karte, schon eingerechnet.
five-towers_ui_score_roofed = mit Dach
five-towers_ui_score_skip = Überspringen
five-towers_ui_text_market =
    { $count ->
        [0] Der Markt ist leer.
       *[other] Markt: { $cards }.
    }
five-towers_ui_text_towers = Türme, von unten nach oben
five-towers_ui_key_bid = So viele Karten ansagen
five-towers_ui_key_pass = Passen oder nichts abreißen
five-towers_ui_key_card = Karte zum Abreißen oder Bauen
title_five-towers = Fünf Türme
lobby_length_five-towers = 20 Min.
lobby_blurb_five-towers = Sag an, wie viele Karten du zu bauen wagst. Bau von groß nach klein, setz eine 0 als Dach und reiß ab, wenn es sich lohnt.
learn_players_five-towers = 2–5 Spieler, 20 Minuten
learn_blurb_five-towers = Sag an, wie viele Karten du zu bauen wagst. Bau von groß nach klein und setz eine 0 als Dach.
learn_coach_five-towers_welcome_title = Fünf eigene Türme
learn_coach_five-towers_welcome = Du und ein Anfänger-Bot baut jeweils fünf Türme, einen in jedem Baustil. Nach oben hin werden die Werte kleiner. Jede Karte bringt einen Punkt, in einem Turm mit Dach sogar zwei. Du sagst zuerst an.
learn_coach_five-towers_bid_title = Sag an
learn_coach_five-towers_bid = Wie viele dieser fünf Karten willst du bauen? Wer am meisten ansagt, baut, und zwar genau so viele. Zwei oder drei sind ein guter Anfang.
learn_coach_five-towers_bot_title = Einmal reihum
learn_coach_five-towers_bot = Alle sind einmal an der Reihe und sagen mehr an oder passen. Die nächste Runde beginnt links von der Person, die baut.
learn_coach_five-towers_tear_title = Abreißen?
learn_coach_five-towers_tear = Du hast am meisten angesagt, also baust du. Vorher kannst du die oberste Karte eines Turms abreißen, um Platz zu schaffen. Das kostet erst 1 Punkt, dann 2, dann 3 und lohnt sich deshalb selten.
learn_coach_five-towers_build_title = Jetzt baust du
learn_coach_five-towers_build = Nimm eine Karte nach der anderen vom Markt. Jede kommt auf deinen Turm ihres Baustils und muss niedriger sein als die Karte darunter. Fang mit hohen Karten an, dann passen noch viele darauf.
learn_coach_five-towers_special_title = 8, 9 und 0
learn_coach_five-towers_special = Auf eine 8 passt alles, der Turm kann also wieder hoch anfangen. Eine 9 passt auf alles außer einer 0. Die 0 ist das Dach. Sie verdoppelt die Punkte des Turms und schließt ihn ab.
learn_coach_five-towers_score_title = Der Punktestand
learn_coach_five-towers_score = Die Tabelle neben dem Spielplan zeigt, was jeder Turm gerade bringt. Dazu kommen die Extrapunkte für den Hauptturm, also den mit den meisten Karten. Abgerissene Karten kosten Punkte.
learn_coach_five-towers_second-pile_title = Der zweite Stapel
learn_coach_five-towers_second-pile = Was niemand wollte, wird gemischt und kommt noch einmal. Ist dieser Stapel leer, endet das Spiel. Höchste Zeit für Dächer!
turning_five-towers_second-pile = Die Ablage wird zum zweiten Stapel
five-towers_bid = { $name } sagt { $cards } an
five-towers_pass = { $name } passt
five-towers_tear = { $name } reißt { NAME($style) } { $value } ab
five-towers_tear-nothing = { $name } reißt nichts ab
five-towers_build =
    { $on ->
        [null] { $name } nimmt { NAME($style) } { $value } und beginnt damit einen Turm
       *[other] { $name } nimmt { NAME($style) } { $value } und legt sie auf die { $on }
    }
end_five-towers_second-pile = der zweite Stapel ist leer
end_five-towers_no-discard = der Stapel ist leer, und es gibt nichts zu mischen
clause_five-towers_not-now = jetzt heißt es { NAME($due, kind: "phase") }, nicht { NAME($tried, kind: "phase") }
clause_five-towers_bid-not-higher = { $tried } reicht nicht. Sag mehr als { $bid } an oder pass
clause_five-towers_bid-beyond-market =
    { $size ->
        [one] im Markt liegt nur 1 Karte, also kannst du nicht { $tried } ansagen
       *[other] im Markt liegen nur { $size } Karten, also kannst du nicht { $tried } ansagen
    }
clause_five-towers_bid-impossible =
    { $most ->
        [0] von diesen Karten könntest du keine bauen, selbst wenn du vorher eine eigene abreißt
       *[other] von diesen Karten könntest du höchstens { $most } bauen, selbst wenn du vorher eine eigene abreißt
    }
clause_five-towers_tear-no-tower = du hast keinen { NAME($style) }-Turm, von dem du etwas abreißen könntest
clause_five-towers_tear-roof = dein { NAME($style) }-Turm hat schon ein Dach, und ein Dach wird nicht abgerissen
clause_five-towers_tear-leaves-too-few =
    { $most ->
        [0] du hast { $bid } angesagt, könntest ohne { NAME($card) } aber keine bauen
       *[other] du hast { $bid } angesagt, könntest ohne { NAME($card) } aber nur { $most } bauen
    }
clause_five-towers_tear-needed =
    { $most ->
        [0] du hast { $bid } angesagt, kannst so aber keine bauen. Reiß zuerst { NAME($tops, type: "or") } ab
       *[other] du hast { $bid } angesagt, kannst so aber nur { $most } bauen. Reiß zuerst { NAME($tops, type: "or") } ab
    }
clause_five-towers_build-not-in-market = { NAME($card) } liegt nicht im Markt. Wähl eine Karte, die dort liegt
clause_five-towers_build-on-roof = dein { NAME($style) }-Turm hat schon ein Dach, und auf eine 0 kommt nichts mehr
clause_five-towers_build-not-lower = { NAME($card) } passt nicht auf die { $top }. Dort geht nur ein niedrigerer Wert oder eine 9
clause_five-towers_build-blocks-rest =
    { $most ->
        [0] nach { NAME($card) } müsstest du noch { $left } bauen, könntest aber keine mehr. Nimm zuerst eine andere Karte
       *[other] nach { NAME($card) } müsstest du noch { $left } bauen, könntest aber nur { $most }. Nimm zuerst eine andere Karte
    }
name_C = Süßigkeiten
name_S = Grusel
name_T = Baum
name_M = Schrott
name_D = Sand
phase_bid = ansagen
phase_tear = abreißen
table_you_five-towers_bid = Du sagst { $cards } an
table_you_five-towers_pass = Du passt
table_you_five-towers_tear = Du reißt { NAME($style) } { $value } ab
table_you_five-towers_tear-nothing = Du reißt nichts ab
table_you_five-towers_build =
    { $on ->
        [null] Du nimmst { NAME($style) } { $value } und beginnst damit einen Turm
       *[other] Du nimmst { NAME($style) } { $value } und legst sie auf die { $on }
    }
five-towers_ui_did_bid = { $cards } angesagt
five-towers_ui_did_pass = gepasst
five-towers_ui_did_tear = { NAME($style) } { $value } abgerissen
five-towers_ui_did_tear-nothing = nichts abgerissen
five-towers_ui_did_build = { $cards } gebaut
five-towers_ui_did_card = { NAME($style) } { $value }
five-towers_ui_cards_of =
    { $count ->
        [one] { NAME($style) }: 1 Karte
       *[other] { NAME($style) }: { $count } Karten
    }
about_design_five-towers = Ein Spiel von Kasper Lapp.
about_source_five-towers = Wir folgen der französischen Anleitung von Les 5 Tours, 2023.
