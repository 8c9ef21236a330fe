campanile_ui_you = Tu
campanile_ui_era_R = romanica
campanile_ui_era_Y = barocca
campanile_ui_era_B = gotica
campanile_ui_era_N = art déco
campanile_ui_era_E = veneziana
campanile_ui_rank_1 = 1ª
campanile_ui_rank_2 = 2ª
campanile_ui_rank_3 = 3ª
campanile_ui_rank_4 = 4ª
campanile_ui_rank_5 = 5ª
campanile_ui_pays =
    { $flags ->
        [0] senza bandiera
       *[other] paga { $values }
    }
campanile_ui_towers = Torri
campanile_ui_tower =
    { $height ->
        [one] Torre { NAME($style) }, { $era }, 1 piano, { $rank } per altezza.
       *[other] Torre { NAME($style) }, { $era }, { $height } piani, { $rank } per altezza.
    }
campanile_ui_tower_stake =
    { $pays ->
        [0] { $who }: influenza { $influence }, nessun punto.
        [one] { $who }: influenza { $influence }, 1 punto se si valutasse ora.
       *[other] { $who }: influenza { $influence }, { $pays } punti se si valutasse ora.
    }
campanile_ui_tower_flag = La sua bandiera paga { $values }.
campanile_ui_tower_legal = Puoi sceglierla.
campanile_ui_display = Riserva
campanile_ui_display_card = Carta { NAME($style) } della riserva
campanile_ui_deck =
    { $cards ->
        [0] Il mazzo è vuoto.
        [one] Resta 1 carta nel mazzo.
       *[other] Restano { $cards } carte nel mazzo.
    }
campanile_ui_deck_short = Mazzo { $cards }
campanile_ui_end_now = Finito è tra le carte rimaste. Ognuna può chiudere la partita.
campanile_ui_end_later =
    { $cards ->
        [one] Finito è mescolata tra le ultime dieci carte. Prima esce di sicuro ancora 1 carta.
       *[other] Finito è mescolata tra le ultime dieci carte. Prima escono di sicuro ancora { $cards } carte.
    }
campanile_ui_end_piles =
    { $cards ->
        [one] La partita finisce appena un mazzetto si esaurisce. Nel più piccolo resta 1 carta.
       *[other] La partita finisce appena un mazzetto si esaurisce. Nel più piccolo restano { $cards } carte.
    }
campanile_ui_piles = Mazzetti
campanile_ui_pile =
    { $cards ->
        [0] Mazzetto { $pile }: vuoto.
        [one] Mazzetto { $pile }: una carta { NAME($style) }, l’ultima.
       *[other] Mazzetto { $pile }: in cima una carta { NAME($style) }, in tutto { $cards } carte.
    }
campanile_ui_pile_left =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
campanile_ui_pile_why =
    { $floors ->
        [one] Peschi da qui dopo aver costruito 1 piano
       *[other] Peschi da qui dopo aver costruito { $floors } piani
    }
campanile_ui_hand = La tua mano
campanile_ui_hand_of = Mano di { $name }
campanile_ui_hand_card = Carta { NAME($style) } in mano
campanile_ui_raise = Piani
campanile_ui_raise_style = { $style }: piani
campanile_ui_floors_left =
    { $floors ->
        [one] 1 piano. Segnalini da 1 rimasti: { $left }
       *[other] { $floors } piani. Segnalini da { $floors } rimasti: { $left }
    }
campanile_ui_floors_draw =
    { $floors ->
        [one] 1 piano, poi peschi la carta { NAME($style) }
       *[other] { $floors } piani, poi peschi la carta { NAME($style) }
    }
campanile_ui_no-marker = finiti
campanile_ui_draws = pesca
campanile_ui_markers = I tuoi segnalini
campanile_ui_markers_short = Segnalini
campanile_ui_markers_left =
    { $left ->
        [0] Nessun segnalino rimasto
        [one] 1 segnalino rimasto: { $values }
       *[other] { $left } segnalini rimasti: { $values }
    }
