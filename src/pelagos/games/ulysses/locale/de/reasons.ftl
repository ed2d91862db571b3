## Warum ein Zug von Ulysses abgelehnt wird. Alle stehen hinter „Nein:“, also klein am Anfang und ohne Punkt.

ulysses-no-choice = das entscheidet der Zufall, niemand sonst
ulysses-no-time = jetzt nicht: { ulysses-no-wait }
ulysses-no-whole = der Zug ist noch nicht vollständig: { ulysses-no-wait }
# Worauf die Phase wartet. Ganze Sätze hinter einem Doppelpunkt, also groß.
ulysses-no-wait = { $phase ->
    [ask] Ein Reiseziel ist vorgeschlagen; stimm zu oder erhebe Einspruch
    [bid] Die Auseinandersetzung der Götter läuft; passe, unterstütze eine Partei oder lege Schwarz
    [stay] Das Schiff ist angekommen; spiel Wind, um aktiv zu bleiben, oder beende den Zug
    [return] Der Austausch ist bezahlt; gib eines deiner verdeckten Ziele zurück
    [where] Wähle den Ort der Plage
    [lay] Du spielst gerade Karten aus; spiel die nächste oder schließ ab
    [pay] Du zahlst gerade; wirf die nächste Karte ab
   *[act] Es ist Aktionsphase; handle oder schlage ein Reiseziel vor
 }

## Karten und Preise. Nur Einspruch braucht ein s vor der Karte.

ulysses-no-card = du hast keine { $card ->
    [Einspruch] Einspruchskarte
   *[other] { $card }karte
 } auf der Hand
ulysses-no-price = das kostet { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }, für jeden deiner Tempel eine, und du hast { $held ->
    [0] keine
    [one] eine
   *[other] { $held }
 } auf der Hand
ulysses-no-order = wirf die Karten in der Reihenfolge ihrer Arten ab; fang mit dem Zahlen noch einmal an
ulysses-no-rest = dann bliebe zu wenig für das Gebot; behalte { $needed ->
    [one] eine Einspruchs- oder Zeuskarte
   *[other] { $needed } Einspruchs- oder Zeuskarten
 }
ulysses-no-kind = hier zählen nur { $card ->
    [Einspruch] Einspruchskarten
   *[other] { $card }karten
 } und Zeus
ulysses-no-zeus = leg zuerst die { $card ->
    [Einspruch] Einspruchskarten
   *[other] { $card }karten
 } aus, dann Zeus

## Was du in der Aktionsphase tust.

ulysses-no-end = du musst ein Reiseziel vorschlagen, denn mindestens ein Nachbarort ist ohne Plage
ulysses-no-end-stuck = auf allen Nachbarorten liegen Plagen, und du kannst zahlen; entferne zuerst eine davon
ulysses-no-temple = im Vorrat ist kein Tempel mehr
ulysses-no-build = für deinen nächsten Tempel brauchst du { $price ->
    [one] eine Tempel- oder Zeuskarte und eine weitere Karte
   *[other] { $price } Tempel- oder Zeuskarten und { $price } weitere Karten
 }
ulysses-no-build-done = für deinen nächsten Tempel brauchst du { $needed ->
    [one] eine Tempel- oder Zeuskarte
   *[other] { $needed } Tempel- oder Zeuskarten
 }, nicht { $laid }
ulysses-no-pandora = die Büchse der Pandora öffnest du nur einmal pro Zug, auch wenn du durch Wind aktiv bleibst
ulysses-no-plague = alle sechs Plagen liegen auf dem Plan; entferne zuerst eine
ulysses-no-plague-twice = auf diesem Ort ({ $place }) liegt schon eine Plage; wähle einen anderen
ulysses-no-remove = auf dem Plan liegt keine Plage
ulysses-no-remove-there = auf diesem Ort liegt keine Plage: { $place }
ulysses-no-exchange = du tauschst nur einmal pro Zug ein Ziel aus, auch wenn du durch Wind aktiv bleibst
ulysses-no-colour = der Ort, an dem das Schiff liegt, ist { $colour }; zieh eine andere Farbe
ulysses-no-pile = der { $colour }e Stapel ist leer; zieh eine andere Farbe
ulysses-no-goal = dieser Ort ist keines deiner verdeckten Ziele: { $place }

## Der Vorschlag und die Auseinandersetzung. $ship ist der Ort, an dem das Schiff liegt.

ulysses-no-route = keine Linie verbindet { $ship } und { $place }
ulysses-no-propose = auf diesem Ort ({ $place }) liegt eine Plage; entferne sie zuerst oder schlage einen anderen vor
ulysses-no-disk = auf diesem Ort ({ $place }) liegt schon eine Scheibe; wähle einen anderen
ulysses-no-bid = du brauchst { $needed ->
    [one] eine Einspruchs- oder Zeuskarte
   *[other] { $needed } Einspruchs- oder Zeuskarten
 } und hast { $held ->
    [0] keine
    [one] eine
   *[other] { $held }
 }
ulysses-no-clearing = auf diesem Ort ({ $place }) liegt eine Plage; sie zu entfernen kostet { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }, zusätzlich zu { $needed ->
    [one] einer
   *[other] { $needed }
 } für das Gebot
ulysses-no-lead = { $laid ->
    [one] eine Karte reicht
   *[other] { $laid } Karten reichen
 } nicht; damit { $side } führt, spiel mindestens { $needed ->
    [one] eine
   *[other] { $needed }
 }, oder passe
ulysses-no-support = damit { $side } führt, brauchst du mindestens { $needed ->
    [one] eine Einspruchs- oder Zeuskarte
   *[other] { $needed } Einspruchs- oder Zeuskarten
 } und hast { $held ->
    [0] keine
    [one] eine
   *[other] { $held }
 }; du kannst aber passen
ulysses-no-side = deine Partei ist { $side }, und wechseln kannst du sie nicht
ulysses-no-black = Schwarz liegt noch nicht auf dem Plan
ulysses-no-black-twice = Schwarz liegt schon auf dem Plan
ulysses-no-black-agreed = du hast zugestimmt und kannst keine Scheibe mehr legen; unterstütze eine Partei oder passe
ulysses-no-black-time = Schwarz legen kann nur, wer noch keine Partei hat, und nur als erste Entscheidung in dieser Auseinandersetzung

## Was jede Wahl bewirkt. Steht neben der Wahl: großer Anfangsbuchstabe, kein Punkt.

ulysses-does-propose = Vorschlagen, wohin das Schiff als Nächstes fährt
ulysses-does-pandora = Zwei Karten ziehen; einmal je Zug
ulysses-does-plague = Niemand kann das Schiff dorthin schicken, bis jemand für das Entfernen der Plage zahlt
ulysses-does-remove = Eine Plage vom Spielplan entfernen
ulysses-does-exchange = Ein verdecktes Ziel zurückgeben und ein anderes ziehen, in einer Farbe deiner Wahl; einmal je Zug
ulysses-does-build = Von nun an jeden Zug eine Karte mehr ziehen
ulysses-does-agree = Dem Vorschlag zustimmen
ulysses-does-object = Rot an einen anderen Ort legen und Einspruchskarten dafür spielen
ulysses-does-support = Einspruchskarten für eine Partei spielen, genug für ihre Führung
ulysses-does-black = Schwarz an einen dritten Ort legen und genug Einspruchskarten für die Führung spielen
ulysses-does-pass = Aus dieser Auseinandersetzung aussteigen
ulysses-does-wind = Aktiv bleiben: noch einmal handeln und vorschlagen
ulysses-does-end = Den Zug beenden; die nächste Person ist aktiv
