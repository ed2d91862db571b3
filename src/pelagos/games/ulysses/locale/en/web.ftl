## Ulysses in the browser: the map.

web-ulysses-map = Map of the sea. Arrow keys move from place to place, plus and minus zoom, 0 shows the whole map.

# One or two letters for each region, all different.
web-ulysses-letter-violet = V
web-ulysses-letter-green = G
web-ulysses-letter-red = R
web-ulysses-letter-blue = B
web-ulysses-letter-none = ★

# Names of places as labels on the map: only those that need an article elsewhere.
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
    [one] 1 step from the ship.
   *[other] { $steps } steps from the ship.
 }
web-ulysses-place-plague = There is a plague here.
web-ulysses-place-disk = The { $side } disk is here.
web-ulysses-place-goal = One of your goals.
web-ulysses-place-goal-reached = You have reached this goal.
web-ulysses-place-reached = { $who } has reached this goal.
web-ulysses-place-remembered = You remember: { $who } holds this goal.
web-ulysses-place-near = Routes lead to { $places }.

## The players.

web-ulysses-seat-letter = The letter of this player on the map
web-ulysses-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
 }
web-ulysses-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-ulysses-active = active
web-ulysses-stands-side = with { $side }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
web-ulysses-stands-passed = passed
web-ulysses-stands-agreed = agreed
web-ulysses-goal-hidden = A hidden goal, { $colour }
# A hidden goal that the reader remembers.
web-ulysses-goal-remembered = { $place }?

## What the player must decide.

web-ulysses-now-act = { $you ->
    [yes] You are active: act if you like, then propose a destination.
   *[no] { $who } is active and will propose a destination.
 }
web-ulysses-now-ask = { $you ->
    [yes] Do you agree to the proposal or object?
   *[no] { $who } must agree or object.
 }
web-ulysses-now-bid = { $you ->
    [yes] The gods discuss: support a side, or pass.
   *[no] The gods discuss. { $who } must answer.
 }
web-ulysses-now-stay = { $you ->
    [yes] The ship went to the place you proposed. Play wind to stay active?
   *[no] { $who } may play wind to stay active.
 }

## The discussion of the gods.

web-ulysses-discussion = The discussion of the gods
web-ulysses-side-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
web-ulysses-leads = leads
web-ulysses-needs = { $need ->
    [one] 1 more card to lead
   *[other] { $need } more cards to lead
 }
web-ulysses-side-empty = not on the board
web-ulysses-agreed = Agreed: { $names }.
web-ulysses-undecided = No side yet: { $names }.
web-ulysses-passed = Passed: { $names }.

## Actions.

web-ulysses-propose = Propose
web-ulysses-propose-place = Propose { $place }
web-ulysses-before = Before that you may
web-ulysses-do-agree = Agree
web-ulysses-do-pass = Pass
web-ulysses-do-end = End turn
web-ulysses-deed-pandora = Open Pandora's box
web-ulysses-deed-plague = Place a plague
web-ulysses-deed-remove = Remove a plague
web-ulysses-deed-exchange = Exchange a goal
web-ulysses-deed-build = Build a temple
web-ulysses-deed-wind = Play wind
web-ulysses-deed-object = Object
web-ulysses-deed-black = Place black
web-ulysses-deed-support = Support { $side }

## An action that the player is putting together.

web-ulysses-where = Choose here or on the map:
web-ulysses-choose = Choose a place
web-ulysses-give-back = Return:
web-ulysses-draw-from = Draw from:
web-ulysses-pile = { $colour } ({ $count })
web-ulysses-by = Play:
web-ulysses-cards = Cards
web-ulysses-zeus-among = of these, Zeus
web-ulysses-owed = { $owed ->
    [one] Tap a card in your hand to discard it.
   *[other] Tap { $owed } cards in your hand to discard them: { $chosen } chosen.
 }
# Labels on cards that the action plays, and on a card that pays for it.
web-ulysses-laid = play
web-ulysses-paid = pay
web-ulysses-lack-goal = Choose the goal to return.
web-ulysses-lack-colour = Choose the colour to draw.
web-ulysses-lack-place = Choose a place, here or on the map.
web-ulysses-lack-card = Choose the cards to discard.

## The player's hand and goals.

web-ulysses-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
 }
web-ulysses-goals = Your goals
web-ulysses-goal-reached = reached
web-ulysses-goal-steps = { $steps ->
    [0] the ship is here
    [one] 1 step
   *[other] { $steps } steps
 }
web-ulysses-supplies = Draw pile { $pile } · discard pile { $discards } · temples left { $temples }
web-ulysses-discards = Discard pile: { $cards }.
web-ulysses-no-discards = The discard pile is empty.

## The state in sentences.

web-ulysses-tell-turn = Turn { $turn }. { $you ->
    [yes] You are active.
   *[no] { $who } is active.
 }
web-ulysses-tell-ship = The ship is at { $place }, { $colour }. Routes lead to { $near }.
web-ulysses-tell-plagues = Plague on: { $places }.
web-ulysses-tell-no-plague = There is no plague on the board.
web-ulysses-tell-side = The { $side } disk is on { $place }, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } by { $people }; { $leads ->
    [yes] it leads.
   *[no] { $need ->
        [one] 1 more card to lead.
       *[other] { $need } more cards to lead.
     }
 }
web-ulysses-tell-hand = You have { $count ->
    [one] 1 card
   *[other] { $count } cards
 }: { $cards }.
web-ulysses-tell-no-hand = You have no cards.
web-ulysses-tell-temples = { $count ->
    [one] You have 1 temple.
   *[other] You have { $count } temples.
 }
web-ulysses-tell-goal = Your goal { $place }: { $steps ->
    [0] the ship is there.
    [one] 1 step from the ship.
   *[other] { $steps } steps from the ship.
 }
web-ulysses-tell-goal-reached = You have reached your goal { $place }.
web-ulysses-tell-player = { $who }: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
web-ulysses-tell-reached = Goals that { $who } has reached: { $places }.
web-ulysses-tell-hidden = Goals that { $who } still hides: { $colours }.

web-what-ulysses = There is one ship, and everybody wants it elsewhere. Propose a course or object to it, win the gods over with your cards, and bring the ship to your secret goals.
web-about-ulysses = A game by Andrea Angiolino and Pier Giorgio Paglia, published in 2001, for three to five players.
web-about-board-ulysses = The printed board is not in the rule texts, so this one is a reconstruction: 15 names, nine sea routes and the number of routes of each place are proven by the rules and their examples. Everything else is new, on the true coast of the Mediterranean.
