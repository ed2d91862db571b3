## Ulysses: Namen der Möglichkeiten, ihr Preis, und was man damit aufgibt.

ulysses-verb-propose = Reiseziel vorschlagen
ulysses-verb-pandora = Büchse der Pandora öffnen
ulysses-verb-plague = Plage einsetzen
ulysses-verb-remove = Plage entfernen
ulysses-verb-exchange = Ziel austauschen
ulysses-verb-build = Tempel bauen
ulysses-verb-agree = Zustimmen
ulysses-verb-object = Einspruch erheben
ulysses-verb-support = Partei unterstützen
ulysses-verb-black = Schwarz legen
ulysses-verb-pass = Passen
ulysses-verb-wind = Wind spielen
ulysses-verb-end = Zug beenden

# Der Preis: ohne Punkt. $card ist eine Kartenart.
ulysses-costs-kind = 1 { $card }karte oder Zeus
ulysses-costs-any = { $cards ->
    [one] 1 beliebige Karte
   *[other] { $cards } beliebige Karten
 }
ulysses-costs-build = { $cards ->
    [one] 1 Tempelkarte oder Zeus und 1 beliebige Karte
   *[other] { $cards } Tempelkarten oder Zeus und { $cards } beliebige Karten
 }
ulysses-costs-bid = { $cards ->
    [one] 1 Einspruchskarte oder Zeus, oder mehr
   *[other] { $cards } Einspruchskarten oder Zeus, oder mehr
 }
ulysses-costs-disk = { ulysses-costs-bid }; an einem Ort mit Plage noch { $price ->
    [one] 1 beliebige Karte
   *[other] { $price } beliebige Karten
 }

# Eine Warnung: ein ganzer Satz.
ulysses-gives-up-agree = Stimmst du zu, kannst du in dieser Auseinandersetzung keine Scheibe mehr legen.
ulysses-gives-up-last = Du wirst als Letztes gefragt: Stimmst du zu, fährt das Schiff sofort zum Reiseziel { $place }.
ulysses-gives-up-pass = Passt du, bist du aus dieser Auseinandersetzung heraus und kannst keine Karten mehr spielen.
ulysses-gives-up-support = Deine erste Karte bindet dich an diese Partei: In dieser Auseinandersetzung kannst du nicht mehr wechseln und Schwarz nicht mehr legen.
ulysses-gives-up-end = Du hast eine Karte, mit der du aktiv bleiben könntest: Beendest du den Zug, ist die nächste Person aktiv.
