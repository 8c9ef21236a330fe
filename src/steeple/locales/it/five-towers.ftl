five-towers_ui_step_bid = Dichiara
five-towers_ui_step_tear = Demolisci
five-towers_ui_step_build = Costruisci
five-towers_ui_bid = Quante di queste carte costruirai?
five-towers_ui_bid_none = Nessuno ha ancora dichiarato
five-towers_ui_bid_highest = Dichiarazione più alta: { $cards }, di { $name }
five-towers_ui_bid_chosen =
    { $cards ->
        [0] Dichiara 0: non costruisci niente, ma puoi demolire una carta
        [one] Dichiara 1 e costruisci una di queste carte
       *[other] Dichiara { $cards } e costruisci { $cards } di queste carte
    }
five-towers_ui_bid_top = Nessuno può dichiarare di più.
five-towers_ui_bid_last = Dopo di te non dichiara nessuno, quindi nessuno può superarti.
five-towers_ui_bid_next = Per superarti bisognerà dichiarare almeno { $next }.
five-towers_ui_bid_button = Dichiara { $cards }
five-towers_ui_pass = Passa
five-towers_ui_pass_chosen = Passa e non costruire niente in questo round
five-towers_ui_tear = Demolisci la carta in cima a una tua torre, o niente
five-towers_ui_tear_must = Per costruire quanto hai dichiarato devi demolire una carta
five-towers_ui_tear_cannot = Non hai niente da demolire
five-towers_ui_then =
    { $left ->
        [0] Poi non costruisci niente.
        [one] Poi costruisci una carta.
       *[other] Poi costruisci { $left } carte.
    }
five-towers_ui_tear_chosen =
    { $cost ->
        [one] demolire { NAME($style) } { $value }? Ti costa 1 punto
       *[other] demolire { NAME($style) } { $value }? Ti costa { $cost } punti
    }
five-towers_ui_tear_beneath =
    { $beneath ->
        [null] La torre ricomincia da capo.
       *[other] In cima resta un { $beneath }.
    }
five-towers_ui_tear_button = Demolisci
five-towers_ui_tear_nothing = Non demolire
five-towers_ui_tear_nothing_chosen = Non demolire niente?
five-towers_ui_build =
    { $left ->
        [one] Costruisci ancora una carta del mercato
       *[other] Costruisci ancora { $left } carte del mercato, una alla volta
    }
five-towers_ui_build_more = Tocca una carta o una delle tue torri.
five-towers_ui_build_chosen =
    { $on ->
        [null] { NAME($style) } { $value } comincia una torre
       *[other] { NAME($style) } { $value } va su { $on }
    }
five-towers_ui_build_left =
    { $left ->
        [0] È la tua ultima carta. Il resto del mercato si scarta.
        [one] Poi ancora una carta.
       *[other] Poi ancora { $left } carte.
    }
five-towers_ui_build_button = Costruisci
five-towers_ui_roof_chosen = Chiudere la tua torre «{ NAME($style) }» con uno 0?
five-towers_ui_roof_more = Le sue carte valgono doppio, ma non cambierà mai più.
five-towers_ui_roof_button = Metti il tetto
five-towers_ui_wait_bid = { $name } sta per dichiarare
five-towers_ui_wait_tear = { $name } può demolire una carta
five-towers_ui_wait_build =
    { $left ->
        [one] { $name } deve costruire ancora una carta
       *[other] { $name } deve costruire ancora { $left } carte
    }
