## The browser game, whichever it is.

web-close = Close
web-rule = Rule { $id }
web-unreachable = The server cannot be reached. Try again in a moment.
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-pace = Animations
web-pace-0 = off
web-pace-0-5 = fast
web-pace-1 = usual
web-pace-2 = slow
web-sounds = Sounds
web-over = The game is over
web-closed = This table is closed
web-your-move = Your move
web-their-move = { $who } decides
web-sending = Sending …
web-connecting = Connecting …
web-connected = Connected
web-lost = Connection lost, trying again …
web-trouble = The server cannot go on at the moment
web-players = Players
web-you = you
web-seat-bot = a bot
web-seat-stood-in = a bot stands in
web-seat-here = here
web-seat-gone = not connected
web-tab-log = Log
web-tab-chat = Chat
web-tab-state = In words
web-while-away = While you were away
web-say = Say something
web-send = Send
web-winners = { $count ->
    [one] { $who } has won
   *[other] { $who } have won together
 }
web-rematch = Play again
web-go-rematch = To the new game
web-free = free
web-sit = Sit here
web-begin = Begin
web-to-start = To the first page
web-about = About Pelagos
web-seats = Players
web-level = Bots
web-play-now = Play { $game }
