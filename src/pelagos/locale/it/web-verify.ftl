## La pagina che verifica la distribuzione di una partita registrata. Le parole fra virgolette stanno nella registrazione, in ogni lingua.

web-verify-intro = Prima di distribuire, il server si vincola al proprio seme con un impegno, e ogni posto aggiunge un numero suo. A partita finita il seme sta nella registrazione completa. Questa pagina verifica che ogni carta, obiettivo, divinità, missione e disco sia stato estratto come promesso.
web-verify-private = La registrazione resta nel tuo browser: questa pagina non può inviare nulla.
web-verify-open = Apri una registrazione
web-verify-paste = Oppure trascina il file su questa pagina, o incollane il testo:
web-verify-check = Verifica
web-verify-checking = Verifica in corso …
web-verify-good = Verificata
web-verify-bad = Non verificata
web-verify-line = Riga { NUMBER($line, useGrouping: 0) }
web-verify-compare = Confronta con ciò che hai visto prima della distribuzione
web-verify-commitment = L'impegno del server
web-verify-entropy = Il posto { $letter } ({ $name }) ha aggiunto
web-verify-kept-fits = Questo browser ha visto questo impegno prima della distribuzione, e il suo numero è tra quelli dei posti.
web-verify-kept-differs = Questo browser ha visto questo impegno prima della distribuzione, ma il numero che ha aggiunto non è tra quelli dei posti.
web-verify-kept-unseen = Questo browser non ha visto questo impegno prima della distribuzione: confrontalo con ciò che hai annotato, o usa il browser con cui hai preso posto.
web-verify-what = Che cosa si verifica e che cosa no
web-verify-what-yes = L'hash di ogni riga; che il seme sia quello dell'impegno; e, per ogni estrazione, che sia quella data dal seme, dai numeri dei posti e dal suo posto nell'ordine, fra le carte e gli obiettivi rimasti. Per questo la pagina tiene da sé il conto di mazzi e carte in mano, con un programma che non ha nulla in comune con quello che distribuisce.
web-verify-what-not = La pagina non conosce le regole del gioco: se ogni mossa era lecita e chi ha vinto lo verifica `pelagos verify`, che rigioca la partita.
web-verify-what-you = Se l'impegno e il tuo numero sono quelli di prima della distribuzione lo controlla il browser con cui hai preso posto; in un altro browser devi confrontarli tu.

## Che cosa è risultato giusto.

web-verify-hashes-fit = { $entries ->
    [one] L'hash dell'unica voce è giusto.
   *[other] Gli hash di tutte le { $entries } voci sono giusti.
 }
web-verify-seed-fits = Il seme è quello promesso: il suo SHA-256 è l'impegno.
web-verify-draws-fit = Tutte le { $draws } estrazioni sono quelle date da questo seme e dai numeri dei posti, in quest'ordine.

## Perché non si può dimostrare nulla.

web-verify-no-crypto = I browser concedono la crittografia solo alle pagine aperte con https o da localhost: apri così anche questa.
web-verify-unpromised = Questa partita si è giocata senza impegno, quindi nulla era stato promesso.
web-verify-masked = { $view ->
    [public] Questo è ciò che potevano vedere tutti.
   *[seat] Questo è ciò che ha visto il posto { $view }.
 } Serve la registrazione completa, disponibile a partita finita.
web-verify-unrevealed = In questa registrazione manca il seme: viene rivelato a partita finita.
web-verify-other-board = Questa pagina conosce solo i tabelloni forniti con i giochi. Usa «pelagos verify --board».

## Che cosa non va nella registrazione.

web-verify-no-record = Questa non è una registrazione di Pelagos: comincerebbe con «pelagos record 1».
web-verify-no-game = Questa pagina conosce solo i giochi «ulysses 1» e «odysseus 1».
web-verify-no-key = Qui ci vuole una riga che cominci con «{ $key }», nella forma delle registrazioni.
web-verify-seats = Questo gioco non è per un tale numero di giocatori.
web-verify-cut = L'ultima riga è troncata.
web-verify-stops = La registrazione si interrompe qui, prima della fine.
web-verify-no-hash = In fondo a questa riga manca l'hash.
web-verify-changed = Questa riga, o una precedente, è stata cambiata: il suo hash non torna.
web-verify-no-entry = Qui ci vuole la voce { NUMBER($number, useGrouping: 0) }.
web-verify-no-deal = La voce 0, e nessun'altra, è la distribuzione.
web-verify-count = La riga finale conta un altro numero di voci.
web-verify-follows = C'è qualcosa dopo la fine.
web-verify-no-seat = In questa partita non c'è il posto { $letter }.
web-verify-no-move = «{ $move }» non è una mossa.

## Che cosa non va nella distribuzione.

web-verify-other-seed = Il seme non è quello promesso: il suo SHA-256 è { $digest }.
web-verify-draw-other = L'estrazione { NUMBER($draw, useGrouping: 0) } qui è «{ $found }», ma secondo il seme è «{ $expected }».
web-verify-draw-missing = Qui manca l'estrazione { NUMBER($draw, useGrouping: 0) }, secondo il seme «{ $expected }».
web-verify-draw-more = «{ $found }» è di troppo: qui non può essere stato estratto.
web-verify-no-card = Il posto { $letter } non ha nessuna carta «{ $card }» da dare.
web-verify-no-turn = Il posto { $letter } agisce, ma il suo turno non è cominciato.
web-verify-no-cards = Tutti hanno passato, quindi qui si dovevano distribuire carte.
web-verify-nobody = A quel posto non c'è nessuno con cui scambiare.

## Prima della partita.

web-promise = Distribuzione verificabile
web-promise-text = Prima della distribuzione il server si impegna su un seme segreto, e ognuno aggiunge un numero. A partita finita il seme viene rivelato, e chiunque può controllare ogni estrazione. Il tuo browser li conserva per te.
web-promise-mine = Il tuo numero
