## Perché un bot ha mosso così, ai tavoli dove si impara; lo dice $who. $you è «yes» se il bot gioca per chi legge.

ulysses-first-voyage = Una partita breve per imparare: due obiettivi a testa, nessun orologio, e i bot dicono perché muovono così.
ulysses-says = { $you ->
    [yes] Il tuo bot:
   *[no] { $who }:
 }
ulysses-why-build = { ulysses-says } Con { $temples } templi pesco { $temples } carte all'inizio di ogni turno.
ulysses-why-pandora = { ulysses-says } Due carte nuove per una.
ulysses-why-plague-near = { ulysses-says } Ora nessuno può proporre questo luogo: { $place }.
ulysses-why-plague-far = { ulysses-says } Chi vuole andarci deve prima pagare per rimuovere la peste: { $place }.
ulysses-why-remove = { ulysses-says } La nave può di nuovo andarci: { $place }.
ulysses-why-exchange = { ulysses-says } Un obiettivo nuovo, una volta per turno; costa tante carte quanti sono i miei templi: { $price }.
ulysses-why-stuck = { ulysses-says } Rimuovere una peste costerebbe { $price } carte, e in mano ne ho { $count }.
ulysses-why-propose-only = { ulysses-says } È l'unico luogo collegato senza peste: { $place }.
ulysses-why-propose-troy = { ulysses-says } Troia non ha carta obiettivo: è una tappa sulla rotta.
ulysses-why-propose-open = { ulysses-says } L'obiettivo di questo luogo è già scoperto, quindi andarci non giova a nessuno: { $place }.
ulysses-why-propose-way = { ulysses-says } L'obiettivo di questo luogo non può essere mio; è una tappa sulla rotta: { $place }.
ulysses-why-propose-own = { ulysses-says } Nascondo un obiettivo di questo colore ({ $colour }), e altri pure; potrebbe essere { $place }.
ulysses-why-propose-alone = { ulysses-says } Solo io posso ancora avere l'obiettivo di questo luogo ({ $colour }): { $place }.
ulysses-why-wind = { ulysses-says } La nave è andata dove proponevo io, perciò con una carta vento posso proporre ancora.
ulysses-why-agree-last = { ulysses-says } Nessuno si è opposto, quindi la nave parte.
ulysses-why-agree-keep = { ulysses-says } Tengo le mie carte ({ $count }), e posso ancora sostenere una fazione se qualcuno si oppone.
ulysses-why-agree-empty = { ulysses-says } Non ho carte per oppormi.
ulysses-why-object = { ulysses-says } Perché guidi il blu, ora { $count ->
    [one] serve 1 carta
   *[other] servono { $count } carte
 }.
ulysses-why-object-plague = { ulysses-says } C'era una peste, perciò ho dovuto prima pagare per rimuoverla: { $place }.
ulysses-why-black = { ulysses-says } Un terzo luogo; il nero doveva guidare subito, davanti a blu e rosso.
ulysses-why-support = { ulysses-says } Ora guida il { $side }, { $own } a { $best }.
ulysses-why-support-tie = { ulysses-says } Al { $side } basta il pareggio per guidare: { $own } a { $best }.
ulysses-why-support-more = { ulysses-says } Il { $side } guidava già; ora è più difficile raggiungerlo: { $own } a { $best }.
ulysses-why-pass-empty = { ulysses-says } Non ho più carte.
ulysses-why-pass-out = { ulysses-says } Non sono di nessuna fazione, e tengo le mie carte ({ $count }).
ulysses-why-pass-ahead = { ulysses-says } Il { $side } guida già.
ulysses-why-pass-few = { ulysses-says } Al { $side } ne servirebbero altre { $need }, e in mano ne ho { $count }.
ulysses-why-pass-price = { ulysses-says } Per tornare a guidare, al { $side } ne servirebbero altre { $need }.
