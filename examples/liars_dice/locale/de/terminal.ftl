## Liar's dice im Terminal.

liars_dice-examples = {"  "}bid 3 5 (mindestens drei Würfel zeigen 5) · challenge
