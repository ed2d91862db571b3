## The end of a game of Odysseus: what each task card was worth, and the moments to remember.

odysseus-end-start = The voyage begins: { $island }
odysseus-end-turn = Round { $turn }
odysseus-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
odysseus-end-adventure = { $adventure }: { $count } × { $worth } = { $total ->
    [one] 1 point
   *[other] { $total } points
 }
odysseus-end-missing = { $count ->
    [one] 1 point was missing to win
   *[other] { $count } points were missing to win
 }
odysseus-end-hand = In hand: { $cards }
odysseus-end-no-hand = No cards in hand
odysseus-end-tie = The points are equal, so the last adventure decides: { $adventure }.
odysseus-moment-turned = { $you ->
    [yes] Your face-down cards change the course: the ship ends at { $island }.
   *[no] The face-down cards of { $who } change the course: the ship ends at { $island }.
 }
odysseus-moment-lead = { $you ->
    [yes] In secret you take the lead from { $other }: { $count } points to { $total }.
   *[no] { $you-other ->
        [yes] In secret { $who } takes the lead from you: { $count } points to { $total }.
       *[no] In secret { $who } takes the lead from { $other }: { $count } points to { $total }.
     }
 }
odysseus-moment-last = { $you ->
    [yes] The last adventure ({ $adventure }) takes you from { $count } to { $total } points.
   *[no] The last adventure ({ $adventure }) takes { $who } from { $count } to { $total } points.
 }
odysseus-moment-contested = No round sees more cards: { $cards } are played.
odysseus-moment-trade = { $you ->
    [yes] You trade gods with { $other }: your { $mine } for { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } trades gods with you: { $mine } for your { $theirs }.
       *[no] { $who } trades gods with { $other }: { $mine } for { $theirs }.
     }
 }
odysseus-moment-block = { $you ->
    [yes] As Athena, you block { $god } ({ $user }).
   *[no] { $who }, as Athena, blocks { $god } ({ $user }).
 }
