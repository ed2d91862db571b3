## Il diario di liar's dice, e come la posizione viene descritta. $who è il nome; $you è "yes" se legge proprio
## quella persona.

game-liars_dice = Liar's dice

liars_dice-round = { $you ->
    [yes] Round { $round }: cominci tu.
   *[no] Round { $round }: comincia { $who }.
 }
liars_dice-rolls = I tuoi dadi danno { $cup }.
liars_dice-bid = { $you ->
    [yes] Dichiari { liars_dice-dice }.
   *[no] { $who } dichiara { liars_dice-dice }.
 }
liars_dice-challenge = { $you ->
    [yes] Dubiti di { $other }.
   *[no] { $you-other ->
        [yes] { $who } dubita di te.
       *[no] { $who } dubita di { $other }.
     }
 }
liars_dice-shows = { $you ->
    [yes] Mostri { $cup }.
   *[no] { $who } mostra { $cup }.
 }
liars_dice-counted = { $count ->
    [0] Nessun dado mostra { $face }.
    [one] 1 dado mostra { $face }.
   *[other] { $count } dadi mostrano { $face }.
 }
liars_dice-loses = { $you ->
    [yes] { $left ->
        [0] Perdi l'ultimo dado e resti fuori.
        [one] Perdi un dado e te ne resta 1.
       *[other] Perdi un dado e te ne restano { $left }.
     }
   *[no] { $left ->
        [0] { $who } perde l'ultimo dado e resta fuori.
        [one] A { $who }, che perde un dado, ne resta 1.
       *[other] A { $who }, che perde un dado, ne restano { $left }.
     }
 }
liars_dice-wins = { $you ->
    [yes] Vinci: non ha più dadi nessun altro posto!
   *[no] Vince { $who }: non ha più dadi nessun altro posto.
 }

## La posizione.

liars_dice-now-round = Round { $round }: { $count } dadi in gioco.
liars_dice-now-bid = { $you ->
    [yes] Vale la tua dichiarazione: { liars_dice-dice }.
   *[no] { $who } ha dichiarato { liars_dice-dice }.
 }
liars_dice-now-no-bid = { $you ->
    [yes] Ancora nessuna dichiarazione: cominci tu.
   *[no] Ancora nessuna dichiarazione: comincia { $who }.
 }
liars_dice-now-cup = I tuoi dadi: { $cup }.
liars_dice-now-dice = { $you ->
    [yes] { $count ->
        [0] Non hai più dadi.
        [one] Hai 1 dado.
       *[other] Hai { $count } dadi.
     }
   *[no] { $count ->
        [0] { $who } non ha più dadi.
        [one] { $who } ha 1 dado.
       *[other] { $who } ha { $count } dadi.
     }
 }

## Parti delle frasi qui sopra.

liars_dice-dice = { $count ->
    [one] 1 dado con faccia { $face }
   *[other] { $count } dadi con faccia { $face }
 }
