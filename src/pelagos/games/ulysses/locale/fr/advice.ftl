## Conseils : pourquoi un coup peut être bon ; $goal et $place sont des lieux. Sans point final : l’écran l’ajoute.

ulysses-advice-goal = C’est un de tes objectifs : { $place }
ulysses-advice-nearer = Cela rapproche le bateau de ton objectif { $goal } ; étapes qui restent depuis { $place } : { $steps }
ulysses-advice-no-goal = Cela ne rapproche le bateau d’aucun objectif qui te manque : { $place }
ulysses-advice-keep = Cartes qu’il te reste alors : { $count }
ulysses-advice-leads = Ainsi le camp { $side } mène, { $own } à { $best }
ulysses-advice-ahead = Ton camp mène déjà : { $side }
ulysses-advice-few = Ton camp, { $side }, est trop loin : pour mener, il lui manque { $need } cartes, et tu en as { $count }
ulysses-advice-price = Cartes qui manquent à ton camp, { $side }, pour mener de nouveau : { $need }
ulysses-advice-temples = Cartes que tu pioches alors au début de chacun de tes tours : { $temples }
