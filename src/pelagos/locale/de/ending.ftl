## Das Ende einer Partie, im Browser und im Terminal.

refused-no-ending = Geheimnisse werden erst gezeigt, wenn eine Partie zu Ende gespielt ist
ending-standings = Wie nah alle dran waren
ending-moments = Augenblicke dieser Partie
ending-voyage = Die Reise
