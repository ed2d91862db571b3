## The browser game, whichever it is.

web-close = Close
web-rule = Rule { $id }
web-unreachable = The server cannot be reached. Try again in a moment.
web-reload = Load anew
web-free = free
web-you = you
web-to-start = To the first page
web-to-table = To the table
web-nav = Language and settings

## Settings.

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

## Bots: how well they play, and how they are called, by seat (companions of Odysseus, and those who kept his house).

web-bot-0 = Eurylochus
web-bot-1 = Polites
web-bot-2 = Elpenor
web-bot-3 = Perimedes
web-bot-4 = Eumaeus
web-bot-5 = Mentor

## The bar of a table.

web-over = The game is over
web-closed = This table is closed
web-your-move = Your move
web-their-move = { $who } decides
web-bot-for-you = A bot plays for you
web-skip = Skip
web-undo = Take back
web-skip-link = To your move
web-busy = Sending …
web-connecting = Connecting …
web-connected = Connected
web-lost = Connection lost, trying again …
web-trouble = The server cannot go on at the moment

## The map.

web-map-nearer = Closer
web-map-farther = Farther
web-map-whole = The whole map
web-map-ship = Around the ship

## The players of a table.

web-players = Players
web-seat-bot = a bot
web-seat-stood-in = a bot stands in
web-seat-here = here
web-seat-gone = not connected
web-people = The others
web-mute = Read no more
web-unmute = Read again
web-vote = Give the seat to a bot
web-unvote = Withdraw my vote
web-votes = { $count ->
    [one] one vote for a bot
   *[other] { $count } votes for a bot
 }
web-absent = We wait for { $who }, who is not connected.
web-watching = You are watching. What is secret stays hidden.

## Log, chat, and the state in words.

web-side = Log and chat
web-side-unread = Log and chat: { $count ->
    [one] one new line
   *[other] { $count } new lines
 }
web-tab-log = Log
web-tab-chat = Chat
web-tab-state = In words
web-dock = Your hand and your move
web-while-away = While you were away
web-missed = While you were away { $count ->
    [one] one thing
   *[other] { $count } things
 } happened.
web-say = Say something
web-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-watching = Who sits at the table can write here.

## The menu of a table.

web-menu = Menu
web-rules-of = Rules of { $game }
web-invite = Invite others
web-invite-hint = Whoever opens this link can sit down here.
web-invite-watch = Whoever opens this link can watch.
web-invite-text = Come and play { $game } with us!
web-screen = Show on a shared screen
web-screen-leave = Leave the shared screen
web-screen-news = What has happened
web-screen-join = Point a phone here to sit down
web-screen-hand = Your hand is on your phone. Point it here to come to the table.
web-record = Download the record
web-verify = Was the deal fair?
web-away = Let a bot play for me
web-back = Play myself again
web-handover = Hand over my seat
web-handover-hint = Whoever opens this link first can take your seat, with all you hold. It opens for seven days.
web-handover-text = Take over my seat at { $game }!
web-leave = Leave the table
web-leave-sure = A bot will have your seat, and you cannot come back to it. If you only have to go for a while, let a bot play for you instead.
web-leave-yes = Leave for good
web-stay = Stay
web-shortcuts = Keys
web-key-s = skip the animations
web-key-u = take my last move back
web-key-l = the log
web-key-c = the chat
web-key-w = the state in words
web-key-d = to my hand and my move
web-key-b = to the board
web-key-help = this list
web-copy = Copy
web-copied = Copied.
web-copy-failed = Copying is not allowed here: mark the text and copy it yourself.
web-share = Share
web-qr = A code for a phone's camera

## The end of a game.

web-winners = { $count ->
    [one] { $who } has won
   *[other] { $who } have won together
 }
web-you-win = { $count ->
    [one] You have won!
   *[other] { $who } have won together, you among them!
 }
web-rematch = Play again
web-go-rematch = To the new game

## Before a game; doors.

web-lobby = A table of { $game }
web-sit = Sit here
web-begin = Begin the game
web-begin-bots = Begin; bots take the free seats
web-waiting-host = We wait until the table is full or whoever opened it begins.
web-waiting-seats = The host is not here. When every seat is taken, anybody can begin.
web-not-seated = Choose a seat to play. Without one you watch.
web-stand-up = Stand up
web-close-table = Close the table
web-host = host
web-no-clock = No clock
web-clock-seconds = { $seconds } seconds a decision, and { $minutes ->
    [0] no bank
    [one] one minute in the bank
   *[other] { $minutes } minutes in the bank
 }
web-clock-in-days = { $days ->
    [one] One day
   *[other] { $days } days
 } a decision
