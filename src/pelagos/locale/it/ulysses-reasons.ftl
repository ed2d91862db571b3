## Perché una mossa di Ulysses è rifiutata. Ogni frase segue «No:», perciò comincia con la minuscola e non ha il punto.

ulysses-no-choice = le carte si pescano a sorte, non si scelgono
ulysses-no-time = non ora: { ulysses-no-wait }
ulysses-no-whole = la mossa non è completa: { ulysses-no-wait }
# Che cosa attende la fase.
ulysses-no-wait = { $phase ->
    [ask] c'è una destinazione proposta: dichiarati d'accordo oppure opponiti
    [bid] gli Dei discutono: passa, appoggia una fazione o piazza il disco nero
    [stay] la nave è arrivata: gioca una carta vento per tenere il turno, oppure chiudilo
    [return] il cambio è pagato: restituisci uno dei tuoi obiettivi nascosti
    [where] hai giocato una peste: di' su quale luogo
    [lay] stai giocando le carte: gioca la prossima, oppure hai finito
    [pay] c'è un prezzo da pagare: scarta la prossima carta
   *[act] è la fase d'azione: agisci, oppure proponi una destinazione
 }

## Carte e prezzi.

ulysses-no-card = in mano non hai nessuna carta { $card }
ulysses-no-price = costa { $price ->
    [one] una carta
   *[other] { $price } carte
 }, una per ognuno dei tuoi templi, e in mano ne hai { $held }
ulysses-no-order = le carte si danno nell'ordine dei loro tipi: ricomincia il pagamento
ulysses-no-rest = poi non ne resterebbero abbastanza: per la giocata servono { $needed } carte sfida o Zeus
ulysses-no-kind = qui valgono solo le carte { $card } e Zeus
ulysses-no-zeus = gioca prima le carte { $card }, poi Zeus

## Le azioni.

ulysses-no-end = devi proporre una destinazione: un luogo vicino è senza peste
ulysses-no-end-stuck = tutti i luoghi vicini hanno la peste e puoi pagare: rimuovi prima una di queste pesti
ulysses-no-temple = nella riserva non resta nessun tempio
ulysses-no-build = il tuo prossimo tempio costa { $price ->
    [one] una carta tempio o Zeus e un'altra carta
   *[other] { $price } carte tempio o Zeus e altre { $price } carte
 }
ulysses-no-build-done = per un tempio ti servono carte tempio: { $needed }, non { $laid }
ulysses-no-pandora = il vaso di Pandora si apre una sola volta per turno, anche con una carta vento
ulysses-no-plague = tutti e sei i dischi peste sono sulla mappa: prima rimuovine uno
ulysses-no-plague-twice = la peste c'è già: { $place }
ulysses-no-remove = nessun luogo ha la peste
ulysses-no-remove-there = qui non c'è nessuna peste: { $place }
ulysses-no-exchange = si cambia un solo obiettivo per turno, anche con una carta vento
ulysses-no-colour = la nave si trova in un luogo { $colour }: pesca un altro colore
ulysses-no-pile = il mazzetto { $colour } è vuoto
ulysses-no-goal = non è fra i tuoi obiettivi nascosti: { $place }

## La proposta e la discussione. $ship è il luogo in cui si trova la nave.

ulysses-no-route = nessuna rotta collega questi luoghi: { $ship }, { $place }
ulysses-no-propose = c'è la peste ({ $place }): prima rimuovila, oppure scegli un altro luogo
ulysses-no-disk = c'è già un altro disco: { $place }
ulysses-no-bid = ti servono { $needed ->
    [one] una carta
   *[other] { $needed } carte
 } sfida o Zeus, e ne hai { $held }
ulysses-no-clearing = c'è la peste ({ $place }): rimuoverla costa { $price ->
    [one] una carta
   *[other] { $price } carte
 }, oltre alle { $needed } della giocata
ulysses-no-lead = { $laid } non basta: perché il { $side } sia in vantaggio devi giocarne { $needed } o più; altrimenti passa
ulysses-no-support = perché il { $side } sia in vantaggio devi giocare { $needed } carte o più, e ne hai { $held }; altrimenti passa
ulysses-no-side = la tua fazione è il { $side } e non puoi cambiarla
ulysses-no-black = il disco nero non è sulla mappa
ulysses-no-black-twice = il disco nero è già sulla mappa
ulysses-no-black-agreed = ti sei detto d'accordo e hai perso il diritto di piazzare un disco: appoggia una fazione o passa
ulysses-no-black-time = il disco nero si piazza con la prima decisione di un movimento, e solo se non hai ancora una fazione
