## Pourquoi quelque chose est refusé, quel que soit le jeu. Une minuscule et pas de point : certaines phrases suivent « Non : ».

# Ce qui ne va pas dans des mots qui ne sont pas un coup, ou dans un message qui n’en est pas un ; pour les programmeurs.
refused-malformed = cela ne se comprend pas : { $detail }
refused-over = la partie est finie
refused-one-move = un coup à la fois : il y en a ici plus d’un
refused-turn = c’est à { $who } de décider, pas à { $you-other ->
    [yes] toi
   *[no] { $other }
 }

## Qui tu es.

refused-stranger = dis d’abord qui tu es
refused-nameless = dis d’abord qui tu es : tu regardes sans nom
refused-name = un nom a de 1 à { $most } lettres lisibles
refused-code = ce code n’est pas connu ici, a déjà servi ou a expiré : fais-en un nouveau
refused-origin = cela vient d’une page d’un autre site
refused-origin-missing = un navigateur doit dire de quelle page cela vient

## Trop.

refused-rate = trop de demandes ; attends un peu
refused-newcomers = beaucoup de monde est déjà venu de ton adresse ; attends un peu
refused-codes = trop de codes ont été essayés depuis ton adresse ; attends une minute
refused-connections = trop de connexions
refused-asides = tu as trop dit et trop fait à cette table en dehors du jeu : seuls les coups comptent désormais
refused-quota = tu as déjà { $tables ->
    [one] une table
   *[other] { $tables } tables
 } ; finis-en ou quittes-en d’abord une
refused-busy = il se passe trop de choses à cette table ; essaie encore

## Le serveur ne va pas bien.

refused-unavailable = le serveur ne peut pas écrire en ce moment ; essaie encore dans un instant
refused-unreachable = le serveur n’atteint pas ses données en ce moment ; essaie encore dans un instant
refused-unanswered = le processus qui s’occupe de cette table ne répond pas ; essaie encore
refused-read-only = le serveur ne peut pas écrire en ce moment ; ce qui est là peut se lire
refused-stopping = le serveur va s’arrêter ; essaie encore dans un instant
refused-fault = le serveur a fait une erreur ici ; rien n’a changé

## Jeux et tables.

refused-no-game = ce jeu n’existe pas ; il y a : { $there }
refused-no-language = il n’y a pas de règles dans cette langue ; il y a : { $there }
refused-no-table = cette table n’existe pas ; le lien est peut-être incomplet
refused-rules = cette table a commencé avec d’autres règles que celles du serveur d’aujourd’hui
refused-quarantined = le livre de cette table est abîmé et a été mis de côté ; toutes les autres continuent
refused-players = { $game } se joue de { $least } à { $most }, pas à { $count }
refused-board = pour { $game }, il n’y a ici qu’un plateau : { $board }
refused-described = { $described } places sont décrites, la table en a { $count }
refused-no-person = il faut à une table au moins une place pour une personne
refused-private = cette table est sur invitation : ouvre le lien que tu as reçu
refused-invite = cette invitation n’ouvre pas cette table, ou elle a expiré
refused-no-record = rien n’est enregistré : aucune partie n’a commencé ici

## Places.

refused-seated = ta place est déjà ici, la place { $letter }
refused-full = toutes les places sont prises
refused-taken = cette place est prise ; libres : { $free }
refused-spectator = il faut avoir une place à la table pour cela ; tu regardes
refused-inviter = il faut avoir une place à la table pour inviter
refused-no-seat = tu n’as pas ici de place à céder
refused-handover = ce lien ne cède pas cette place, ou il a expiré
refused-handed = la personne qui cédait cette place ne l’a plus
refused-mute = il n’y a personne d’autre à cette place

## Commencer et finir.

refused-begun = la partie a déjà commencé
refused-begun-seat = la partie a commencé : seule la personne qui a une place peut la céder
refused-begun-close = personne ne peut fermer une partie commencée
refused-not-begun = la partie n’a pas encore commencé
refused-closed = la table est fermée
refused-host-begins = tant qu’il reste des places libres, seule la personne qui a ouvert la table peut commencer
refused-host-closes = seule la personne qui a ouvert la table peut la fermer
refused-leave = la partie est finie : il n’y a rien à quitter
refused-playing = la partie n’est pas encore finie
refused-rematch = la suite se joue à la table { $table }

## En jeu.

refused-away = un bot joue déjà pour toi
refused-away-now = un bot joue pour toi : dis d’abord que tu es de retour
refused-back = tu joues déjà toi-même
refused-undo = seulement ton dernier coup, et tant que personne d’autre n’a rien fait
refused-undo-drawn = ce coup ne peut pas être repris : quelque chose a été pioché
refused-undo-shown = ce coup ne peut pas être repris : il a montré ce qui était caché
refused-stale = la partie a continué : cela valait pour la ligne { $seq }, elle en est à { $now }
refused-vote = vote au sujet d’une autre personne de cette table
refused-empty = il n’y a rien à lire là-dedans
