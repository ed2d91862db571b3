## Pourquoi un bot a joué ainsi, aux tables où l’on apprend ; c’est $who qui le dit. $you vaut « yes » si le bot joue pour qui lit.

ulysses-first-voyage = Une partie courte pour apprendre : deux objectifs chacun, pas de pendule, et les bots disent pourquoi ils jouent ainsi.
ulysses-says = { $you ->
    [yes] Ton bot :
   *[no] { $who } :
 }
ulysses-why-build = { ulysses-says } Avec { $temples } temples, je pioche { $temples } cartes au début de chaque tour.
ulysses-why-pandora = { ulysses-says } Deux nouvelles cartes pour une.
ulysses-why-plague-near = { ulysses-says } Personne ne peut proposer ce lieu maintenant : { $place }.
ulysses-why-plague-far = { ulysses-says } Qui veut y aller doit d’abord payer pour enlever la calamité : { $place }.
ulysses-why-remove = { ulysses-says } Le bateau peut de nouveau y aller : { $place }.
ulysses-why-exchange = { ulysses-says } Un nouvel objectif, une fois par tour ; il coûte autant de cartes que j’ai de temples : { $price }.
ulysses-why-stuck = { ulysses-says } Enlever une calamité coûterait { $price } cartes, et j’en ai { $count }.
ulysses-why-propose-only = { ulysses-says } C’est le seul lieu voisin sans calamité : { $place }.
ulysses-why-propose-troy = { ulysses-says } Troie n’a pas de carte objectif : c’est une étape.
ulysses-why-propose-open = { ulysses-says } L’objectif de ce lieu est déjà révélé, personne n’y gagne donc rien : { $place }.
ulysses-why-propose-way = { ulysses-says } Je ne peux pas avoir l’objectif de ce lieu ; c’est une étape : { $place }.
ulysses-why-propose-own = { ulysses-says } Je cache un objectif de cette couleur ({ $colour }), d’autres aussi ; ce pourrait être { $place }.
ulysses-why-propose-alone = { ulysses-says } Personne d’autre ne peut avoir l’objectif de ce lieu ({ $colour }) : { $place }.
ulysses-why-wind = { ulysses-says } Le bateau est allé là où je le proposais : une carte vent me laisse proposer encore.
ulysses-why-agree-last = { ulysses-says } Personne ne s’est opposé : le bateau part.
ulysses-why-agree-keep = { ulysses-says } Je garde mes cartes ({ $count }), et je pourrai encore soutenir un camp si quelqu’un s’oppose.
ulysses-why-agree-empty = { ulysses-says } Je n’ai pas de carte pour m’opposer.
ulysses-why-object = { ulysses-says } Pour que le camp bleu mène, il faut maintenant { $count ->
    [one] 1 carte
   *[other] { $count } cartes
 }.
ulysses-why-object-plague = { ulysses-says } Il y avait une calamité, j’ai d’abord dû payer pour l’enlever : { $place }.
ulysses-why-black = { ulysses-says } Un troisième lieu ; le camp noir devait mener aussitôt, devant bleu et rouge.
ulysses-why-support = { ulysses-says } Le camp { $side } mène maintenant, { $own } à { $best }.
ulysses-why-support-tie = { ulysses-says } Au camp { $side }, l’égalité suffit pour mener : { $own } à { $best }.
ulysses-why-support-more = { ulysses-says } Le camp { $side } menait déjà ; son avance grandit : { $own } à { $best }.
ulysses-why-pass-empty = { ulysses-says } Je n’ai plus de cartes.
ulysses-why-pass-out = { ulysses-says } Je ne suis d’aucun camp, et je garde mes cartes ({ $count }).
ulysses-why-pass-ahead = { ulysses-says } Le camp { $side } mène déjà.
ulysses-why-pass-few = { ulysses-says } Il faudrait { $need } cartes de plus au camp { $side }, et j’en ai { $count }.
ulysses-why-pass-price = { ulysses-says } Pour mener de nouveau, il faudrait { $need } de plus au camp { $side }.
