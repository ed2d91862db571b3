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
plain-no-board = Ce jeu n’a pas de plateau.
plain-wanted = Choisis que faire.
plain-over = La partie est finie.
plain-welcome = { $game }, à { $players }. Tu es { $name }, place { $seat }. (Tape « help » pour les commandes.)
so-far = Jusqu’ici : { $words }

## Conversation avec le joueur.

play-welcome = { $game } sur le plateau « { $board } », à { $players } joueurs. Tu es { $name }, place { $seat }.
play-origin = Le plateau : { $origin }. (Tape « board » pour en savoir plus, « help » pour les commandes.)
play-seed = Pour rejouer la même donne : --seed { $seed }
play-prompt = { $most ->
    [1] Ton choix (1 ou Entrée)
   *[other] Ton choix (1-{ $most })
 }
play-bid = Combien de cartes ? De { $least } à { $most } (Entrée : { $least })
play-bid-jokers = Dont combien de { $kind } ? De { $least } à { $most } (Entrée : { $least })
play-bid-range = Il faut un nombre de { $least } à { $most } ; « back » reprend l’étape.
play-forced = Rien à choisir : { $words }.
play-no-number = Il n’y a pas de choix { $number } : tape un numéro de 1 à { $most }, ou un coup.
play-nothing = Tape le numéro d’un choix, un coup en toutes lettres, ou « help ».
play-no-back = Il n’y a rien à reprendre : un coup complet reste joué.
play-refused = Non : { $reason } [{ $clause }]
play-refused-more = Tape « rules { $clause } » pour lire la règle. Les choix ci-dessus restent ouverts.
play-farewell = Tu quittes le bateau. Bon vent !
play-record-open = La partie jusqu’ici est enregistrée dans { $file }.
play-record-done = La partie entière est enregistrée dans { $file }.
play-record-none = La partie n’a pas été enregistrée (--record FICHIER l’enregistre).
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
play-why-nothing = Tout ce qui concerne cette décision est possible.
play-hint = Le bot réfléchit …
play-help =
    Un numéro    fait ce choix ; Entrée suffit quand il n’y en a qu’un
    back         annule une étape d’un coup incomplet
    look         montre de nouveau la table
    what         donne tout ce que tu peux faire, avec prix et règles
    why          dit pourquoi d’autres choix ne sont pas possibles
    hint         demande à un bot fort ce qu’il ferait
    board        montre tout le plateau, et d’où il vient
    log          montre les derniers événements (log 100 pour en voir plus)
    rules { $clause }   montre une clause des règles, ou un chapitre (rules { $section })
    quit         quitte la partie
    Tu peux aussi taper un coup entier :

## Une partie enregistrée, racontée ; les règles.

replay-opening = { $game } sur le plateau { $board } : { $people }.
replay-viewer = { $viewer ->
    [full] Le journal complet, secrets compris.
    [public] Le journal tel que tout le monde l’a vu.
   *[seat] Le journal tel que { $seat } l’a vu.
 }
replay-open = La partie n’est pas finie.
replay-result = { $many ->
    [yes] Résultat : { $who } ont gagné ensemble.
   *[no] Résultat : { $who } a gagné.
 }
rules-unknown = il n’y a pas de clause « { $clause } » ; proches : { $near }
rules-unknown-all = il n’y a pas de clause « { $clause } » ; les clauses sont { $some }, et ainsi de suite

## Leçons.

learn-commands = (Tape 'hint' pour un conseil, 'again' pour recommencer, 'skip' pour la leçon suivante, 'quit' pour partir.)
learn-type = Tape : { $move }
learn-rule = Tape 'rules { $clause }' pour lire la règle.
learn-help =
    Dans une leçon, il y a aussi
    hint         dit quoi faire
    again        recommence la leçon
    skip         passe à la leçon suivante
learn-row = { $title } ({ $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }){ $status ->
    [done] , finie
    [begun] , commencée
   *[new] {""}
 }
learn-how = Joue-les avec 'pelagos learn ulysses' ou 'pelagos learn odysseus winds'.
learn-next = Entrée pour la leçon suivante : { $title }
learn-all-done = Tu as fini toutes les leçons de ce jeu. Nommes-en une pour la rejouer :
learn-farewell = À bientôt. 'pelagos learn { $game }' reprendra ici.
learn-play = À toi de jouer : pelagos play { $game } --first-voyage