campanile_ui_markers_none = Li hai piazzati tutti.
campanile_ui_marker = Segnalino da { $value }, rimasti: { $left }
campanile_ui_move_from = Sposta il tuo segnalino da 2 dalla torre { NAME($from) }
campanile_ui_chips = Gettoni
campanile_ui_chips_none = ancora nessuno
campanile_ui_cards = Mano
campanile_ui_cards_known =
    { $known ->
        [0] { $size } carte, nessuna nota
       *[other] { $size } carte, di cui note: { NAME($styles) }
    }
campanile_ui_cards_seen = Tutti hanno visto prendere queste carte
campanile_ui_flags = Bandiere
campanile_ui_flags_over = Valutazione finale
campanile_ui_flags_1996 = Se finisse ora
campanile_ui_flags_finito = Se uscisse Finito
campanile_ui_flags_intermezzo = Se uscisse Intermezzo
campanile_ui_flags_caption = Chi riceve quanto sotto ogni torre
campanile_ui_level =
    { $edition ->
        [campanile-1996] A parità di piani è più alta la torre più vicina ai mazzetti.
       *[other] A parità di piani è più alta la torre più vicina alla riserva.
    }
campanile_ui_bell_intermezzo = Intermezzo
campanile_ui_bell_finito = Valutazione finale
campanile_ui_skip = Salta
campanile_ui_nobody = Sotto le bandiere non c’è nessun segnalino, quindi nessuno fa punti.
campanile_ui_scoring = Da dove vengono i punti
campanile_ui_total = Totale
campanile_ui_text_tower = Torre
campanile_ui_text_floors = Piani
campanile_ui_text_rank = Posizione
campanile_ui_text_flag = Bandiera
campanile_ui_text_influence = Influenza
campanile_ui_text_stake =
    { $pays ->
        [0] { $who }: { $markers }, influenza { $influence }
        [one] { $who }: { $markers }, influenza { $influence }, 1 punto
       *[other] { $who }: { $markers }, influenza { $influence }, { $pays } punti
    }
campanile_ui_text_players = Giocatori
campanile_ui_text_player = Giocatore
campanile_ui_text_points = Punti
campanile_ui_text_hand = Carte in mano: { NAME($styles) }.
campanile_ui_text_display = Carte della riserva: { NAME($styles) }.
campanile_ui_step_build = Costruisci
campanile_ui_step_bet = Piazza
campanile_ui_step_take = Prendi
campanile_ui_step_bet-and-draw = Piazza, pesca
campanile_ui_wait_build = { $name } sta costruendo
campanile_ui_wait_bet = { $name } può piazzare
campanile_ui_wait_take = { $name } prende una carta
campanile_ui_wait_own = Tocca a te
campanile_ui_over = La partita è finita
campanile_ui_ask_build = Scegli una carta per costruire
campanile_ui_ask_build_more = Alza la torre del suo stile di 1, 2 o 3 piani.
campanile_ui_ask_floors = Quanti piani per la torre { NAME($style) }?
campanile_ui_ask_floors_more = Scegli 1, 2 o 3.
campanile_ui_ask_bet = Tocca una torre per il tuo segnalino da { $value }: { NAME($styles, type: "or") }
campanile_ui_ask_bet_any = Scegli un segnalino ({ LIST($values, type: "or") }) e tocca una torre: { NAME($styles, type: "or") }
campanile_ui_ask_bet_more =
    { $floors ->
        [one] Hai costruito 1 piano, quindi piazzi un segnalino da 1.
       *[other] Hai costruito { $floors } piani, quindi piazzi un segnalino da { $floors }.
    }
