## Pourquoi quelque chose est refusé, quel que soit le jeu. Minuscule au début, pas de point : certains suivent « Non : ».

# Ce qui cloche dans des mots qui ne sont pas un coup, ou dans un message qui n’en est pas un ; pour qui écrit des programmes.
refused-malformed = { $detail }
refused-over = la partie est finie
refused-one-move = joue un seul coup à la fois
refused-turn = c’est à { $who } de décider, pas à { $you-other ->
    [yes] toi
   *[no] { $other }
 }

## Qui tu es.

refused-stranger = ce serveur ne connaît pas encore ton nom : choisis-en un d’abord
refused-nameless = tu regardes sans avoir de nom : choisis-en un d’abord
refused-name = un nom doit avoir de 1 à { $most } caractères visibles
refused-code = ce code est inconnu, a déjà servi ou a expiré : crées-en un nouveau
refused-origin = cette demande vient de la page d’un autre site : ouvre la page de ce serveur
refused-origin-missing = la requête d’un navigateur doit avoir un en-tête Origin

## Trop, c’est trop.

refused-rate = trop de requêtes : attends un instant et réessaie
refused-newcomers = trop de nouvelles personnes viennent de ton adresse : attends un peu et réessaie
refused-codes = trop de codes ont été essayés depuis ton adresse : attends une minute et réessaie
refused-connections = trop de connexions ouvertes : ferme une autre page et réessaie
refused-asides = tu as envoyé trop de messages à cette table : seuls tes coups comptent désormais
refused-quota = { $tables ->
    [one] tu as déjà une table ; termine-la ou quitte-la d’abord
   *[other] tu as déjà { $tables } tables ; termine ou quitte d’abord l’une d’elles
 }
refused-busy = il se passe trop de choses à cette table : réessaie

## Le serveur ne va pas bien.

refused-unavailable = le serveur ne peut rien enregistrer en ce moment : réessaie un peu plus tard
refused-unreachable = le serveur n’a pas accès à sa base de données : réessaie dans un instant
refused-unanswered = le processus du serveur qui gère cette table ne répond pas : réessaie
refused-read-only = le serveur ne peut rien enregistrer en ce moment ; tu peux encore regarder
refused-stopping = le serveur est en train de s’arrêter : réessaie dans un instant
refused-fault = une erreur interne s’est produite et rien n’a été changé

## Jeux et tables.

refused-no-game = ce jeu n’existe pas ici ; choisis parmi : { $there }
refused-no-language = il n’y a pas de règles dans cette langue ; choisis parmi : { $there }
refused-no-table = cette table n’existe pas : vérifie que le lien est complet
refused-rules = cette table utilise une autre version des règles que ce serveur
refused-quarantined = le journal de cette table est endommagé et elle ne peut pas s’ouvrir ; les autres tables ne sont pas touchées
refused-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }
refused-level = pour { $game }, il n’y a pas de bots de niveau { $level } ; choisis parmi : { $there }
refused-board = ici, { $game } n’a pas de plateau « { $board } » ; choisis parmi : { $there }
refused-variant = { $game } n’a pas de variante « { $variant } » ; choisis parmi : { $there }
refused-first-rules = dans { $game }, on ne choisit pas qui commence : les règles en décident
refused-first-seat = la place { $letter } ne peut pas commencer à une table de { $count }
refused-described = places dans la liste des bots : { $described } ; places à la table : { $count }
refused-no-person = il faut à une table au moins une place pour une personne
refused-private = cette table est privée : ouvre le lien d’invitation que tu as reçu
refused-inside = cette table t’est déjà ouverte
refused-asking = tu as déjà demandé à entrer : attends la réponse
refused-asks = on ne peut plus demander à entrer à cette table : demande un lien d’invitation
refused-asker = cette personne n’attend plus pour entrer
refused-invite = cette invitation est pour une autre table ou a expiré : demandes-en une nouvelle
refused-no-record = il n’y a pas encore d’enregistrement : la partie n’a pas commencé

## Places.

refused-seated = tu as déjà une place à cette table, la place { $letter }
refused-full = toutes les places sont prises
refused-taken = cette place est prise ; il reste : { $free }
refused-spectator = seules les personnes qui jouent à cette table peuvent le faire ; toi, tu regardes
refused-inviter = seules les personnes qui jouent à cette table peuvent inviter
refused-no-seat = tu n’as ici aucune place à céder
refused-handover = ce lien ne cède aucune place ici ou a expiré : demandes-en un nouveau
refused-handed = la personne qui a envoyé ce lien n’a plus cette place
refused-mute = tu ne peux rendre muette qu’une autre personne de cette table

## Début et fin.

refused-begun = la partie a déjà commencé
refused-begun-seat = la partie a déjà commencé : une place n’est libre que si la personne qui l’occupe te la cède
refused-begun-close = une partie commencée ne peut plus être fermée
refused-not-begun = la partie n’a pas encore commencé
refused-closed = cette table est fermée
refused-host-begins = tant qu’il y a des places libres, seul l’hôte peut lancer la partie
refused-host-closes = seul l’hôte peut fermer cette table
refused-leave = la partie est finie : il n’y a plus rien à quitter
refused-playing = la partie n’est pas encore finie
refused-rematch = la revanche est déjà ouverte : table { $table }

## Pendant la partie.

refused-away = un bot joue déjà pour toi
refused-away-now = un bot joue pour toi : reprends d’abord la main
refused-back = tu joues déjà toi-même
refused-undo = tu ne peux annuler que ton propre dernier coup, et seulement tant que personne d’autre n’a rien fait
refused-undo-drawn = ce coup ne peut pas être annulé : quelque chose a été pioché
refused-undo-shown = ce coup ne peut pas être annulé : il a révélé quelque chose de caché
refused-stale = la partie a avancé : regarde la table et décide de nouveau
refused-vote = tu ne peux voter qu’au sujet d’une autre personne de cette table
refused-empty = ce message est vide
refused-hint-turn = ce n’est pas à toi de décider
refused-hint = les conseils ne sont pas permis à cette table : d’autres personnes y jouent, et elle a été ouverte sans conseils
refused-hint-game = aucun bot ne peut donner de conseil dans ce jeu
refused-hint-none = le bot n’a pas trouvé de réponse : essaie encore
