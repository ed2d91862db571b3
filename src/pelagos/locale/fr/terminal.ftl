## Le jeu dans le terminal, quel qu’il soit.

you = toi
screen-decides = { $you ->
    [yes] à toi de jouer
   *[no] à { $who } de décider
 }
screen-players = Joueurs
screen-your-hand = Ta main
screen-hand = { $count ->
    [0] aucune carte
    [one] 1 carte : { $cards }
   *[other] { $count } cartes : { $cards }
 }

board-origin = Origine : { $origin }
so-far = Jusqu’ici : { $words }

## Conversation avec le joueur.

play-welcome = { $game } sur le plateau « { $board } », à { $players } joueurs. Tu es { $name }, place { $seat }.
play-origin = Le plateau : { $origin }. (« board » en dit plus ; « help » montre ce que tu peux taper.)
play-seed = Pour retrouver la même donne : --seed { $seed }
play-prompt = { $most ->
    [1] Ton choix (1 ou Entrée)
   *[other] Ton choix (1-{ $most })
 }
play-no-number = Il n’y a pas de choix { $number } : prends un numéro de 1 à { $most }, ou tape un coup.
play-nothing = Tape le numéro d’un choix, un coup en toutes lettres, ou « help ».
play-no-back = Il n’y a rien à reprendre : un coup n’est joué que lorsqu’il est complet.
play-refused = Non : { $reason } [{ $clause }]
play-refused-more = « rules { $clause } » montre la clause ; les numéros ci-dessus sont les coups possibles.
play-farewell = Tu quittes le bateau. Bon vent !
play-record-open = La partie jusqu’à ce point est gardée dans { $file }.
play-record-done = La partie entière est gardée dans { $file }.
play-record-none = Rien n’a été écrit (--record FICHIER garde une partie).
play-winner = { $you ->
    [yes] { $many ->
        [yes] Victoire ! Tu la partages avec { $who }.
       *[no] Victoire, la partie est à toi !
     }
   *[no] { $many ->
        [yes] { $who } ont gagné ensemble.
       *[no] { $who } a gagné.
     }
 }
play-help =
    Un numéro    prend ce choix ; Entrée suffit quand il n’y en a qu’un
    back         annule la partie inachevée d’un choix
    look         montre de nouveau la table
    board        tout le plateau, et d’où il vient
    log          ce qui s’est passé (log 100 pour remonter plus loin)
    rules { $clause }   une clause des règles, ou un chapitre (rules { $section })
    quit         quitte la partie
    On peut aussi taper un coup entier :

## Une partie enregistrée, racontée ; les règles.

replay-opening = { $game } sur le plateau { $board } : { $people }.
replay-viewer = { $viewer ->
    [full] Racontée en entier.
    [public] Racontée comme tout le monde l’a vue.
   *[seat] Racontée comme { $seat } l’a vue.
 }
replay-open = La partie n’est pas finie.
replay-result = { $many ->
    [yes] Résultat : { $who } ont gagné.
   *[no] Résultat : { $who } a gagné.
 }
rules-unknown = il n’y a pas de clause « { $clause } » ; proches : { $near }
rules-unknown-all = il n’y a pas de clause « { $clause } » ; il y a : { $some }, et ainsi de suite
