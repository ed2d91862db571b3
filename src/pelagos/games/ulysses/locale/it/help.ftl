## Ulysses: nomi delle scelte, il loro prezzo, a che cosa si rinuncia.

ulysses-verb-propose = Proponi una destinazione
ulysses-verb-pandora = Apri il vaso di Pandora
ulysses-verb-plague = Piazza una peste
ulysses-verb-remove = Rimuovi una peste
ulysses-verb-exchange = Cambia un obiettivo
ulysses-verb-build = Costruisci un tempio
ulysses-verb-agree = D'accordo
ulysses-verb-object = Opponiti
ulysses-verb-support = Appoggia una fazione
ulysses-verb-black = Piazza il nero
ulysses-verb-pass = Passa
ulysses-verb-wind = Gioca una carta vento
ulysses-verb-end = Chiudi il turno

# Il prezzo: senza maiuscola e senza punto. $card è un tipo di carta.
ulysses-costs-kind = 1 carta { $card } o Zeus
ulysses-costs-any = { $cards ->
    [one] 1 carta qualsiasi
   *[other] { $cards } carte qualsiasi
 }
ulysses-costs-build = { $cards ->
    [one] 1 carta tempio o Zeus e 1 carta qualsiasi
   *[other] { $cards } carte tempio o Zeus e { $cards } carte qualsiasi
 }
ulysses-costs-bid = { $cards ->
    [one] 1 carta sfida o Zeus, o più
   *[other] { $cards } carte sfida o Zeus, o più
 }
ulysses-costs-disk = { ulysses-costs-bid }; in un luogo con la peste anche { $price ->
    [one] 1 carta qualsiasi
   *[other] { $price } carte qualsiasi
 }

# Un avviso: una frase intera.
ulysses-gives-up-agree = Se sei d'accordo, in questa discussione non puoi più piazzare un disco.
ulysses-gives-up-last = Sei l'ultima risposta: se sei d'accordo, la nave salpa subito verso { $place }.
ulysses-gives-up-pass = Se passi, sei fuori da questa discussione e non puoi più giocarvi carte.
ulysses-gives-up-support = La prima carta ti lega a questa fazione: in questa discussione non puoi più cambiarla né piazzare il nero.
ulysses-gives-up-end = Hai una carta con cui terresti il turno: se lo chiudi ora, tocca al giocatore seguente.
