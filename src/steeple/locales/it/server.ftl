name_R = rossa
name_Y = gialla
name_B = blu
phase_over = finita
phase_build = costruire
step_sit =
    { $kind ->
        [open] il posto { $seat } è libero
        [bot] { $name } (bot) prende il posto { $seat }
        [invited] il posto { $seat } è riservato a { $name }
       *[other] { $name } prende il posto { $seat }
    }
step_unseat = chi ha aperto il tavolo ha liberato il posto { $seat }
step_accept = { $name } accetta l’invito
step_decline = l’invito è stato rifiutato, il posto { $seat } è libero
step_lot = i posti saranno estratti a sorte
step_no-memory = le carte viste non saranno segnate nelle mani
step_start = la partita comincia
step_undo =
    { $ply ->
        [0] { $name } annulla tutto
       *[other] { $name } annulla e torna all’azione { $ply }
    }
step_ask =
    { $ply ->
        [0] { $name } chiede di annullare tutto
       *[other] { $name } chiede di annullare e tornare all’azione { $ply }
    }
step_answer =
    { $answer ->
        [yes] { $name } accetta
       *[other] { $name } dice di no
    }
step_leave =
    { $why ->
        [gone] un account è stato eliminato, continua un bot
       *[other] { $name } se ne va, continua un bot
    }
step_flag = { $name } ha finito il tempo, continua un bot
step_return =
    { $when ->
        [after-turn] { $name } riprende il posto dopo questo turno
       *[other] { $name } è di nuovo qui
    }
step_close =
    { $who ->
        [operator] il tavolo è stato chiuso da chi gestisce il server
       *[other] il tavolo è chiuso
    }
bot_random = casuale
bot_greedy = ingordo
bot_level-1 = principiante
bot_level-2 = occasionale
bot_level-3 = abile
bot_level-4 = forte
bot_level-5 = maestro
refusal_game-over = la partita è finita, non c’è più niente da giocare
refusal_no-such-table = non troviamo questo tavolo. Controlla il link
refusal_not-your-seat = questo posto non è tuo
refusal_not-your-turn = non tocca ancora a te
refusal_stale = la partita è andata avanti. Guarda di nuovo, poi scegli
refusal_not-started = la partita non è cominciata. Comincia quando tutti i posti sono occupati
refusal_not-over = la partita non è ancora finita. Torna alla fine
refusal_already-over = la partita è già finita. Cominciane un’altra
refusal_seat-taken = questo posto è già occupato. Scegline un altro
refusal_already-seated = hai già un posto qui. Lascia gli altri agli amici
refusal_unseated = chi ha aperto il tavolo ha liberato il tuo posto. Cerca un altro tavolo
refusal_not-invited = qui nessun posto è riservato a te. Se ce n’è uno libero, prendi quello
refusal_table-full = tutti i posti sono occupati, ma puoi guardare
refusal_not-host = questo può farlo solo chi ha aperto il tavolo
refusal_not-operator = questa pagina è per chi gestisce il server
refusal_banned =
    { $until ->
        [null] qui non puoi giocare: { $why }
       *[other] qui non puoi giocare: { $why } (scadenza: { DATE($until) })
    }
refusal_banned-address =
    { $until ->
        [null] dal tuo indirizzo non si può giocare qui: { $why }
       *[other] dal tuo indirizzo non si può giocare qui: { $why } (scadenza: { DATE($until) })
    }
refusal_muted =
    { $until ->
        [null] puoi giocare, ma non scrivere in chat: { $why }
       *[other] puoi giocare, ma non scrivere in chat: { $why } (scadenza: { DATE($until) })
    }
