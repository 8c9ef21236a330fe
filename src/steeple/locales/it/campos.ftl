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
        [place] Trascinala o tocca dove la vuoi. Con R la ruoti.
        [place-or-play] Trascina la tessera o tocca dove la vuoi. Con R la ruoti. Oppure tocca un obiettivo.
        [remove-or-play] Tocca una tessera segnata con −, o un obiettivo.
       *[other] Tocca una tessera segnata con −. Sono quelle che possono scivolare fuori.
    }
campos_ui_how-touch =
    { $phase ->
        [place] Trascinala o tocca dove la vuoi.
        [place-or-play] Trascina la tessera o tocca dove la vuoi. Oppure tocca un obiettivo.
        [remove-or-play] Tocca una tessera segnata con −, o un obiettivo.
       *[other] Tocca una tessera segnata con −. Sono quelle che possono scivolare fuori.
    }
campos_ui_chosen_place =
    { $n ->
        [0] Piazzarla qui? Le zone più grandi non cambiano
        [one] Piazzarla qui? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_remove =
    { $n ->
        [0] Toglierla? Le zone più grandi non cambiano
        [one] Toglierla? { $changes }
       *[other] { $changes }
    }
campos_ui_chosen_play =
    { $points ->
        [one] 1 punto per la { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
       *[other] { $points } punti per la { NAME($scored) }: { NAME($more) } { $size } > { NAME($less) } { $other }
    }
campos_ui_change = { NAME($colour) } { $from } → { $to }
campos_ui_card-short = { NAME($more) } > { NAME($less) }
campos_ui_gains = Realizzi { $gained }.
campos_ui_loses = Non realizzi più { $lost }.
campos_ui_gains-and-loses = Realizzi { $gained }, ma non più { $lost }.
campos_ui_turn-more = Toccala ancora per ruotarla.
campos_ui_no-cards-change = I tuoi obiettivi restano come sono.
campos_ui_play-more = Poi la carta esce dal gioco.
campos_ui_waiting =
    { $phase ->
        [place] { $name } deve piazzare una tessera
        [remove] { $name } deve togliere una tessera
        [place-or-play] { $name } deve piazzare una seconda tessera o giocare un obiettivo
       *[other] { $name } deve togliere un’altra tessera o giocare un obiettivo
    }
campos_ui_over =
    { $n ->
        [you] Vinci con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
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
        [0] L’area di gioco è vuota
        [one] Area di gioco di una tessera. Zone più grandi: rossa { $R }, verde { $G }, blu { $B }, gialla { $Y }
       *[other] Area di gioco di { $n } tessere. Zone più grandi: rossa { $R }, verde { $G }, blu { $B }, gialla { $Y }
    }
campos_ui_largest-area = L’area di gioco al suo massimo
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
campos_ui_removable = Tessera { SPELL($tile) } { $where }, si può togliere
campos_ui_removals = Tessere che si possono togliere
campos_ui_spots = Posti per la tessera
campos_ui_spot =
    { $side ->
        [1] Posto { $where }, caselle vicine: { NAME($colours) }, punta in alto
       *[other] Posto { $where }, caselle vicine: { NAME($colours) }, punta in basso
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
campos_ui_region-then =
    { $then ->
        [one] Zona { NAME($colour) } più grande: ora { $n }, poi 1 casella
       *[other] Zona { NAME($colour) } più grande: ora { $n }, poi { $then } caselle
    }
campos_ui_land_R = Rosso papavero
campos_ui_land_G = Verde prato
campos_ui_land_B = Blu fiordaliso
campos_ui_land_Y = Giallo grano
campos_ui_zoom-in = Ingrandisci
campos_ui_zoom-out = Riduci
campos_ui_fit = Mostra tutta l’area
campos_ui_your-tiles = Le tue tessere
campos_ui_cards-of = Obiettivi di { $name }
campos_ui_your-cards = I tuoi obiettivi
campos_ui_tile = Tessera { $key }: { NAME($tile) }. Premi ancora per ruotarla
campos_ui_tile-words = { NAME($tile) }
campos_ui_turn-left = Ruota a sinistra (Maiusc + R)
campos_ui_turn-right = Ruota a destra (R)
campos_ui_no-cards = Non hai più obiettivi.
campos_ui_scores = conta
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
        [true] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), conta la { NAME($scored) }: giocabile per { $gain }
       *[other] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), conta la { NAME($scored) }: realizzato, { $gain }, ma non giocabile ora
    }
