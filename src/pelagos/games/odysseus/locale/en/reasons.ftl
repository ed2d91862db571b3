## Why a move of Odysseus is refused. Each follows "No:": no capital letter, no full stop.

odysseus-no-choice = this is decided by chance, not by a player
odysseus-no-time = not now: { odysseus-no-wait }
odysseus-no-whole = the move is not finished: { odysseus-no-wait }
# What the phase waits for.
odysseus-no-wait = { $phase ->
    [launch] Zeus must put the ship on an island
    [hades] with Hades' power in effect, play a card first, face down or face up
    [window] a power was used: Athena must allow or block it
    [disk] an adventure was completed: Zeus must choose a disk from the reserve
    [card] choose the card that Hermes moves
    [space] choose a space
    [face] choose the card to play face down
   *[place] play a card, use your power, trade, or pass
 }

## Cards. $kind is the strength on the card, or d for Dionysus.

odysseus-no-card = you have no { odysseus-no-kind }
odysseus-no-card-there = there is no { odysseus-no-kind } on { $space }
odysseus-no-kind = { $kind ->
    [d] Dionysus card
   *[other] card of strength { $kind }
 }
odysseus-no-hand = you have no cards
odysseus-no-other-space = the card is already on { $space }: choose another space
odysseus-no-down-number = there is no face-down card number { $number }

## Powers, trades and disks.

odysseus-no-athena = Athena can only block, right after another player uses a power, never on her own turn
odysseus-no-power = the power of { $god } is spent for this round
odysseus-no-power-yet = you got { $god } in a trade: you can use the power from your turn in the next phase on
odysseus-no-hades = using Hades' power includes playing a wind card at once, and you have none
odysseus-no-hermes = there is no card on any space yet for Hermes to move
odysseus-no-down = only the player with Hades can play face down, once the power is in effect this round
odysseus-no-dionysus = a trade costs a Dionysus card, and you have none
odysseus-no-self = trade with another player, not with yourself
odysseus-no-seat = there is no seat { $letter } in this game
odysseus-no-such-disk = there is no such disk in the reserve: choose another

## What each choice does. A client shows it beside the choice: a capital letter, no full stop.

odysseus-does-start = Put the ship on an island
odysseus-does-play = Play a wind card face up on a space
odysseus-does-down = Play a wind card face down: only you know its strength
odysseus-does-zeus = End the placing at once: the ship sails
odysseus-does-hades = Play cards face down for the rest of this round, beginning now
odysseus-does-aphrodite = Make a space count double this round
odysseus-does-hermes = Move a card from its space to another
odysseus-does-poseidon = Make a space not count this round
odysseus-does-athena = Block a power right after another player uses it
odysseus-does-trade = Pay a Dionysus card and trade gods with another player
odysseus-does-pass = Do nothing this turn
odysseus-does-allow = Let the power take effect
odysseus-does-block = Cancel the power and end that player's turn; both powers are spent
odysseus-does-disk = Put a disk from the reserve where the ship began
