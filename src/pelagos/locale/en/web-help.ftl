## The browser game: help at the table.

web-what = What can I do?
web-what-start = Do it
web-what-soon = You will be able to
web-what-over = The game is over.
web-what-things = What things are
web-about-uses = You can use it now:
web-gives-up-once = This warning comes only once. It stays beside the button.
web-note = A rule you meet for the first time
web-note-done = Got it
web-note-off = No more notes
web-notes = Explain rules when they first matter
web-warnings = Warn before I give something up
web-help-again = Show all notes and warnings again
web-help-again-done = All notes and warnings will come again.
web-key-i = what is the focused thing?
web-dialog-back = Back
web-hint = What would you do?
web-hint-about = A strong bot looks at what you see and names its moves. The log tells everybody that you took a hint.
web-hint-thinking = The bot is thinking …
web-hint-best = It would play
web-hint-other = Or
web-hints = Hints: players may ask a strong bot what it would do
web-hints-allowed = Hints allowed
