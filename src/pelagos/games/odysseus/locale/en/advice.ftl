## Hints: why a player might make a move. Without a full stop: the screen adds it.

odysseus-advice-lands = By the cards that you know, the ship would then reach { $island }: { $adventure }; points for you: { $points }
odysseus-advice-stays = By the cards that you know, the ship would still reach { $island }: { $adventure }; points for you: { $points }
odysseus-advice-none = By the cards that you know, the ship would complete no adventure
odysseus-advice-down = Only you know how strong this card is
odysseus-advice-disk = Points that this adventure brings you: { $points } ({ $adventure })
