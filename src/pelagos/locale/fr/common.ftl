## Les mots dont tous les jeux et toutes les pièces ont besoin.
## Une espace insécable se tient devant : ; ! ? et à l’intérieur des « guillemets ».

list-more = { $first }, { $next }
list-last = { $first } et { $last }

colour-violet = violet
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-none = sans couleur
colour-yellow = jaune
