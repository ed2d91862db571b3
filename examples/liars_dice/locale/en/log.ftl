## The log of liar's dice, and what the text face says of the position. $who is a player's name; $you is "yes" if that
## player is the reader.

game-liars_dice = Liar's dice

liars_dice-round = { $you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $who } begins.
 }
liars_dice-rolls = You roll { $cup }.
liars_dice-bid = { $you ->
    [yes] You bid { liars_dice-dice }.
   *[no] { $who } bids { liars_dice-dice }.
 }
liars_dice-challenge = { $you ->
    [yes] You challenge { $other }.
   *[no] { $you-other ->
        [yes] { $who } challenges you.
       *[no] { $who } challenges { $other }.
     }
 }
liars_dice-shows = { $you ->
    [yes] You show { $cup }.
   *[no] { $who } shows { $cup }.
 }
liars_dice-counted = { $count ->
    [0] No die shows { $face }.
    [one] 1 die shows { $face }.
   *[other] { $count } dice show { $face }.
 }
liars_dice-loses = { $you ->
    [yes] { $left ->
        [0] You lose your last die and are out.
        [one] You lose a die and have 1 left.
       *[other] You lose a die and have { $left } left.
     }
   *[no] { $left ->
        [0] { $who } loses the last die and is out.
        [one] { $who } loses a die and has 1 left.
       *[other] { $who } loses a die and has { $left } left.
     }
 }
liars_dice-wins = { $you ->
    [yes] You win: nobody else has dice!
   *[no] { $who } wins: nobody else has dice.
 }

## The position.

liars_dice-now-round = Round { $round }: { $count } dice in the game.
liars_dice-now-bid = { $you ->
    [yes] Your bid stands: { liars_dice-dice }.
   *[no] { $who } has bid { liars_dice-dice }.
 }
liars_dice-now-no-bid = { $you ->
    [yes] No bid yet: you begin.
   *[no] No bid yet: { $who } begins.
 }
liars_dice-now-cup = Your dice: { $cup }.
liars_dice-now-dice = { $you ->
    [yes] { $count ->
        [0] You have no dice left.
        [one] You have 1 die.
       *[other] You have { $count } dice.
     }
   *[no] { $count ->
        [0] { $who } has no dice left.
        [one] { $who } has 1 die.
       *[other] { $who } has { $count } dice.
     }
 }

## Parts of the sentences above.

liars_dice-dice = { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
 }
