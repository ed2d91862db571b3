## Odysseus nel browser: che cosa sono le cose, le note della prima volta, e che cosa viene dopo.

odysseus-thing-ready = Potere pronto
odysseus-thing-spent = Potere usato
odysseus-thing-waits = Potere in attesa
odysseus-thing-facedown = Può giocare carte coperte
odysseus-thing-stilled = Disco di Poseidone
odysseus-thing-doubled = Disco di Afrodite
odysseus-thing-step = Tappe 1, 2, 3
odysseus-thing-task = Carta missione
odysseus-thing-reserve = Riserva
odysseus-thing-stack = Mazzo
odysseus-thing-first = Primo del round
odysseus-thing-ship = Nave

odysseus-about-card = Una carta vento. Mettila scoperta su una delle nove caselle: il suo numero si somma alla forza della casella.
odysseus-about-card-d = Dioniso. Giocala come carta vento di forza 1, o pagala per scambiare gli dei con un altro giocatore.
odysseus-about-card-down = Una carta coperta, giocata con il potere di Ade. La conosce solo chi l'ha giocata; si scopre prima che la nave salpi.
odysseus-about-god-zeus = Nel tuo turno: il piazzamento finisce subito e la nave salpa. Zeus mette anche la nave sulla prima isola e sceglie i nuovi dischi.
odysseus-about-god-poseidon = Nel tuo turno: una delle nove caselle non conta in questo round.
odysseus-about-god-athena = Subito dopo che un altro giocatore ha usato un potere: puoi bloccarlo. Non ha effetto, vale come usato, e il turno di quel giocatore finisce.
odysseus-about-god-hades = Nel tuo turno: per il resto di questo round puoi giocare le tue carte coperte. Una la giochi subito.
odysseus-about-god-aphrodite = Nel tuo turno: una delle nove caselle conta il doppio in questo round.
odysseus-about-god-hermes = Nel tuo turno: sposti una carta da una casella a un'altra.
odysseus-about-thing-ready = Questo potere si può usare. Ogni potere si usa una volta per round.
odysseus-about-thing-spent = Questo potere è stato usato o bloccato. Alla fine del round tutti i poteri sono di nuovo pronti.
odysseus-about-thing-waits = Questo dio è passato di mano in uno scambio: il potere si potrà usare dalla fase seguente, nel turno di chi lo ha ora.
odysseus-about-thing-facedown = Il potere di Ade è attivo: per il resto del round può giocare carte coperte.
odysseus-about-thing-stilled = Le carte di questa casella non contano in questo round.
odysseus-about-thing-doubled = Le carte di questa casella contano il doppio in questo round.
odysseus-about-thing-step = Alla fine del round la nave fa fino a tre tappe, in quest'ordine. Una tappa senza carte chiude il viaggio.
odysseus-about-thing-task = Il tuo segreto: tre avventure e i punti che ognuna vale per te, ogni volta che è compiuta. Con dieci punti si vince.
odysseus-about-thing-reserve = Avventure che non sono sulla mappa. Dopo un'avventura chi ha Zeus ne mette una dove la nave era partita.
odysseus-about-thing-stack = Le carte vento che nessuno ha in mano. Alla fine del round tutte le carte giocate vi tornano, e ognuno ne pesca due.
odysseus-about-thing-first = Ha cominciato il round: è alla sinistra di Zeus.
odysseus-about-thing-ship = Dove la nave finisce il viaggio, l'avventura di quell'isola è compiuta. Le isole di passaggio non contano.
odysseus-about-space = Un colore di una tappa. Il colore più forte della fila decide quale linea segue la nave in questa tappa.
odysseus-about-adventure = Se la nave finisce qui il viaggio, l'avventura è compiuta e dà punti a tutti quelli che l'hanno nella missione.
odysseus-about-colour = Ogni isola ha una linea di questo colore. A pari forza il giallo viene prima del verde, e il verde prima del rosso.

odysseus-note-start = Sei Zeus: metti la nave sulla sua prima isola. Cerca isole vicine alle avventure della tua missione.
odysseus-note-play = Ogni fila è una tappa della nave: il colore più forte della fila decide quale linea segue. Gioca le carte in modo che le tre tappe finiscano su un'avventura della tua missione.
odysseus-note-tie = A pari forza il giallo batte il verde, e il verde il rosso. Una fila senza carte chiude lì il viaggio.
odysseus-note-pass = Passare non è per sempre: potrai agire quando tocca di nuovo a te. Il piazzamento finisce solo se passano tutti di seguito, o se lo chiude Zeus.
odysseus-note-power = Ogni dio ha un potere, una volta per round. Ma chi ha Atena può bloccarlo subito: allora vale come usato, senza effetto, e quel turno finisce.
odysseus-note-block = Sei Atena: dopo ogni potere di un altro decidi subito. Puoi bloccare una volta per round.
odysseus-note-dionysus = Hai Dioniso: una carta vento di forza 1, o il prezzo di uno scambio di dei.
odysseus-note-trade = Due dei sono passati di mano. Un potere usato resta usato; uno non usato si potrà usare solo dalla fase seguente di chi lo ha ora.
odysseus-note-down = C'è una carta coperta: la sua forza la sa solo chi l'ha giocata. Si scopre prima che la nave salpi.
odysseus-note-sails = La nave ha viaggiato e il round è finito: le carte giocate tornano nel mazzo, ognuno ne pesca due, e i poteri sono di nuovo pronti.
odysseus-note-completes = Un'avventura è compiuta: dà punti a tutti quelli che l'hanno nella missione, chiunque abbia guidato la nave. Con dieci punti si vince.
odysseus-note-disk = Chi ha Zeus sceglie una nuova avventura per l'isola da cui la nave è partita.

odysseus-soon-launch = Quando la nave è sulla mappa, comincia chi siede alla sinistra di Zeus. Nel tuo turno giochi una carta, usi il potere, fai uno scambio o passi.
odysseus-soon-place = Nel tuo turno giochi una carta, usi il tuo potere, scambi gli dei con una carta Dioniso, o passi.
odysseus-soon-hades = Nel tuo turno giochi una carta, usi il tuo potere, scambi gli dei con una carta Dioniso, o passi.
odysseus-soon-window = Se il potere può agire, ha effetto; se è bloccato, vale come usato e quel turno finisce. Poi si continua a sinistra.
odysseus-soon-disk = Poi si danno le carte e il nuovo round comincia alla sinistra di Zeus.