campos_ui_points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
campos_ui_card_no =
    { $n ->
        [one] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), conta la { NAME($scored) }: non realizzato, alla { NAME($more) } manca 1 casella
       *[other] Zona { NAME($more) } ({ $size }) più grande della { NAME($less) } ({ $other }), conta la { NAME($scored) }: non realizzato, alla { NAME($more) } mancano { $n } caselle
    }
campos_ui_card-long = zona { NAME($more) } più grande della { NAME($less) }, conta la { NAME($scored) }
campos_ui_regions = Zone più grandi
campos_ui_regions-short = Zone
campos_ui_with-choice = anteprima
campos_ui_colour = { NAME($colour) }
campos_ui_bag = Tessere nel sacchetto
campos_ui_bag-empty = Il sacchetto è vuoto.
campos_ui_played = Obiettivi giocati
campos_ui_none-played = Ancora nessuno.
campos_ui_deck = Carte nel mazzo
campos_ui_cards = Carte
campos_ui_tiles = Tessere
campos_ui_cards-left =
    { $n ->
        [0] nessuna
        [one] 1 in mano
       *[other] { $n } in mano
    }
campos_ui_would-score =
    { $points ->
        [one] ora otterrebbe 1 punto
       *[other] ora otterrebbe { $points } punti
    }
campos_ui_text_colour = Zona
campos_ui_text_cells = Caselle
campos_ui_text_players = Giocatori
campos_ui_text_player = Giocatore
campos_ui_text_points = Punti
campos_ui_text_card =
    { $fulfilled ->
        [true] Zona { NAME($more) } più grande della { NAME($less) }, conta la { NAME($scored) }: realizzato, { $gain }
       *[other] Zona { NAME($more) } più grande della { NAME($less) }, conta la { NAME($scored) }: non realizzato, varrebbe { $points }
    }
