## Le journal de liar's dice, et la description de la position. $who est un nom ; $you vaut "yes" si c’est la personne
## qui lit.

game-liars_dice = Liar's dice

liars_dice-round = { $you ->
    [yes] Manche { $round } : tu commences.
   *[no] Manche { $round } : { $who } commence.
 }
liars_dice-rolls = Tes dés donnent { $cup }.
liars_dice-bid = { $you ->
    [yes] Tu annonces { liars_dice-dice }.
   *[no] { $who } annonce { liars_dice-dice }.
 }
liars_dice-challenge = { $you ->
    [yes] Tu doutes de l’annonce de { $other }.
   *[no] { $you-other ->
        [yes] { $who } doute de ton annonce.
       *[no] { $who } doute de l’annonce de { $other }.
     }
 }
liars_dice-shows = { $you ->
    [yes] Tu montres { $cup }.
   *[no] { $who } montre { $cup }.
 }
liars_dice-counted = { $count ->
    [0] Aucun dé ne montre { $face }.
    [one] 1 dé montre { $face }.
   *[other] { $count } dés montrent { $face }.
 }
liars_dice-loses = { $you ->
    [yes] { $left ->
        [0] Tu perds ton dernier dé et quittes la partie.
       *[other] Tu perds un dé ; il t’en reste { $left }.
     }
   *[no] { $left ->
        [0] { $who } perd son dernier dé et quitte la partie.
       *[other] { $who } perd un dé ; il en reste { $left }.
     }
 }
liars_dice-wins = { $you ->
    [yes] Tu gagnes : plus personne d’autre n’a de dés !
   *[no] { $who } gagne : plus personne d’autre n’a de dés.
 }

## La position.

liars_dice-now-round = Manche { $round } : { $count } dés en jeu.
liars_dice-now-bid = { $you ->
    [yes] Ton annonce tient : { liars_dice-dice }.
   *[no] { $who } a annoncé { liars_dice-dice }.
 }
liars_dice-now-no-bid = { $you ->
    [yes] Pas encore d’annonce : tu commences.
   *[no] Pas encore d’annonce : { $who } commence.
 }
liars_dice-now-cup = Tes dés : { $cup }.
liars_dice-now-dice = { $you ->
    [yes] { $count ->
        [0] Tu n’as plus de dés.
        [one] Tu as 1 dé.
       *[other] Tu as { $count } dés.
     }
   *[no] { $count ->
        [0] { $who } n’a plus de dés.
        [one] { $who } a 1 dé.
       *[other] { $who } a { $count } dés.
     }
 }

## Parties des phrases ci-dessus.

liars_dice-dice = { $count ->
    [one] 1 dé de valeur { $face }
   *[other] { $count } dés de valeur { $face }
 }
