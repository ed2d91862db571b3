## Perché una mossa di Ulysses viene rifiutata. Ogni frase segue «No:», perciò ha l'iniziale minuscola e niente punto.
## I nomi dei luoghi non hanno articolo: stanno dopo due punti o fra parentesi, dove vanno sempre bene.

ulysses-no-choice = questo lo decide il caso, non chi gioca
ulysses-no-time = non ora: { ulysses-no-wait }
ulysses-no-whole = la mossa non è completa: { ulysses-no-wait }
# Che cosa attende la fase.
ulysses-no-wait = { $phase ->
    [ask] c'è una destinazione proposta: dichiarati d'accordo oppure opponiti
    [bid] gli Dei discutono: passa, appoggia una fazione o piazza il disco nero
    [stay] la nave è arrivata: gioca una carta vento per tenere il turno, oppure chiudilo
    [return] il cambio è pagato: restituisci uno dei tuoi obiettivi nascosti
    [where] scegli il luogo della peste
    [lay] stai giocando carte: gioca la prossima, oppure concludi
    [pay] stai pagando: scarta la prossima carta
   *[act] è la fase d'azione: agisci, oppure proponi una destinazione
 }

## Carte e prezzi.

ulysses-no-card = non hai carte { $card }
ulysses-no-price = costa una carta per ognuno dei tuoi templi: { $price ->
    [one] ne serve una
   *[other] ne servono { $price }
 } e { $held ->
    [0] non ne hai
   *[other] ne hai { $held }
 }
ulysses-no-order = scarta le carte nell'ordine dei loro tipi: ricomincia il pagamento
ulysses-no-rest = con questo scarto te ne resterebbero troppo poche per la giocata: tieni { $needed ->
    [one] una carta sfida o Zeus
   *[other] { $needed } carte sfida o Zeus
 }
ulysses-no-kind = qui contano solo le carte { $card } e Zeus
ulysses-no-zeus = gioca prima le carte { $card }, poi quelle Zeus

## Le azioni della fase d'azione.

ulysses-no-end = devi proporre una destinazione: almeno un luogo collegato è senza peste
ulysses-no-end-stuck = tutti i luoghi collegati hanno la peste e tu puoi pagare: prima rimuovi una di queste pesti
ulysses-no-temple = nella riserva non restano templi
ulysses-no-build = per il tuo prossimo tempio { $price ->
    [one] servono una carta tempio o Zeus e un'altra carta
   *[other] servono { $price } carte tempio o Zeus e altre { $price } carte
 }
ulysses-no-build-done = per il tuo prossimo tempio { $needed ->
    [one] serve una carta tempio o Zeus
   *[other] servono { $needed } carte tempio o Zeus
 }, non { $laid }
ulysses-no-pandora = il vaso di Pandora si apre una sola volta per turno, anche se giochi una carta vento
ulysses-no-plague = tutte e sei le pesti sono sulla mappa: prima rimuovine una
ulysses-no-plague-twice = in questo luogo ({ $place }) c'è già la peste: scegline un altro
ulysses-no-remove = sulla mappa non c'è nessuna peste
ulysses-no-remove-there = in questo luogo non c'è la peste: { $place }
ulysses-no-exchange = si cambia un obiettivo una sola volta per turno, anche se giochi una carta vento
ulysses-no-colour = il luogo in cui si trova la nave è { $colour }: pesca da un mazzetto di un altro colore
ulysses-no-pile = il mazzetto { $colour } è vuoto: pesca da un mazzetto di un altro colore
ulysses-no-goal = questo luogo non è fra i tuoi obiettivi nascosti: { $place }

## La proposta e la discussione. $ship è il luogo in cui si trova la nave.

ulysses-no-route = nessuna rotta collega questi luoghi: { $ship } – { $place }
ulysses-no-propose = in questo luogo ({ $place }) c'è la peste: prima rimuovila, oppure proponi un altro luogo
ulysses-no-disk = in questo luogo ({ $place }) c'è già un disco: scegline un altro
ulysses-no-bid = { $needed ->
    [one] serve una carta sfida o Zeus
   *[other] servono { $needed } carte sfida o Zeus
 } e { $held ->
    [0] non ne hai
   *[other] ne hai { $held }
 }
ulysses-no-clearing = in questo luogo ({ $place }) c'è la peste: rimuoverla costa { $price ->
    [one] una carta
   *[other] { $price } carte
 } oltre { $needed ->
    [one] a quella
   *[other] alle { $needed }
 } per la giocata
ulysses-no-lead = { $laid ->
    [one] una carta non basta
   *[other] { $laid } carte non bastano
 }: per portare in vantaggio il { $side } devi giocarne almeno { $needed }; altrimenti passa
ulysses-no-support = per portare in vantaggio il { $side } { $needed ->
    [one] serve almeno una carta sfida o Zeus
   *[other] servono almeno { $needed } carte sfida o Zeus
 } e { $held ->
    [0] non ne hai
   *[other] ne hai { $held }
 }; puoi passare
ulysses-no-side = la tua fazione è il { $side } e non puoi cambiarla
ulysses-no-black = il disco nero non è ancora sulla mappa
ulysses-no-black-twice = il disco nero è già sulla mappa
ulysses-no-black-agreed = hai dato il tuo accordo e così hai rinunciato a piazzare un disco: appoggia una fazione o passa
ulysses-no-black-time = può piazzare il disco nero solo chi non ha ancora una fazione, come prima decisione in questa discussione

## Che cosa fa ogni scelta. Sta accanto alla scelta: maiuscola iniziale, senza punto.

ulysses-does-propose = Proponi dove andrà la nave
ulysses-does-pandora = Pesca due carte; una volta per turno
ulysses-does-plague = Nessuno può mandarci la nave finché qualcuno non paga per rimuovere la peste
ulysses-does-remove = Rimuovi una peste dal tabellone
ulysses-does-exchange = Restituisci un obiettivo nascosto e pescane un altro, di un colore a tua scelta; una volta per turno
ulysses-does-build = D'ora in poi peschi una carta in più per turno
ulysses-does-agree = Accetta la proposta
ulysses-does-object = Piazza il rosso su un altro luogo e gioca carte sfida per lui
ulysses-does-support = Gioca carte sfida per una fazione, abbastanza da portarla in testa
ulysses-does-black = Piazza il nero su un terzo luogo e gioca abbastanza carte sfida da portarlo in testa
ulysses-does-pass = Lascia questa discussione
ulysses-does-wind = Tieni il turno: agisci e proponi ancora una volta
ulysses-does-end = Chiudi il turno; tocca al giocatore seguente
