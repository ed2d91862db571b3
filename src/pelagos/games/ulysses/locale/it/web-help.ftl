## Ulysses nel browser: che cosa sono le cose, le note della prima volta, e che cosa viene dopo.

ulysses-thing-goal = Carta obiettivo
ulysses-thing-temple = Tempio
ulysses-thing-plague = Peste
ulysses-thing-ship = Nave
ulysses-thing-hand = Carte in mano
ulysses-thing-active = Giocatore attivo
ulysses-thing-pile = Mazzo e scarti

ulysses-about-card-objection = Vale 1 per una fazione nella discussione degli Dei: giocala per opporti, per piazzare il nero o per appoggiare una fazione.
ulysses-about-card-temple = Costruisce templi. Il prossimo richiede tante carte tempio quanti sono i tuoi templi, e altrettante altre carte.
ulysses-about-card-wind = Quando la nave è andata dove hai proposto, ti fa tenere il turno: agisci e proponi di nuovo.
ulysses-about-card-plague = Nella tua fase d'azione mette una peste su un luogo qualsiasi: nessuno può mandarci la nave finché qualcuno non paga per rimuoverla.
ulysses-about-card-zeus = Sta per qualsiasi altro tipo di carta azione, ovunque. È la carta più forte che puoi avere.
ulysses-about-card-pandora = Nella tua fase d'azione fa pescare due carte, una volta per turno.
ulysses-about-side-blue = La proposta del giocatore attivo. In parità vince sempre il blu.
ulysses-about-side-red = L'altro luogo, voluto da chi si è opposto per primo. Al rosso servono più carte del blu, e almeno quante il nero.
ulysses-about-side-black = Un terzo luogo. Lo può piazzare chi non ha ancora deciso nulla in questa discussione. Al nero servono più carte del blu e più del rosso.
ulysses-about-thing-goal = Un luogo che chi ha la carta vuole far raggiungere alla nave; non importa chi la guida. Allora la carta si scopre. Con quattro obiettivi raggiunti si vince subito.
ulysses-about-thing-temple = All'inizio di ogni turno, tuo o di altri, ogni tempio pesca una carta per te.
ulysses-about-thing-plague = Chiude un luogo: non lo si può proporre né metterci un disco, finché qualcuno non paga per rimuovere la peste.
ulysses-about-thing-ship = Tutti viaggiano sulla stessa nave. Segue una rotta fino a un luogo vicino; dove arriva, l'obiettivo di quel luogo è raggiunto.
ulysses-about-thing-hand = Quante carte ha in mano. Solo chi le ha sa quali. Non c'è un massimo.
ulysses-about-thing-active = Chi è attivo agisce e propone dove va la nave. Poi tocca a chi siede alla sua sinistra, a meno che si giochi una carta vento.
ulysses-about-thing-pile = Le carte si pescano dal mazzo; quelle giocate vanno negli scarti, che tutti possono guardare. Finito il mazzo, se ne fa uno nuovo con gli scarti.
ulysses-about-colour = Una regione di nove luoghi. All'inizio ognuno ha un obiettivo di ogni colore.

ulysses-note-propose = Il giocatore attivo sei tu. Prima fai le azioni che vuoi; poi proponi un luogo accanto alla nave. La proposta chiude le tue azioni.
ulysses-note-agree = Il blu mostra dove vuole andare il giocatore attivo. Se tutti sono d'accordo, la nave ci va. Se ti opponi, metti il rosso altrove e decidono le carte.
ulysses-note-bid = Gli Dei discutono: vince la fazione con più carte. Quando tocca a te, passi e sei fuori, o giochi abbastanza carte da portare in testa una fazione.
ulysses-note-lead = La parità conta: il blu vince ogni parità e il rosso batte il nero. Al rosso servono dunque più carte del blu, e al nero più di entrambi.
ulysses-note-wind = La nave è andata dove hai proposto: con una carta vento agisci e proponi subito di nuovo. Nel frattempo nessuno pesca.
ulysses-note-reveals = Un obiettivo è raggiunto quando la nave vi arriva, chiunque la guidi. Si scopre, e con l'ultimo si vince.
ulysses-note-plague = Una peste chiude il suo luogo alle proposte e ai dischi. Chi la vuole rimuovere paga tante carte quanti sono i suoi templi.
ulysses-note-build = Ogni tempio pesca per te una carta all'inizio di ogni turno, anche in quelli degli altri. Ma il prossimo tempio costa più dell'ultimo.
ulysses-note-pandora = Pandora ti dà due carte per una. Giocala prima di proporre; una volta per turno.
ulysses-note-exchange = Un obiettivo lontano si può cambiare una volta per turno, pagando tante carte quanti sono i tuoi templi. Il colore che peschi lo scegli tu.
ulysses-note-zeus = Hai Zeus, il jolly: sta per qualsiasi altra carta. Dove si può usare, scegli quanti giocarne.
ulysses-note-draws = Un nuovo turno: ognuno ha pescato una carta per ciascuno dei suoi templi.

ulysses-soon-act = Dopo la proposta tocca a tutti, uno dopo l'altro: sei d'accordo, oppure ti opponi e giochi carte per un altro luogo.
ulysses-soon-ask = Se fino ad allora nessuno si è opposto, dici se sei d'accordo o ti opponi. Con il rosso sulla mappa puoi appoggiare una fazione, passare o, se non ti sei detto d'accordo prima, piazzare il nero.
ulysses-soon-bid = Finché non passi, tocca anche a te: appoggi una fazione, passi o, se è la tua prima decisione qui, piazzi il nero.
ulysses-soon-stay = Se non si gioca una carta vento, comincia il turno seguente: ognuno pesca per i suoi templi e il giocatore attivo cambia.

web-ulysses-which-side = Quale fazione?
web-ulysses-lack-side = Scegli la fazione.
