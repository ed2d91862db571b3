## Warum ein Zug von Odysseus abgelehnt wird. Alle stehen hinter „Nein:“, also klein am Anfang und ohne Punkt.

odysseus-no-choice = was ausgeteilt wird, entscheidet der Zufall
odysseus-no-time = jetzt nicht: { odysseus-no-wait }
odysseus-no-whole = der Zug ist noch nicht vollständig: { odysseus-no-wait }
# Worauf die Phase wartet. Ganze Sätze hinter einem Doppelpunkt, also groß.
odysseus-no-wait = { $phase ->
    [launch] Zeus setzt das Schiff auf eine Insel
    [hades] Die Kraft von Hades wirkt; spiel jetzt eine Karte, verdeckt oder offen
    [window] Eine Kraft wurde eingesetzt; Athene lässt sie zu oder blockiert sie
    [disk] Ein Abenteuer ist bestanden; Zeus sucht eine Scheibe aus dem Vorrat aus
    [card] Sag, welche Karte Hermes umlegt
    [space] Sag, welches Feld du wählst
    [face] Sag, welche Karte du verdeckt legst
   *[place] Spiel eine Karte, setz deine Kraft ein, tausche oder passe
 }

## Karten. $kind ist die Stärke der Karte, oder d für Dionysos.

odysseus-no-card = du hast keine { odysseus-no-kind } auf der Hand
odysseus-no-card-there = auf { $space } liegt keine { odysseus-no-kind }
odysseus-no-kind = { $kind ->
    [d] Dionysoskarte
   *[other] Karte der Stärke { $kind }
 }
odysseus-no-hand = du hast keine Karte auf der Hand
odysseus-no-other-space = die Karte liegt schon auf { $space }; nenne ein anderes Feld
odysseus-no-down-number = eine verdeckte Karte Nummer { $number } gibt es nicht

## Kräfte, Tausche und Scheiben.

odysseus-no-athena = Athene handelt, wenn jemand anders eine Kraft eingesetzt hat, und nie, wenn sie selbst an der Reihe ist
odysseus-no-power = die Kraft von { $god } ist für diese Runde verbraucht
odysseus-no-power-yet = { $god } kam durch einen Tausch zu dir; die Kraft wartet, bis du in der nächsten Phase an der Reihe bist
odysseus-no-hades = Hades braucht eine Windkarte auf der Hand, die sofort gespielt wird
odysseus-no-hermes = noch liegt auf keinem Feld eine Karte, also kann Hermes nichts umlegen
odysseus-no-down = verdeckt spielt nur, wer die Kraft von Hades eingesetzt hat und Hades noch hat
odysseus-no-dionysus = ein Tausch kostet eine Dionysoskarte, und du hast keine
odysseus-no-self = tausche mit jemand anderem, nicht mit dir selbst
odysseus-no-seat = einen Platz { $letter } gibt es in diesem Spiel nicht
odysseus-no-such-disk = so eine Scheibe ist nicht mehr im Vorrat
