## Pourquoi un coup d’Odysseus est refusé. Chaque raison suit « Non : » : minuscule au début, pas de point.

odysseus-no-choice = c’est le hasard qui en décide, pas un joueur
odysseus-no-time = pas maintenant ; { odysseus-no-wait }
odysseus-no-whole = le coup n’est pas complet ; { odysseus-no-wait }
# Ce que la phase attend.
odysseus-no-wait = { $phase ->
    [launch] Zeus doit placer le bateau sur une île
    [hades] le pouvoir d’Hadès agit : joue d’abord une carte, face cachée ou face visible
    [window] un pouvoir est utilisé : Athéna doit laisser faire ou bloquer
    [disk] une aventure est accomplie : Zeus doit choisir un jeton dans la réserve
    [card] choisis la carte qu’Hermès déplace
    [space] choisis une case
    [face] choisis la carte à jouer face cachée
   *[place] joue une carte, utilise ton pouvoir, fais un échange, ou passe
 }

## Cartes. $kind est la force de la carte, ou d pour Dionysos.

odysseus-no-card = tu n’as pas de { odysseus-no-kind } en main
odysseus-no-card-there = il n’y a pas de { odysseus-no-kind } sur { $space }
odysseus-no-kind = { $kind ->
    [d] carte Dionysos
   *[other] carte de force { $kind }
 }
odysseus-no-hand = tu n’as pas de carte en main
odysseus-no-other-space = la carte est déjà sur { $space } : choisis une autre case
odysseus-no-down-number = il n’y a pas de carte cachée n° { $number }

## Pouvoirs, échanges et jetons.

odysseus-no-athena = Athéna peut seulement bloquer, juste après l’utilisation d’un pouvoir par un autre joueur, jamais à son propre tour
odysseus-no-power = pour cette manche, ce pouvoir est épuisé : { $god }
odysseus-no-power-yet = { $god } te vient d’un échange : son pouvoir ne te servira qu’à partir de ton tour de la phase suivante
odysseus-no-hades = utiliser le pouvoir d’Hadès oblige à jouer aussitôt une carte vent, et tu n’en as pas
odysseus-no-hermes = il n’y a encore sur aucune case de carte qu’Hermès puisse déplacer
odysseus-no-down = pour jouer face cachée, il faut avoir Hadès, et que son pouvoir agisse pendant cette manche
odysseus-no-dionysus = un échange coûte une carte Dionysos, et tu n’en as pas
odysseus-no-self = fais l’échange avec un autre joueur, pas avec toi-même
odysseus-no-seat = il n’y a pas de place { $letter } dans cette partie
odysseus-no-such-disk = il n’y a pas de jeton de cette aventure dans la réserve : choisis-en un autre

## Ce que fait chaque choix. Le texte suit le choix : une majuscule, pas de point.

odysseus-does-start = Placer le bateau sur une île
odysseus-does-play = Jouer une carte vent, face visible, sur une case
odysseus-does-down = Jouer une carte vent face cachée : les autres n’en connaissent pas la force
odysseus-does-zeus = Arrêter tout de suite la pose des cartes : le bateau part
odysseus-does-hades = Jouer des cartes face cachée jusqu’à la fin de la manche, dès maintenant
odysseus-does-aphrodite = Faire compter une case double pendant cette manche
odysseus-does-hermes = Déplacer une carte de sa case vers une autre
odysseus-does-poseidon = Faire qu’une case ne compte pas pendant cette manche
odysseus-does-athena = Bloquer un pouvoir juste après qu’un autre joueur s’en sert
odysseus-does-trade = Payer une carte Dionysos et échanger les dieux avec un autre joueur
odysseus-does-pass = Ne rien faire pendant ce tour
odysseus-does-allow = Laisser le pouvoir agir
odysseus-does-block = Annuler le pouvoir et finir le tour de ce joueur ; les deux pouvoirs sont épuisés
odysseus-does-disk = Poser un jeton de la réserve là d’où le bateau est parti
