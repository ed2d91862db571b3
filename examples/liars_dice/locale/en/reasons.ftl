## Why a move of liar's dice is refused. Each follows "No:": no capital letter, no full stop.

liars_dice-no-choice = dice are rolled by chance, not by a player
liars_dice-no-whole = the move is not finished: bid, or challenge the last bid
liars_dice-no-face = the bid is not finished: name a face too, as in 'bid 3 5'
liars_dice-no-count = name a number of dice first, as in 'bid 3 5'
liars_dice-no-bid = nobody has bid in this round: make a bid
liars_dice-no-dice = { $count ->
    [one] only 1 die is in the game
   *[other] only { $count } dice are in the game
 }: challenge the last bid, or bid on fewer dice
liars_dice-no-raise = a bid must be higher than { $count } × { $face }: more dice, or as many of a higher face

## What a choice does.

liars_dice-does-bid = Say how many dice show a face
liars_dice-does-challenge = Doubt the last bid: all dice are shown
