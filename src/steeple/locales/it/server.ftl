name_R = rossa
name_Y = gialla
name_B = blu
phase_over = finita
phase_build = costruire
step_sit =
    { $kind ->
        [open] il posto { $seat } è libero
        [bot] { $name }, un bot, prende il posto { $seat }
        [invited] il posto { $seat } è riservato a { $name }
       *[other] { $name } prende il posto { $seat }
    }
step_unseat = chi ospita ha liberato il posto { $seat }
step_accept = { $name } accetta l’invito
step_decline = l’invito è stato rifiutato, il posto { $seat } è libero
step_lot = i posti saranno estratti a sorte
step_no-memory = le carte scoperte te le devi ricordare da te
step_start = la partita comincia
step_undo = { $name } torna all’azione { $ply }
step_ask = { $name } chiede di tornare all’azione { $ply }
step_answer =
    { $answer ->
        [yes] { $name } è d’accordo
       *[other] { $name } non è d’accordo
    }
step_leave =
    { $why ->
        [gone] un account è stato eliminato: continua un bot
       *[other] { $name } se ne va: continua un bot
    }
step_flag = il tempo di { $name } è scaduto: continua un bot
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
bot_random = a caso
bot_greedy = ingordo
bot_level-1 = principiante
bot_level-2 = occasionale
bot_level-3 = esperto
bot_level-4 = forte
bot_level-5 = maestro
refusal_game-over = la partita è finita: nessuna azione è più possibile
refusal_no-such-table = questo tavolo non esiste: controlla il link
refusal_not-your-seat = questo posto non è tuo
refusal_not-your-turn = non è il tuo turno: aspetta gli altri
refusal_stale = la partita intanto è andata avanti: guarda e scegli di nuovo
refusal_not-started = la partita non è cominciata: aspetta che tutti i posti siano presi
refusal_not-over = la partita non è finita: torna quando lo sarà
refusal_already-over = la partita è già finita: cominciane un’altra
refusal_seat-taken = questo posto è già preso: scegline un altro
refusal_already-seated = hai già un posto qui. Lascia gli altri agli altri
refusal_unseated = chi ospita ha liberato il tuo posto. Cerca un altro tavolo
refusal_not-invited = qui nessun posto è riservato a te. Prendine uno libero, se c’è
refusal_table-full = tutti i posti sono presi: puoi guardare
refusal_not-host = questo può farlo solo chi ospita
refusal_not-operator = questa pagina è per chi gestisce il server
refusal_banned =
    { $until ->
        [null] qui non puoi giocare: { $why }
       *[other] qui non puoi giocare fino al { $until }: { $why }
    }
refusal_banned-address =
    { $until ->
        [null] dal tuo indirizzo non si può giocare qui: { $why }
       *[other] dal tuo indirizzo non si può giocare qui fino al { $until }: { $why }
    }
refusal_muted =
    { $until ->
        [null] puoi giocare, ma non scrivere in chat: { $why }
       *[other] puoi giocare, ma fino al { $until } non puoi scrivere in chat: { $why }
    }
refusal_no-such-person = non c’è nessuno così: guarda l’elenco delle persone
refusal_no-such-ban = non c’è niente da togliere: guarda l’elenco dei blocchi
refusal_reset-over = questo link è già stato usato o è troppo vecchio: chiedine un altro
refusal_bad-network = scrivi un indirizzo o una rete, come 192.0.2.7 o 192.0.2.0/24
refusal_no-account = senza un account non si può
refusal_nothing-to-undo = non c’è nulla da annullare
refusal_no-undo-asked = nessuno ti ha chiesto di tornare indietro
refusal_not-signed-in = prima di’ chi sei: scegli un nome o accedi
refusal_name-taken = questo nome è già preso: scegline un altro
refusal_name-reserved = così si chiamano i bot, gli ospiti o chi se n’è andato: scegli un altro nome
refusal_bad-name = scegli un nome da 1 a 40 lettere, tutte visibili e di un solo alfabeto
refusal_wrong-password = il nome o la password è sbagliato: riprova
refusal_too-fast = troppo in una volta: aspetta un momento
refusal_too-often = tutti questi abbandoni e annullamenti sono troppi in una volta: aspetta un minuto
refusal_too-many-steps = a questo tavolo hai lasciato, ripreso o annullato troppe volte. Ora gioca e basta
refusal_too-many-joins = a questo tavolo c’è stato troppo viavai: aprine un altro
refusal_too-many-connections = hai troppi tavoli aperti: chiudine qualcuno
refusal_table-crowded = troppe persone stanno guardando questo tavolo: riprova più tardi
refusal_too-long = è troppo lungo: manda di meno
refusal_bad-message = questo messaggio non si può leggere
refusal_bad-origin = questa richiesta viene da un altro sito: apri il tavolo qui
refusal_unreadable-table = questo tavolo non si può leggere: chiedi a chi gestisce il server di guardare il registro
refusal_bots-busy = troppi bot stanno pensando: aspetta un momento e riprova
refusal_hint-asked = stai già aspettando un suggerimento: sta arrivando
refusal_no-hint = nessun suggerimento trovato: questa volta scegli tu
refusal_too-many-tables = hai troppe partite in corso: finiscine una, o chiudine una che non è cominciata
refusal_too-many-tables-here = dalla tua rete sono stati aperti troppi tavoli: riprova tra un’ora
refusal_server-full = questo server è pieno: riprova più tardi
refusal_busy = il server è occupato: riprova tra un momento
refusal_no-such-page = a questo indirizzo non c’è nulla: controlla il link
refusal_already-started = la partita è già cominciata: puoi guardare
refusal_already-account = hai già un account: esci per crearne un altro
refusal_no-such-seat = questo posto non c’è a questo tavolo
refusal_no-such-session = lì l’accesso è già chiuso
refusal_undo-asked = qualcuno ha già chiesto di tornare indietro: aspetta le risposte
refusal_undo-refused = gli altri hanno detto di no. Puoi chiederlo di nuovo dopo la prossima giocata
refusal_not-away = hai tu questo posto: nessun bot gioca per te
refusal_already-returning = riavrai il tuo posto appena il bot avrà finito questo turno
refusal_out-of-time = il tuo tempo è scaduto due volte, quindi il bot gioca per te fino alla fine
refusal_already-away = un bot gioca già per te: prima torna
refusal_unknown-game = questo gioco non esiste
refusal_bad-players = il gioco non è per questo numero di giocatori
refusal_bad-option = il gioco non ha questa opzione
refusal_bad-seat = questo posto non esiste
refusal_bad-bot = questo bot non esiste
refusal_bad-seed = un seme ha 16 o 64 cifre tra 0-9 e a-f
refusal_bad-deal = le carte non possono essere state distribuite così
refusal_ill-formed = questa non è un’azione di questo gioco
refusal_not-json = questo file non è una registrazione: non è JSON
refusal_not-a-record = questo file non è la registrazione di una partita
refusal_unknown-rules = questa registrazione segue regole sconosciute qui
refusal_wrong-deal = la distribuzione di questa registrazione non viene dal suo seme
refusal_wrong-result = il risultato di questa registrazione non è quello della sua partita
refusal_legal-lists = le azioni permesse di questa registrazione non sono quelle delle regole
refusal_wrong-commitment = la distribuzione non è quella promessa prima della partita
