## Words that every game and every room needs.

list-more = { $first }, { $next }
list-last = { $first } and { $last }

game-ulysses = Ulysses
game-odysseus = Odysseus
