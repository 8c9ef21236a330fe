campos_ui_step_place = Piazza
campos_ui_step_place-or-play = Piazza o gioca
campos_ui_step_remove = Togli
campos_ui_step_remove-or-play = Togli o gioca
campos_ui_commit_place = Piazza
campos_ui_commit_remove = Togli
campos_ui_commit_play = Gioca la carta
campos_ui_now =
    { $phase ->
        [place] Piazza una delle tue tessere
        [remove] Togli una tessera
        [remove-or-play] Togli un’altra tessera o gioca un obiettivo
       *[other] Piazza la seconda tessera o gioca un obiettivo
    }
campos_ui_how =
    { $phase ->
        [place] Trascinala o tocca dove la vuoi. R la gira.
        [place-or-play] Trascina la tessera, o tocca dove la vuoi, o tocca un obiettivo. R gira la tessera.
        [remove-or-play] Tocca una tessera segnata con −, o un obiettivo.
       *[other] Tocca una tessera segnata con −. Quelle possono scivolare fuori.
    }
campos_ui_how-touch =
    { $phase ->
        [place] Trascinala o tocca dove la vuoi.
        [place-or-play] Trascina la tessera, o tocca dove la vuoi, o tocca un obiettivo.
        [remove-or-play] Tocca una tessera segnata con −, o un obiettivo.
       *[other] Tocca una tessera segnata con −. Quelle possono scivolare fuori.
    }
