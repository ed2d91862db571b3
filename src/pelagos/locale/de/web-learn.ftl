## Lessons.

web-learn-minutes = { $minutes } min
web-learn-state-new = Beginnen
web-learn-state-begun = Weiterspielen
web-learn-state-done = Geschafft. Noch einmal spielen
web-learn-then = Danach ein kurzes Spiel: Zwei Bots warten auf dich und sagen, warum sie so ziehen.
web-learn-play = Erste Fahrt beginnen
web-coach = Anleitung
web-coach-next = Weiter
web-coach-hint = Tipp
web-coach-go = Zu dem gehen, was gemeint ist
web-lesson-leave = Alle Lektionen
web-lesson-skip = Lektion überspringen
web-lesson-again = Von vorn beginnen
web-lesson-progress = { $number } von { $asks } Zügen gemacht
web-lesson-done = Geschafft!
web-lesson-next = Nächste Lektion: { $title }
