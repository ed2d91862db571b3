## Liar's dice dans le terminal.

liars_dice-examples = {"  "}bid 3 5 (au moins trois dés montrent 5) · challenge
