## Pourquoi un coup de liar's dice est refusé. Chaque raison suit « Non : » : minuscule au début, pas de point.

liars_dice-no-choice = c’est le hasard qui lance les dés, pas un joueur
liars_dice-no-whole = le coup n’est pas complet : annonce, ou doute de la dernière annonce
liars_dice-no-face = l’annonce n’est pas complète : nomme aussi une face, comme dans « bid 3 5 »
liars_dice-no-count = nomme d’abord un nombre de dés, comme dans « bid 3 5 »
liars_dice-no-bid = il n’y a pas encore d’annonce dans cette manche : fais-en une
liars_dice-no-dice = { $count ->
    [one] il n’y a que 1 dé en jeu
   *[other] il n’y a que { $count } dés en jeu
 } : doute de la dernière annonce, ou annonce moins de dés
liars_dice-no-raise = une annonce doit dépasser { $count } × { $face } : plus de dés, ou autant d’une face plus haute

## Ce que fait un choix.

liars_dice-does-bid = Dis combien de dés montrent une face
liars_dice-does-challenge = Doute de la dernière annonce : tous les dés sont montrés
