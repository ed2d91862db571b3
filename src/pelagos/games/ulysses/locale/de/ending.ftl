## Das Ende einer Partie Ulysses: was alle erreicht haben, und die Augenblicke, die im Gedächtnis bleiben.

ulysses-end-start = Die Reise beginnt: { $place }
ulysses-end-turn = Zug { $turn }
ulysses-end-points = { $points } von { $goal } Zielen
ulysses-end-reached = { $goal }: erreicht in Zug { $turn }
ulysses-end-open = { $goal }: { $steps ->
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
 }
ulysses-end-hand = Auf der Hand: { $cards }
ulysses-end-no-hand = Keine Karten auf der Hand
ulysses-end-returned = Zurückgegebene Ziele: { $goals }
ulysses-moment-gift = { $you ->
    [yes] Du lenkst das Schiff ({ $place }), und es ist ein Ziel von { $other }!
   *[no] { $you-other ->
        [yes] { $who } lenkt das Schiff ({ $place }), und es ist dein Ziel!
       *[no] { $who } lenkt das Schiff ({ $place }), und es ist ein Ziel von { $other }!
     }
 }
ulysses-moment-discussion = Keine Auseinandersetzung war teurer: { $cards } Karten werden ausgespielt, { $side } setzt sich durch, und das Schiff legt an: { $place }.
ulysses-moment-unopposed = Gegen die letzte Fahrt erhebt niemand Einspruch: { $place }.
ulysses-moment-lead = { $you ->
    [yes] Mit { $count } Zielen nimmst du { $other } die Führung ab.
   *[no] { $you-other ->
        [yes] Mit { $count } Zielen nimmt { $who } dir die Führung ab.
       *[no] Mit { $count } Zielen nimmt { $who } { $other } die Führung ab.
     }
 }
ulysses-moment-drought = { $count } Fahrten nacheinander decken kein Ziel auf.
ulysses-moment-first = { $you ->
    [yes] Du deckst das erste Ziel der Partie auf: { $place }.
   *[no] { $who } deckt das erste Ziel der Partie auf: { $place }.
 }