refusal_no-such-person = non troviamo questa persona. Guarda l’elenco
refusal_no-such-ban = questo blocco non esiste. Guarda l’elenco
refusal_reset-over = questo link è già stato usato o è troppo vecchio. Chiedine un altro
refusal_bad-network = scrivi un indirizzo o una rete, per esempio 192.0.2.7 o 192.0.2.0/24
refusal_no-account = per questo serve un account
refusal_nothing-to-undo = non c’è niente da annullare
refusal_no-undo-asked = nessuno ti ha chiesto di annullare
refusal_not-signed-in = prima scegli un nome, oppure accedi
refusal_name-taken = questo nome è già preso. Scegline un altro
refusal_name-reserved = questo nome è riservato ai bot, agli ospiti o a chi se n’è andato. Scegline un altro
refusal_bad-name = scegli un nome da 1 a 40 lettere di un solo alfabeto, senza caratteri invisibili
refusal_wrong-password = nome o password non corretti. Riprova
refusal_too-fast = troppo in fretta. Aspetta un momento
refusal_too-often = hai lasciato il posto o annullato troppo spesso. Aspetta un minuto
refusal_too-many-steps = a questo tavolo hai lasciato il posto, l’hai ripreso o hai annullato troppe volte. Ora gioca e basta
refusal_too-many-joins = a questo tavolo c’è stato troppo viavai. Aprine un altro
refusal_too-many-connections = hai troppi tavoli aperti. Chiudine qualcuno
refusal_table-crowded = troppe persone stanno guardando questo tavolo. Riprova più tardi
refusal_too-long = è troppo lungo. Accorcialo
refusal_bad-message = il server non riesce a leggere questo messaggio
refusal_bad-origin = questa richiesta viene da un altro sito. Apri il tavolo qui
refusal_unreadable-table = questo tavolo non si può leggere. Chiedi a chi gestisce il server di guardare i log
refusal_bots-busy = in questo momento troppi bot stanno pensando. Riprova tra poco
refusal_hint-asked = il consiglio sta arrivando
refusal_no-hint = stavolta niente consigli. Decidi tu
refusal_too-many-tables = hai troppe partite in corso. Finiscine una, o chiudine una che non è cominciata
refusal_too-many-tables-here = dalla tua rete sono stati aperti troppi tavoli. Riprova tra un’ora
refusal_server-full = questo server è pieno. Riprova più tardi
refusal_busy = il server è occupato. Riprova tra poco
refusal_no-such-page = a questo indirizzo non c’è niente. Controlla il link
refusal_already-started = la partita è già cominciata, ma puoi guardare
refusal_already-account = hai già un account. Esci per crearne un altro
refusal_no-such-seat = a questo tavolo quel posto non c’è
refusal_no-such-session = lì l’accesso è già chiuso
refusal_undo-asked = qualcuno ha già chiesto di annullare. Aspetta le risposte
refusal_undo-refused = gli altri hanno detto di no. Puoi richiederlo dopo la prossima azione
refusal_not-away = questo posto è già tuo, nessun bot gioca per te
refusal_already-returning = riavrai il tuo posto appena il bot finisce questo turno
refusal_out-of-time = il tuo tempo è scaduto due volte, quindi il bot gioca per te fino alla fine
refusal_already-away = un bot gioca già per te. Prima riprendi il posto
refusal_unknown-game = questo gioco qui non c’è
refusal_bad-players = a questo gioco non si gioca con questo numero di persone
refusal_bad-option = questo gioco non ha quell’opzione
refusal_bad-seat = questo posto non esiste
refusal_bad-bot = questo bot non esiste
refusal_bad-seed = un seme ha 16 o 64 cifre, da 0 a 9 o da a a f
refusal_bad-deal = le carte non possono essere state distribuite così
refusal_ill-formed = questa non è un’azione di questo gioco
refusal_not-json = questo file non è una partita salvata. Non è nemmeno JSON
refusal_not-a-record = questo file non è una partita salvata
refusal_unknown-rules = questa partita segue regole che il server non conosce
refusal_wrong-deal = la distribuzione delle carte non corrisponde al seme
refusal_wrong-result = il risultato salvato non corrisponde alla partita
refusal_legal-lists = le azioni permesse salvate non corrispondono alle regole
refusal_wrong-commitment = le carte non sono quelle promesse prima della partita
alert_turn = { $game }: tocca a te
alert_turn_by = { $name } ha giocato.
alert_turn_more = La partita ti aspetta.
alert_test = Steeple può raggiungerti qui
alert_test_more = Qui ti avviseremo quando tocca a te.
link_invites = { $name } ti invita a giocare. Basta un nome.
link_plays = Guarda giocare { $name }.
link_over = { $name } ha giocato qui. Rivedi la partita mossa per mossa.
link_table = Un tavolo su Steeple, per giocare, guardare o rivedere una partita.
refusal_bad-alert-address = gli avvisi vanno a un indirizzo https:// pubblico. Copialo dal servizio che deve riceverli
refusal_bad-zone = questo server non conosce il tuo fuso orario, quindi non può rispettare le tue ore di silenzio
refusal_webhook-failed = il messaggio non è arrivato. Controlla l’indirizzo e il servizio, poi riprova
refusal_no-webhook = non hai un webhook. Salva prima il suo indirizzo
step_hints = tutti possono chiedere consigli
step_agree = le opzioni del tavolo sono cambiate
refusal_hints-off = qui i consigli sono disattivati, perché si gioca tra persone
refusal_old-rules = questo tavolo segue regole precedenti. Aprine uno nuovo per cambiarle
refusal_not-yours-alone = a questa partita hanno giocato anche altri, quindi resta
