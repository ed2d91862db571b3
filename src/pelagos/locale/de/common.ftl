## Wörter, die jedes Spiel und jeder Raum braucht.

list-more = { $first }, { $next }
list-last = { $first } und { $last }

colour-violet = violett
colour-green = grün
colour-red = rot
colour-blue = blau
colour-none = ohne Farbe
colour-yellow = gelb
