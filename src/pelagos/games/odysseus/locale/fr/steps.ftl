## Les étapes du bateau : les dessins des cases, les égalités et l'effet d'un choix.

# Au-dessus des neuf cases, sur une ligne de téléphone. Les nombres 1, 2 et 3 en dessous sont les étapes.
web-odysseus-steps = Un bateau, trois étapes : la couleur la plus forte guide.
# Le dessin d'une case, lu à haute voix.
web-odysseus-space-title = étape { $step }, { $colour }
web-odysseus-tie = Étape { $step } : { $colours } sont à égalité, { $first } passe donc avant.
# $course : une phrase entière.
web-odysseus-if-allowed = Si tu le permets : { $course }
web-odysseus-if-blocked = Si tu le bloques : { $course }
