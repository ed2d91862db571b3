## Lessons.

web-learn-minutes = { $minutes } min
web-learn-state-new = Start
web-learn-state-begun = Continue
web-learn-state-done = Done. Play it again
web-learn-then = Then a short game: two bots are waiting for you, and they say why they move as they do.
web-learn-play = Start your first voyage
web-coach = Coach
web-coach-next = Next
web-coach-hint = Hint
web-coach-go = Go to what is meant
web-lesson-leave = All lessons
web-lesson-skip = Skip this lesson
web-lesson-again = Start again
web-lesson-progress = { $number } of { $asks } moves made
web-lesson-done = Well done!
web-lesson-next = Next lesson: { $title }
