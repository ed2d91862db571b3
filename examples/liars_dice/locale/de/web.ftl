## Liar's dice im Browser.

web-what-liars_dice = Alle verdecken fünf Würfel und bieten auf die Würfel aller. Biete höher oder deck den Bluff auf: Wer falschlag, verliert einen Würfel.