campos_ui_text_area =
    { $n ->
        [one] 1 tessera nell’area di gioco
       *[other] { $n } tessere nell’area di gioco
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
campos_ui_scored-none = Nessun obiettivo.
campos_ui_skip = Mostra tutto
campos_ui_keys_tile = Scegli una tessera
campos_ui_keys_right = Ruota a destra
campos_ui_keys_left = Ruota a sinistra
campos_ui_keys_move = Passa da un posto permesso all’altro
campos_ui_keys_zoom = Ingrandisci, riduci
campos_ui_keys_fit = Mostra tutta l’area
title_campos = Campos
lobby_length_campos = 25 min
lobby_blurb_campos = Piazza tessere di tre caselle, fai crescere le zone e realizza gli obiettivi. Poi si smonta tutto.
lobby_option_campos_slide = Come esce una tessera
lobby_option_campos_slide_path = lungo qualsiasi percorso
lobby_option_campos_slide_path_more = Può girare intorno agli angoli, ma senza ruotare.
lobby_option_campos_slide_straight = in linea retta
lobby_option_campos_slide_straight_more = Più severo. La tessera esce in una sola linea retta.
learn_players_campos = 2–4 giocatori, 25 minuti
learn_blurb_campos = Piazza tessere, fai crescere le zone e realizza gli obiettivi. Poi si smonta tutto.
learn_coach_campos_welcome_title = Prima si monta, poi si smonta
learn_coach_campos_welcome = Tu e un bot principiante piazzate tessere in un’unica area di gioco. I tuoi obiettivi danno punti quando la zona più grande di un colore supera quella di un altro. Cominci tu.
learn_coach_campos_place_title = Piazza una tessera
learn_coach_campos_place = Scegli una delle tue due tessere e mettila dove tocca l’area di gioco con almeno un lato intero. Puoi ruotarla come vuoi. Fai crescere i colori che servono ai tuoi obiettivi.
learn_coach_campos_second_title = Un’altra tessera o un obiettivo
learn_coach_campos_second = Ora piazza l’altra tessera, oppure gioca un obiettivo che hai realizzato. All’inizio le carte rendono poco, perché le zone devono ancora crescere. Ma l’area di gioco è di tutti, e qualcuno può sbarrare la strada al tuo colore.
learn_coach_campos_bot_title = Tocca all’avversario
learn_coach_campos_bot = Il principiante fa quello che hai fatto tu. Le sue tessere le vedi, i suoi obiettivi no. A fine turno si pesca fino ad avere di nuovo due tessere.
learn_coach_campos_regions_title = Quale zona è più grande?
learn_coach_campos_regions = Accanto all’area di gioco vedi la zona più grande di ogni colore. Per un obiettivo una deve superare l’altra, e la parità non basta. La tua mano mostra quali obiettivi hai realizzato e quanto rendono adesso.
learn_coach_campos_card_title = Un obiettivo in tavola
learn_coach_campos_card = Ha dato un punto per ogni casella della zona più grande del terzo colore. Chi gioca l’ultimo obiettivo che ha in mano chiude il montaggio.
learn_coach_campos_remove_title = Ora si smonta
learn_coach_campos_remove = Comincia lo smontaggio. Togli una tessera che può scivolare fuori e che lascia il resto in un solo blocco. Hai nuovi obiettivi, e da ora le zone si riducono.
learn_coach_campos_hurry_title = Gioca gli obiettivi in tempo
learn_coach_campos_hurry = Restano poche tessere. Con l’ultima finisce la partita, e gli obiettivi ancora in mano non valgono niente.
turning_campos_dismantling = L’area di gioco è completa, ora si smonta
campos_place = { $name } piazza una tessera { SPELL($tile) }
campos_play =
    { $points ->
        [one] { $name } ottiene 1 punto per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
       *[other] { $name } ottiene { $points } punti per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
    }
campos_remove = { $name } toglie una tessera { SPELL($tile) }
end_campos_cleared = è stata tolta l’ultima tessera
option_campos_slide = path: una tessera scivola fuori lungo qualsiasi percorso, senza ruotare; straight: solo in linea retta
clause_campos_not-now =
    { $phase ->
        [assembly] siamo nel montaggio, quindi piazza una tessera. Le tessere si tolgono dopo
       *[other] siamo nello smontaggio, quindi togli una tessera. Non se ne piazzano più
    }
clause_campos_not-your-tile = questa tessera non è tua. Piazza una delle tue ({ SPELL($tiles) })
clause_campos_out-of-bounds = il tavolo finisce qui. Piazza la tessera più vicino al centro
clause_campos_cells-taken = qui c’è già una tessera. Piazza la tua su tre caselle libere
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
clause_campos_does-not-slide = questa tessera { SPELL($tile) } non può scivolare fuori senza muoverne un’altra. Scegline una che può uscire
name_G = verde
phase_place = piazzare una tessera
phase_place-or-play = piazzare una tessera o giocare un obiettivo
phase_remove = togliere una tessera
phase_remove-or-play = togliere una tessera o giocare un obiettivo
table_option_slide_straight = le tessere escono solo in linea retta
table_you_campos_place = Piazzi una tessera { SPELL($tile) }
table_you_campos_play =
    { $points ->
        [one] Ottieni 1 punto per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
       *[other] Ottieni { $points } punti per la zona { NAME($scored) }: la { NAME($more) } ({ $size }) è più grande della { NAME($less) } ({ $other })
    }
table_you_campos_remove = Togli una tessera { SPELL($tile) }
campos_ui_did_tile = una tessera { SPELL($tile) }
campos_ui_did_place = piazzato { $tiles }
campos_ui_did_remove = tolto { $tiles }
campos_ui_did_play =
    { $points ->
        [one] ottenuto 1 punto per la zona { NAME($scored) }
       *[other] ottenuto { $points } punti per la zona { NAME($scored) }
    }
about_design_campos = Un gioco di Pietro Vozzolo.
about_source_campos = Seguiamo l’edizione di HUCH & friends, 2010, dal regolamento francese.
