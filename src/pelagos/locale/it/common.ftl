## Parole che servono a ogni gioco e in ogni stanza.

list-more = { $first }, { $next }
list-last = { $first } e { $last }

colour-violet = viola
colour-green = verde
colour-red = rosso
colour-blue = azzurro
colour-none = senza colore
colour-yellow = giallo
