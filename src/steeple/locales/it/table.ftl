table_about = Questo tavolo
table_auto-pass = Passa in automatico
table_auto-pass_more = quando non puoi fare altro
table_away = Un bot ({ $level }) gioca per te.
table_away_of = Un bot ({ $level }) gioca per { $name }.
table_away_returning = Il bot finisce questo turno, poi torni a giocare tu.
table_away_out = Il tuo tempo è scaduto due volte. Un bot ({ $level }) gioca per te fino alla fine.
table_chat = Chat
table_chat_empty = Nessuno ha ancora detto niente.
table_chat_left =
    { $n ->
        [one] resta 1 carattere
       *[other] restano { $n } caratteri
    }
table_chat_mute = Nascondi la chat
table_chat_muted = La chat è nascosta.
table_chat_say = Di’ qualcosa
table_chat_send = Invia
table_clock = Orologio
table_clock_by-days =
    { $days ->
        [one] un giorno a turno
       *[other] { $days } giorni a turno
    }
table_clock_days = { $days } g { $hours } h
table_clock_live =
    { $increment ->
        [0] { $minutes } { $minutes ->
            [one] minuto
           *[other] minuti
        } a testa
       *[other] { $minutes } { $minutes ->
            [one] minuto
           *[other] minuti
        } a testa, più { $increment } { $increment ->
            [one] secondo
           *[other] secondi
        } a turno
    }
table_clock_none = nessuno
table_clock_short = Ti resta meno di { $left }.
table_clock_stands = ultimo valore noto
table_closed = Questo tavolo è chiuso
table_closed_more = A questo tavolo non si gioca più.
table_come-back = Riprendi il posto
table_come-back_of = Riprendi il posto di { $name }
table_commitment = Carte garantite
table_commitment_more = Le carte erano fissate prima della prima azione. Alla fine la partita salvata dimostra che nessuna è stata scambiata di nascosto.
table_compiling = I bot si stanno preparando
table_crowded = Troppe persone stanno guardando
table_crowded_more = Non c’è più posto per guardare questo tavolo. Riprova più tardi.
table_copied = Copiato
table_copy = Copia il link
table_curtain = Passa lo schermo a { $name }
table_curtain_here = Sono { $name }
table_curtain_more = Fino ad allora le carte restano nascoste.
table_failed = Non siamo riusciti a caricare la partita
table_failed_more = Forse la connessione è debole, o c’è una nuova versione di questa pagina.
table_game = Gioco
table_gone = Non troviamo questo tavolo
table_gone_more = Forse il link è sbagliato. I tavoli dove non ha mai giocato nessuno non restano per sempre.
table_hint = Consiglio
table_hint_more = Che cosa farebbe un bot forte. Non gioca mai per te.
table_hint_none = Non c’è niente da consigliare.
table_hint_note = Le tue probabilità di vincere con ogni azione. Scegline una per vederla sul tavolo. Non verrà giocata.
table_hint_share = { $share } di probabilità di vincere
table_hint_share-error = { $share } di probabilità di vincere, ± { $error }
table_hint_thinking = Un bot forte ci sta pensando…
table_home_more = Il tavolo resta. Lo ritrovi in «Le mie partite».
table_info = Valutazione e diario
table_key_arrows = Tab, frecce
table_key_arrows_what = vai a un gruppo, muoviti al suo interno
table_key_chat = chat
table_key_enter = Invio
table_key_enter_what = scegli, poi ancora una volta per confermare
table_key_escape_what = annulla, chiudi
table_key_hint = consiglio
table_key_list = mostra questi tasti
table_key_log = diario
table_key_undo = annulla
table_keys = Tasti
table_leave = Lascia il mio posto a un bot
table_leave_do = Lascia al bot
table_leave_more = È il modo per arrendersi.
table_leave_of = Lascia il posto di { $name } a un bot
table_leave_sure = Un bot ({ $level }) gioca per te mentre gli altri continuano. Puoi tornare quando vuoi.
table_line_closing = Il server si sta riavviando. Non va perso niente, e gli orologi sono fermi.
table_line_kept = La tua azione è al sicuro e verrà inviata di nuovo.
table_line_lost = Connessione persa. Riconnessione…
table_line_offline = Sei offline. Il tavolo ti aspetta.
table_link = Link a questo tavolo
table_log = Diario
table_log_back = (annullata)
table_log_earlier = Mostra precedenti
table_log_over = Fine:
table_menu = Menu
table_memory = Carte viste
table_memory_off = non segnate
table_notify = Notifiche
table_notify_denied = Il tuo browser non le permette per questa pagina.
table_notify_more = quando tocca a te e guardi altrove
table_one-tap = Basta un tocco
table_one-tap_more = senza anteprima
table_option = Opzione
table_order = Ordine di gioco
table_order_given = come nell’elenco
table_order_lot = estratto a sorte
table_over_asked = Ti propongono un’altra partita.
table_over_decline = No, grazie
table_over_board = Mostra il tavolo
table_over_one = Vince { $name }
table_over_counting = Si contano i punti
table_over_rematch = Gioca ancora
table_over_replay = Rivedi la partita
table_over_result = Mostra il risultato
table_over_shared = Vittoria condivisa: { $names }
table_over_watch-rematch = Guarda la prossima
table_over_winner = vince
table_over_you = Hai vinto
table_passing = Potevi solo passare, l’abbiamo fatto per te.
table_passing_first = Potevi solo passare, l’abbiamo fatto per te. Puoi cambiarlo nel menu.
table_players = Giocatori
table_points =
    { $n ->
        [one] punto
       *[other] punti
    }
