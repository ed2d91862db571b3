## Parole che servono a ogni gioco e in ogni stanza.

list-more = { $first }, { $next }
list-last = { $first } e { $last }

game-ulysses = Ulysses
game-odysseus = Odysseus
