## Warum ein Zug von Liar's dice abgelehnt wird. Alle stehen hinter „Nein:“, also klein am Anfang und ohne Punkt.

liars_dice-no-choice = Würfel wirft der Zufall, niemand sonst
liars_dice-no-whole = der Zug ist noch nicht vollständig: biete, oder zweifle das letzte Gebot an
liars_dice-no-face = das Gebot ist noch nicht vollständig: nenne auch eine Augenzahl, wie in „bid 3 5“
liars_dice-no-count = nenne zuerst eine Anzahl von Würfeln, wie in „bid 3 5“
liars_dice-no-bid = in dieser Runde hat noch niemand geboten: mach ein Gebot
liars_dice-no-dice = { $count ->
    [one] nur 1 Würfel ist im Spiel
   *[other] nur { $count } Würfel sind im Spiel
 }: zweifle das letzte Gebot an, oder biete weniger Würfel
liars_dice-no-raise = ein Gebot muss höher sein als { $count } × { $face }: mehr Würfel oder gleich viele mit höherer Augenzahl

## Was eine Wahl bewirkt.

liars_dice-does-bid = Sag, wie viele Würfel eine Augenzahl zeigen
liars_dice-does-challenge = Zweifle das letzte Gebot an: alle Würfel werden gezeigt
