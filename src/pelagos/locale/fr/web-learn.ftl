## Lessons.

web-learn-minutes = { $minutes } min
web-learn-state-new = Commencer
web-learn-state-begun = Continuer
web-learn-state-done = Terminée. Rejouer
web-learn-then = Ensuite une partie courte : deux bots t’attendent et disent pourquoi ils jouent ainsi.
web-learn-play = Commencer le premier voyage
web-coach = Guide
web-coach-next = Suite
web-coach-hint = Indice
web-coach-go = Aller à ce dont il s’agit
web-lesson-leave = Toutes les leçons
web-lesson-skip = Passer cette leçon
web-lesson-again = Recommencer
web-lesson-progress = { $number } coups sur { $asks }
web-lesson-done = Bravo !
web-lesson-next = Leçon suivante : { $title }
