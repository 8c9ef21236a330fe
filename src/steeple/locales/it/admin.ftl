admin_title = Gestione del server
admin_only = Questa pagina è per chi gestisce il server. Se è il tuo caso, accedi.
admin_people = Persone
admin_tables = Tavoli
admin_bans = Blocchi
admin_log = Registro
admin_search = Parte di un nome
admin_find = Cerca
admin_more = Mostra altro
admin_people_empty = Nessuno si chiama così.
admin_tables_empty = Non ci sono tavoli di questo tipo.
admin_bans_empty = Nessun blocco in corso.
admin_log_empty = Nessun intervento, finora.
admin_actions = Azioni
admin_actions_for = Azioni: { $name }
admin_why = Motivo
admin_why_told = La persona lo leggerà, e resta nel registro.
admin_why_none = nessun motivo indicato
admin_days = Giorni
admin_days_more = Lascia vuoto per bloccare senza limiti.
admin_kind_guest = ospite
admin_kind_account = account
admin_kind_operator = gestione
admin_banned = accesso bloccato
admin_muted = chat bloccata
admin_person_facts =
    { $tables ->
        [one] 1 partita in corso · ultima visita { $seen }
       *[other] { $tables } partite in corso · ultima visita { $seen }
    }
admin_ban = Blocca
admin_unban = Sblocca
admin_mute = Blocca chat
admin_unmute = Sblocca chat
admin_sign-out = Disconnetti ovunque
admin_reset = Reimposta password
admin_reset_more = Manda questo link a chi possiede l’account. Vale una sola volta, per 24 ore.
admin_tables_going = In corso
admin_tables_over = Finiti
admin_tables_closed = Chiusi
admin_status_open = in attesa
admin_status_playing = in corso
admin_status_over = finito
admin_status_closed = chiuso
admin_seat_open = posto libero
admin_unseat = Togli { $name }
admin_close = Chiudi tavolo
admin_delete = Elimina…
admin_delete_sure = Elimina per sempre
admin_address_title = Blocca un indirizzo
admin_address = Indirizzo o rete
admin_address_more = Per esempio 192.0.2.7, 192.0.2.0/24 o 2001:db8::/64.
admin_address_ban = Blocca indirizzo
admin_ban-kind_ban = accesso bloccato
admin_ban-kind_mute = chat bloccata
admin_ban-kind_network = indirizzo
admin_for-good = per sempre
admin_until = scadenza { $day }
admin_lift = Togli
admin_lift_for = Togli il blocco: { $name }
admin_log_everything = Anche ciò che fa il server
admin_log_everything_more = Ospiti e tavoli eliminati dopo una lunga inattività.
admin_log_server = il server
admin_did_grant = { $subject } ora gestisce il server
admin_did_revoke = { $subject } non gestisce più il server
admin_did_ban =
    { $details ->
        [null] { $subject }: accesso bloccato per sempre
       *[other] { $subject }: accesso bloccato, scadenza { DATE($details) }
    }
admin_did_unban = { $subject }: accesso sbloccato
admin_did_mute =
    { $details ->
        [null] { $subject }: chat bloccata per sempre
       *[other] { $subject }: chat bloccata, scadenza { DATE($details) }
    }
admin_did_unmute = { $subject }: chat sbloccata
admin_did_ban-address =
    { $details ->
        [null] { $subject }: indirizzo bloccato per sempre
       *[other] { $subject }: indirizzo bloccato, scadenza { DATE($details) }
    }
admin_did_unban-address = { $subject }: indirizzo sbloccato
admin_did_end-sessions = { $subject }: disconnessione ovunque
admin_did_reset-link = { $subject }: creato un link per la password
admin_did_reset-password = { $subject }: nuova password con un link
admin_did_close-table = Tavolo chiuso ({ $subject })
admin_did_delete-table = Tavolo eliminato ({ $subject })
admin_did_unseat = Posto liberato a un tavolo ({ $subject })
admin_did_rotate-key = Sostituita la chiave dei vecchi cookie
admin_did_retire-guest = Eliminato un ospite assente da tempo
admin_did_retire-table = Eliminato un tavolo abbandonato ({ $subject })
admin_did_upgrade = Database aggiornato
