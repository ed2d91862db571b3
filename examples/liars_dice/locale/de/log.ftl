## Die Chronik von Liar's dice, und wie die Stellung beschrieben wird. $who ist ein Name; $you ist "yes", wenn diese
## Person mitliest.

game-liars_dice = Liar's dice

liars_dice-round = { $you ->
    [yes] Runde { $round }: Du beginnst.
   *[no] Runde { $round }: { $who } beginnt.
 }
liars_dice-rolls = Du würfelst { $cup }.
liars_dice-bid = { $you ->
    [yes] Du bietest { liars_dice-dice }.
   *[no] { $who } bietet { liars_dice-dice }.
 }
liars_dice-challenge = { $you ->
    [yes] Du zweifelst das Gebot von { $other } an.
   *[no] { $you-other ->
        [yes] { $who } zweifelt dein Gebot an.
       *[no] { $who } zweifelt das Gebot von { $other } an.
     }
 }
liars_dice-shows = { $you ->
    [yes] Du zeigst { $cup }.
   *[no] { $who } zeigt { $cup }.
 }
liars_dice-counted = { $count ->
    [0] Kein Würfel zeigt { $face }.
    [one] 1 Würfel zeigt { $face }.
   *[other] { $count } Würfel zeigen { $face }.
 }
liars_dice-loses = { $you ->
    [yes] { $left ->
        [0] Du verlierst deinen letzten Würfel und scheidest aus.
       *[other] Du verlierst einen Würfel und hast noch { $left }.
     }
   *[no] { $left ->
        [0] { $who } verliert den letzten Würfel und scheidet aus.
       *[other] { $who } verliert einen Würfel und hat noch { $left }.
     }
 }
liars_dice-wins = { $you ->
    [yes] Du gewinnst: Sonst sind alle Würfel verloren!
   *[no] { $who } gewinnt: Sonst sind alle Würfel verloren.
 }

## Die Stellung.

liars_dice-now-round = Runde { $round }: { $count } Würfel im Spiel.
liars_dice-now-bid = { $you ->
    [yes] Dein Gebot gilt: { liars_dice-dice }.
   *[no] { $who } hat { liars_dice-dice } geboten.
 }
liars_dice-now-no-bid = { $you ->
    [yes] Noch kein Gebot: Du beginnst.
   *[no] Noch kein Gebot: { $who } beginnt.
 }
liars_dice-now-cup = Deine Würfel: { $cup }.
liars_dice-now-dice = { $you ->
    [yes] { $count ->
        [0] Du hast keine Würfel mehr.
       *[other] Du hast { $count } Würfel.
     }
   *[no] { $count ->
        [0] { $who } hat keine Würfel mehr.
       *[other] { $who } hat { $count } Würfel.
     }
 }

## Teile der Sätze oben.

liars_dice-dice = { $count } Würfel mit { $face }
