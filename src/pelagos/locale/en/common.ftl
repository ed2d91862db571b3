## Words for every game, in the terminal and in the browser.

list-more = { $first }, { $next }
list-last = { $first } and { $last }

colour-violet = violet
colour-green = green
colour-red = red
colour-blue = blue
colour-none = no colour
colour-yellow = yellow
