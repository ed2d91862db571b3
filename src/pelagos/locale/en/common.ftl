## Words for every game, in the terminal and in the browser.

list-more = { $first }, { $next }
list-last = { $first } and { $last }

game-ulysses = Ulysses
game-odysseus = Odysseus
