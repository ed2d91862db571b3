## The ending of a game, in the browser.

web-ending-open = See the ending
web-ending-board = See the board
web-ending-rank = Place { $rank }
web-ending-previous = Previous stop
web-ending-next = Next stop
web-ending-whole = Whole route
web-ending-stop = Stop { $stop } of { $count }
web-ending-words = The voyage in words
web-ending-map = The map with the route of the ship
web-ending-picture = A picture to share
web-ending-save = Save the picture
web-ending-no-share = This browser cannot share pictures: save it instead.
web-ending-new = New table
web-verify-filled = The record of the game that you come from is filled in and checked.
web-over-won = Won by { $who }
