## Ulysses dans le navigateur : le plateau. « Carte » ne désigne que les cartes à jouer.
## Les lieux n’ont pas d’article : ils suivent deux points, jamais une préposition.

web-ulysses-map = Plateau : la mer. Les flèches vont de lieu en lieu, plus et moins changent l’échelle, 0 montre tout le plateau.

# Une ou deux lettres pour chaque région, toutes différentes.
web-ulysses-letter-violet = Vi
web-ulysses-letter-green = Ve
web-ulysses-letter-red = R
web-ulysses-letter-blue = B
web-ulysses-letter-none = ★

# Les noms seuls, tels qu’ils sont écrits sur le plateau.
web-ulysses-label-minotaur = Minotaure
web-ulysses-label-cicones = Cicones
web-ulysses-label-cyclops = Cyclope
web-ulysses-label-sibyl = Sibylle
web-ulysses-label-lotus = Lotophages
web-ulysses-label-sirens = Sirènes
web-ulysses-label-pillars = Colonnes d’Hercule
web-ulysses-label-hesperides = Hespérides
web-ulysses-label-laestrygonians = Lestrygons

web-ulysses-place-region = { $place }, { $colour }.
web-ulysses-place-ship = Le bateau est ici.
web-ulysses-place-steps = À { $steps } pas du bateau.
web-ulysses-place-plague = Une calamité est ici.
web-ulysses-place-disk = Le jeton { $side } est ici.
web-ulysses-place-goal = C’est l’un de tes objectifs.
web-ulysses-place-goal-reached = Tu as atteint cet objectif.
web-ulysses-place-reached = { $who } a atteint cet objectif.
web-ulysses-place-remembered = Tu t’en souviens : { $who } a cet objectif.
web-ulysses-place-near = Lieux voisins : { $places }.

## Les joueurs.

web-ulysses-seat-letter = La lettre de cette place sur le plateau
web-ulysses-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
 }
web-ulysses-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
web-ulysses-active = actif
web-ulysses-stands-side = camp { $side }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
web-ulysses-stands-passed = passe
web-ulysses-stands-agreed = d’accord
web-ulysses-goal-hidden = Objectif caché, { $colour }
# Un objectif caché dont on se souvient.
web-ulysses-goal-remembered = { $place } ?

## Ce qui est à décider.

web-ulysses-now-act = { $you ->
    [yes] À toi : agis si tu veux, puis propose une destination.
   *[no] À { $who } d’agir, puis de proposer une destination.
 }
web-ulysses-now-ask = { $you ->
    [yes] Donnes-tu ton accord, ou t’opposes-tu ?
   *[no] { $who } doit donner son accord ou s’opposer.
 }
web-ulysses-now-bid = { $you ->
    [yes] Les dieux débattent : soutiens un camp, ou passe.
   *[no] Les dieux débattent. À { $who } de répondre.
 }
web-ulysses-now-stay = { $you ->
    [yes] Le bateau est allé où tu l’as proposé. Jouer un vent pour garder ton tour ?
   *[no] { $who } peut jouer un vent et garder son tour.
 }

## Le débat des dieux.

web-ulysses-discussion = Le débat des dieux
web-ulysses-side-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
web-ulysses-leads = en tête
web-ulysses-needs = encore { $need } pour mener
web-ulysses-side-empty = pas sur le plateau
web-ulysses-agreed = D’accord : { $names }.
web-ulysses-undecided = Encore sans camp : { $names }.
web-ulysses-passed = Hors du débat : { $names }.

## Les actions.

web-ulysses-propose = Proposer
web-ulysses-propose-place = Proposer : { $place }
web-ulysses-before = Avant, tu peux
web-ulysses-do-agree = D’accord
web-ulysses-do-pass = Passer
web-ulysses-do-end = Finir le tour
web-ulysses-deed-pandora = Ouvrir la boîte de Pandore
web-ulysses-deed-plague = Placer une calamité
web-ulysses-deed-remove = Enlever une calamité
web-ulysses-deed-exchange = Changer d’objectif
web-ulysses-deed-build = Construire un temple
web-ulysses-deed-wind = Jouer un vent
web-ulysses-deed-object = S’opposer
web-ulysses-deed-black = Poser le jeton noir
web-ulysses-deed-support = Soutenir le { $side }

