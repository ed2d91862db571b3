## Lessons.

web-learn-minutes = { $minutes } min
web-learn-state-new = Comincia
web-learn-state-begun = Continua
web-learn-state-done = Fatta. Rigioca
web-learn-then = Poi una partita breve: due bot ti aspettano, e dicono perché giocano così.
web-learn-play = Inizia il primo viaggio
web-coach = Guida
web-coach-next = Avanti
web-coach-hint = Aiuto
web-coach-go = Vai a ciò di cui si parla
web-lesson-leave = Tutte le lezioni
web-lesson-skip = Salta questa lezione
web-lesson-again = Ricomincia
web-lesson-progress = { $number } mosse su { $asks }
web-lesson-done = Ben fatto!
web-lesson-next = Prossima lezione: { $title }
