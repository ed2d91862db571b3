## Come il browser racconta la partita, e come si fanno le mosse.

web-speed = Velocità
web-speed-calm = tranquilla, per seguire tutto
web-speed-normal = normale
web-speed-fast = veloce
web-speed-none = subito, senza animazioni
web-commits = Le mie mosse
web-commits-undo = subito, poi Annulla
web-commits-always = conferma ogni mossa
web-forced = Una sola mossa possibile
web-forced-bots = fatta per me contro i bot
web-forced-always = sempre fatta per me
web-forced-never = la faccio io
web-forced-hint = Si fa dopo una pausa di durata casuale, estratta ogni volta allo stesso modo, qualunque cosa tu abbia in mano.
web-forced-now = Niente da decidere: la partita continua …
web-forced-stop = Ferma

# La riga con l'ultimo evento; un tocco apre la cronaca.
web-story-open = Apri la cronaca
web-chat-unread = Chat: { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
 }

# Un pulsante che invia una mossa; $move dice quale.
web-confirm-move = Conferma: { $move }
