## Les mots dont tous les jeux et toutes les pièces ont besoin.
## Une espace insécable se tient devant : ; ! ? et à l’intérieur des « guillemets ».

list-more = { $first }, { $next }
list-last = { $first } et { $last }

game-ulysses = Ulysses
game-odysseus = Odysseus
