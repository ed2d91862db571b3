## The browser game: hints.

web-hint = What would you do?
web-hint-about = A strong bot looks at what you see and names its moves. The log tells everybody that you took a hint.
web-hint-thinking = The bot is thinking …
web-hint-best = It would play
web-hint-other = Or
web-hints = Hints: players may ask a strong bot what it would do
