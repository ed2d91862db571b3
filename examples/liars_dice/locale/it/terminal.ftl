## Liar's dice nel terminale.

liars_dice-examples = {"  "}bid 3 5 (almeno tre dadi mostrano 5) · challenge