## Un plan.

web-ulysses-where = Choisis ici ou sur le plateau :
web-ulysses-choose = Choisis un lieu
web-ulysses-give-back = Rendre :
web-ulysses-draw-from = Piocher dans :
web-ulysses-pile = { $colour } ({ $count })
web-ulysses-by = Avec :
web-ulysses-cards = Cartes
web-ulysses-zeus-among = avec Zeus
web-ulysses-owed = { $owed ->
    [one] Touche dans ta main la carte à défausser.
   *[other] Touche dans ta main les { $owed } cartes à défausser ({ $chosen } sur { $owed }).
 }
# Sur les cartes que le plan pose, et sur celles qu’il défausse.
web-ulysses-laid = jouée
web-ulysses-paid = payée
web-ulysses-lack-goal = Choisis l’objectif que tu rends.
web-ulysses-lack-colour = Choisis la couleur dans laquelle tu pioches.
web-ulysses-lack-place = Choisis un lieu, ici ou sur le plateau.
web-ulysses-lack-card = Choisis les cartes à défausser.

## Ce que j’ai.

web-ulysses-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
 }
web-ulysses-goals = Tes objectifs
web-ulysses-goal-reached = atteint
web-ulysses-goal-steps = { $steps ->
    [0] le bateau y est
   *[other] à { $steps } pas
 }
web-ulysses-supplies = Pioche { $pile } · défausse { $discards } · temples restants { $temples }
web-ulysses-discards = Défausse : { $cards }.
web-ulysses-no-discards = La défausse est vide.

## La situation en phrases.

web-ulysses-tell-turn = Tour { $turn }. { $you ->
    [yes] Joueur actif : toi.
   *[no] Joueur actif : { $who }.
 }
web-ulysses-tell-ship = Bateau : { $place }, { $colour }. Lieux voisins : { $near }.
web-ulysses-tell-plagues = Calamités : { $places }.
web-ulysses-tell-no-plague = Il n’y a pas de calamité sur le plateau.
web-ulysses-tell-side = Camp { $side } : { $place }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } ({ $people }) ; { $leads ->
    [yes] il est en tête.
   *[no] { $need ->
        [one] encore { $need } carte pour mener.
       *[other] encore { $need } cartes pour mener.
     }
 }
web-ulysses-tell-hand = Tu as en main { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $cards }.
web-ulysses-tell-no-hand = Tu n’as pas de carte en main.
web-ulysses-tell-temples = { $count ->
    [one] Tu as { $count } temple.
   *[other] Tu as { $count } temples.
 }
web-ulysses-tell-goal = Ton objectif { $place } : { $steps ->
    [0] le bateau y est.
   *[other] à { $steps } pas du bateau.
 }
web-ulysses-tell-goal-reached = Ton objectif { $place } est atteint.
web-ulysses-tell-player = { $who } : { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
web-ulysses-tell-reached = Objectifs atteints par { $who } : { $places }.
web-ulysses-tell-hidden = Objectifs encore cachés ({ $who }) : { $colours }.

web-what-ulysses = Il n’y a qu’un bateau, et chacun le veut ailleurs. Propose une destination ou oppose-toi, gagne les dieux à ta cause avec tes cartes, et mène le bateau vers tes objectifs secrets.
web-about-ulysses = Un jeu d’Andrea Angiolino et Pier Giorgio Paglia, paru en 2001, pour trois à cinq joueurs.
web-about-board-ulysses = Le plateau imprimé ne figure pas dans les textes des règles ; celui-ci est donc une reconstitution : 15 noms, neuf lignes maritimes et le nombre de lignes de chaque lieu sont attestés par les règles et leurs exemples. Tout le reste est nouveau, sur le vrai littoral de la Méditerranée.
