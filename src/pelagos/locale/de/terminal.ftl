## Das Spiel im Terminal, gleich welches.

you = du
screen-decides = { $you ->
    [yes] du bist dran
   *[no] { $who } ist dran
 }
screen-players = Am Tisch
screen-your-hand = Deine Hand
screen-hand = { $count ->
    [0] keine Karten
    [one] 1 Karte: { $cards }
   *[other] { $count } Karten: { $cards }
 }

board-origin = Herkunft: { $origin }
so-far = Bisher: { $words }

## Gespräch mit dem, der spielt.

play-welcome = { $game } auf dem Spielplan „{ $board }“, zu { $players ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
 }. Du bist { $name }, Platz { $seat }.
play-origin = Der Spielplan: { $origin }. ('board' sagt mehr dazu; 'help' zeigt, was du eingeben kannst.)
play-seed = Dieselben Karten noch einmal: --seed { $seed }
play-prompt = { $most ->
    [1] Deine Wahl (1 oder Enter)
   *[other] Deine Wahl (1-{ $most })
 }
play-no-number = Nummer { $number } steht nicht zur Wahl: Nimm 1 bis { $most } oder gib einen Zug ein.
play-nothing = Gib die Nummer einer Wahl ein, einen Zug in Worten oder 'help'.
play-no-back = Es gibt nichts zurückzunehmen: Ein Zug gilt erst, wenn er vollständig ist.
play-refused = Nein: { $reason } [{ $clause }]
play-refused-more = 'rules { $clause }' zeigt den Absatz; die Nummern oben sind das, was du tun kannst.
play-farewell = Du gehst von Bord. Bis bald!
play-record-open = Das Spiel bis hierher ist gesichert: { $file }
play-record-done = Das ganze Spiel ist gesichert: { $file }
play-record-none = Es wurde nichts gesichert (--record FILE sichert ein Spiel).
play-winner = { $you ->
    [yes] { $many ->
        [yes] Du hast gewonnen, gemeinsam mit { $who }!
       *[no] Du hast gewonnen!
     }
   *[no] { $many ->
        [yes] { $who } haben gemeinsam gewonnen.
       *[no] { $who } hat gewonnen.
     }
 }
play-help =
    Eine Nummer  trifft diese Wahl; Enter genügt, wenn es nur eine gibt
    back         nimmt den unfertigen Teil einer Wahl zurück
    look         zeigt den Tisch noch einmal
    board        der ganze Spielplan und seine Herkunft
    log          was geschehen ist (log 100 zeigt mehr)
    rules { $clause }   ein Absatz der Regeln oder ein Abschnitt (rules { $section })
    quit         verlässt das Spiel
    Auch ganze Züge lassen sich eingeben:

## Eine Aufzeichnung wird erzählt; die Regeln.

replay-opening = { $game } auf dem Spielplan { $board }: { $people }.
replay-viewer = { $viewer ->
    [full] Vollständig erzählt.
    [public] So erzählt, wie alle es sahen.
   *[seat] So erzählt, wie { $seat } es sah.
 }
replay-open = Das Spiel ist noch nicht vorbei.
replay-result = { $many ->
    [yes] Ergebnis: { $who } haben gewonnen.
   *[no] Ergebnis: { $who } hat gewonnen.
 }
rules-unknown = einen Absatz '{ $clause }' gibt es nicht; ähnlich sind: { $near }
rules-unknown-all = einen Absatz '{ $clause }' gibt es nicht; es gibt: { $some } und so weiter
