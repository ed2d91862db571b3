## Le journal d’Odysseus. $who est le nom d’un joueur ; $you vaut « yes » quand c’est lui qui lit.

game-odysseus = Odysseus

odysseus-god = { $you ->
    [yes] Tu es { $god }.
   *[no] { $who } est { $god }.
 }
odysseus-task = { $you ->
    [yes] Ta mission et ses points : { $worths }.
   *[no] La mission confiée à { $who } et ses points : { $worths }.
 }
odysseus-draws = { $you ->
    [yes] Tu pioches { $cards }.
   *[no] { $who } pioche { $cards }.
 }
# Quand on ne connaît que le nombre.
odysseus-draws-with-count = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
odysseus-start = { $you ->
    [yes] Tu places le bateau sur { $island }.
   *[no] { $who } place le bateau sur { $island }.
 }
odysseus-round = { $you ->
    [yes] Manche { $round } : tu commences.
   *[no] Manche { $round } : { $who } commence.
 }
odysseus-pass = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
 }
odysseus-play = { $you ->
    [yes] Tu joues un { $card } sur { $space }.
   *[no] { $who } joue un { $card } sur { $space }.
 }
odysseus-down = { $you ->
    [yes] Tu poses une carte face cachée sur { $space }.
   *[no] { $who } pose une carte face cachée sur { $space }.
 }
# Quand on sait laquelle.
odysseus-down-with-card = { $you ->
    [yes] Tu poses un { $card } face cachée sur { $space }.
   *[no] { $who } pose un { $card } face cachée sur { $space }.
 }
odysseus-trade = { $you ->
    [yes] Tu paies un Dionysos et fais un échange avec { $other } : { $mine } contre { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } paie un Dionysos et fait un échange avec toi : { $mine } contre ton { $theirs }.
       *[no] { $who } paie un Dionysos et fait un échange avec { $other } : { $mine } contre { $theirs }.
     }
 }
odysseus-power-zeus = { $you ->
    [yes] Tu utilises le pouvoir de Zeus pour mettre fin à la pose.
   *[no] { $who } utilise le pouvoir de Zeus pour mettre fin à la pose.
 }
odysseus-power-poseidon = { $you ->
    [yes] Tu utilises le pouvoir de Poséidon pour que { $space } ne compte pas.
   *[no] { $who } utilise le pouvoir de Poséidon pour que { $space } ne compte pas.
 }
odysseus-power-hades = { $you ->
    [yes] Tu utilises le pouvoir d’Hadès pour jouer face cachée.
   *[no] { $who } utilise le pouvoir d’Hadès pour jouer face cachée.
 }
odysseus-power-aphrodite = { $you ->
    [yes] Tu utilises le pouvoir d’Aphrodite pour doubler { $space }.
   *[no] { $who } utilise le pouvoir d’Aphrodite pour doubler { $space }.
 }
odysseus-power-hermes = { $you ->
    [yes] Tu utilises le pouvoir d’Hermès pour déplacer une carte ({ $card }) de { $source } à { $space }.
   *[no] { $who } utilise le pouvoir d’Hermès pour déplacer une carte ({ $card }) de { $source } à { $space }.
 }
odysseus-allow = { $you ->
    [yes] Tu laisses faire { $god }.
   *[no] { $who } laisse faire { $god }.
 }
odysseus-block = { $you ->
    [yes] Avec Athéna, tu bloques { $god }.
   *[no] Avec Athéna, { $who } bloque { $god }.
 }
odysseus-takes-effect = Athéna laisse faire { $god }.
odysseus-turned = { $you ->
    [yes] On retourne tes cartes cachées : { $cards }.
   *[no] On retourne les cartes cachées posées par { $who } : { $cards }.
 }
odysseus-sails = { $end ->
    [stays] Sans vent, le bateau reste sur { $island }.
    [returns] Route du bateau : { $route }, et retour sur { $island }.
   *[moves] Route du bateau : { $route }, jusqu’à { $island }.
 }
odysseus-completes = Une aventure est accomplie : { $adventure } !
odysseus-disk = { $you ->
    [yes] Tu poses un nouveau jeton sur { $island } : { $adventure }.
   *[no] { $who } pose un nouveau jeton sur { $island } : { $adventure }.
 }
odysseus-points = { $you ->
    [yes] Tu as { odysseus-points-word }.
   *[no] { $who } a { odysseus-points-word }.
 }
odysseus-wins = { $you ->
    [yes] { $many ->
        [yes] { odysseus-why } tu partages la victoire avec { $who } !
       *[no] { odysseus-why } tu gagnes !
     }
   *[no] { $many ->
        [yes] { odysseus-why } { $who } gagnent ensemble.
       *[no] { odysseus-why } { $who } gagne.
     }
 }

## Plusieurs événements en une seule phrase.

odysseus-pass-all = { $names } passent.
odysseus-draws-all = Cartes piochées : { $items }.
odysseus-draws-item = { $who } { $count }
odysseus-god-all = { $items }.
odysseus-god-item = { $who } est { $god }
odysseus-points-all = Points : { $items }.
odysseus-points-item = { $who } { $points }

## Morceaux des phrases ci-dessus.

odysseus-points-word = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
odysseus-worths-row = { $adventures } { $points }
odysseus-cards-on = { $cards } sur { $on }
odysseus-why = { $reason ->
    [disks] Il n’y a plus de jeton sur le plateau, les points décident :
    [idle] Pendant trois manches, aucune carte n’a été jouée ni piochée, les points décident :
   *[goal] Les dix points sont atteints :
 }
odysseus-cards-of-a-kind = { $count ->
    [one] un { $kind }
    [2] deux fois un { $kind }
   *[other] { $count } fois un { $kind }
 }

## Cartes et dieux.

# Une ou deux lettres pour chaque ligne, toutes différentes, et les cases par ligne et navire : c’est ce qui est sur le plateau et peut être tapé.
# Aucune n’est une autre case dans la notation, qui suit les lettres anglaises (y1, g1, r1).
line-yellow = J
line-green = V
line-red = R
space-y1 = j1
space-g1 = v1
space-r1 = r1
space-y2 = j2
space-g2 = v2
space-r2 = r2
space-y3 = j3
space-g3 = v3
space-r3 = r3
odysseus-card-5 = 5
odysseus-card-3 = 3
odysseus-card-2 = 2
odysseus-card-1 = 1
odysseus-card-d = Dionysos
odysseus-card-down = face cachée
god-zeus = Zeus
god-poseidon = Poséidon
god-athena = Athéna
god-hades = Hadès
god-aphrodite = Aphrodite
god-hermes = Hermès

## Les aventures et les îles de notre plateau. Celles d’un autre plateau gardent leur propre nom.

adventure-sirens = Sirènes
adventure-underworld = Enfers
adventure-cyclops = Cyclope
adventure-circe = Circé
adventure-scylla = Scylla
adventure-lotus = Lotophages
island-alpha = Alpha
island-beta = Bêta
island-gamma = Gamma
island-delta = Delta
island-epsilon = Epsilon
island-zeta = Zêta
island-eta = Êta
island-theta = Thêta
island-iota = Iota
island-kappa = Kappa
island-lambda = Lambda
island-mu = Mu
island-nu = Nu
island-xi = Xi
island-omicron = Omicron
island-pi = Pi
island-rho = Rhô
island-sigma = Sigma
