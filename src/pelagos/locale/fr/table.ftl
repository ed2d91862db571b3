## Ce qui se passe à une table en dehors du jeu. Jamais « de » devant un nom : il pourrait commencer par une voyelle.

table-joined = { $who } s’installe à la table.
table-handed = { $who } reprend la place.
table-let-in = { $name } peut entrer.
table-left = { $name } quitte la table.
table-voted-out = Par le vote des autres, { $name } perd sa place, qui revient à un bot.
table-began = La partie commence.
table-undone = { $you ->
    [yes] Tu annules ton dernier coup.
   *[no] { $who } annule son dernier coup.
 }
table-hinted = { $you ->
    [yes] Tu prends un conseil d’un bot.
   *[no] { $who } prend un conseil d’un bot.
 }
table-said = { $name } : { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Ton temps est écoulé : un bot ({ $level }) joue pour toi jusqu’à ton retour.
       *[no] Le temps est écoulé pour { $who } : un bot ({ $level }) prend le relais.
     }
    [absent] { $who } est hors ligne : un bot ({ $level }) prend le relais.
   *[asked] { $you ->
        [yes] Un bot ({ $level }) joue pour toi jusqu’à ton retour.
       *[no] { $who } s’absente : un bot ({ $level }) prend le relais.
     }
 }
table-back = { $you ->
    [yes] Te revoilà.
   *[no] { $who } est de retour.
 }
table-voted = { $out ->
    [0] { $who } retire son vote pour confier à un bot la place occupée par { $about }.
   *[other] { $who } vote pour confier à un bot la place occupée par { $about } (votes : { $votes } sur { $needed }).
 }
table-paused = Le serveur s’est arrêté pendant { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
 } ; les horloges étaient arrêtées.
table-closed = { $why ->
    [host] L’hôte a fermé cette table.
    [idle] La table a été fermée : il ne s’y passait plus rien depuis longtemps.
   *[deserted] La table a été fermée : tout le monde est parti.
 }
table-rematch = Une nouvelle table est ouverte pour la revanche.
table-decided = { $by ->
    [clock] Temps écoulé pour { $who } :
   *[other] Un bot ({ $by }) décide pour { $who } :
 }

## Conversation avec une personne assise à une table lointaine.

join-lost = Connexion perdue. Nouvel essai…
join-found = La connexion est rétablie.
join-unreachable = Impossible de joindre { $server }. Ta place est gardée : reviens par le même lien.
join-invite = Envoie ce lien aux autres joueurs : { $link }
join-begin = Appuie sur Entrée pour lancer la partie ; des bots prennent les places libres.
join-wait = En attente des autres joueurs…
join-free = (libre)
join-closed = Cette table est fermée.
join-gone = La partie a avancé : voici la nouvelle situation.
join-farewell = Tu quittes la table pour l’instant ; ta place est gardée. Reviens par le même lien.
join-record = L’enregistrement de la partie, à garder et à vérifier : { $path }
join-help =
    say TEXTE    envoie un message aux autres
    undo         annule ton dernier coup, tant que personne n’a joué depuis
    away         fait jouer un bot pour toi jusqu’à ton retour
    leave        abandonne ta place pour de bon
join-no-tables = Aucune table n’a de place libre. Ouvres-en une : pelagos open { $server } ulysses
join-welcome = Tu es { $name } sur { $server }.
join-no-answer = { $server } ne répond pas.
join-no-server = { $server } n’est pas un serveur de Pelagos, ou un proxy fait obstacle.

## La force des bots.

level-drifter = Naufragé
level-sailor = Matelot
level-navigator = Navigateur
level-olympian = Olympien
