## Pourquoi un coup d’Odysseus est refusé. Chaque phrase suit « Non : » : une minuscule au début, pas de point à la fin.

odysseus-no-choice = ce qui se distribue vient du hasard, cela ne se choisit pas
odysseus-no-time = pas maintenant : { odysseus-no-wait }
odysseus-no-whole = le coup n’est pas complet : { odysseus-no-wait }
# Ce que la phase attend.
odysseus-no-wait = { $phase ->
    [launch] Zeus met le bateau sur une île
    [hades] le pouvoir d’Hadès est à toi, joue aussitôt une carte, face cachée ou face visible
    [window] un pouvoir est utilisé, Athéna laisse faire ou le bloque
    [disk] une aventure est accomplie, Zeus choisit un jeton de la réserve
    [card] dis quelle carte Hermès déplace
    [space] dis la case
    [face] dis quelle carte se pose face cachée
   *[place] joue une carte, utilise ton pouvoir, fais un échange, ou passe
 }

## Cartes. $kind est la force inscrite sur la carte, ou d pour Dionysos.

odysseus-no-card = tu n’as pas de { odysseus-no-kind }
odysseus-no-card-there = il n’y a pas de { odysseus-no-kind } sur { $space }
odysseus-no-kind = { $kind ->
    [d] carte Dionysos
   *[other] carte de force { $kind }
 }
odysseus-no-hand = tu n’as pas de carte en main
odysseus-no-other-space = la carte est déjà sur { $space } : dis une autre case
odysseus-no-down-number = il n’y a pas de carte cachée numéro { $number }

## Pouvoirs, échanges et jetons.

odysseus-no-athena = Athéna agit quand un autre joueur a utilisé son pouvoir, jamais à son propre tour
odysseus-no-power = ce pouvoir est épuisé pour cette manche : { $god }
odysseus-no-power-yet = { $god } t’est venu par un échange : le pouvoir attend ton tour dans la phase suivante
odysseus-no-hades = il faut à Hadès une carte vent en main pour la jouer face cachée
odysseus-no-hermes = il n’y a encore de carte sur aucune case : Hermès n’a rien à déplacer
odysseus-no-down = seul joue face cachée qui a utilisé le pouvoir d’Hadès et a encore Hadès
odysseus-no-dionysus = un échange coûte une carte Dionysos, et tu n’en as pas
odysseus-no-self = échange avec un autre joueur, pas avec toi-même
odysseus-no-seat = il n’y a pas de place { $letter } dans cette partie
odysseus-no-such-disk = il ne reste pas de jeton de cette aventure dans la réserve
