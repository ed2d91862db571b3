## Warum ein Zug von Odysseus abgelehnt wird. Alle stehen hinter „Nein:“, also klein am Anfang und ohne Punkt.

odysseus-no-choice = das entscheidet der Zufall, niemand sonst
odysseus-no-time = jetzt nicht: { odysseus-no-wait }
odysseus-no-whole = der Zug ist noch nicht vollständig: { odysseus-no-wait }
# Worauf die Phase wartet. Ganze Sätze hinter einem Doppelpunkt, also groß.
odysseus-no-wait = { $phase ->
    [launch] Zeus muss das Schiff auf eine Insel setzen
    [hades] Die Kraft von Hades wirkt; spiel zuerst eine Karte, verdeckt oder offen
    [window] Eine Kraft wurde eingesetzt; Athene muss sie zulassen oder blockieren
    [disk] Ein Abenteuer ist bestanden; Zeus muss eine Scheibe aus dem Vorrat aussuchen
    [card] Wähle die Karte, die Hermes umlegt
    [space] Wähle ein Feld
    [face] Wähle die Karte, die du verdeckt spielst
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
odysseus-no-other-space = die Karte liegt schon auf { $space }; wähle ein anderes Feld
odysseus-no-down-number = eine verdeckte Karte Nummer { $number } gibt es nicht

## Kräfte, Tausche und Scheiben.

odysseus-no-athena = Athene kann nur blockieren, und zwar gleich, nachdem jemand anders eine Kraft eingesetzt hat; nie, wenn sie selbst an der Reihe ist
odysseus-no-power = die Kraft von { $god } ist für diese Runde verbraucht
odysseus-no-power-yet = { $god } kam durch einen Tausch zu dir; einsetzen kannst du die Kraft erst, wenn du in der nächsten Phase an der Reihe bist
odysseus-no-hades = zur Kraft von Hades gehört, sofort eine Windkarte zu spielen, und du hast keine
odysseus-no-hermes = noch liegt auf keinem Feld eine Karte, die Hermes umlegen könnte
odysseus-no-down = verdeckt spielt nur, wer Hades hat, sobald dessen Kraft in dieser Runde wirkt
odysseus-no-dionysus = ein Tausch kostet eine Dionysoskarte, und du hast keine
odysseus-no-self = tausche mit jemand anderem, nicht mit dir selbst
odysseus-no-seat = einen Platz { $letter } gibt es in diesem Spiel nicht
odysseus-no-such-disk = so eine Scheibe ist nicht im Vorrat; wähle eine andere

## Was jede Wahl bewirkt. Steht neben der Wahl: großer Anfangsbuchstabe, kein Punkt.

odysseus-does-start = Das Schiff auf eine Insel setzen
odysseus-does-play = Eine Windkarte offen auf ein Feld legen
odysseus-does-down = Eine Windkarte verdeckt legen: Nur du kennst ihre Stärke
odysseus-does-zeus = Das Legen sofort beenden: Das Schiff fährt los
odysseus-does-hades = Für den Rest der Runde Karten verdeckt legen, die erste sofort
odysseus-does-aphrodite = Ein Feld in dieser Runde doppelt zählen lassen
odysseus-does-hermes = Eine Karte von ihrem Feld auf ein anderes legen
odysseus-does-poseidon = Ein Feld in dieser Runde nicht zählen lassen
odysseus-does-athena = Eine Kraft aufhalten, gleich nachdem jemand anders sie einsetzt
odysseus-does-trade = Eine Dionysoskarte zahlen und mit jemandem die Gottheit tauschen
odysseus-does-pass = In diesem Zug nichts tun
odysseus-does-allow = Die Kraft wirken lassen
odysseus-does-block = Die Kraft aufheben; der Zug endet, und beide Kräfte sind verbraucht
odysseus-does-disk = Eine Scheibe aus dem Vorrat dorthin legen, wo das Schiff losfuhr
