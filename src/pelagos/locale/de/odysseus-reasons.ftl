## Warum ein Zug von Odysseus abgelehnt wird. Jeder Satz steht hinter „Nein:“, darum hat er keinen Punkt am Ende.

odysseus-no-choice = was ausgeteilt wird, zieht der Zufall; man sucht es nicht aus
odysseus-no-time = nicht jetzt: { odysseus-no-wait }
odysseus-no-whole = der Zug ist nicht vollständig: { odysseus-no-wait }
# Worauf die Phase wartet.
odysseus-no-wait = { $phase ->
    [launch] Zeus setzt das Schiff auf eine Insel
    [hades] Die Kraft von Hades wirkt; spiel jetzt eine Karte, verdeckt oder offen
    [window] Eine Kraft wurde eingesetzt; Athene lässt sie gewähren oder blockiert sie
    [disk] Ein Abenteuer ist bestanden; Zeus sucht eine Scheibe aus dem Vorrat aus
    [card] Sag, welche Karte Hermes umlegt
    [space] Sag das Feld
    [face] Sag, welche Karte verdeckt liegen soll
   *[place] Spiel eine Karte, setz deine Kraft ein, tausche oder passe
 }

## Karten. $kind ist die Stärke auf der Karte, oder d für Dionysos.

odysseus-no-card = auf der Hand hast du keine { odysseus-no-kind }
odysseus-no-card-there = auf { $space } liegt keine { odysseus-no-kind }
odysseus-no-kind = { $kind ->
    [d] Dionysoskarte
   *[other] Karte der Stärke { $kind }
 }
odysseus-no-hand = du hast keine Karte auf der Hand
odysseus-no-other-space = die Karte liegt schon auf { $space }: Sag ein anderes Feld
odysseus-no-down-number = es gibt keine verdeckte Karte mit der Nummer { $number }

## Kräfte, Tausch und Scheiben.

odysseus-no-athena = Athene handelt, wenn jemand anders seine Kraft eingesetzt hat, nie, wenn sie selbst an der Reihe ist
odysseus-no-power = die Kraft von { $god } ist für diese Runde verbraucht
odysseus-no-power-yet = { $god } kam durch einen Tausch zu dir: Die Kraft wartet, bis du in der nächsten Phase an der Reihe bist
odysseus-no-hades = Hades braucht eine Windkarte auf der Hand, um verdeckt zu spielen
odysseus-no-hermes = noch liegt auf keinem Feld eine Karte, also hat Hermes nichts umzulegen
odysseus-no-down = verdeckt spielt nur, wer die Kraft von Hades eingesetzt hat und Hades noch hat
odysseus-no-dionysus = ein Tausch kostet eine Dionysoskarte, und du hast keine
odysseus-no-self = tausche mit jemand anderem, nicht mit dir selbst
odysseus-no-seat = in diesem Spiel gibt es keinen Platz { $letter }
odysseus-no-such-disk = von diesem Abenteuer ist keine Scheibe mehr im Vorrat
