## La donne était-elle honnête ? La page qui vérifie une partie enregistrée. Les mots entre guillemets sont ceux de l’enregistrement, dans toutes les langues.

web-verify-intro = Avant la donne, le serveur publie un engagement sur sa graine secrète, et chaque place ajoute un nombre au hasard. Après la partie, l’enregistrement complet contient la graine. Cette page vérifie que la graine et ces nombres donnent bien chaque carte, objectif, dieu, mission et jeton tiré.
web-verify-private = L’enregistrement reste dans ton navigateur : cette page ne peut rien envoyer.
web-verify-open = Ouvrir un enregistrement
web-verify-paste = Ou dépose le fichier sur cette page, ou colle son texte :
web-verify-check = Vérifier
web-verify-checking = Vérification…
web-verify-good = Vérifié
web-verify-bad = Non vérifié
web-verify-line = Ligne { NUMBER($line, useGrouping: 0) }
web-verify-compare = Compare avec ce que tu as vu avant la donne
web-verify-commitment = L’engagement du serveur
web-verify-entropy = Le nombre de la place { $letter } ({ $name })
web-verify-kept-fits = Ce navigateur a vu cet engagement avant la donne, et le nombre qu’il a ajouté est parmi ceux des places.
web-verify-kept-differs = Ce navigateur a vu cet engagement avant la donne, mais le nombre qu’il a ajouté n’est pas parmi ceux des places.
web-verify-kept-unseen = Ce navigateur n’a pas vu cet engagement avant la donne : compare-le avec tes notes, ou utilise le navigateur dans lequel tu as pris place.
web-verify-what = Ce qui est vérifié, et ce qui ne l’est pas
web-verify-what-yes = Vérifié : l’empreinte de chaque ligne ; que la graine correspond à l’engagement ; et que la graine, les nombres des places et le rang du tirage donnent chaque tirage, parmi les cartes et les objectifs qui restaient. La page tient elle-même le compte des pioches et des mains, avec un programme qui n’a rien de commun avec celui qui distribue.
web-verify-what-not = Non vérifié : que chaque coup était permis, et qui a gagné. Cette page ne connaît pas ces règles ; `pelagos verify` rejoue la partie et vérifie les deux.
web-verify-what-you = Le navigateur dans lequel tu as pris place vérifie que l’engagement et ton nombre sont ceux d’avant la donne. Dans un autre navigateur, compare-les toi-même.

## Ce qui est juste.

web-verify-hashes-fit = { $entries ->
    [one] L’empreinte de la seule entrée est juste.
   *[other] Les empreintes des { $entries } entrées sont justes.
 }
web-verify-seed-fits = La graine correspond à l’engagement : son SHA-256 est le même.
web-verify-draws-fit = Les { $draws } tirages découlent tous de cette graine et des nombres des places, dans cet ordre.

## Pourquoi rien ne peut être prouvé.

web-verify-no-crypto = Les navigateurs ne permettent la cryptographie qu’aux pages ouvertes en https ou depuis localhost : ouvre cette page ainsi.
web-verify-unpromised = Cette partie s’est jouée sans engagement : sa donne ne peut pas être vérifiée.
web-verify-masked = { $view ->
    [public] Cet enregistrement ne montre que ce que tout le monde pouvait voir.
   *[seat] Cet enregistrement ne montre que ce que la place { $view } a vu.
 } Utilise l’enregistrement complet, à télécharger après la partie.
web-verify-unrevealed = La graine n’est pas dans cet enregistrement : le serveur la révèle à la fin de la partie.
web-verify-other-board = Cette page ne connaît que les plateaux fournis avec les jeux, et cet enregistrement ne contient pas le fichier du sien. Utilise « pelagos verify --board ».
web-verify-wrong-board = Le fichier du plateau dans l’enregistrement ne correspond pas au plateau qui y est nommé.

## Ce qui cloche dans l’enregistrement.

web-verify-no-record = Ce n’est pas un enregistrement de Pelagos : la première ligne doit être « pelagos record 1 ».
web-verify-no-game = Cette page ne connaît que les jeux « ulysses 1 » et « odysseus 1 ».
web-verify-no-key = Cette ligne doit commencer par « { $key } » et suivre le format des enregistrements.
web-verify-seats = Ce jeu n’est pas prévu pour ce nombre de joueurs.
web-verify-cut = La dernière ligne est coupée.
web-verify-stops = L’enregistrement s’arrête ici, avant sa fin.
web-verify-no-hash = L’empreinte manque au bout de cette ligne.
web-verify-changed = Cette ligne ou une autre avant elle a été modifiée : son empreinte est fausse.
web-verify-no-entry = L’entrée { NUMBER($number, useGrouping: 0) } doit se trouver ici.
web-verify-no-deal = L’entrée 0 doit être la donne, et aucune autre ne peut l’être.
web-verify-count = La dernière ligne donne un nombre d’entrées faux.
web-verify-follows = Il y a du texte après la fin de l’enregistrement.
web-verify-no-seat = Il n’y a pas de place { $letter } dans cette partie.
web-verify-no-move = « { $move } » n’est pas un coup.

## Ce qui cloche dans la donne.

web-verify-other-seed = La graine ne correspond pas à l’engagement : son SHA-256 est { $digest }.
web-verify-draw-other = Le tirage { NUMBER($draw, useGrouping: 0) } est ici « { $found } », mais la graine donne « { $expected } ».
web-verify-draw-missing = Il manque ici le tirage { NUMBER($draw, useGrouping: 0) } : la graine donne « { $expected } ».
web-verify-draw-more = « { $found } » est un tirage de trop.
web-verify-no-card = La place { $letter } n’a pas de carte « { $card } » à jouer.
web-verify-no-turn = La place { $letter } agit avant que son tour ait commencé.
web-verify-no-cards = Tout le monde a passé : des cartes doivent être distribuées ici.
web-verify-nobody = Il n’y a personne à cette place avec qui échanger.

## Before the game.

web-promise = Donne vérifiable
web-promise-text = Avant la donne, le serveur s’engage sur une graine secrète, et chaque joueur ajoute un nombre au hasard. Après la partie, la graine est révélée et tout le monde peut vérifier chaque tirage. Ton navigateur garde pour toi l’engagement et ton nombre.
web-promise-mine = Ton nombre
