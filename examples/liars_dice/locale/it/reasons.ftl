## Perché una mossa di liar's dice viene rifiutata. Ogni frase segue «No:», perciò ha l'iniziale minuscola e niente punto.

liars_dice-no-choice = i dadi li lancia il caso, non chi gioca
liars_dice-no-whole = la mossa non è completa: dichiara, o dubita dell'ultima dichiarazione
liars_dice-no-face = la dichiarazione non è completa: nomina anche una faccia, come in «bid 3 5»
liars_dice-no-count = nomina prima un numero di dadi, come in «bid 3 5»
liars_dice-no-bid = in questo round non c'è ancora una dichiarazione: falla tu
liars_dice-no-dice = { $count ->
    [one] in gioco c'è solo 1 dado
   *[other] in gioco ci sono solo { $count } dadi
 }: dubita dell'ultima dichiarazione, o dichiara meno dadi
liars_dice-no-raise = una dichiarazione deve superare { $count } × { $face }: più dadi, o altrettanti di una faccia più alta

## Che cosa fa una scelta.

liars_dice-does-bid = Di' quanti dadi mostrano una faccia
liars_dice-does-challenge = Dubita dell'ultima dichiarazione: si mostrano tutti i dadi
