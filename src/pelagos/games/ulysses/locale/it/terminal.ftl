## Ulysses nel terminale: il tavolo. Lo schermo è stretto: titoli a margine e segni devono restare corti.

ulysses-nowhere = in nessun luogo
ulysses-screen-turn = Turno { $turn }: { $you ->
    [yes] il giocatore attivo sei tu
   *[no] il giocatore attivo è { $who }
 }
ulysses-screen-sea = Nave: { $place } ({ $colour }). Peste: { $plagues }.
ulysses-screen-piles = Mazzo { $pile }, scarti { $discards }, templi rimasti { $temples }.
ulysses-screen-from-here = Da qui
ulysses-screen-your-goals = Obiettivi
ulysses-screen-columns = templi  carte  fazione
ulysses-screen-column-goals = obiettivi
ulysses-screen-discussion = Fazioni
ulysses-screen-side = { $side } { $place } { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }, { $leads ->
    [yes] in vantaggio
   *[no] { $need ->
        [one] ne manca 1
       *[other] ne mancano { $need }
     } al vantaggio
 } ({ $people })

ulysses-mark-ship = nave
ulysses-mark-goal = obiettivo
ulysses-mark-plague = peste
ulysses-mark-disk = ● { $side }

ulysses-goal-reached = rivelato
ulysses-goal-steps = { $steps ->
    [0] qui
    [one] 1 tappa
   *[other] { $steps } tappe
 }

ulysses-stand-side = { $side } { $cards }{ $passed ->
    [yes] , fuori
   *[no] {""}
 }
ulysses-stand-passed = fuori
ulysses-stand-agreed = d'accordo

ulysses-board-start = Partenza

## Che cosa si chiede a chi gioca, per fase; le ultime quattro sono scelte fatte a metà.

ulysses-now-act = Agisci, oppure proponi una destinazione:
ulysses-now-ask = C'è una destinazione proposta. Dichiarati d'accordo oppure opponiti:
ulysses-now-bid = Gli Dei discutono. Passa, appoggia una fazione o piazza il disco nero:
ulysses-now-stay = La nave è andata nel luogo che hai proposto. Vuoi tenere il turno?
ulysses-now-return = Quale obiettivo restituisci?
ulysses-now-where = In quale luogo?
ulysses-now-lay = Quali carte giochi? (finora { $laid }, minimo { $needed })
ulysses-now-pay = Quali carte scarti? Ancora { $owed }; «discard wind*2 zeus» ne scarta più d'una.

## Qualche parola accanto a ogni scelta.

ulysses-hint-done = nessun'altra carta
ulysses-hint-hold = ne hai { $count }
ulysses-hint-exchange = { $count ->
    [one] peschi l'unico obiettivo di quel mazzetto
   *[other] peschi fra { $count } obiettivi
 }
ulysses-hint-support = { $need ->
    [one] 1 carta o più
   *[other] { $need } carte o più
 }

## Dialogo con chi gioca.

ulysses-over = Il viaggio è finito dopo { $turns } turni.
ulysses-examples =
    {"  "}propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
    {"  "}support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
    {"  "}build discard objection · exchange red discard wind return delos · wind · end
