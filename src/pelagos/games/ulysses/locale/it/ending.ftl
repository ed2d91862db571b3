## La fine di una partita a Ulysses: che cosa ha raggiunto ciascuno, e i momenti da ricordare.

ulysses-end-start = Il viaggio comincia: { $place }
ulysses-end-turn = Turno { $turn }
ulysses-end-points = { $points } obiettivi su { $goal }
ulysses-end-reached = { $goal }: raggiunto nel turno { $turn }
ulysses-end-open = { $goal }: { $steps ->
    [one] a una tappa
   *[other] a { $steps } tappe
 }
ulysses-end-hand = In mano: { $cards }
ulysses-end-no-hand = Nessuna carta in mano
ulysses-end-returned = Obiettivi restituiti: { $goals }
ulysses-moment-gift = { $you ->
    [yes] Guidi tu la nave ({ $place }), ed è un obiettivo di { $other }!
   *[no] { $you-other ->
        [yes] { $who } guida la nave ({ $place }), ed è un tuo obiettivo!
       *[no] { $who } guida la nave ({ $place }), ed è un obiettivo di { $other }!
     }
 }
ulysses-moment-discussion = Nessuna discussione è costata di più: { $cards } carte giocate, prevale { $side } e la nave giunge a destinazione: { $place }.
ulysses-moment-unopposed = Nessuno si oppone all'ultimo viaggio: { $place }.
ulysses-moment-lead = { $you ->
    [yes] Con { $count } obiettivi passi in testa davanti a { $other }.
   *[no] { $you-other ->
        [yes] Con { $count } obiettivi { $who } passa in testa davanti a te.
       *[no] Con { $count } obiettivi { $who } passa in testa davanti a { $other }.
     }
 }
ulysses-moment-drought = { $count } viaggi di fila non rivelano alcun obiettivo.
ulysses-moment-first = { $you ->
    [yes] Riveli tu il primo obiettivo della partita: { $place }.
   *[no] { $who } rivela il primo obiettivo della partita: { $place }.
 }
