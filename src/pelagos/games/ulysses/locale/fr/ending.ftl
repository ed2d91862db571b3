## La fin d’une partie d’Ulysses : ce que chacun a atteint, et les moments à retenir.

ulysses-end-start = Le voyage commence : { $place }
ulysses-end-turn = Tour { $turn }
ulysses-end-points = { $points } { $points ->
    [one] objectif
   *[other] objectifs
 } sur { $goal }
ulysses-end-reached = { $goal } : atteint au tour { $turn }
ulysses-end-open = { $goal } : à { $steps } pas
ulysses-end-hand = En main : { $cards }
ulysses-end-no-hand = Aucune carte en main
ulysses-end-returned = Objectifs rendus : { $goals }
ulysses-moment-gift = { $you ->
    [yes] Tu mènes le bateau ({ $place }), et c’est un objectif de { $other } !
   *[no] { $you-other ->
        [yes] { $who } mène le bateau ({ $place }), et c’est ton objectif !
       *[no] { $who } mène le bateau ({ $place }), et c’est un objectif de { $other } !
     }
 }
ulysses-moment-discussion = Aucun débat n’a coûté plus cher : { $cards } cartes jouées, le camp { $side } l’emporte, et voici l’escale : { $place }.
ulysses-moment-unopposed = Personne ne s’oppose au dernier voyage : { $place }.
ulysses-moment-lead = { $you ->
    [yes] Avec { $count } objectifs, tu passes en tête devant { $other }.
   *[no] { $you-other ->
        [yes] Avec { $count } objectifs, { $who } passe en tête devant toi.
       *[no] Avec { $count } objectifs, { $who } passe en tête devant { $other }.
     }
 }
ulysses-moment-drought = { $count } voyages de suite ne révèlent aucun objectif.
ulysses-moment-first = { $you ->
    [yes] Tu révèles le premier objectif de la partie : { $place }.
   *[no] { $who } révèle le premier objectif de la partie : { $place }.
 }
