## Ulysses in the browser: the map.

web-ulysses-map = Map of the sea. Arrow keys walk from place to place, plus and minus zoom, 0 shows the whole map.

# One or two letters that stand for a region; no two alike.
web-ulysses-letter-violet = V
web-ulysses-letter-green = G
web-ulysses-letter-red = R
web-ulysses-letter-blue = B
web-ulysses-letter-none = ★

# Names of places as they stand on the map, alone: only those that need an article elsewhere.
web-ulysses-label-minotaur = Minotaur
web-ulysses-label-cicones = Cicones
web-ulysses-label-cyclops = Cyclops
web-ulysses-label-sibyl = Sibyl
web-ulysses-label-lotus = Lotus Eaters
web-ulysses-label-sirens = Sirens
web-ulysses-label-pillars = Pillars of Hercules
web-ulysses-label-hesperides = Hesperides
web-ulysses-label-laestrygonians = Laestrygonians

web-ulysses-place-region = { $place }, { $colour }.
web-ulysses-place-ship = The ship is here.
web-ulysses-place-steps = { $steps ->
    [one] One step from the ship.
   *[other] { $steps } steps from the ship.
 }
web-ulysses-place-plague = Plague lies here.
web-ulysses-place-disk = The { $side } disk lies here.
web-ulysses-place-goal = It is one of your goals.
web-ulysses-place-goal-reached = You have reached this goal.
web-ulysses-place-reached = { $who } has reached this goal.
web-ulysses-place-remembered = You remember: { $who } holds this goal.
web-ulysses-place-near = Routes lead to { $places }.

## The players.

web-ulysses-seat-letter = The letter of this player on the map
web-ulysses-temples = { $count ->
    [one] One temple
   *[other] { $count } temples
 }
web-ulysses-hand-size = { $count ->
    [one] One card
   *[other] { $count } cards
 }
web-ulysses-active = active
web-ulysses-stands-side = with { $side }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
web-ulysses-stands-passed = passed
web-ulysses-stands-agreed = agreed
web-ulysses-goal-hidden = A hidden goal, { $colour }
# A hidden goal that the reader remembers.
web-ulysses-goal-remembered = { $place }?

## What is to be decided.

web-ulysses-now-act = { $you ->
    [yes] You are active: act if you like, then propose where to sail.
   *[no] { $who } is active and will propose where to sail.
 }
web-ulysses-now-ask = { $you ->
    [yes] Do you agree to the proposal, or do you object?
   *[no] { $who } is asked: agree or object?
 }
web-ulysses-now-bid = { $you ->
    [yes] The gods discuss: support a side, or pass.
   *[no] The gods discuss. { $who } is asked.
 }
web-ulysses-now-stay = { $you ->
    [yes] The ship went where you wanted. Play wind to stay active?
   *[no] { $who } may play wind and stay active.
 }

## The discussion of the gods.

web-ulysses-discussion = The discussion of the gods
web-ulysses-side-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
 }
web-ulysses-leads = leads
web-ulysses-needs = { $need ->
    [one] one more leads
   *[other] { $need } more lead
 }
web-ulysses-side-empty = not on the board
web-ulysses-agreed = Agreed: { $names }.
web-ulysses-undecided = No side yet: { $names }.
web-ulysses-passed = Passed: { $names }.

## Deeds.

web-ulysses-propose = Propose
web-ulysses-propose-place = Propose { $place }
web-ulysses-before = Or first
web-ulysses-do-agree = Agree
web-ulysses-do-pass = Pass
web-ulysses-do-end = End the turn
web-ulysses-deed-pandora = Open Pandora's box
web-ulysses-deed-plague = Bring plague
web-ulysses-deed-remove = Lift a plague
web-ulysses-deed-exchange = Exchange a goal
web-ulysses-deed-build = Build a temple
web-ulysses-deed-wind = Play wind
web-ulysses-deed-object = Object
web-ulysses-deed-black = Place black
web-ulysses-deed-support = Support { $side }

## A plan.

web-ulysses-where = Where, here or on the map:
web-ulysses-choose = Choose a place
web-ulysses-give-back = Give back:
web-ulysses-draw-from = Draw from:
web-ulysses-pile = { $colour } ({ $count })
web-ulysses-by = With:
web-ulysses-cards = Cards
web-ulysses-zeus-among = with Zeus
web-ulysses-fewer = Fewer: { $name }
web-ulysses-more = More: { $name }
web-ulysses-owed = { $owed ->
    [one] Tap the card of your hand that you discard.
   *[other] Tap the { $owed } cards of your hand that you discard: { $chosen } chosen.
 }
# On cards that the plan lays, and on one that it discards.
web-ulysses-laid = plays
web-ulysses-paid = pays
web-ulysses-lack-goal = Choose the goal you give back.
web-ulysses-lack-colour = Choose the colour you draw from.
web-ulysses-lack-place = Choose a place, here or on the map.
web-ulysses-lack-cards = Choose the cards that pay.
web-ulysses-confirm = Confirm
web-ulysses-cancel = Cancel

## What I hold.

web-ulysses-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
 }
web-ulysses-goals = Your goals
web-ulysses-goal-reached = reached
web-ulysses-goal-steps = { $steps ->
    [0] the ship is here
    [one] one step
   *[other] { $steps } steps
 }
web-ulysses-goal-find = Show it on the map
web-ulysses-supplies = Draw pile { $pile } · discards { $discards } · temples left { $temples }
web-ulysses-discards = Discarded: { $cards }.
web-ulysses-no-discards = Nothing is discarded.

## The state in sentences.

web-ulysses-tell-turn = Turn { $turn }. { $you ->
    [yes] You are active.
   *[no] { $who } is active.
 }
web-ulysses-tell-ship = The ship is at { $place }, { $colour }. Routes lead to { $near }.
web-ulysses-tell-plagues = Plague lies on: { $places }.
web-ulysses-tell-no-plague = There is no plague on the board.
web-ulysses-tell-side = The { $side } disk lies on { $place }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
 } by { $people }; { $leads ->
    [yes] it leads.
   *[no] { $need ->
        [one] one more card would lead.
       *[other] { $need } more cards would lead.
     }
 }
web-ulysses-tell-hand = You hold { $count ->
    [one] one card
   *[other] { $count } cards
 }: { $cards }.
web-ulysses-tell-no-hand = You hold no cards.
web-ulysses-tell-temples = { $count ->
    [one] You have one temple.
   *[other] You have { $count } temples.
 }
web-ulysses-tell-goal = Your goal { $place }: { $steps ->
    [0] the ship is there.
    [one] one step from the ship.
   *[other] { $steps } steps from the ship.
 }
web-ulysses-tell-goal-reached = Your goal { $place } is reached.
web-ulysses-tell-player = { $who }: { $temples ->
    [one] one temple
   *[other] { $temples } temples
 }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
web-ulysses-tell-reached = Goals that { $who } has reached: { $places }.
web-ulysses-tell-hidden = Goals that { $who } still hides: { $colours }.
