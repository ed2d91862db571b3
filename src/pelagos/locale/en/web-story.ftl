## How the story of a game is told in the browser, and how moves are made.

web-speed = Speed
web-speed-calm = calm, to follow it all
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = at once, nothing moves
web-commits = My moves
web-commits-undo = at once, then Undo
web-commits-always = confirm every move
web-forced = Only one move possible
web-forced-bots = made for me against bots
web-forced-always = always made for me
web-forced-never = I make it myself
web-forced-hint = It is made after a pause of random length. It is drawn in the same way each time, whatever you hold.
web-forced-now = Nothing to decide: the game goes on …
web-forced-stop = Stop

# The line that tells the last event; a tap opens the log.
web-story-open = Open the log
web-chat-unread = Chat: { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }

# A button that sends a move; $move says which.
web-confirm-move = Confirm: { $move }
