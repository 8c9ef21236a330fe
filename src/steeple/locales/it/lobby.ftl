lobby_title = Steeple · quattro giochi di torri e campi
lobby_headline_build = Punta in alto.
lobby_headline_bet = Gioca d’astuzia.
lobby_lead = Sfida bot forti, invita gli amici con un link o giocate sullo stesso schermo.
lobby_play-now = Gioca subito
lobby_play-now_more = { $game } in due, bot: { $level }
lobby_around-one-screen = Stesso schermo
lobby_invite-friends = Invita amici
lobby_games = Giochi
lobby_continue = Continua
lobby_turns =
    { $n ->
        [one] Tocca a te in 1 partita
       *[other] Tocca a te in { $n } partite
    }
lobby_all-mine = Tutte le mie partite
lobby_all-over = Tutte le partite finite
lobby_open = Tavoli aperti
lobby_open-one = Apri un tavolo
lobby_over = Partite finite
lobby_in-progress = In corso
lobby_empty_mine = Le partite che cominci ti aspettano qui.
lobby_empty_open = Al momento nessuno cerca compagni di gioco. Apri un tavolo, o intanto sfida un bot.
lobby_empty_over = Ancora nessuna partita finita. Quando ne finisci una, qui puoi rivederla mossa per mossa.
lobby_to-games = Scegli un gioco
lobby_more = Mostra altre
lobby_import = Apri un file
lobby_import_more = Rivedi una partita salvata in un file .jsonl, qui o altrove.
lobby_copied = Link copiato
lobby_problem = Qualcosa è andato storto. Riprova. Le tue partite sono al sicuro.
lobby_seats = Posti presi: { $taken }, liberi: { $free }
lobby_seat = Posto { $seat }
lobby_row_label =
    { $n ->
        [0] { $what }: { $game }
       *[other] { $what }: { $game }, { $names }
    }
lobby_row_your-turn = Tocca a te
lobby_row_open = Mancano giocatori
lobby_row_invited = Hai un invito
lobby_row_with = con { $names }
lobby_row_nobody = ancora nessun altro
lobby_just-now = un attimo fa
lobby_row_replay = Rivedi
lobby_row_copy = Copia il link
lobby_row_continue = Continua
lobby_row_watch = Guarda
lobby_row_unreadable = Questo tavolo non si può leggere
lobby_row_look = Perché?
lobby_row_join = Unisciti
lobby_over_you =
    { $winners ->
        [one]
            { $points ->
                [one] hai vinto con 1 punto
               *[other] hai vinto con { $points } punti
            }
       *[other]
            { $points ->
                [one] vittoria condivisa con 1 punto
               *[other] vittoria condivisa con { $points } punti
            }
    }
lobby_over_others =
    { $winners ->
        [one] vince { $names }
       *[other] vincono insieme { $names }
    }
lobby_clock_none = senza orologio
lobby_clock_live =
    { $increment ->
        [0] { $minutes } min a testa
       *[other] { $minutes } min a testa + { $increment } s a turno
    }
lobby_clock_days =
    { $days ->
        [one] 1 giorno a turno
       *[other] { $days } giorni a turno
    }
lobby_players = { $least }–{ $most } giocatori
lobby_play = Gioca
lobby_rules = Regole
lobby_card_play = Gioca a { $game }
lobby_card_rules = Regole di { $game }
lobby_card_invite = Invita amici a { $game }
lobby_level_level-1 = Vede tre mosse avanti, ma spesso gli sfugge l’essenziale.
lobby_level_level-2 = Sa come si gioca. Un buon primo avversario.
lobby_level_level-3 = Confronta molte possibilità e prende ciò che lasci.
lobby_level_level-4 = Valuta centinaia di possibilità e calcola il finale. Ci pensa un secondo.
lobby_level_level-5 = Il più forte possibile in tre secondi a mossa.
lobby_level_greedy = Prende ciò che rende di più subito. Rapido, e per niente sciocco.
lobby_level_random = Gioca qualsiasi mossa permessa. Per provare.
lobby_new_title = Nuovo tavolo
lobby_new_game = Gioco
lobby_new_who = Chi gioca
lobby_new_how = Come si gioca
lobby_new_how_bots = Contro i bot
lobby_new_how_screen = Sullo stesso schermo
lobby_new_how_friends = Con amici, tramite link
lobby_new_players = Giocatori
lobby_new_level = Forza dei bot
lobby_new_seats = Posti
lobby_new_only-watch = Non hai un posto, quindi guarderai.
lobby_new_order = Chi comincia
lobby_new_order_lot = Estrai i posti a sorte
lobby_new_order_given = Il posto 1, poi in ordine
lobby_new_options = Regole del tavolo
lobby_new_clock = Tempo
lobby_new_clock_none = Senza orologio
lobby_new_clock_none_more = Ognuno si prende il tempo che vuole.
lobby_new_clock_live = Dal vivo
lobby_new_clock_live_more = Minuti per tutta la partita, più secondi per ogni turno.
lobby_new_clock_days = Per corrispondenza
lobby_new_clock_days_more = Giorni per ogni turno.
lobby_new_minutes = A testa
lobby_new_minutes_n =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
lobby_new_increment = Più, a ogni turno
lobby_new_increment_n =
    { $n ->
        [0] niente in più
       *[other] { $n } secondi
    }
