## Lessons. Short sentences, as a friend says them at the table. Names of players are those of core/lesson.py.

ulysses-lesson-goal = A goal next door
ulysses-lesson-goal-about = Steer the ship to the places on your secret cards.
ulysses-lesson-goal-start = The ship lies at Troy, and you want it at Delos, next door. Propose Delos!
ulysses-lesson-goal-hint-delos = Choose Delos, then propose it. A route joins it to Troy.
ulysses-lesson-goal-elsewhere = The ship can go there too, but you have no goal there. You want Delos.
ulysses-lesson-goal-reached = Nobody objected, so the ship sailed. Delos is your third goal, and its card lies open now.
ulysses-lesson-goal-stop = One goal is left, and your turn is over. End it.
ulysses-lesson-goal-hint-end = Choose “End turn”. Then Nina is active.
ulysses-lesson-goal-offer = Look: Nina proposes Athens, your last goal! Nina cannot know that. Do you agree?
ulysses-lesson-goal-hint-agree = Choose “Agree”. Then the ship sails to Athens.
ulysses-lesson-goal-object = Why object? The ship is going where you want it. Agree!
ulysses-lesson-goal-won = Four goals: you win!
ulysses-lesson-goal-learned = That is the whole game: bring one ship to four places. A goal counts whoever steers.
