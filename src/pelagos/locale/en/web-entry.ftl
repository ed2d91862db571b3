## Names, and coming to a table.

web-name-ask = What should the others call you?
web-name-kept = This browser remembers the name. You can change it on the start page.
web-door-title = A private { $game } table
web-door-text = Ask the players to let you in, or open the link that they send you.
web-door-ask = Ask to join
web-door-asking = You have asked. This page opens as soon as a player lets you in.
web-door-declined = Not now, the players say. Ask again later, or ask them for an invitation link.
web-door-again = Ask again
web-asker = { $name } asks to come in.
web-asker-let = Let in
web-asker-not = Not now

## The waiting room.

web-lobby-how = How this game goes
web-lobby-next = When the game starts, your cards appear here, and the game always shows what you can do.

## The start page.

web-learn = Learn by playing
web-learn-hint = A few short lessons on the real board. You play from the first minute.
web-play-bots = Play against bots
web-tv = On the TV
web-tv-text = The board is on your TV or laptop, and each hand of cards is on a phone. Nobody sees the cards of others.
web-tv-open = Show a table on this screen
