## Warum ein Bot so gezogen hat, an Tischen zum Lernen; $who sagt es. $you ist „yes“, wenn der Bot für den Menschen spielt, der liest.

ulysses-first-voyage = Ein kurzes Spiel zum Lernen: zwei Ziele für alle, keine Uhr, und die Bots sagen, warum sie so ziehen.
ulysses-says = { $you ->
    [yes] Dein Bot:
   *[no] { $who }:
 }
ulysses-why-build = { ulysses-says } Mit { $temples } Tempeln ziehe ich zu Beginn jedes Zuges { $temples } Karten.
ulysses-why-pandora = { ulysses-says } Zwei neue Karten für eine.
ulysses-why-plague-near = { ulysses-says } Diesen Ort kann jetzt niemand vorschlagen: { $place }.
ulysses-why-plague-far = { ulysses-says } Wer dorthin will, muss erst zahlen, um die Plage zu entfernen: { $place }.
ulysses-why-remove = { ulysses-says } Dorthin darf das Schiff wieder fahren: { $place }.
ulysses-why-exchange = { ulysses-says } Ein neues Ziel, einmal im Zug; es kostet so viele Karten, wie ich Tempel habe: { $price }.
ulysses-why-stuck = { ulysses-says } Eine Plage zu entfernen würde { $price } Karten kosten, und ich habe { $count }.
ulysses-why-propose-only = { ulysses-says } Es ist der einzige Nachbarort ohne Plage: { $place }.
ulysses-why-propose-troy = { ulysses-says } Troja hat keine Zielkarte: Es ist eine Station auf dem Weg.
ulysses-why-propose-open = { ulysses-says } Das Ziel dieses Ortes liegt schon offen, dort gewinnt also niemand etwas: { $place }.
ulysses-why-propose-way = { ulysses-says } Das Ziel dieses Ortes kann ich nicht haben; es ist eine Station auf dem Weg: { $place }.
ulysses-why-propose-own = { ulysses-says } Ich habe ein verdecktes Ziel dieser Farbe ({ $colour }), andere auch; es könnte { $place } sein.
ulysses-why-propose-alone = { ulysses-says } Nur ich kann das Ziel dieses Ortes noch haben ({ $colour }): { $place }.
ulysses-why-wind = { ulysses-says } Das Schiff fuhr an den Ort meines Vorschlags; mit einer Windkarte darf ich noch einmal vorschlagen.
ulysses-why-agree-last = { ulysses-says } Niemand hat Einspruch erhoben, also fährt das Schiff.
ulysses-why-agree-keep = { ulysses-says } Ich behalte meine Karten ({ $count }) und kann noch eine Partei unterstützen, falls jemand Einspruch erhebt.
ulysses-why-agree-empty = { ulysses-says } Ich habe keine Karte für einen Einspruch.
ulysses-why-object = { ulysses-says } Damit Blau führt, { $count ->
    [one] braucht es jetzt 1 Karte
   *[other] braucht es jetzt { $count } Karten
 }.
ulysses-why-object-plague = { ulysses-says } Dort lag eine Plage, die ich erst entfernen musste: { $place }.
ulysses-why-black = { ulysses-says } Ein dritter Ort; Schwarz musste sofort vor Blau und Rot führen.
ulysses-why-support = { ulysses-says } Jetzt führt { $side }, { $own } zu { $best }.
ulysses-why-support-tie = { ulysses-says } { $side } reicht der Gleichstand zur Führung: { $own } zu { $best }.
ulysses-why-support-more = { ulysses-says } { $side } führte schon; jetzt ist der Vorsprung größer: { $own } zu { $best }.
ulysses-why-pass-empty = { ulysses-says } Ich habe keine Karten mehr.
ulysses-why-pass-out = { ulysses-says } Ich gehöre zu keiner Partei und behalte meine Karten ({ $count }).
ulysses-why-pass-ahead = { ulysses-says } { $side } führt schon.
ulysses-why-pass-few = { ulysses-says } { $side } bräuchte noch { $need } Karten, und ich habe { $count }.
ulysses-why-pass-price = { ulysses-says } Um wieder zu führen, bräuchte { $side } noch { $need }.
