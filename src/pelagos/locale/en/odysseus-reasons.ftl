## Why a move of Odysseus is refused. Each stands behind "No:", so it begins with a small letter and has no full stop.

odysseus-no-choice = what is dealt is drawn by chance, not chosen
odysseus-no-time = not now: { odysseus-no-wait }
odysseus-no-whole = the move is not finished: { odysseus-no-wait }
# What the phase waits for.
odysseus-no-wait = { $phase ->
    [launch] Zeus puts the ship on an island
    [hades] Hades' power is yours: play a card now, face down or face up
    [window] a power was used: Athena allows it, or blocks it
    [disk] an adventure was completed: Zeus chooses a disk from the reserve
    [card] say which card Hermes moves
    [space] say the space
    [face] say which card lies face down
   *[place] play a card, use your power, trade, or pass
 }

## Cards. $kind is the strength on the card, or d for Dionysus.

odysseus-no-card = you hold no { odysseus-no-kind }
odysseus-no-card-there = no { odysseus-no-kind } lies on { $space }
odysseus-no-kind = { $kind ->
    [d] Dionysus card
   *[other] card of strength { $kind }
 }
odysseus-no-hand = you hold no card
odysseus-no-other-space = the card lies on { $space } already: say another space
odysseus-no-down-number = there is no face-down card number { $number }

## Powers, trades and disks.

odysseus-no-athena = Athena acts when another has used a power, never on her own turn
odysseus-no-power = the power of { $god } is spent for this round
odysseus-no-power-yet = { $god } came to you by a trade: the power waits for your turn in the next phase
odysseus-no-hades = Hades needs a wind card in hand to play at once
odysseus-no-hermes = no card lies on a space yet, so Hermes has nothing to move
odysseus-no-down = only whoever has used Hades' power, and still has Hades, plays face down
odysseus-no-dionysus = a trade takes a Dionysus card, and you hold none
odysseus-no-self = trade with another player, not with yourself
odysseus-no-seat = there is no seat { $letter } in this game
odysseus-no-such-disk = no such disk is left in the reserve
