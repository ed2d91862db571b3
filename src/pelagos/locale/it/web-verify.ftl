## La pagina che verifica la distribuzione di una partita registrata. Le parole fra virgolette stanno nella registrazione, in ogni lingua.

web-verify-intro = Prima di distribuire, il server pubblica un impegno sul suo seme segreto, e ogni posto aggiunge un numero casuale. A partita finita, la registrazione completa contiene il seme. Questa pagina verifica che il seme e questi numeri diano ogni carta, obiettivo, divinità, missione e disco estratto.
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
web-verify-entropy = Il numero del posto { $letter } ({ $name })
web-verify-kept-fits = Questo browser ha visto questo impegno prima della distribuzione, e il numero che ha aggiunto è tra quelli dei posti.
web-verify-kept-differs = Questo browser ha visto questo impegno prima della distribuzione, ma il numero che ha aggiunto non è tra quelli dei posti.
web-verify-kept-unseen = Questo browser non ha visto questo impegno prima della distribuzione: confrontalo con ciò che hai annotato, o usa il browser con cui hai preso posto.
web-verify-what = Che cosa si verifica e che cosa no
web-verify-what-yes = Si verifica: l'hash di ogni riga; che il seme corrisponda all'impegno; e che ogni estrazione sia quella data dal seme, dai numeri dei posti e dalla sua posizione nell'ordine, fra le carte e gli obiettivi rimasti. La pagina tiene da sé il conto di mazzi e mani, con un codice che non ha nulla in comune con quello che distribuisce.
web-verify-what-not = Non si verifica: che ogni mossa fosse lecita, e chi ha vinto. Questa pagina non conosce quelle regole; `pelagos verify` rigioca la partita e controlla entrambe le cose.
web-verify-what-you = Il browser con cui hai preso posto controlla che l'impegno e il tuo numero siano quelli di prima della distribuzione. In un altro browser confrontali tu.

## Che cosa è risultato giusto.

web-verify-hashes-fit = { $entries ->
    [one] L'hash dell'unica voce è giusto.
   *[other] Gli hash di tutte le { $entries } voci sono giusti.
 }
web-verify-seed-fits = Il seme corrisponde all'impegno: il suo SHA-256 è lo stesso.
web-verify-draws-fit = Tutte le { $draws } estrazioni derivano da questo seme e dai numeri dei posti, in quest'ordine.

## Perché non si può dimostrare nulla.

web-verify-no-crypto = I browser permettono la crittografia solo alle pagine aperte con https o da localhost: apri così questa pagina.
web-verify-unpromised = Questa partita si è giocata senza impegno, quindi la distribuzione non si può verificare.
web-verify-masked = { $view ->
    [public] Questa registrazione mostra solo ciò che potevano vedere tutti.
   *[seat] Questa registrazione mostra solo ciò che ha visto il posto { $view }.
 } Usa la registrazione completa, che si può scaricare a partita finita.
web-verify-unrevealed = In questa registrazione non c'è il seme: il server lo rivela a partita finita.
web-verify-other-board = Questa pagina conosce solo i tabelloni forniti con i giochi, e questa registrazione non contiene il file del suo. Usa «pelagos verify --board».
web-verify-wrong-board = Il file del tabellone nella registrazione non corrisponde al tabellone che vi è indicato.

## Che cosa non va nella registrazione.

web-verify-no-record = Questa non è una registrazione di Pelagos: la prima riga deve essere «pelagos record 1».
web-verify-no-game = Questa pagina conosce solo i giochi «ulysses 1» e «odysseus 1».
web-verify-no-key = Questa riga deve cominciare con «{ $key }» e seguire il formato delle registrazioni.
web-verify-seats = Questo gioco non prevede quel numero di giocatori.
web-verify-cut = L'ultima riga è troncata.
web-verify-stops = La registrazione si interrompe qui, prima della fine.
web-verify-no-hash = In fondo a questa riga manca l'hash.
web-verify-changed = Questa riga o una precedente è stata cambiata: il suo hash è sbagliato.
web-verify-no-entry = Qui deve esserci la voce { NUMBER($number, useGrouping: 0) }.
web-verify-no-deal = La voce 0 deve essere la distribuzione, e nessun'altra voce può esserlo.
web-verify-count = L'ultima riga indica un numero di voci sbagliato.
web-verify-follows = C'è del testo dopo la fine della registrazione.
web-verify-no-seat = In questa partita non c'è il posto { $letter }.
web-verify-no-move = «{ $move }» non è una mossa.

## Che cosa non va nella distribuzione.

web-verify-other-seed = Il seme non corrisponde all'impegno: il suo SHA-256 è { $digest }.
web-verify-draw-other = L'estrazione { NUMBER($draw, useGrouping: 0) } qui è «{ $found }», ma il seme dà «{ $expected }».
web-verify-draw-missing = Qui manca l'estrazione { NUMBER($draw, useGrouping: 0) }: il seme dà «{ $expected }».
web-verify-draw-more = «{ $found }» è un'estrazione di troppo.
web-verify-no-card = Il posto { $letter } non ha nessuna carta «{ $card }» da giocare.
web-verify-no-turn = Il posto { $letter } agisce prima che il suo turno sia cominciato.
web-verify-no-cards = Tutti hanno passato, quindi qui si devono distribuire carte.
web-verify-nobody = A quel posto non c'è nessuno con cui scambiare.

## Prima della partita.

web-promise = Distribuzione verificabile
web-promise-text = Prima della distribuzione il server si impegna su un seme segreto, e ogni giocatore aggiunge un numero casuale. A partita finita il seme viene rivelato, e chiunque può verificare ogni estrazione. Il tuo browser conserva per te l'impegno e il tuo numero.
web-promise-mine = Il tuo numero
