## The end of a game, in the browser and in the terminal.

refused-no-ending = secrets are shown only after a game that was played to its end
ending-standings = How near everybody was
ending-moments = Moments of this game
ending-voyage = The voyage