web-days = { $days } d { $hours } h
web-by-invitation = By invitation
web-listed = Open to all
web-your-name = Your name at this table
web-door = This door does not open
web-take-title = A seat is handed to you
web-take-text = Somebody gives you a seat at this table, with everything that belongs to it.
web-take = Take the seat
web-only-look = Only have a look
web-join-label = A link or a code that you were given
web-join-hint = https://… or ABCD-EFGH
web-join = Open
web-join-elsewhere = This link leads to another server. Open it in a new tab.
web-welcome-back = Welcome back, { $name }!

## The first page.

web-hero = Set sail with the Greeks
web-hero-more = Two board games of gods and ships, against bots or with friends, on any screen. No account.
web-what-ulysses = One ship, and everybody wants it elsewhere. Propose a course or object to it, win the gods over with your cards, and bring the ship to your secret goals.
web-what-odysseus = You are a god and send winds, some of them unseen. They turn the course of one ship from island to island, and only you know which adventures you want it to meet.
web-play-now = Play { $game }
web-against = Against { $count ->
    [one] one bot
   *[other] { $count } bots
 } ({ $level }). Choose …
web-seats = Players
web-level = Bots
web-level-drifter-hint = Goes where the wind blows. For a first look.
web-level-sailor-hint = Knows the ropes. A fair opponent for a first game.
web-level-navigator-hint = Thinks ahead and remembers what was shown.
web-level-olympian-hint = Plays as well as we could make it.
web-game = Game
web-friends = With friends
web-friends-open = You open a table and send the link. Whoever opens it sits down; bots fill the rest.
web-open-table = Open a table
web-who-plays = Who plays
web-seat-mine = The first seat is yours.
web-seat = Seat { $number }
web-a-person = a person
web-bot-of = a bot: { $level }
web-clock = Clock
web-clock-none = none
web-clock-quick = 20 seconds a decision, and 3 minutes in the bank
web-clock-live = 1 minute a decision, and 10 minutes in the bank
web-clock-days = 2 days a decision
web-public = Anybody may come: the table is listed here
web-my-tables = My tables
web-open-tables = Tables with a free seat
web-over-tables = Finished games
web-free-seats = { $count ->
    [0] ready to begin
    [one] one seat free
   *[other] { $count } seats free
 }
web-myself = You
web-name = Your name
web-name-hint = At tables where you sit already you keep the name you came with.
web-name-saved = You are { $name } from now on.
web-save = Save
web-devices = You can go on playing on another device:
web-code = Code for another device
web-code-hint = Type this code on the first page of the other device, or point its camera here. It works once, within ten minutes.
web-personal-link = My personal link
web-personal-hint = Whoever opens this link is you, for a year. Keep it to yourself: it also brings you back if this browser forgets you.
web-comeback = Somebody else on this device?
web-comeback-text = Here you are { $name }. If you go on, this browser forgets that, and you are whoever made the link.
web-comeback-yes = Go on
web-comeback-no = Stay who I am
web-more = More

## Pages about the games.

web-contents = Contents
web-search = Search the rules
web-found = { $count ->
    [0] No clause says this.
    [one] One clause says this.
   *[other] { $count } clauses say this.
 }
web-about = About Pelagos
web-about-what = Pelagos is two board games of the Greek seas as free software: rules that can be looked up clause by clause, bots of four strengths, tables for friends, records that can be verified, and a terminal client. You are looking at the browser game.
web-about-ulysses = A game by Andrea Angiolino and Pier Giorgio Paglia, published in 2001, for three to five players.
web-about-board-ulysses = The printed board is not in the rule texts, so this one is a reconstruction: 15 names and nine sea routes are proven by the rules and their examples, and so is how many routes a place has. Everything else is new, on the true coast of the Mediterranean.
web-about-odysseus = A game by Dominique Ehrhard, published in 2001, for three to six players.
web-about-board-odysseus = The printed board is not in the rule text, so this one was designed anew: 18 islands, each with one yellow, one green and one red line. The task cards are ours too, within what the rules require of them.
web-about-fair = Fair deals
web-about-fair-text = Before a game the server commits itself to its chance, and every browser adds some of its own. When the game is over everybody can check that no card was chosen by anyone.
web-about-private = No account, no trackers
web-about-private-text = You have a name and a cookie that knows your seats. This page asks no other server for anything.
web-about-licence = Licence
web-about-licence-text = The program is free software under the MIT licence. The games belong to their authors; rules and words are told here in our own sentences.
web-about-credits = With thanks
web-credit-icons = Icons by Lorc, Delapouite and the other artists of game-icons.net, under CC BY 3.0, in our colours.
web-credit-earth = Coastlines from Natural Earth, in the public domain, prepared by world-atlas.
web-credit-fonts = The typefaces Marcellus by Brian J. Bonislawsky (Astigmatic) and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License.
web-credit-code = Preact and Fluent, which this page is built with; segno, which draws the codes for cameras.