campanile_ui_ask_bet_draw = Poi peschi la carta { NAME($style) } dal mazzetto { $pile }.
campanile_ui_ask_value = Tocca un segnalino per la torre { NAME($style) }: { LIST($values, type: "or") }
campanile_ui_ask_value_more =
    { $floors ->
        [one] Hai costruito 1 piano, quindi va bene qualsiasi segnalino.
       *[other] Hai costruito { $floors } piani, quindi deve valere almeno { $floors }.
    }
campanile_ui_ask_move = Sposta un segnalino da 2 dalla { NAME($from) } a un’altra torre: { NAME($styles, type: "or") }
campanile_ui_ask_none =
    { $game ->
        [campanile-1996] Non hai più segnalini per { $floors ->
            [one] 1 piano
           *[other] { $floors } piani
        }
       *[other] Non hai più segnalini da { $floors }
    }
campanile_ui_ask_none_more = Continua senza piazzare.
campanile_ui_ask_none_move = Puoi spostarne uno già piazzato.
campanile_ui_ask_take = Prendi una carta dalla riserva
campanile_ui_ask_take_more = La prossima carta del mazzo prende il suo posto.
campanile_ui_sure_build =
    { $floors ->
        [one] Alzare la torre { NAME($style) } di un piano?
       *[other] Alzare la torre { NAME($style) } di { $floors } piani?
    }
campanile_ui_sure_bet = Piazzare il segnalino da { $value } sotto la torre { NAME($style) }?
campanile_ui_sure_take = Prendere la carta { NAME($style) }?
campanile_ui_sure_move = Spostare un segnalino da 2 dalla { NAME($from) } alla { NAME($to) }?
campanile_ui_sure_pass-bet = Continuare senza piazzare?
campanile_ui_do_build = { NAME($style) } +{ $floors }
campanile_ui_do_bet = Piazza sotto la { NAME($style) }
campanile_ui_do_take = Prendi la { NAME($style) }
campanile_ui_do_move = Sotto la { NAME($to) }
campanile_ui_do_pass-bet = Non piazzare
campanile_ui_then_highest =
    { $height ->
        [one] Con 1 piano sarà la più alta.
       *[other] Con { $height } piani sarà la più alta.
    }
campanile_ui_then_height =
    { $height ->
        [one] Avrà 1 piano e sarà la { $rank }.
       *[other] Avrà { $height } piani e sarà la { $rank }.
    }
campanile_ui_then_level =
    { $height ->
        [one] Avrà 1 piano. Alla stessa altezza: { NAME($level) }.
       *[other] Avrà { $height } piani. Alla stessa altezza: { NAME($level) }.
    }
