## Names, and coming to a table.

web-name-ask = Comment les autres doivent-ils t’appeler ?
web-name-kept = Ce navigateur retient le nom. Tu peux le changer sur la page d’accueil.
web-door-title = Une table privée de { $game }
web-door-text = Demande qu’on te laisse entrer, ou ouvre le lien qu’on t’envoie.
web-door-ask = Demander à entrer
web-door-asking = Tu as demandé à entrer. Cette page s’ouvrira dès que quelqu’un te laissera entrer.
web-door-declined = Pas maintenant, répond la table. Redemande plus tard, ou demande un lien d’invitation.
web-door-again = Redemander
web-asker = { $name } demande à entrer.
web-asker-let = Laisser entrer
web-asker-not = Pas maintenant

## The waiting room.

web-lobby-how = Comment ça se joue
web-lobby-next = Quand la partie commence, tes cartes apparaissent ici, et le jeu montre toujours ce que tu peux faire.

## The start page.

web-learn = Apprendre en jouant
web-learn-hint = Quelques courtes leçons sur le vrai plateau. Tu joues dès la première minute.
web-play-bots = Jouer contre des bots
web-tv = Sur la télé
web-tv-text = Le plateau est sur la télé ou l’ordinateur, et chaque main sur un téléphone. Personne ne voit les cartes des autres.
web-tv-open = Afficher une table sur cet écran
