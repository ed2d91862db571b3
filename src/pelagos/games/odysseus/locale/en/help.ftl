## Odysseus: names of choices, their price, and what they give up. For the terminal and the browser.

odysseus-verb-start = Put the ship on the map
odysseus-verb-play = Play a wind card
odysseus-verb-down = Play a card face down
odysseus-verb-zeus = Use the power of Zeus
odysseus-verb-hades = Use the power of Hades
odysseus-verb-aphrodite = Use the power of Aphrodite
odysseus-verb-hermes = Use the power of Hermes
odysseus-verb-poseidon = Use the power of Poseidon
odysseus-verb-athena = Use the power of Athena
odysseus-verb-trade = Trade gods
odysseus-verb-pass = Pass
odysseus-verb-allow = Allow
odysseus-verb-block = Block
odysseus-verb-disk = Choose a disk

# The price: no capital letter, no full stop.
odysseus-costs-card = 1 card of your hand
odysseus-costs-dionysus = 1 Dionysus card
odysseus-costs-power = your power, until the round ends

# A warning: a whole sentence.
odysseus-gives-up-pass = All others have passed: if you pass too, the placing ends and the ship sails.
odysseus-gives-up-zeus = Nobody can play another card this round: those in your hand stay there.
odysseus-gives-up-trade = After the trade, both of you can use an unspent power only from your next phase on.
odysseus-gives-up-block = Your power is then spent: you cannot block another one this round.
