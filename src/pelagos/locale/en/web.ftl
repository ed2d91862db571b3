## The browser game: words that both games share.

web-close = Close
web-confirm = Confirm
web-cancel = Cancel
# Buttons beside a number; $name says of what.
web-fewer = Fewer: { $name }
web-one-more = More: { $name }
web-rule = Rule { $id }
web-unreachable = The server cannot be reached. Try again in a moment.
web-reload = Reload
web-free = free
web-you = you
web-to-start = Home
web-to-table = Go to the table
web-nav = Language and settings

## Settings.

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = same as device
web-theme-light = light
web-theme-dark = dark
web-sounds = Sounds

## Names of bots by seat: companions of Odysseus, and servants of the house at Ithaca.

web-bot-0 = Eurylochus
web-bot-1 = Polites
web-bot-2 = Elpenor
web-bot-3 = Perimedes
web-bot-4 = Eumaeus
web-bot-5 = Mentor

## The bar of a table.

web-over = Game over
web-closed = This table is closed
web-your-move = Your move
web-their-move = { $who } to move
web-bot-for-you = A bot plays for you
web-skip = Skip
web-undo = Undo
web-skip-link = Skip to your move
web-busy = Sending …
web-connecting = Connecting …
web-connected = Connected
web-lost = Connection lost. Reconnecting …
web-trouble = The server has a problem and the game is paused

## The map.

web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Show the whole map
web-map-ship = Show the ship

## The players of a table.

web-players = Players
web-seat-bot = bot
web-seat-stood-in = away, a bot plays
web-seat-here = online
web-seat-gone = not connected
web-people = Players
web-mute = Mute
web-unmute = Unmute
web-vote = Vote to replace with a bot
web-unvote = Withdraw vote
web-votes = { $count ->
    [one] 1 vote for a bot
   *[other] { $count } votes for a bot
 }
web-absent = Waiting for { $who } (not connected).
web-watching = You are watching. Secrets stay hidden.

## Log, chat, and the state in words.

web-side = Log and chat
web-tab-log = Log
web-tab-chat = Chat
web-tab-state = In words
web-dock = Your hand and your move
web-while-away = While you were away
web-missed = While you were away ({ $count ->
    [one] 1 event
   *[other] { $count } events
 }):
web-say = Write a message
web-send = Send
web-chat-empty = No messages yet.
web-chat-watching = Only players at this table can write here.

## The menu of a table.

web-menu = Menu
web-how-to = How to play
web-how-to-of = How to play { $game }
web-rules-of = Rules of { $game }
web-invite = Invite
web-invite-hint = Anyone with this link can take a free seat.
web-invite-watch = Anyone with this link can watch.
web-invite-text = Come and play { $game } with us!
web-screen = Show on a shared screen
web-screen-leave = Leave the shared screen
web-screen-news = Latest events
web-screen-join = Scan this code with a phone to take a seat
web-screen-hand = Your hand is on your phone. Scan this code to open the table there.
web-record = Download record
web-verify = Verified shuffle
web-away = Let a bot play for me
web-back = Resume playing
web-handover = Transfer seat
web-handover-hint = The first person to open this link can take over your seat, cards and all. The link works for seven days.
web-handover-text = Take over my seat at { $game }!
web-leave = Leave game
web-leave-sure = A bot takes your seat and you cannot come back to it. To take a break, let a bot play for you instead.
web-leave-yes = Leave for good
web-stay = Stay
web-shortcuts = Keyboard shortcuts
web-key-s = skip animations
web-key-u = undo my last move
web-key-l = show the log
web-key-c = show the chat
web-key-w = show the game in words
web-key-d = go to my hand and my move
web-key-b = go to the board
web-key-h = how to play
web-key-help = what can I do?
web-copy = Copy
web-copied = Copied.
web-copy-failed = This browser does not allow copying here: select the text and copy it yourself.
web-share = Share
web-qr = QR code

## The end of a game.

web-winners = { $count ->
    [one] { $who } has won
   *[other] { $who } have won together
 }
web-you-win = { $count ->
    [one] You have won!
   *[other] You share the win: { $who }!
 }
web-rematch = Rematch
web-go-rematch = Go to the rematch

## Before a game, and tables that do not open.

web-lobby = { $game } table
web-sit = Sit here
web-begin = Start game
web-begin-bots = Start (bots fill empty seats)
web-waiting-host = Waiting for players. The host can start at any time; anyone can start once all seats are taken.
web-waiting-seats = The host is not here. Anyone can start once all seats are taken.
web-not-seated = Choose a seat to play, or stay and watch.
web-stand-up = Leave seat
web-close-table = Close table
web-host = host
web-no-clock = No clock
web-clock-seconds = { $seconds } seconds per decision, { $minutes ->
    [0] no time bank
    [one] plus a time bank of 1 minute
   *[other] plus a time bank of { $minutes } minutes
 }
