## Odysseus in the browser: what things are, first-time notes, and what comes next.

odysseus-thing-ready = Power ready
odysseus-thing-spent = Power spent
odysseus-thing-waits = Power waiting
odysseus-thing-facedown = May play face down
odysseus-thing-stilled = Disk of Poseidon
odysseus-thing-doubled = Disk of Aphrodite
odysseus-thing-step = Steps 1, 2, 3
odysseus-thing-task = Task card
odysseus-thing-reserve = Reserve
odysseus-thing-stack = Stack
odysseus-thing-first = First of the round
odysseus-thing-ship = Ship

odysseus-about-card = A wind card. Lay it face up on one of the nine spaces: its number is added to the strength of that space.
odysseus-about-card-d = Dionysus. Lay it as a wind card of strength 1, or pay with it to trade gods with another player.
odysseus-about-card-down = A card laid face down with the power of Hades. Only its owner knows it; before the ship sails it is turned up.
odysseus-about-god-zeus = On your turn: placing ends at once and the ship sails. Zeus also puts the ship on its first island and chooses the new disks.
odysseus-about-god-poseidon = On your turn: one of the nine spaces does not count this round.
odysseus-about-god-athena = Right after another player uses a power: you may block it. It has no effect, it is spent, and that player's turn is over.
odysseus-about-god-hades = On your turn: for the rest of this round you may play your cards face down. You play one of your cards at once.
odysseus-about-god-aphrodite = On your turn: one of the nine spaces counts double this round.
odysseus-about-god-hermes = On your turn: move one card from its space to another.
odysseus-about-thing-ready = This power can be used. Each power can be used once a round.
odysseus-about-thing-spent = This power was used or blocked. At the end of the round all powers are ready again.
odysseus-about-thing-waits = This god changed hands in a trade: the power can be used from the new owner's turn in the next phase on.
odysseus-about-thing-facedown = The power of Hades is in effect: this player may lay cards face down for the rest of the round.
odysseus-about-thing-stilled = The cards of this space do not count this round.
odysseus-about-thing-doubled = The cards of this space count double this round.
odysseus-about-thing-step = The ship makes up to three steps at the end of the round, in this order. A step without cards ends the voyage.
odysseus-about-thing-task = Your secret: three adventures and the points that each is worth to you, whenever it is completed. Ten points win.
odysseus-about-thing-reserve = Adventures that are not on the map. After an adventure the player with Zeus puts one of them where the ship set out.
odysseus-about-thing-stack = The wind cards that nobody holds. At the end of a round all played cards go back, and each player draws two.
odysseus-about-thing-first = This player began the round: the one on the left of Zeus.
odysseus-about-thing-ship = Where the ship ends its voyage, the adventure of that island is completed. Islands on the way do not count.
odysseus-about-space = One colour of one step. The colour with the greatest strength in its row decides which line the ship follows on this step.
odysseus-about-adventure = If the ship ends its voyage here, the adventure is completed and scores for everybody whose task names it.
odysseus-about-colour = Each island has one line of this colour. On equal strength yellow goes before green, and green before red.

odysseus-note-start = You are Zeus, so you put the ship on its first island. Look for islands near the adventures of your task.
odysseus-note-play = Each row is one step of the ship: the strongest colour of the row decides which line it follows. Lay your cards so that the three steps end at an adventure of your task.
odysseus-note-tie = On equal strength yellow wins against green, and green against red. A row without cards ends the voyage there.
odysseus-note-pass = A pass is not for good: you may act again when your turn comes round. The placing ends only when all pass one after the other, or when Zeus ends it.
odysseus-note-power = Each god has one power, once a round. But the player with Athena may block it at once: then it is spent without effect, and that turn is over.
odysseus-note-block = You are Athena: after each power of another player you decide at once. You can block once a round.
odysseus-note-dionysus = You hold Dionysus: a wind card of strength 1, or the price of a trade of gods.
odysseus-note-trade = Gods have changed hands. A spent power stays spent; an unspent one can be used only from the new owner's next phase on.
odysseus-note-down = A card lies face down: only its owner knows its strength. It is turned up before the ship sails.
odysseus-note-sails = The ship has sailed, and the round is over: played cards go back to the stack, each player draws two, and all powers are ready again.
odysseus-note-completes = An adventure is completed: it scores for everybody whose task names it. Ten points win.
odysseus-note-disk = The player with Zeus chooses a new adventure for the island from which the ship set out.

odysseus-soon-launch = When the ship is on the map, the player on the left of Zeus begins. On your turn you play a card, use your power, trade or pass.
odysseus-soon-place = On your turn you play a card, use your power, trade gods for a Dionysus card, or pass.
odysseus-soon-hades = On your turn you play a card, use your power, trade gods for a Dionysus card, or pass.
odysseus-soon-window = If the power is allowed, it takes effect; if it is blocked, it is spent and that turn is over. Then the next player goes on.
odysseus-soon-disk = Then cards are dealt and the next round begins on the left of Zeus.
