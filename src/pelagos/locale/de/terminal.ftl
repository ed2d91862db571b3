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
plain-no-board = Dieses Spiel hat keinen Spielplan.
plain-wanted = Wähle, was du tun willst.
plain-over = Das Spiel ist aus.
plain-welcome = { $game }, Plätze: { $players }. Du bist { $name }, Platz { $seat }. (Tippe „help“ für die Befehle.)
so-far = Bisher: { $words }

## Gespräch mit dem, der spielt.

play-welcome = { $game } auf dem Spielplan „{ $board }“, zu { $players ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
 }. Du bist { $name }, Platz { $seat }.
play-origin = Der Spielplan: { $origin }. ('board' zeigt mehr dazu, 'help' die Befehle.)
play-seed = Mit denselben Karten noch einmal: --seed { $seed }
play-prompt = { $most ->
    [1] Deine Wahl (1 oder Enter)
   *[other] Deine Wahl (1-{ $most })
 }
play-bid = Wie viele Karten? { $least } bis { $most } (Enter: { $least })
play-bid-jokers = Wie viele davon { $kind }? { $least } bis { $most } (Enter: { $least })
play-bid-range = Es muss eine Zahl von { $least } bis { $most } sein; 'back' nimmt den Schritt zurück.
play-forced = Nichts zu wählen: { $words }.
play-no-number = Auswahl { $number } gibt es nicht: Nimm 1 bis { $most } oder gib einen Zug ein.
play-nothing = Gib die Nummer einer Auswahl ein, einen Zug in Worten oder 'help'.
play-no-back = Es gibt nichts zurückzunehmen: Ein vollständiger Zug gilt.
play-refused = Nein: { $reason } [{ $clause }]
play-refused-more = 'rules { $clause }' zeigt die Regel. Die Auswahl oben gilt weiterhin.
play-farewell = Du gehst von Bord. Bis bald!
play-record-open = Das Spiel bis hierher ist gespeichert: { $file }
play-record-done = Das ganze Spiel ist gespeichert: { $file }
play-record-none = Das Spiel wurde nicht gespeichert (--record FILE speichert es).
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
play-why-nothing = Alles, was zu dieser Entscheidung gehört, ist möglich.
play-hint = Der Bot denkt nach …
play-help =
    Eine Nummer  trifft diese Wahl; Enter genügt, wenn es nur eine gibt
    back         nimmt einen Schritt eines unfertigen Zuges zurück
    look         zeigt den Tisch noch einmal
    what         zählt alles auf, was du tun kannst, mit Preis und Regel
    why          sagt, warum andere Möglichkeiten jetzt nicht gehen
    hint         fragt einen starken Bot, was er tun würde
    board        zeigt den ganzen Spielplan und seine Herkunft
    log          zeigt die letzten Ereignisse (log 100 zeigt mehr)
    rules { $clause }   zeigt eine Regel oder einen Abschnitt (rules { $section })
    quit         verlässt das Spiel
    Du kannst auch einen ganzen Zug eingeben:

## Eine Aufzeichnung wird erzählt; die Regeln.

replay-opening = { $game } auf dem Spielplan { $board }: { $people }.
replay-viewer = { $viewer ->
    [full] Das vollständige Logbuch, mit allen Geheimnissen.
    [public] Das Logbuch, wie alle es sahen.
   *[seat] Das Logbuch, wie { $seat } es sah.
 }
replay-open = Das Spiel ist noch nicht vorbei.
replay-result = { $many ->
    [yes] Ergebnis: { $who } haben gemeinsam gewonnen.
   *[no] Ergebnis: { $who } hat gewonnen.
 }
rules-unknown = eine Regel '{ $clause }' gibt es nicht; ähnlich sind: { $near }
rules-unknown-all = eine Regel '{ $clause }' gibt es nicht; die Regeln sind { $some } und so weiter

## Lektionen.

learn-commands = ('hint' hilft weiter, 'again' beginnt von vorn, 'skip' geht zur nächsten Lektion, 'quit' hört auf.)
learn-type = Tippe: { $move }
learn-rule = 'rules { $clause }' zeigt die Regel.
learn-help =
    In einer Lektion gibt es außerdem
    hint         sagt, was zu tun ist
    again        beginnt die Lektion von vorn
    skip         geht zur nächsten Lektion
learn-row = { $title } ({ $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }){ $status ->
    [done] , fertig
    [begun] , begonnen
   *[new] {""}
 }
learn-how = Spiele sie mit 'pelagos learn ulysses' oder 'pelagos learn odysseus winds'.
learn-next = Enter für die nächste Lektion: { $title }
learn-all-done = Du hast alle Lektionen dieses Spiels geschafft. Nenne eine, um sie noch einmal zu spielen:
learn-farewell = Bis zum nächsten Mal. 'pelagos learn { $game }' macht hier weiter.
learn-play = Jetzt spiele: pelagos play { $game } --first-voyage