campanile_ui_then_alone = Lì nessun altro ha segnalini.
campanile_ui_then_lead = Lì sarai in testa, { $own } a { $best } su { $name }.
campanile_ui_then_even = Lì raggiungi { $name } a quota { $own }.
campanile_ui_then_behind = Lì in testa resta { $name }, { $best } a { $own }.
campanile_ui_key_number = Scegli i piani o il segnalino
campanile_ui_key_pass = Non piazzare
title_campanile-1996 = Campanile 1996
title_campanile-2009 = Campanile 2009
lobby_edition_campanile-2009 = Seconda edizione
lobby_edition_campanile-1996 = Prima edizione
lobby_length_campanile-2009 = 20 min
lobby_length_campanile-1996 = 20 min
lobby_blurb_campanile-2009 = Alza cinque campanili, piazzaci sotto i tuoi segnalini e fatti trovare al posto giusto quando arriva l’Intermezzo.
lobby_blurb_campanile-1996 = I piani che costruisci decidono da quale mazzetto peschi. Appena uno si esaurisce, le torri pagano.
lobby_option_campanile_bet = Quanto deve valere il segnalino
lobby_option_campanile_bet_at-least = valore minimo
lobby_option_campanile_bet_at-least_more = Un segnalino che vale almeno quanto i piani costruiti.
lobby_option_campanile_bet_exact = valore esatto
lobby_option_campanile_bet_exact_more = Un segnalino che vale esattamente quanto i piani costruiti.
lobby_option_campanile_target = Sotto quali torri si piazza
lobby_option_campanile_target_visible = stili scoperti
lobby_option_campanile_target_visible_more = Qualsiasi stile scoperto su un mazzetto.
lobby_option_campanile_target_visible-or-just-built = stili scoperti o torre appena alzata
lobby_option_campanile_target_visible-or-just-built_more = Qualsiasi stile scoperto su un mazzetto, e la torre che hai appena alzato.
lobby_option_campanile_target_just-built = solo la torre appena alzata
lobby_option_campanile_target_just-built_more = Solo la torre che hai appena alzato.
lobby_option_campanile_move__marker = Segnalini sotto le torri
lobby_option_campanile_move__marker_false = segnalini fissi
lobby_option_campanile_move__marker_false_more = Un segnalino piazzato resta sotto la sua torre.
lobby_option_campanile_move__marker_true = segnalini mobili
lobby_option_campanile_move__marker_true_more = Dopo aver costruito esattamente 2 piani puoi spostare un tuo segnalino da 2 sotto un’altra torre, invece di piazzarne uno.
learn_players_campanile-1996 = 2–5 giocatori, 20 minuti
learn_players_campanile-2009 = 2–5 giocatori, 20 minuti
learn_blurb_campanile-2009 = Costruisci su cinque torri che non sono di nessuno e piazza i segnalini sotto quelle che saranno le più alte al suono della campana.
learn_blurb_campanile-1996 = La prima edizione: tre mazzetti, e i piani che costruisci decidono la carta che peschi.
learn_coach_campanile_welcome_title = Cinque torri di tutti
learn_coach_campanile_welcome = Tu e un bot principiante alzate le stesse cinque torri. Alla fine, più una torre è alta, più punti dà a chi ha più influenza sotto di lei. La tua influenza è il valore totale dei tuoi segnalini lì. Cominci tu.
learn_coach_campanile_build_title = Costruisci
learn_coach_campanile_build = Scegli una carta dalla mano, poi 1, 2 o 3 piani, e conferma. Spesso conviene costruire poco. Di segnalini da 1 ne hai cinque, da 3 uno solo.
learn_coach_campanile_bet-2009_title = Piazza un segnalino
learn_coach_campanile_bet-2009 = Ora puoi piazzare un segnalino sotto una torre il cui stile è nella riserva. Deve valere esattamente quanto i piani che hai costruito. In caso di parità sta davanti chi è arrivato prima. Puoi anche tenerlo per dopo.
learn_coach_campanile_bet-1996_title = Piazza un segnalino
learn_coach_campanile_bet-1996 = Ora puoi piazzare un segnalino sotto una torre il cui stile è scoperto su un mazzetto. Deve valere almeno quanto i piani che hai costruito. Poi peschi dal mazzetto che ha il numero dei tuoi piani.
learn_coach_campanile_take_title = Prendi una carta
learn_coach_campanile_take = Prendi una delle tre carte della riserva. Le altre due restano, quindi pensa a quali lasci. Il tuo avversario può piazzare solo sotto gli stili che trova lì.
learn_coach_campanile_bot_title = Tocca all’avversario
learn_coach_campanile_bot = Il principiante fa quello che hai fatto tu. Puoi seguirlo sul tavolo o leggerlo nel diario. Le carte prese le vedono tutti.
learn_coach_campanile_ranks_title = Le bandiere
learn_coach_campanile_ranks = La bandiera su una torre dice a che posto è. Accanto al tavolo vedi quanto prenderebbe ognuno se si valutasse adesso. Ogni piano può cambiare tutto.
learn_coach_campanile_markers_title = I segnalini finiscono
learn_coach_campanile_markers = I tuoi nove segnalini devono bastare per tutta la partita, e nessuno torna indietro. Stare davanti sotto una torre alta vale più di tanti piccoli segnalini sparsi.
learn_coach_campanile_intermezzo_title = Intermezzo!
learn_coach_campanile_intermezzo = Siamo a metà partita. Le quattro torri più alte hanno appena pagato in gettoni. I segnalini restano dove sono, e con Finito renderanno ancora, e di più.
learn_coach_campanile_finito_title = Ogni carta può essere l’ultima
learn_coach_campanile_finito = Finito è mescolata tra le ultime dieci carte. Appena esce, non gioca più nessuno. Usa adesso i tuoi segnalini migliori.
learn_coach_campanile_piles_title = La fine è vicina
learn_coach_campanile_piles = Un mazzetto è quasi vuoto. Chi pesca la sua ultima carta chiude subito la partita, e sono i piani che costruisci a decidere da quale mazzetto peschi.
turning_campanile_intermezzo = Intermezzo: la prima valutazione
turning_campanile_finito = Finito: la valutazione finale
campanile_build =
    { $floors ->
        [one] { $name } alza di un piano la torre { NAME($style) }, che ora ne ha { $height }
       *[other] { $name } alza di { $floors } piani la torre { NAME($style) }, che ora ne ha { $height }
    }
