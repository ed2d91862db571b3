## Warum ein Zug von Ulysses abgelehnt wird. Jeder Satz steht hinter „Nein:“, darum hat er keinen Punkt am Ende.

ulysses-no-choice = Karten werden vom Zufall gezogen, nicht ausgesucht
ulysses-no-time = nicht jetzt: { ulysses-no-wait }
ulysses-no-whole = der Zug ist nicht vollständig: { ulysses-no-wait }
# Worauf die Phase wartet.
ulysses-no-wait = { $phase ->
    [ask] Ein Reiseziel ist vorgeschlagen; stimm zu oder erhebe Einspruch
    [bid] Die Götter setzen sich auseinander; passe, unterstütze eine Partei oder lege Schwarz
    [stay] Das Schiff ist angekommen; spiel Wind, um aktiv zu bleiben, oder beende den Zug
    [return] Der Austausch ist bezahlt; gib eines deiner verdeckten Ziele zurück
    [where] Du hast eine Plage gespielt; sag, an welchen Ort
    [lay] Karten werden ausgelegt; leg die nächste aus oder sei fertig
    [pay] Ein Preis wird bezahlt; wirf die nächste Karte ab
   *[act] Es ist Aktionsphase; handle oder schlage ein Reiseziel vor
 }

## Karten und Preise.

ulysses-no-card = diese Karte hast du nicht auf der Hand: { $card }
ulysses-no-price = es kostet { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }, eine für jeden deiner Tempel, und auf der Hand hast du { $held }
ulysses-no-order = Karten werden in der Reihenfolge ihrer Arten gegeben; fang mit dem Bezahlen neu an
ulysses-no-rest = dann bliebe zu wenig übrig: Für das Gebot brauchst du noch { $needed } Einspruchs- oder Zeuskarten
ulysses-no-kind = hier zählen nur Karten dieser Art und Zeus: { $card }
ulysses-no-zeus = leg zuerst die Karten dieser Art aus, dann Zeus: { $card }

## Was man in der Aktionsphase tut.

ulysses-no-end = du musst ein Reiseziel vorschlagen: Ein Nachbarort ist ohne Plage
ulysses-no-end-stuck = auf allen Nachbarorten liegen Plagen, und du kannst zahlen: Entferne erst eine davon
ulysses-no-temple = im Vorrat ist kein Tempel mehr
ulysses-no-build = dein nächster Tempel kostet { $price ->
    [one] eine Tempel- oder Zeuskarte und eine weitere Karte
   *[other] { $price } Tempel- oder Zeuskarten und { $price } weitere Karten
 }
ulysses-no-build-done = für einen Tempel brauchst du { $needed } Tempelkarten, nicht { $laid }
ulysses-no-pandora = die Büchse der Pandora öffnet sich nur einmal pro Zug, auch nach einer Windkarte
ulysses-no-plague = alle sechs Plagescheiben sind auf dem Plan: Entferne erst eine
ulysses-no-plague-twice = hier liegt schon eine Plage: { $place }
ulysses-no-remove = nirgends liegt eine Plage
ulysses-no-remove-there = hier liegt keine Plage: { $place }
ulysses-no-exchange = du tauschst nur einmal pro Zug ein Ziel aus, auch nach einer Windkarte
ulysses-no-colour = das Schiff liegt an einem Ort dieser Farbe ({ $colour }): Zieh eine andere
ulysses-no-pile = der Stapel dieser Farbe ist leer: { $colour }
ulysses-no-goal = das ist keines deiner verdeckten Ziele: { $place }

## Der Vorschlag und die Auseinandersetzung. $ship ist der Ort, an dem das Schiff liegt.

ulysses-no-route = keine Linie verbindet { $ship } und { $place }
ulysses-no-propose = hier liegt eine Plage ({ $place }): Entferne sie erst oder fahr woandershin
ulysses-no-disk = hier liegt schon eine andere Scheibe: { $place }
ulysses-no-bid = du brauchst { $needed ->
    [one] eine Einspruchs- oder Zeuskarte
   *[other] { $needed } Einspruchs- oder Zeuskarten
 } und hast { $held }
ulysses-no-clearing = hier liegt eine Plage ({ $place }): Sie zu entfernen kostet { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }, zusätzlich zu den { $needed } für das Gebot
ulysses-no-lead = { $laid } ist zu wenig: Damit { $side } führt, brauchst du { $needed } oder mehr; sonst passe
ulysses-no-support = damit { $side } führt, brauchst du { $needed } Karten oder mehr, und du hast { $held }; sonst passe
ulysses-no-side = deine Partei ist { $side }, und dabei bleibt es
ulysses-no-black = Schwarz liegt nicht auf dem Plan
ulysses-no-black-twice = Schwarz liegt schon auf dem Plan
ulysses-no-black-agreed = du hast zugestimmt und damit das Recht verloren, eine Scheibe zu legen: Unterstütze eine Partei oder passe
ulysses-no-black-time = Schwarz legt man mit der ersten Entscheidung einer Bewegung, und nur, wer noch keine Partei hat
