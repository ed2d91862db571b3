## Perché un bot ha mosso così, ai tavoli dove si impara; lo dice $who. $you è «yes» se il bot gioca per chi legge.

odysseus-first-voyage = Una partita breve per imparare: si vince con cinque punti, nessun orologio, e i bot dicono perché muovono così.
odysseus-says = { $you ->
    [yes] Il tuo bot:
   *[no] { $who }:
 }
odysseus-why-play-first = { odysseus-says } Al passo { $ship } non contava ancora nessuna carta; ora conta il { $colour }.
odysseus-why-play-holds = { odysseus-says } Il { $colour } resta il più forte al passo { $ship }, ora con { $own }.
odysseus-why-play-beats = { odysseus-says } Al passo { $ship } ora il { $colour } supera il { $rival }, { $own } a { $best }.
odysseus-why-play-tie = { odysseus-says } Al passo { $ship } è { $own } a { $best }, e a parità il { $colour } precede il { $rival }.
odysseus-why-play-chases = { odysseus-says } Al passo { $ship } il { $colour } ha ora { $own }; decide ancora il { $rival } con { $best }.
odysseus-why-play-nothing = { odysseus-says } Sullo spazio di Poseidone nessuna carta conta.
odysseus-why-down = { odysseus-says } Finché la nave non parte, solo io so quanto vale questa carta.
odysseus-why-pass-last = { odysseus-says } Tutti hanno passato di fila, quindi la nave parte.
odysseus-why-pass-empty = { odysseus-says } Non ho più né carte né potere.
odysseus-why-pass-still = { odysseus-says } Al passo 1 non conta nessuna carta, quindi per ora la nave resterebbe ferma.
odysseus-why-pass-course = { odysseus-says } Con le carte scoperte la nave ora giungerebbe all'isola { $island }: { $adventure }.
odysseus-why-pass-none = { odysseus-says } Con le carte scoperte la nave ora non compirebbe nessuna avventura.
odysseus-why-zeus = { odysseus-says } Con le carte scoperte la nave va all'isola { $island }: { $adventure }.
odysseus-why-zeus-end = { odysseus-says } Perché in questo round nessuno giochi altre carte.
odysseus-why-hades = { odysseus-says } Perché nessuno veda che cosa gioco.
odysseus-why-poseidon = { odysseus-says } Perché al passo { $ship } nessuna carta del { $colour } conti.
odysseus-why-poseidon-turn = { odysseus-says } Senza quello spazio, al passo { $ship } il più forte è il { $colour }.
odysseus-why-poseidon-stop = { odysseus-says } Senza quello spazio al passo { $ship } non conta nessuna carta, e la nave si ferma prima.
odysseus-why-aphrodite = { odysseus-says } Raddoppiato, al passo { $ship } il { $colour } ha { $own }.
odysseus-why-aphrodite-turn = { odysseus-says } Raddoppiato a { $own }, al passo { $ship } il più forte è il { $colour }.
odysseus-why-aphrodite-later = { odysseus-says } Anche le carte giocate lì più tardi contano doppio.
odysseus-why-hermes = { odysseus-says } Una carta in meno al { $rival } nel passo { $step }, una in più al { $colour } nel passo { $ship }.
odysseus-why-block = { odysseus-says } Il potere di { $god } è speso per questo round, e anche il mio.
odysseus-why-trade = { odysseus-says } Posso usare il potere di { $theirs } non prima della prossima fase.
odysseus-why-trade-spent = { odysseus-says } Il potere di { $theirs } è già speso per questo round.
odysseus-why-disk = { odysseus-says } Dischi di questa avventura sulle isole, ora: { $count } ({ $adventure }).
odysseus-why-start = { odysseus-says } A un passo da qui: { $adventure }.