campanile_bet =
    { $pile ->
        [null] { $name } piazza un segnalino da { $value } sotto la torre { NAME($style) }
       *[other] { $name } piazza un segnalino da { $value } sotto la torre { NAME($style) } e pesca una carta { NAME($draws) } dal mazzetto { $pile }
    }
campanile_pass-bet =
    { $pile ->
        [null] { $name } non piazza segnalini
       *[other] { $name } non piazza segnalini e pesca una carta { NAME($draws) } dal mazzetto { $pile }
    }
campanile_take = { $name } prende una carta { NAME($style) } dalla riserva
campanile_move = { $name } sposta un segnalino da 2 dalla torre { NAME($from) } alla torre { NAME($to) }
end_campanile_pile-1 = è stata pescata l’ultima carta del mazzetto 1
end_campanile_pile-2 = è stata pescata l’ultima carta del mazzetto 2
end_campanile_pile-3 = è stata pescata l’ultima carta del mazzetto 3
end_campanile_finito = è uscita la carta Finito
option_campanile_bet = at-least: il segnalino vale almeno quanto i piani costruiti; exact: vale esattamente quanto i piani costruiti
option_campanile_target = visible: sotto uno stile scoperto su un mazzetto; visible-or-just-built: anche sotto la torre appena alzata; just-built: solo sotto quella torre
option_campanile_move__marker = dopo aver costruito esattamente 2 piani puoi spostare un tuo segnalino da 2 sotto un’altra torre, invece di piazzarne uno
clause_campanile_not-now = è il momento di { NAME($due, kind: "phase") }, non di { NAME($tried, kind: "phase") }
clause_campanile_not-in-hand = in mano non hai nessuna carta { NAME($style) }. Costruisci con una di quelle che hai
clause_campanile_bet-not-visible = non puoi piazzare sotto la { NAME($style) }. Scegli uno stile scoperto su un mazzetto
clause_campanile_bet-not-just-built = non puoi piazzare sotto la { NAME($style) }. Piazza sotto la { NAME($built) }, che hai appena alzato
clause_campanile_bet-not-either = non puoi piazzare sotto la { NAME($style) }. Scegli uno stile scoperto su un mazzetto, o la { NAME($built) }, che hai appena alzato
clause_campanile_bet-too-low = un segnalino da { $value } è troppo poco. Hai costruito { $floors } piani, quindi deve valere almeno { $floors }
clause_campanile_bet-not-exact =
    { $floors ->
        [one] hai costruito 1 piano, quindi piazza un segnalino da 1, non da { $value }
       *[other] hai costruito { $floors } piani, quindi piazza un segnalino da { $floors }, non da { $value }
    }