lobby_new_days = A turno
lobby_new_days_n =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
lobby_new_substitute = Bot sostituto
lobby_new_substitute_more = Gioca per chi se ne va o finisce il tempo, fino al suo ritorno.
lobby_new_listed = Mostra nella pagina iniziale
lobby_new_listed_more = Chiunque può unirsi o guardare dalla pagina iniziale. Altrimenti serve il link.
lobby_new_memory = Segna le carte viste
lobby_new_memory_more = Le carte prese sotto gli occhi di tutti restano segnate nelle mani. Disattivalo se preferite ricordarle da voi. Il diario dice comunque chi ha preso che cosa.
lobby_new_open-table = Apri il tavolo
lobby_new_begin = Si comincia
lobby_new_me = Tu
lobby_new_me-named = Tu ({ $name })
lobby_new_me_more = Qui, in questo browser.
lobby_new_here = Qualcun altro qui
lobby_new_open = Posto libero
lobby_new_open_more = Per chi ha il link.
lobby_new_bots = Bot
lobby_new_name-of = Nome al posto { $seat }
lobby_new_person = Giocatore { $number }
lobby_kept =
    { $days ->
        [one] Le partite che nessuno tocca per 1 giorno vengono eliminate, come gli ospiti che mancano per altrettanto tempo. Le partite finite restano.
       *[other] Le partite che nessuno tocca per { $days } giorni vengono eliminate, come gli ospiti che mancano per altrettanto tempo. Le partite finite restano.
    }
lobby_learn = Prima volta qui?
lobby_learn_more = Impara un gioco giocando, con una guida accanto. Bastano una decina di minuti.
lobby_learn_go = Impara a giocare
lobby_watch = Partite da guardare
lobby_empty_watch = Al momento non ci sono partite pubbliche.
lobby_credits = Crediti
lobby_credits_more = Chi ha ideato i giochi e chi gioca contro di te.
lobby_row_bot = { $name } (bot)
lobby_row_turn-of = tocca a { $name }
lobby_row_moves =
    { $n ->
        [one] 1 mossa giocata
       *[other] { $n } mosse giocate
    }
lobby_row_away = Un bot gioca per te
lobby_row_imported = Importata
lobby_row_delete = Elimina
lobby_row_delete_sure = Eliminare questa partita per sempre?
lobby_row_abandon = Abbandona
lobby_row_abandon_sure = Abbandonare questa partita? Un bot continua al posto tuo.
lobby_row_close = Chiudi
lobby_row_close_sure = Chiudere questo tavolo per tutti?
lobby_row_get-up = Lascia il posto
lobby_row_get-up_sure = Lasciare il posto? Sarà libero per qualcun altro.
lobby_over_place =
    { $points ->
        [one] { $place }º posto su { $players }, con 1 punto
       *[other] { $place }º posto su { $players }, con { $points } punti
    }
lobby_new_hints = Consigli per tutti
lobby_new_hints_more = Chiunque può chiedere a un bot forte che cosa giocare. Se giochi solo contro i bot, i consigli ci sono sempre.
lobby_new_hints_on = Consigli per tutti
lobby_new_hints_off = Senza consigli
