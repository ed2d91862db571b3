## Pourquoi quelque chose est refusé, quel que soit le jeu. Minuscule au début, pas de point : certains suivent « Non : ».

# Ce qui cloche dans des mots qui ne sont pas un coup, ou dans un message qui n’en est pas un ; pour qui écrit des programmes.
refused-malformed = { $detail }
refused-over = la partie est finie
refused-one-move = un seul coup à la fois : il y en a plus d’un ici
refused-turn = c’est à { $who } de décider, pas à { $you-other ->
    [yes] toi
   *[no] { $other }
 }

## Qui tu es.

refused-stranger = dis d’abord qui tu es
refused-nameless = dis d’abord qui tu es : tu regardes sans avoir de nom
refused-name = un nom compte de 1 à { $most } lettres lisibles
refused-code = ce code n’est pas valable, a déjà servi ou a expiré : crées-en un nouveau
refused-origin = cette demande vient de la page d’un autre site
refused-origin-missing = un navigateur doit dire de quelle page vient la demande

## Trop, c’est trop.

refused-rate = trop de demandes ; attends un peu
refused-newcomers = beaucoup de monde est déjà venu de ton adresse ; attends un peu
refused-codes = trop de codes ont été essayés depuis ton adresse ; attends une minute
refused-connections = trop de connexions
refused-asides = tu as dit et fait beaucoup de choses à cette table en dehors du jeu : seuls tes coups comptent maintenant
refused-quota = { $tables ->
    [one] tu as déjà une table ; termine-la ou quitte-la d’abord
   *[other] tu as déjà { $tables } tables ; termine ou quitte d’abord l’une d’elles
 }
refused-busy = il se passe trop de choses à cette table ; renvoie la même commande

## Le serveur ne va pas bien.

refused-unavailable = le serveur ne peut rien enregistrer en ce moment ; renvoie la même commande un peu plus tard
refused-unreachable = le serveur n’a pas accès à ses données pour l’instant ; réessaie dans un moment
refused-unanswered = le processus qui s’occupe de cette table ne répond pas ; renvoie la même commande
refused-read-only = le serveur ne peut rien enregistrer en ce moment ; on peut seulement regarder
refused-stopping = le serveur va s’arrêter ; réessaie dans un moment
refused-fault = le serveur a commis une erreur ; rien n’a été changé

## Jeux et tables.

refused-no-game = ce jeu n’existe pas ici ; jeux disponibles : { $there }
refused-no-language = il n’y a pas de règles dans cette langue ; langues disponibles : { $there }
refused-no-table = cette table n’existe pas ; le lien a peut-être été coupé
refused-rules = cette table a commencé avec d’autres règles que celles de ce serveur
refused-quarantined = le journal de cette table est endommagé ; elle est mise de côté, toutes les autres continuent
refused-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }
refused-board = ici, { $game } n’a qu’un plateau : { $board }
refused-described = la table a { $count } places, et la demande en décrit { $described }
refused-no-person = il faut à une table au moins une place pour une personne
refused-private = on vient à cette table sur invitation : ouvre le lien que tu as reçu
refused-invite = cette invitation n’ouvre pas cette table, ou n’est plus valable
refused-no-record = il n’y a pas d’enregistrement : aucune partie n’a commencé ici

## Places.

refused-seated = tu as déjà une place à cette table : { $letter }
refused-full = toutes les places sont prises
refused-taken = cette place est prise ; il reste : { $free }
refused-spectator = seules les personnes qui jouent à cette table peuvent le faire ; toi, tu regardes
refused-inviter = seules les personnes qui jouent à cette table peuvent inviter
refused-no-seat = tu n’as ici aucune place à transmettre
refused-handover = ce lien ne transmet pas cette place, ou n’est plus valable
refused-handed = la personne qui transmettait cette place ne l’a plus
refused-mute = il n’y a personne d’autre à cette place

## Début et fin.

refused-begun = la partie a déjà commencé
refused-begun-seat = la partie a commencé : seule la personne qui occupe une place peut encore la transmettre
refused-begun-close = une fois la partie commencée, personne ne peut fermer la table
refused-not-begun = la partie n’a pas encore commencé
refused-closed = la table est fermée
refused-host-begins = tant qu’il y a des places libres, seule la personne qui a ouvert la table peut lancer la partie
refused-host-closes = seule la personne qui a ouvert la table peut la fermer
refused-leave = la partie est finie : il n’y a plus rien à quitter
refused-playing = la partie n’est pas encore finie
refused-rematch = la revanche est déjà ouverte : table { $table }

## Pendant la partie.

refused-away = un bot joue déjà pour toi
refused-away-now = un bot joue pour toi : reprends d’abord la main
refused-back = tu joues déjà toi-même
refused-undo = tu ne peux annuler que ton propre dernier coup, et seulement tant que personne d’autre n’a rien fait
refused-undo-drawn = ce coup ne peut pas être annulé : quelque chose a été pioché
refused-undo-shown = ce coup ne peut pas être annulé : il a montré ce qui était caché
refused-stale = la partie a avancé entre-temps : regarde de nouveau, puis décide
refused-vote = vote au sujet d’une autre personne de cette table
refused-empty = il n’y a rien à lire là-dedans
