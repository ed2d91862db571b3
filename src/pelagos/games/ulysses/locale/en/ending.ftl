## The end of a game of Ulysses: what each seat had reached, and the moments to remember.

ulysses-end-start = The voyage begins: { $place }
ulysses-end-turn = Turn { $turn }
ulysses-end-points = { $points } of { $goal } goals
ulysses-end-reached = { $goal }: reached in turn { $turn }
ulysses-end-open = { $goal }: { $steps ->
    [one] 1 step away
   *[other] { $steps } steps away
 }
ulysses-end-hand = In hand: { $cards }
ulysses-end-no-hand = No cards in hand
ulysses-end-returned = Goals given back: { $goals }
ulysses-moment-gift = { $you ->
    [yes] You steer the ship to { $place }, and it is a goal of { $other }!
   *[no] { $you-other ->
        [yes] { $who } steers the ship to { $place }, and it is your goal!
       *[no] { $who } steers the ship to { $place }, and it is a goal of { $other }!
     }
 }
ulysses-moment-discussion = No discussion is dearer: { $cards } cards are laid, { $side } prevails, and the ship sails to { $place }.
ulysses-moment-unopposed = Nobody objects to the last voyage: { $place }.
ulysses-moment-lead = { $you ->
    [yes] With { $count } goals you take the lead from { $other }.
   *[no] { $you-other ->
        [yes] With { $count } goals { $who } takes the lead from you.
       *[no] With { $count } goals { $who } takes the lead from { $other }.
     }
 }
ulysses-moment-drought = { $count } voyages in a row reveal no goal.
ulysses-moment-first = { $you ->
    [yes] You reveal the first goal of the game: { $place }.
   *[no] { $who } reveals the first goal of the game: { $place }.
 }
