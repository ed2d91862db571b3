## La donne était-elle honnête ? La page qui vérifie une partie enregistrée. Les mots entre guillemets sont ceux de l’enregistrement, dans toutes les langues.

web-verify-intro = Avant la donne, le serveur s’engage sur sa graine sans la montrer, et chaque place y ajoute un nombre à elle. Après la partie, la graine figure dans l’enregistrement complet. Cette page vérifie que chaque carte, objectif, dieu, mission et jeton a été tiré comme promis.
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
web-verify-kept-fits = Ce navigateur a vu cet engagement avant la donne, et son propre nombre est parmi ceux des places.
web-verify-kept-differs = Ce navigateur a vu cet engagement avant la donne, mais le nombre qu’il a ajouté n’est pas parmi ceux des places.
web-verify-kept-unseen = Ce navigateur n’a pas vu cet engagement avant la donne : compare-le avec ce que tu as noté, ou prends le navigateur dans lequel tu as pris place.
web-verify-what = Ce qui est vérifié, et ce qui ne l’est pas
web-verify-what-yes = L’empreinte de chaque ligne ; que la graine est bien celle de l’engagement ; et, pour chaque tirage, que c’est celui que donnent la graine, les nombres des places et son rang, parmi les cartes et les objectifs qui restaient. Pour cela, la page tient elle-même le compte des pioches et des mains, avec un programme qui n’a rien de commun avec celui qui distribue.
web-verify-what-not = Elle ne connaît pas les règles du jeu : que chaque coup était permis, et qui a gagné, c’est `pelagos verify` qui le vérifie, en rejouant la partie.
web-verify-what-you = L’engagement et ton propre nombre sont-ils ceux d’avant la donne ? Le navigateur dans lequel tu as pris place le vérifie ; dans un autre, compare-les toi-même.

## Ce qui est juste.

web-verify-hashes-fit = { $entries ->
    [one] L’empreinte de la seule entrée est juste.
   *[other] Les empreintes des { $entries } entrées sont justes.
 }
web-verify-seed-fits = La graine est celle qui était promise : son SHA-256 est l’engagement.
web-verify-draws-fit = Les { $draws } tirages sont tous ceux que donnent cette graine et les nombres des places, dans cet ordre.

## Pourquoi rien ne peut être prouvé.

web-verify-no-crypto = Les navigateurs ne prêtent leur cryptographie qu’aux pages ouvertes en https ou depuis localhost : ouvre celle-ci ainsi.
web-verify-unpromised = Cette partie s’est jouée sans engagement : rien n’était promis.
web-verify-masked = { $view ->
    [public] Voici ce que tout le monde pouvait voir.
   *[seat] Voici ce que la place { $view } a vu.
 } Il faut l’enregistrement complet, disponible après la partie.
web-verify-unrevealed = La graine manque dans cet enregistrement : elle est révélée à la fin de la partie.
web-verify-other-board = Cette page ne connaît que les plateaux fournis avec les jeux. Utilise « pelagos verify --board ».

## Ce qui cloche dans l’enregistrement.

web-verify-no-record = Ce n’est pas un enregistrement de Pelagos : il commencerait par « pelagos record 1 ».
web-verify-no-game = Cette page ne connaît que les jeux « ulysses 1 » et « odysseus 1 ».
web-verify-no-key = Il faut ici une ligne qui commence par « { $key } », au format d’un enregistrement.
web-verify-seats = Ce jeu ne se joue pas à ce nombre.
web-verify-cut = La dernière ligne est coupée.
web-verify-stops = L’enregistrement s’arrête ici, avant sa fin.
web-verify-no-hash = L’empreinte manque au bout de cette ligne.
web-verify-changed = Cette ligne, ou une autre avant elle, a été modifiée : son empreinte ne correspond pas.
web-verify-no-entry = Il faut ici l’entrée { NUMBER($number, useGrouping: 0) }.
web-verify-no-deal = L’entrée 0, et aucune autre, est la donne.
web-verify-count = La ligne de fin compte un autre nombre d’entrées.
web-verify-follows = Il y a quelque chose après la fin.
web-verify-no-seat = Il n’y a pas de place { $letter } dans cette partie.
web-verify-no-move = « { $move } » n’est pas un coup.

## Ce qui cloche dans la donne.

web-verify-other-seed = La graine n’est pas celle qui était promise : son SHA-256 est { $digest }.
web-verify-draw-other = Le tirage { NUMBER($draw, useGrouping: 0) } est ici « { $found } », et « { $expected } » d’après la graine.
web-verify-draw-missing = Il manque ici le tirage { NUMBER($draw, useGrouping: 0) }, « { $expected } » d’après la graine.
web-verify-draw-more = « { $found } » est de trop : cela n’a pas pu être tiré ici.
web-verify-no-card = La place { $letter } n’a pas de carte « { $card } » à donner.
web-verify-no-turn = La place { $letter } agit, mais son tour n’a pas commencé.
web-verify-no-cards = Tout le monde a passé : des cartes auraient dû être distribuées ici.
web-verify-nobody = Il n’y a personne à cette place avec qui échanger.

## Before the game.

web-promise = Donne vérifiable
web-promise-text = Avant la donne, le serveur s’engage sur une graine secrète, et chaque joueur ajoute un nombre. Après la partie, la graine est révélée et tout le monde peut vérifier tous les tirages. Ton navigateur garde les deux pour toi.
web-promise-mine = Ton nombre
