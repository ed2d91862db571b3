## Le journal d’Ulysses. $who est le nom d’un joueur ; $you vaut « yes » quand c’est lui qui lit.
## Les lieux n’ont pas d’article : ils suivent deux points, jamais une préposition.

game-ulysses = Ulysses

ulysses-agree = { $you ->
    [yes] Tu donnes ton accord.
   *[no] { $who } donne son accord.
 }
ulysses-pass = { $you ->
    [yes] Tu passes et quittes ce débat.
   *[no] { $who } passe.
 }
ulysses-end = { $you ->
    [yes] Tu finis ton tour.
   *[no] { $who } finit son tour.
 }
ulysses-stuck = { $you ->
    [yes] Des calamités tout autour, et tu ne peux pas payer : le bateau ne bouge pas et ton tour s’achève.
   *[no] Des calamités tout autour, et { $who } ne peut pas payer : le bateau ne bouge pas et le tour s’achève.
 }
ulysses-build = { $you ->
    [yes] Tu construis ton temple n° { $temples }{ ulysses-with-zeus } ; défausse : { $paid }.
   *[no] { $who } construit son temple n° { $temples }{ ulysses-with-zeus } ; défausse : { $paid }.
 }
ulysses-pandora = { $you ->
    [yes] Tu ouvres la boîte de Pandore{ ulysses-by-zeus }.
   *[no] { $who } ouvre la boîte de Pandore{ ulysses-by-zeus }.
 }
ulysses-wind = { $you ->
    [yes] Tu joues un vent{ ulysses-by-zeus } et gardes ton tour.
   *[no] { $who } joue un vent{ ulysses-by-zeus } et garde son tour.
 }
ulysses-plague = { $you ->
    [yes] Tu places une calamité{ ulysses-by-zeus } : { $place }.
   *[no] { $who } place une calamité{ ulysses-by-zeus } : { $place }.
 }
ulysses-remove = { $you ->
    [yes] Tu enlèves une calamité : { $place } ; défausse : { $paid }.
   *[no] { $who } enlève une calamité : { $place } ; défausse : { $paid }.
 }
ulysses-support = { $you ->
    [yes] Tu joues { ulysses-number-of-cards } pour le camp { $side }{ ulysses-with-zeus }.
   *[no] { $who } joue { ulysses-number-of-cards } pour le camp { $side }{ ulysses-with-zeus }.
 }
ulysses-exchange = { $you ->
    [yes] Tu changes d’objectif. Rendu : { $given } ; pioché : { $colour } ; défausse : { $paid }.
   *[no] { $who } change d’objectif. Rendu : { $given } ; pioché : { $colour } ; défausse : { $paid }.
 }
# Quand on sait quel objectif a été rendu.
ulysses-exchange-with-goal = { $you ->
    [yes] Tu changes d’objectif. Rendu : { $goal } ({ $given }) ; pioché : { $colour } ; défausse : { $paid }.
   *[no] { $who } change d’objectif. Rendu : { $goal } ({ $given }) ; pioché : { $colour } ; défausse : { $paid }.
 }
ulysses-propose = { $you ->
    [yes] Tu proposes { $place } (bleu).
   *[no] { $who } propose { $place } (bleu).
 }
ulysses-object = { $you ->
    [yes] Tu t’opposes avec { ulysses-number-of-cards }{ ulysses-with-zeus } ; jeton rouge : { $place }{ ulysses-clearing }.
   *[no] { $who } s’oppose avec { ulysses-number-of-cards }{ ulysses-with-zeus } ; jeton rouge : { $place }{ ulysses-clearing }.
 }
ulysses-black = { $you ->
    [yes] Tu entres en lice avec { ulysses-number-of-cards }{ ulysses-with-zeus } ; jeton noir : { $place }{ ulysses-clearing }.
   *[no] { $who } entre en lice avec { ulysses-number-of-cards }{ ulysses-with-zeus } ; jeton noir : { $place }{ ulysses-clearing }.
 }
ulysses-arrives = Nouvelle escale du bateau : { $place } (camp { $side }).
ulysses-reveals = { $you ->
    [yes] Tu révèles ton objectif : { $place } !
   *[no] { $who } révèle un objectif : { $place } !
 }
ulysses-wins = { $you ->
    [yes] Tous tes objectifs sont atteints : tu gagnes !
   *[no] { $who } a atteint tous ses objectifs et gagne la partie.
 }
ulysses-first = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
 }
ulysses-shuffle = On mélange la défausse : { $cards ->
    [one] { $cards } carte forme
   *[other] { $cards } cartes forment
 } la nouvelle pioche.
ulysses-turn = { $you ->
    [yes] Tour { $turn }, joueur actif : toi.
   *[no] Tour { $turn }, joueur actif : { $who }.
 }
ulysses-goals = { $you ->
    [yes] Tes nouveaux objectifs : { $goals }.
   *[no] Nouveaux objectifs pour { $who } : { $goals }.
 }
ulysses-draws = { $you ->
    [yes] Tu pioches : { $cards }.
   *[no] { $who } pioche : { $cards }.
 }
# Quand on ne connaît que le nombre.
ulysses-draws-with-count = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.

## Plusieurs événements en une seule phrase.

ulysses-agree-all = { $names } donnent leur accord.
ulysses-pass-all = { $names } passent.
ulysses-draws-all = Cartes piochées : { $items }.
ulysses-draws-item = { $who } { $count }

## Morceaux des phrases ci-dessus.

ulysses-number-of-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
ulysses-with-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}({ $zeus } Zeus)
 }
ulysses-by-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}(avec un Zeus)
 }
ulysses-clearing = { $pays ->
    [0] {""}
   *[other] , calamité enlevée (défausse : { $paid })
 }
ulysses-cards-of-a-kind = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }

## Camps et cartes.

side-blue = bleu
side-red = rouge
side-black = noir
ulysses-card-objection = opposition
ulysses-card-temple = temple
ulysses-card-wind = vent
ulysses-card-plague = calamité
ulysses-card-zeus = Zeus
ulysses-card-pandora = Pandore

## Les lieux de notre plateau. Ceux d’un autre plateau gardent leur propre nom.

place-troy = Troie
place-cyprus = Chypre
place-minotaur = Minotaure
place-libya = Libye
place-pharos = Pharos
place-rhodes = Rhodes
place-lemnos = Lemnos
place-cicones = Cicones
place-phoenicia = Phénicie
place-delos = Délos
place-olympus = Olympe
place-zakynthos = Zakynthos
place-ithaca = Ithaque
place-delphi = Delphes
place-athens = Athènes
place-pylos = Pylos
place-cythera = Cythère
place-scheria = Schérie
place-diomedes = Îles de Diomède
place-melita = Malte
place-lopadusa = Lampedusa
place-cyclops = Cyclope
place-sibyl = Sibylle
place-dido = Didon
place-scylla = Scylla
place-aeolus = Éole
place-lotus = Lotophages
place-sirens = Sirènes
place-atlantis = Atlantis
place-calypso = Calypso
place-pityusae = Îles Pityuses
place-elysium = Élysion
place-pillars = Colonnes d’Hercule
place-hesperides = Hespérides
place-laestrygonians = Lestrygons
place-circe = Circé
place-hyperborea = Hyperborée
