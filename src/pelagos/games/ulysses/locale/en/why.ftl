## Why a bot moved as it did, at tables where people learn; $who says it. $you is "yes" if a bot plays for the reader.

ulysses-first-voyage = A short game for learning: two goals each, no clock, and the bots say why they move as they do.
ulysses-says = { $you ->
    [yes] Your bot:
   *[no] { $who }:
 }
ulysses-why-build = { ulysses-says } With { $temples } temples I draw { $temples } cards at the start of every turn.
ulysses-why-pandora = { ulysses-says } Two new cards for one.
ulysses-why-plague-near = { ulysses-says } Nobody can propose this place now: { $place }.
ulysses-why-plague-far = { ulysses-says } To go there, a player must first pay to remove the plague: { $place }.
ulysses-why-remove = { ulysses-says } The ship may go there again: { $place }.
ulysses-why-exchange = { ulysses-says } A new goal, once a turn; it costs as many cards as I have temples: { $price }.
ulysses-why-stuck = { ulysses-says } Removing a plague would cost { $price } cards, and I hold { $count }.
ulysses-why-propose-only = { ulysses-says } It is the only place next to the ship without a plague: { $place }.
ulysses-why-propose-troy = { ulysses-says } Troy has no goal card: it is a step on the way.
ulysses-why-propose-open = { ulysses-says } The goal of this place lies open already, so nobody gains by going there: { $place }.
ulysses-why-propose-way = { ulysses-says } The goal of this place cannot be mine; it is a step on the way: { $place }.
ulysses-why-propose-own = { ulysses-says } I hide a goal of this colour ({ $colour }), and so do others; it may be { $place }.
ulysses-why-propose-alone = { ulysses-says } Only I can still have the goal of this place ({ $colour }): { $place }.
ulysses-why-wind = { ulysses-says } The ship went where I proposed, so a wind card lets me propose again.
ulysses-why-agree-last = { ulysses-says } Nobody has objected, so the ship sails.
ulysses-why-agree-keep = { ulysses-says } I keep my cards ({ $count }), and can still support a side if somebody objects.
ulysses-why-agree-empty = { ulysses-says } I have no card to object with.
ulysses-why-object = { ulysses-says } For blue to lead now, it takes { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
ulysses-why-object-plague = { ulysses-says } There was a plague, so I had to pay for its removal first: { $place }.
ulysses-why-black = { ulysses-says } A third place; black had to lead at once, ahead of blue and red.
ulysses-why-support = { ulysses-says } Now { $side } leads, { $own } to { $best }.
ulysses-why-support-tie = { ulysses-says } A tie is enough for { $side } to lead: { $own } to { $best }.
ulysses-why-support-more = { ulysses-says } { $side } led already; now it is harder to catch: { $own } to { $best }.
ulysses-why-pass-empty = { ulysses-says } I have no cards left.
ulysses-why-pass-out = { ulysses-says } I belong to no side, and keep my cards ({ $count }).
ulysses-why-pass-ahead = { ulysses-says } { $side } leads already.
ulysses-why-pass-few = { ulysses-says } { $side } would need { $need } more, and I hold { $count }.
ulysses-why-pass-price = { ulysses-says } To lead again, { $side } would need { $need } more.
