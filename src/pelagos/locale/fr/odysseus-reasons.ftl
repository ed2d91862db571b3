## Pourquoi un coup d’Odysseus est refusé. Chaque raison suit « Non : » : minuscule au début, pas de point.

odysseus-no-choice = ce qu’on distribue est tiré au hasard, cela ne se choisit pas
odysseus-no-time = pas maintenant ; { odysseus-no-wait }
odysseus-no-whole = le coup n’est pas complet ; { odysseus-no-wait }
# Ce que la phase attend.
odysseus-no-wait = { $phase ->
    [launch] c’est à Zeus de placer le bateau sur une île
    [hades] le pouvoir d’Hadès est à toi : joue aussitôt une carte, face cachée ou face visible
    [window] un pouvoir est utilisé : Athéna laisse faire, ou bloque
    [disk] une aventure est accomplie : Zeus choisit un jeton dans la réserve
    [card] dis quelle carte Hermès déplace
    [space] dis quelle case
    [face] dis quelle carte tu poses face cachée
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

odysseus-no-athena = Athéna agit quand un autre joueur utilise son pouvoir, jamais à son propre tour
odysseus-no-power = pour cette manche, ce pouvoir est épuisé : { $god }
odysseus-no-power-yet = { $god } te vient d’un échange : son pouvoir attend ton tour de la phase suivante
odysseus-no-hades = il faut à Hadès une carte vent en main, à jouer aussitôt
odysseus-no-hermes = il n’y a encore de carte sur aucune case : Hermès n’a rien à déplacer
odysseus-no-down = pour jouer face cachée, il faut avoir utilisé le pouvoir d’Hadès et avoir encore Hadès
odysseus-no-dionysus = un échange se paie d’une carte Dionysos, et tu n’en as pas
odysseus-no-self = fais l’échange avec un autre joueur, pas avec toi-même
odysseus-no-seat = il n’y a pas de place { $letter } dans cette partie
odysseus-no-such-disk = il n’y a plus de jeton de cette aventure dans la réserve
