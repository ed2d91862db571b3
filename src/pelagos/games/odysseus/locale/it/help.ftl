## Odysseus: nomi delle scelte, il loro prezzo, a che cosa si rinuncia.

odysseus-verb-start = Metti la nave sulla mappa
odysseus-verb-play = Gioca una carta vento
odysseus-verb-down = Gioca una carta coperta
odysseus-verb-zeus = Usa il potere di Zeus
odysseus-verb-hades = Usa il potere di Ade
odysseus-verb-aphrodite = Usa il potere di Afrodite
odysseus-verb-hermes = Usa il potere di Ermes
odysseus-verb-poseidon = Usa il potere di Poseidone
odysseus-verb-athena = Usa il potere di Atena
odysseus-verb-trade = Scambia gli dei
odysseus-verb-pass = Passa
odysseus-verb-allow = Lascia agire
odysseus-verb-block = Blocca
odysseus-verb-disk = Scegli un disco

# Il prezzo: senza maiuscola e senza punto.
odysseus-costs-card = 1 carta della tua mano
odysseus-costs-dionysus = 1 carta Dioniso
odysseus-costs-power = il tuo potere, fino alla fine del round

# Un avviso: una frase intera.
odysseus-gives-up-pass = Tutti gli altri hanno passato: se passi anche tu, il piazzamento finisce e la nave salpa.
odysseus-gives-up-zeus = In questo round nessuno può più giocare carte: quelle che hai in mano restano lì.
odysseus-gives-up-trade = Dopo lo scambio, un potere non ancora usato si potrà usare solo dalla fase successiva; vale per entrambi.
odysseus-gives-up-block = Il tuo potere è allora usato: in questo round non puoi bloccarne un altro.