clause_campanile_no-token = non hai più segnalini da { $value }. Scegline un altro, o non piazzare
clause_campanile_bet-not-in-display = non puoi piazzare sotto la { NAME($style) }. Scegli uno stile della riserva
clause_campanile_no-marker = non hai più segnalini da { $value }, quindi in questo turno non puoi piazzare
clause_campanile_take-not-in-display = nella riserva non c’è nessuna carta { NAME($style) }. Prendine una di quelle scoperte
clause_campanile_move-off = a questo tavolo i segnalini non si spostano. Una volta piazzati, restano
clause_campanile_move-not-two = puoi spostare un segnalino solo dopo aver costruito esattamente 2 piani, non { $floors }
clause_campanile_move-no-marker = non hai nessun segnalino da 2 sotto la torre { NAME($style) }
clause_campanile_move-same-tower = questo segnalino è già sotto la { NAME($style) }. Spostalo sotto un’altra torre
clause_campanile_move-not-in-display = non puoi spostare un segnalino sotto la { NAME($style) }. Scegli uno stile della riserva
name_N = marrone
name_E = beige
phase_bet = piazzare
phase_take = prendere una carta
table_over_tie_campanile = A parità di punti decide il singolo gettone più alto.
table_chip_bet_exact = Valore esatto
table_chip_move__marker_true = Segnalini mobili
table_chip_target_just-built = Solo la torre appena alzata
table_chip_target_visible-or-just-built = Anche la torre appena alzata
table_option_bet_at-least = il segnalino vale almeno quanto i piani costruiti
table_option_bet_exact = il segnalino vale esattamente quanto i piani costruiti
table_option_move__marker_true = i segnalini da 2 si possono spostare
table_option_target_just-built = si piazza solo sotto la torre appena alzata
table_option_target_visible = si piazza sotto ogni stile scoperto
table_option_target_visible-or-just-built = si piazza sotto ogni stile scoperto o sotto la torre appena alzata
table_you_campanile_build =
    { $floors ->
        [one] Alzi di un piano la torre { NAME($style) }, che ora ne ha { $height }
       *[other] Alzi di { $floors } piani la torre { NAME($style) }, che ora ne ha { $height }
    }
table_you_campanile_bet =
    { $pile ->
        [null] Piazzi un segnalino da { $value } sotto la torre { NAME($style) }
       *[other] Piazzi un segnalino da { $value } sotto la torre { NAME($style) } e peschi una carta { NAME($draws) } dal mazzetto { $pile }
    }
table_you_campanile_pass-bet =
    { $pile ->
        [null] Non piazzi segnalini
       *[other] Non piazzi segnalini e peschi una carta { NAME($draws) } dal mazzetto { $pile }
    }
table_you_campanile_take = Prendi una carta { NAME($style) } dalla riserva
table_you_campanile_move = Sposti un segnalino da 2 dalla torre { NAME($from) } alla torre { NAME($to) }
campanile_ui_did_build =
    { $height ->
        [one] portato la torre { NAME($style) } a 1 piano
       *[other] portato la torre { NAME($style) } a { $height } piani
    }
campanile_ui_did_bet = piazzato un { $value } sotto la torre { NAME($style) }
campanile_ui_did_draw = pescato una carta { NAME($draws) }
campanile_ui_did_pass-bet = passato
campanile_ui_did_take = preso una carta { NAME($style) }
campanile_ui_did_move = spostato un 2 dalla torre { NAME($from) } alla torre { NAME($to) }
about_design_campanile-2009 = Un gioco di Hanno e Wilfried Kuhn, illustrato da Katharina Kubisch.
about_source_campanile-2009 = Seguiamo la seconda edizione, DDD Verlag 2009, dai regolamenti tedesco e italiano.
about_design_campanile-1996 = Un gioco di Hanno e Wilfried Kuhn.
about_source_campanile-1996 = Seguiamo la prima edizione, Blatz 1996, nella traduzione francese di François Haffner.