web-clock-in-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } per decision
web-days = { $days } d { $hours } h
web-by-invitation = Private table
web-listed = Public table
web-door = This table is not open to you
web-take-title = Take over a seat
web-take-text = A player offers you their seat at this table, cards and all.
web-take = Take seat
web-only-look = Just watch
web-join-label = Link or code
web-join-hint = https://… or ABCD-EFGH
web-join = Open
web-join-elsewhere = This link leads to another server. Open it in a new tab.
web-welcome-back = Welcome back, { $name }!

## The start page.

web-hero = Set sail with the Greeks
web-hero-more = Two board games of gods and ships, against bots or with friends, on any screen. No account.
web-play-now = Play { $game }
web-against = Against { $count ->
    [one] 1 bot
   *[other] { $count } bots
 } ({ $level }). Change …
web-seats = Players
web-level = Bots
web-level-drifter-hint = Plays at random. For a first look.
web-level-sailor-hint = Knows the ropes. A fair opponent for a first game.
web-level-navigator-hint = Thinks ahead and remembers what was shown.
web-level-olympian-hint = The strongest bot. Looks ahead as far as time allows.
web-game = Game
web-friends = Play with friends
web-friends-open = Open a table and send the link. Anyone with the link can take a seat; bots fill the rest.
web-open-table = Open a table
web-who-plays = Seats
web-seat-mine = The first seat is yours.
web-seat = Seat { $number }
web-a-person = a person
web-bot-of = a bot: { $level }
web-board = Board
web-board-origin = Board “{ $name }”: { $origin }
web-first = Who goes first
web-first-lot = by lot
web-first-winner = the winner of the last game
web-first-is = { $first ->
    [winner] First player: the winner of the last game
   *[other] First player: seat { $first }
 }
web-clock = Clock
web-clock-none = none
web-clock-quick = 20 seconds per decision, plus a time bank of 3 minutes
web-clock-live = 1 minute per decision, plus a time bank of 10 minutes
web-clock-days = 2 days per decision
web-public = Public table: listed on this page, open to anyone
web-my-tables = My tables
web-open-tables = Tables with free seats
web-over-tables = Finished games
web-free-seats = { $count ->
    [0] ready to start
    [one] 1 seat free
   *[other] { $count } seats free
 }
web-myself = You
web-name = Your name
web-name-hint = Tables where you already sit keep your old name.
web-name-saved = Your name is now { $name }.
web-save = Save
web-devices = Continue on another device:
web-code = Code for another device
web-code-hint = Enter this code on the start page of the other device, or scan it there. It works once, within ten minutes.
web-personal-link = My personal link
web-personal-hint = Anyone who opens this link is signed in as you. It works for a year. Keep it to yourself: it also brings you back if this browser forgets you.
web-comeback = Switch to another player?
web-comeback-text = On this device you are { $name }. If you continue, this browser forgets { $name } and you become the player who made this link.
web-comeback-yes = Continue
web-comeback-no = Cancel
web-more = More

## Pages about the games.

web-contents = Contents
web-search = Search the rules
web-found = { $count ->
    [0] No clause found.
    [one] 1 clause found.
   *[other] { $count } clauses found.
 }
web-about = About Pelagos
web-about-what = Pelagos is two board games of the Greek seas as free software: rules that can be looked up clause by clause, bots of four strengths, tables for friends, records that can be verified, and a terminal client. This is the browser game.
web-about-fair = Fair deals
web-about-fair-text = Before a game the server commits to a secret seed, and every player's browser adds a random number. When the game is over, everyone can check that nobody chose the cards.
web-about-private = No account, no trackers
web-about-private-text = You have a name and a cookie that knows your seats. This page sends no request to any other server.
web-about-licence = Licence
web-about-licence-text = The program is free software under the MIT licence. The games belong to their authors; the rules are told here in our own words.
web-about-credits = With thanks
web-credit-icons = Icons by Lorc, Delapouite and the other artists of game-icons.net, under CC BY 3.0, in our colours.
web-credit-earth = Coastlines from Natural Earth, in the public domain, prepared by world-atlas.
web-credit-fonts = The typefaces Marcellus by Brian J. Bonislawsky (Astigmatic) and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License.
web-credit-code = Built with Preact and Fluent; QR codes by segno.
