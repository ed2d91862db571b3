## Wörter, die jedes Spiel und jeder Raum braucht.

list-more = { $first }, { $next }
list-last = { $first } und { $last }

game-ulysses = Ulysses
game-odysseus = Odysseus
