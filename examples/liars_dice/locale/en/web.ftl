## Liar's dice in the browser.

web-what-liars_dice = Everybody hides five dice and bids on the dice of all. Bid higher, or call the bluff: the player who was wrong loses a die.
