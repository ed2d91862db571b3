## Ulysses: names of choices, their price, and what they give up. For the terminal and the browser.

ulysses-verb-propose = Propose a destination
ulysses-verb-pandora = Open Pandora's box
ulysses-verb-plague = Place a plague
ulysses-verb-remove = Remove a plague
ulysses-verb-exchange = Exchange a goal
ulysses-verb-build = Build a temple
ulysses-verb-agree = Agree
ulysses-verb-object = Object
ulysses-verb-support = Support a side
ulysses-verb-black = Place black
ulysses-verb-pass = Pass
ulysses-verb-wind = Play wind
ulysses-verb-end = End the turn

# The price: no capital letter, no full stop. $card is a kind of card.
ulysses-costs-kind = 1 { $card } card or Zeus
ulysses-costs-any = { $cards ->
    [one] 1 card of any kind
   *[other] { $cards } cards of any kind
 }
ulysses-costs-build = { $cards ->
    [one] 1 temple card or Zeus, and 1 card of any kind
   *[other] { $cards } temple cards or Zeus, and { $cards } cards of any kind
 }
ulysses-costs-bid = { $cards ->
    [one] 1 objection card or Zeus, or more
   *[other] { $cards } objection cards or Zeus, or more
 }
ulysses-costs-disk = { ulysses-costs-bid }; at a plagued place also { $price ->
    [one] 1 card of any kind
   *[other] { $price } cards of any kind
 }

# A warning: a whole sentence.
ulysses-gives-up-agree = If you agree, you can no longer place a disk in this discussion.
ulysses-gives-up-last = You are the last to be asked: if you agree, the ship sails to { $place } at once.
ulysses-gives-up-pass = If you pass, you are out of this discussion and can play no more cards in it.
ulysses-gives-up-support = Your first card binds you to this side: in this discussion you can neither change it nor place black.
ulysses-gives-up-end = You have a card that would keep your turn going: if you end it now, the next player is active.
