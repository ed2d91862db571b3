## How the game goes, in three lines.

web-how-ulysses-1 = There is one ship, and each player has four secret goals for it. When the ship reaches your fourth, you win.
web-how-ulysses-2 = On your turn you propose the next place. The others agree, or somebody objects.
web-how-ulysses-3 = Then the gods discuss: both sides lay cards, and the ship goes where more cards lie.
