## Liar's dice in the terminal.

liars_dice-examples = {"  "}bid 3 5 (at least three dice show 5) · challenge