table_prompt = Che cosa fare ora
table_qr = Codice QR del link a questo tavolo
table_read-rule = Leggi la regola
table_record = Scarica la partita
table_room_agreed = Che cosa si gioca
table_room_anybody = per chiunque
table_room_accept = Ci sto
table_room_decline = No, grazie
table_room_invited = ancora nessuna risposta
table_room_invited-you = riservato a te
table_room_asking = Un’altra partita?
table_room_begins-yes = La partita comincia appena tutti hanno accettato.
table_room_unseat = Libera il posto
table_room_unseat-sure = Liberare il posto di { $name }?
table_room_answers =
    { $n ->
        [one] Manca una risposta
       *[other] Mancano { $n } risposte
    }
table_room_begins = La partita comincia appena tutti i posti sono occupati.
table_room_close = Chiudi il tavolo
table_room_free =
    { $n ->
        [0] Tutti i posti sono occupati, ma puoi guardare.
        [one] C’è un posto libero.
       *[other] Ci sono { $n } posti liberi.
    }
table_room_invite = Invita gli amici
table_room_join = Unisciti
table_room_leave = Lascia il posto
table_room_name = Il tuo nome
table_room_sit = Siediti qui
table_room_sure = Chiudere il tavolo per tutti?
table_room_waiting =
    { $n ->
        [one] Manca ancora una persona
       *[other] Mancano ancora { $n } persone
    }
table_room_watch = Oppure resta a guardare. La partita si apre qui.
table_room_welcome = Hai un invito
table_rules = Regole
table_seat_absent = offline
table_seat_acts = Ora: { NAME($phase, kind: "phase") }
table_seat_away = Un bot gioca al suo posto
table_seat_away-you = Un bot gioca per te
table_seat_bot = Bot, { $level }
table_seat_compiling = si prepara, { $percent }%
table_seat_gone = Account eliminato, continua un bot
table_seat_here = al tavolo
table_seat_open = Posto libero
table_seat_screen = su questo schermo
table_seat_shares = sullo schermo di { $name }
table_seat_thinking = sta pensando
table_seat_you = Sei tu
table_settings = Impostazioni
table_share = Condividi…
table_sound = Campana quando tocca a me
table_spectators =
    { $n ->
        [one] 1 persona sta guardando
       *[other] { $n } persone stanno guardando
    }
table_stage = Tavolo e mano
table_substitute = Bot sostituto
table_talk = Diario e chat
table_text = Leggi come testo
table_theme = Colori
table_theme_dark = scuri
table_theme_light = chiari
table_theme_system = come il sistema
table_bot-failure = Qualcosa è andato storto nel turno di { $name }. Continuiamo a provare.
table_bot-failure_over = Qualcosa è andato storto nel turno di { $name }. Ricarica la pagina per riprovare.
table_turn_yours = Tocca a te
table_undo = Annulla
table_undo_agree = Accetta
table_undo_ask = Chiedi di annullare
table_undo_ask-more = Da allora si è scoperto qualcosa, quindi gli altri devono essere d’accordo.
table_undo_asked = { $name } chiede di annullare. Va bene?
table_undo_free-more = Annulla la tua ultima azione.
table_undo_none = Non c’è niente da annullare.
table_undo_others = { $name } chiede di annullare. Manca la risposta di { $names }.
table_undo_refuse = Rifiuta
table_undo_waiting = Hai chiesto di annullare. Manca la risposta di { $names }.
table_unread =
    { $n ->
        [one] Un nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
table_unreadable = Questo tavolo non si può leggere
table_unreadable_more = La partita è danneggiata, o segue regole che questo server non conosce. Chi gestisce il server trova il motivo nei log.
table_view_board = Tavolo
table_view_log = Diario
table_view_players = Giocatori
table_views = Viste
table_you = tu
table_turn_you = hai { $did }
table_turn_other = { $name } ha { $did }
table_since = Dal tuo ultimo turno: { $told }.
table_skip = Mostra tutto
table_log_show = Mostra dove
table_keys_off = Le scorciatoie a un tasto sono disattivate. Puoi attivarle nel menu.
table_you_step_undo =
    { $ply ->
        [0] Annulli tutto
       *[other] Annulli e torni all’azione { $ply }
    }
table_you_step_ask =
    { $ply ->
        [0] Chiedi di annullare tutto
       *[other] Chiedi di annullare e tornare all’azione { $ply }
    }
table_you_step_answer =
    { $answer ->
        [yes] Accetti
       *[other] Dici di no
    }
table_you_step_leave = Te ne vai e continua un bot
table_you_step_flag = Il tuo tempo è scaduto e continua un bot
table_you_step_return =
    { $when ->
        [after-turn] Riprendi il posto dopo questo turno
       *[other] Sei di nuovo qui
    }
table_you_step_accept = Accetti l’invito
table_hints = Consigli
table_hints_on = permessi a tutti
table_hints_off = solo contro i bot
table_room_bot = Aggiungi un bot
table_room_level = Livello dei bot
table_room_start =
    { $n ->
        [one] Inizia con un bot
       *[other] Inizia con { $n } bot
    }
table_room_change = Cambia le opzioni
table_room_change_more = Chi è già seduto dovrà confermare.
table_room_change_save = Salva
table_room_changed = Le opzioni sono cambiate