campos_ui_chosen_place =
    { $n ->
        [0] La piazzi qui? Nessuna zona cresce
        [one] La piazzi qui? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_remove =
    { $n ->
        [0] La togli? Nessuna zona si riduce
        [one] La togli? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_play = { $points } per la { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
campos_ui_change = { NAME($colour) } { $from } → { $to }
campos_ui_card-short = { NAME($more) } > { NAME($less) }
campos_ui_gains = Realizzi { $gained }.
campos_ui_loses = Non realizzi più { $lost }.
campos_ui_gains-and-loses = Realizzi { $gained }, ma non più { $lost }.
campos_ui_turn-more = Toccala ancora per girarla.
campos_ui_no-cards-change = I tuoi obiettivi restano come sono.
campos_ui_play-more = La carta esce poi dal gioco.
campos_ui_waiting =
    { $phase ->
        [place] { $name } deve piazzare una tessera
        [remove] { $name } deve togliere una tessera
        [place-or-play] { $name } deve piazzare una seconda tessera o giocare un obiettivo
       *[other] { $name } deve togliere un’altra tessera o giocare un obiettivo
    }
campos_ui_over =
    { $n ->
        [one] { $names } vince con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[other] { $names } vincono insieme con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
campos_ui_field =
    { $n ->
        [0] Il campo è vuoto
        [one] Campo di una tessera. Aree più grandi: rossa { $R }, verde { $G }, blu { $B }, gialla { $Y }
       *[other] Campo di { $n } tessere. Aree più grandi: rossa { $R }, verde { $G }, blu { $B }, gialla { $Y }
    }
campos_ui_largest-area = L’area di gioco al massimo
campos_ui_where =
    { $where ->
        [top] in alto
        [bottom] in basso
        [left] a sinistra
        [right] a destra
        [top-left] in alto a sinistra
        [top-right] in alto a destra
        [bottom-left] in basso a sinistra
        [bottom-right] in basso a destra
       *[other] al centro
    }
campos_ui_laid = Tessera { SPELL($tile) } { $where }
campos_ui_removable = Tessera { SPELL($tile) } { $where }, si può rimuovere
campos_ui_removals = Tessere che si possono rimuovere
campos_ui_spots = Posti per la tessera
campos_ui_spot =
    { $side ->
        [1] Posto { $where }, accanto a { NAME($colours) }, punta in alto
       *[other] Posto { $where }, accanto a { NAME($colours) }, punta in basso
    }
campos_ui_nudge = Sposta la tessera
campos_ui_nudge_left = A sinistra
campos_ui_nudge_up = In alto
campos_ui_nudge_down = In basso
campos_ui_nudge_right = A destra
campos_ui_region =
    { $n ->
        [one] Zona { NAME($colour) } più grande: 1 casella
       *[other] Zona { NAME($colour) } più grande: { $n } caselle
    }
campos_ui_region-then = Zona { NAME($colour) } più grande: { $n }, poi { $then } caselle
campos_ui_land_R = Rosso papavero
campos_ui_land_G = Verde prato
campos_ui_land_B = Blu lino
campos_ui_land_Y = Giallo grano
campos_ui_zoom-in = Ingrandisci
campos_ui_zoom-out = Riduci
campos_ui_fit = Mostra tutta l’area
campos_ui_your-tiles = Le tue tessere
campos_ui_cards-of = Obiettivi di { $name }
campos_ui_your-cards = I tuoi obiettivi
campos_ui_tile = Tessera { $key }: { NAME($tile) }; premi ancora per girarla
campos_ui_tile-words = { NAME($tile) }
campos_ui_turn-left = Gira a sinistra (Maiusc + R)
campos_ui_turn-right = Gira a destra (R)
campos_ui_no-cards = Non hai più obiettivi.
campos_ui_scores = segna
campos_ui_state_points = +{ $points }
campos_ui_state_change = +{ $points } → { $then }
campos_ui_state_gained = poi +{ $points }
campos_ui_state_lost = poi no
campos_ui_state_short =
    { $n ->
        [one] manca 1
       *[other] mancano { $n }
    }
campos_ui_card_ok =
    { $legal ->
        [true] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), segna la { NAME($scored) }: giocabile per { $gain }
       *[other] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), segna la { NAME($scored) }: realizzato, { $gain }, non giocabile ora
    }
campos_ui_points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
campos_ui_card_no = Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), segna la { NAME($scored) }: non realizzato, alla { NAME($more) } mancano { $n }
campos_ui_card-long = zona { NAME($more) } più grande della { NAME($less) }, segna la { NAME($scored) }
campos_ui_regions = Aree più grandi
campos_ui_regions-short = Aree
campos_ui_with-choice = anteprima
campos_ui_colour = { NAME($colour) }
campos_ui_bag = Tessere nel sacchetto
campos_ui_bag-empty = Il sacchetto è vuoto.
campos_ui_played = Carte giocate
campos_ui_none-played = Ancora nessuna.
campos_ui_deck = Carte nel mazzo
campos_ui_cards = Carte
campos_ui_tiles = Tessere
campos_ui_cards-left =
    { $n ->
        [0] nessuna
        [one] 1 in mano
       *[other] { $n } in mano
    }
campos_ui_would-score = segnerebbe { $points }
campos_ui_text_colour = Colore
campos_ui_text_cells = Caselle
campos_ui_text_players = Giocatori
campos_ui_text_player = Giocatore
campos_ui_text_points = Punti
campos_ui_text_card =
    { $fulfilled ->
        [true] Zona { NAME($more) } più grande della { NAME($less) }, segna la { NAME($scored) }: realizzato, { $gain }
       *[other] Zona { NAME($more) } più grande della { NAME($less) }, segna la { NAME($scored) }: non realizzato, varrebbe { $points }
    }
campos_ui_text_area =
    { $n ->
        [one] 1 tessera sul campo
       *[other] { $n } tessere sul campo
    }
campos_ui_text_place = Posto
campos_ui_text_tile = Tessera
campos_ui_text_bag =
    { $n ->
        [0] Il sacchetto è vuoto.
        [one] Nel sacchetto: 1 tessera.
       *[other] Nel sacchetto: { $n } tessere.
    }
campos_ui_text_deck =
    { $n ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo: 1 carta.
       *[other] Nel mazzo: { $n } carte.
    }
campos_ui_scored-none = Nessuna carta.
campos_ui_skip = Mostra tutto
campos_ui_keys_tile = Scegli una tessera
campos_ui_keys_right = Gira a destra
campos_ui_keys_left = Gira a sinistra
campos_ui_keys_move = Passa da un posto permesso all’altro
campos_ui_keys_zoom = Ingrandisci, riduci
campos_ui_keys_fit = Mostra tutta l’area
title_campos = Campos
lobby_length_campos = 25 min
lobby_blurb_campos = Piazza tessere di tre caselle, fai crescere le zone, incassa gli obiettivi. Poi si smonta tutto.
lobby_option_campos_slide = Come esce una tessera
lobby_option_campos_slide_path = per qualsiasi percorso
lobby_option_campos_slide_path_more = Uscendo può girare intorno agli angoli, ma senza ruotare.
lobby_option_campos_slide_straight = in linea retta
lobby_option_campos_slide_straight_more = Più severo: esce lungo una sola linea retta.
learn_players_campos = 2–4 giocatori, 25 minuti
learn_blurb_campos = Piazza tessere, fai crescere le zone e realizza gli obiettivi. Poi si smonta tutto.
learn_coach_campos_welcome_title = Seminare e raccogliere
learn_coach_campos_welcome = Tu e un principiante piazzate tessere in un’unica area. Le carte in mano danno punti quando l’area più grande di un colore supera un’altra. Cominci tu.
learn_coach_campos_place_title = Piazza una tessera
learn_coach_campos_place = Scegli una delle tue due tessere e un posto che tocchi l’area con un lato intero. Ruotala come vuoi. Fai crescere i colori che le tue carte pagano.
learn_coach_campos_second_title = Un’altra tessera, o una carta
learn_coach_campos_second = Ora piazza l’altra tessera, oppure gioca una carta realizzata. All’inizio le carte rendono poco, perché le zone crescono. Ma l’area è di tutti, e qualcuno può guastarti i piani.
learn_coach_campos_bot_title = Il turno dell’avversario
learn_coach_campos_bot = Il principiante fa lo stesso. Le sue tessere sono scoperte, le carte no. Dopo ogni turno si pesca fino a due tessere.
learn_coach_campos_regions_title = Chi è più grande?
learn_coach_campos_regions = Accanto al campo vedi l’area più grande di ogni colore. Una carta ne vuole una strettamente più grande di un’altra; la tua mano mostra quali sono realizzate e quanto pagano ora.
learn_coach_campos_card_title = Una carta è giocata
learn_coach_campos_card = Ha pagato tanti punti quante caselle ha l’area più grande del terzo colore. Chi gioca l’ultima carta della mano chiude il montaggio.
learn_coach_campos_remove_title = Ora si smonta
learn_coach_campos_remove = Lo smontaggio: rimuovi una tessera che scivola fuori e lascia il resto in un pezzo. Hai nuove carte, e le aree si restringono.
learn_coach_campos_hurry_title = Gioca le carte in tempo
learn_coach_campos_hurry = Restano poche tessere. Con l’ultima la partita è finita, e le carte in mano non valgono nulla.
turning_campos_dismantling = L’area di gioco è completa, ora si smonta
campos_place = { $name } piazza una tessera { SPELL($tile) }
campos_play = { $name } segna { $points } per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
campos_remove = { $name } rimuove una tessera { SPELL($tile) }
end_campos_cleared = è stata tolta l’ultima tessera
option_campos_slide = path: una tessera scivola fuori lungo qualsiasi percorso, senza ruotare; straight: solo in linea retta
clause_campos_not-now =
    { $phase ->
        [assembly] è il montaggio, quindi piazza tessere. Si toglieranno dopo
       *[other] è lo smontaggio, quindi togli tessere. Non se ne piazzano più
    }
clause_campos_not-your-tile = questa tessera non è tua. Piazzane una delle tue ({ SPELL($tiles) })
clause_campos_out-of-bounds = l’area di gioco finisce qui. Piazza la tessera più vicino all’inizio
clause_campos_cells-taken = c’è già una tessera. Piazza la tua su tre caselle libere
clause_campos_not-adjacent = qui la tessera non toccherebbe niente. Deve toccare l’area di gioco con un lato intero
clause_campos_card-first =
    { $due ->
        [place] un obiettivo si gioca dopo una tessera. Prima piazzane una
       *[other] un obiettivo si gioca dopo una tessera. Prima togline una
    }
clause_campos_card-not-held = non hai questo obiettivo. Giocane uno della tua mano
clause_campos_card-not-fulfilled = potrai giocare questo obiettivo quando la zona { NAME($more) } ({ $size }) sarà più grande della { NAME($less) } ({ $other })
clause_campos_no-tile-there =
    { $hint ->
        [null] qui non c’è nessuna tessera da togliere. Toccane una
       *[other] tocca proprio la tessera per toglierla
    }
clause_campos_falls-apart = senza questa tessera { SPELL($tile) } l’area di gioco si spezzerebbe. Scegline un’altra
clause_campos_does-not-slide = questa tessera { SPELL($tile) } non può scivolare fuori senza muoverne un’altra. Scegline una che può
name_G = verde
phase_place = piazzare una tessera
phase_place-or-play = piazzare una tessera o giocare un obiettivo
phase_remove = togliere una tessera
phase_remove-or-play = togliere una tessera o giocare un obiettivo
table_option_slide_straight = le tessere escono solo in linea retta
table_you_campos_place = Piazzi una tessera { SPELL($tile) }
table_you_campos_play = Segni { $points } per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
table_you_campos_remove = Rimuovi una tessera { SPELL($tile) }
campos_ui_did_tile = una tessera { SPELL($tile) }
campos_ui_did_place = piazzato { $tiles }
campos_ui_did_remove = rimosso { $tiles }
campos_ui_did_play = segnato { $points } per la zona { NAME($scored) }
about_design_campos = Un gioco di Pietro Vozzolo.
about_source_campos = Seguiamo l’edizione di HUCH & friends, 2010, nelle regole francesi.