five-towers_ui_won =
    { $winners ->
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
five-towers_ui_market = Mercato
five-towers_ui_market_cards =
    { $count ->
        [one] Il mercato: una carta
       *[other] Il mercato: { $count } carte
    }
five-towers_ui_market_none = Non arrivano più carte
five-towers_ui_fit_on =
    { $top ->
        [null] nuova torre
       *[other] va su { $top }
    }
five-towers_ui_fit_on_short =
    { $top ->
        [null] nuova
       *[other] su { $top }
    }
five-towers_ui_fit_roof = la chiude
five-towers_ui_fit_top =
    { $top ->
        [null] nessuna torre
        [0] ha il tetto
       *[other] la tua: { $top }
    }
five-towers_ui_fit_top_short =
    { $top ->
        [null] –
        [0] tetto
       *[other] cima { $top }
    }
five-towers_ui_card =
    { $top ->
        [none] { NAME($style) } { $value }
        [null] { NAME($style) } { $value }. Non hai ancora questa torre
       *[other] { NAME($style) } { $value }. La tua torre ha in cima { $top }
    }
five-towers_ui_card_legal =
    { $top ->
        [null] { NAME($style) } { $value }. Puoi cominciare una torre
       *[other] { NAME($style) } { $value }. Puoi costruirla su { $top }
    }
five-towers_ui_card_roof =
    { $top ->
        [null] { NAME($style) } 0. Puoi costruirla, ma un tetto da solo chiude la torre per sempre
       *[other] { NAME($style) } 0. Puoi costruirla su { $top }, e il tetto chiude la torre per sempre
    }
five-towers_ui_order = Chi ha dichiarato quanto
five-towers_ui_first = { $name } apre il round
five-towers_ui_first_is = Apre il round
five-towers_ui_standing_bids = Dichiara { $cards }
five-towers_ui_standing_builds = Costruisce { $cards }
five-towers_ui_standing_to-bid = È di turno
five-towers_ui_standing_waits = Non ancora
five-towers_ui_standing_passed = Ha passato
five-towers_ui_standing_out = È fuori
five-towers_ui_standing_name_bids = { $name } dichiara { $cards }
five-towers_ui_standing_name_builds = { $name } costruisce { $cards }
five-towers_ui_standing_name_to-bid = { $name } è di turno
five-towers_ui_standing_name_waits = { $name } non ha ancora dichiarato
five-towers_ui_standing_name_passed = { $name } ha passato
five-towers_ui_standing_name_out = { $name } non può più dichiarare
five-towers_ui_pile_look = Carte ancora in arrivo
five-towers_ui_pile_label = Carte ancora in arrivo: { $pile } nel mazzo, { $discard } negli scarti
five-towers_ui_pile_first = Mazzo
five-towers_ui_pile_second = 2º mazzo
five-towers_ui_discard = Scarti
five-towers_ui_pile_again = Quando il mazzo finisce, gli scarti diventano il secondo mazzo.
five-towers_ui_pile_end = Quando questo mazzo finisce, la partita si chiude alla fine del round.
five-towers_ui_cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
five-towers_ui_twice = due volte
five-towers_ui_towers_own = Le tue torri
five-towers_ui_towers = Torri di { $name }
five-towers_ui_towers_back = Indietro
five-towers_ui_towers_look = Torri di { $name }: { $towers }. Mostrale in grande
five-towers_ui_rivals = Le torri degli altri
five-towers_ui_tower_short =
    { $count ->
        [0] { NAME($style) } (vuota)
       *[other] { NAME($style) } { $values }
    }
five-towers_ui_tower =
    { $count ->
        [0] la tua torre «{ NAME($style) }» non ha ancora carte
       *[other] la tua torre «{ NAME($style) }»: { $values } dal basso, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
five-towers_ui_tower_build =
    { $count ->
        [0] la tua torre «{ NAME($style) }» non ha ancora carte. Ora puoi cominciarla
       *[other] la tua torre «{ NAME($style) }»: { $values } dal basso, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }. Ora puoi costruirci sopra
    }
five-towers_ui_tower_tear =
    { $cost ->
        [one] la tua torre «{ NAME($style) }»: { $values } dal basso. Puoi demolire la carta { $top }, ti costa 1 punto
       *[other] la tua torre «{ NAME($style) }»: { $values } dal basso. Puoi demolire la carta { $top }, ti costa { $cost } punti
    }
five-towers_ui_tower_other =
    { $count ->
        [0] torre «{ NAME($style) }» di { $name }: ancora nessuna carta
       *[other] torre «{ NAME($style) }» di { $name }: { $values } dal basso, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
five-towers_ui_bids = La tua dichiarazione
five-towers_ui_bidding = Dichiarazioni e costruzione
five-towers_ui_bids_free = Dichiara { $cards }
five-towers_ui_bids_low = Dichiara { $cards }: non supera la dichiarazione più alta
five-towers_ui_bids_not = Dichiara { $cards }: impossibile. Tocca per sapere perché
five-towers_ui_bids_idle = Dichiara { $cards }: non è il tuo turno
five-towers_ui_bids_low_short = bassa
five-towers_ui_bids_cards =
    { $cards ->
        [one] carta
       *[other] carte
    }
five-towers_ui_progress =
    { $cards ->
        [0] { $name } ha dichiarato 0 e non costruisce niente
       *[other] { $name } ha costruito { $built } su { $cards }
    }
five-towers_ui_torn =
    { $torn ->
        [one] 1 demolita
       *[other] { $torn } demolite
    }
five-towers_ui_score = Punti
five-towers_ui_score_now = Punti ora
five-towers_ui_score_final = Punteggio finale
five-towers_ui_score_caption = Punti per torre e giocatore
five-towers_ui_score_highest = Torre principale
five-towers_ui_score_torn = Demolite
five-towers_ui_score_total = Totale
five-towers_ui_score_roof = Con il tetto: 2 punti a carta, già contati.
five-towers_ui_score_roofed = con il tetto
five-towers_ui_score_skip = Salta
five-towers_ui_text_market =
    { $count ->
        [0] Il mercato è vuoto.
       *[other] Mercato: { $cards }.
    }
five-towers_ui_text_towers = Torri, dal basso
five-towers_ui_key_bid = Dichiara quel numero di carte
five-towers_ui_key_pass = Passa, o non demolire niente
five-towers_ui_key_card = Carta da demolire o da costruire
title_five-towers = Cinque Torri
lobby_length_five-towers = 20 min
lobby_blurb_five-towers = Dichiara quante carte osi costruire. Impila valori sempre più bassi, chiudi con uno 0 e, se serve, paga per demolire.
learn_players_five-towers = 2–5 giocatori, 20 minuti
learn_blurb_five-towers = Dichiara quante carte osi costruire. Impila valori sempre più bassi e metti uno 0 come tetto.
learn_coach_five-towers_welcome_title = Cinque torri tutte tue
learn_coach_five-towers_welcome = Tu e un bot principiante costruite cinque torri a testa, una per stile, con valori sempre più bassi. Ogni carta vale un punto, o due se la torre ha il tetto. Il primo round lo apri tu.
learn_coach_five-towers_bid_title = Dichiara
learn_coach_five-towers_bid = Quante di queste cinque carte vuoi costruire? Costruisce chi dichiara di più, e deve costruirne esattamente quante ne ha dichiarate. Due o tre vanno bene per cominciare.
learn_coach_five-towers_bot_title = Un solo giro
learn_coach_five-towers_bot = Ognuno parla una volta sola, e dichiara di più o passa. Il round successivo lo apre chi siede a sinistra di chi ha costruito.
learn_coach_five-towers_tear_title = Demolire?
learn_coach_five-towers_tear = Hai dichiarato più di tutti, quindi costruisci tu. Prima puoi demolire la carta in cima a una torre, per fare spazio. La prima costa 1 punto, la seconda 2, la terza 3, quindi conviene di rado.
learn_coach_five-towers_build_title = Costruisci
learn_coach_five-towers_build = Scegli le carte dal mercato, una alla volta. Ognuna va sulla tua torre del suo stile, sopra un valore più alto. Se parti da una carta alta, sopra ce ne stanno tante.
learn_coach_five-towers_special_title = 8, 9 e 0
learn_coach_five-towers_special = Su un 8 va qualsiasi carta, così la torre può ripartire dall’alto. Un 9 va su tutto tranne uno 0. Lo 0 è il tetto, che raddoppia i punti della torre e la chiude.
learn_coach_five-towers_score_title = Il punteggio finora
learn_coach_five-towers_score = La tabella accanto al tavolo conta ogni torre così com’è, il premio per la torre principale e i punti persi demolendo.
learn_coach_five-towers_second-pile_title = Il secondo mazzo
learn_coach_five-towers_second-pile = Le carte che nessuno ha voluto tornano una volta sola, mescolate. Quando finisce questo mazzo, finisce la partita. È il momento di mettere i tetti.
turning_five-towers_second-pile = Gli scarti diventano il secondo mazzo
five-towers_bid = { $name } dichiara { $cards }
five-towers_pass = { $name } passa
five-towers_tear = { $name } demolisce { NAME($style) } { $value }
five-towers_tear-nothing = { $name } non demolisce niente
five-towers_build =
    { $on ->
        [null] { $name } comincia una torre con { NAME($style) } { $value }
       *[other] { $name } costruisce { NAME($style) } { $value } su { $on }
    }
end_five-towers_second-pile = il secondo mazzo è finito
end_five-towers_no-discard = il mazzo è finito e non c’è niente da rimescolare
clause_five-towers_not-now = è il momento di { NAME($due, kind: "phase") }, non di { NAME($tried, kind: "phase") }
clause_five-towers_bid-not-higher = { $tried } non basta. Dichiara più di { $bid }, o passa
clause_five-towers_bid-beyond-market = { $tried } è troppo. Con questo mercato puoi dichiarare al massimo { $size }
clause_five-towers_bid-impossible =
    { $most ->
        [0] anche demolendo una carta non potresti costruirne nessuna
       *[other] anche demolendo una carta potresti costruirne al massimo { $most }
    }
clause_five-towers_tear-no-tower = non hai una torre «{ NAME($style) }» da cui demolire una carta
clause_five-towers_tear-roof = la tua torre «{ NAME($style) }» ha il tetto, e un tetto non si demolisce
clause_five-towers_tear-leaves-too-few =
    { $most ->
        [0] hai dichiarato { $bid }, ma senza { NAME($card) } non potresti costruirne nessuna
       *[other] hai dichiarato { $bid }, ma senza { NAME($card) } potresti costruirne al massimo { $most }
    }
clause_five-towers_tear-needed =
    { $most ->
        [0] hai dichiarato { $bid }, ma non puoi costruirne nessuna se non demolisci { NAME($tops, type: "or") }
       *[other] hai dichiarato { $bid }, ma puoi costruirne al massimo { $most } se non demolisci { NAME($tops, type: "or") }
    }
clause_five-towers_build-not-in-market = { NAME($card) } non è nel mercato. Scegli una carta che c’è
clause_five-towers_build-on-roof = la tua torre «{ NAME($style) }» ha il tetto, e su uno 0 non va più niente
clause_five-towers_build-not-lower = { NAME($card) } non va su { $top }. Serve un valore più basso o un 9
clause_five-towers_build-blocks-rest =
    dopo { NAME($card) } { $left ->
        [one] te ne resterebbe 1
       *[other] te ne resterebbero { $left }
    } da costruire, ma { $most ->
        [0] non potresti costruirne nessuna
       *[other] potresti costruirne al massimo { $most }
    }. Scegli un’altra carta
name_C = dolci
name_S = paura
name_T = albero
name_M = ferraglia
name_D = sabbia
phase_bid = dichiarare
phase_tear = demolire
table_you_five-towers_bid = Dichiari { $cards }
table_you_five-towers_pass = Passi
table_you_five-towers_tear = Demolisci { NAME($style) } { $value }
table_you_five-towers_tear-nothing = Non demolisci niente
table_you_five-towers_build =
    { $on ->
        [null] Cominci una torre con { NAME($style) } { $value }
       *[other] Costruisci { NAME($style) } { $value } su { $on }
    }
five-towers_ui_did_bid = dichiarato { $cards }
five-towers_ui_did_pass = passato
five-towers_ui_did_tear = demolito { NAME($style) } { $value }
five-towers_ui_did_tear-nothing = tenuto tutto
five-towers_ui_did_build = costruito { $cards }
five-towers_ui_did_card = { NAME($style) } { $value }
five-towers_ui_cards_of =
    { $count ->
        [one] { NAME($style) }: 1 carta
       *[other] { NAME($style) }: { $count } carte
    }
about_design_five-towers = Un gioco di Kasper Lapp.
about_source_five-towers = Seguiamo il regolamento francese di Les 5 Tours, 2023.
