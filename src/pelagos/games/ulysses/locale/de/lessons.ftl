## Lektionen. Kurze Sätze, wie man sie am Tisch sagt. Die Namen stehen in core/lesson.py.

ulysses-lesson-goal = Ein Ziel gleich nebenan
ulysses-lesson-goal-about = Bring das Schiff zu den Orten auf deinen geheimen Karten.
ulysses-lesson-goal-start = Das Schiff liegt in Troja, und du willst nach Delos, gleich nebenan. Schlage Delos vor!
ulysses-lesson-goal-hint-delos = Wähle Delos und schlage es vor. Eine Linie führt von Troja dorthin.
ulysses-lesson-goal-elsewhere = Auch dorthin kann das Schiff fahren, aber dort hast du kein Ziel. Du willst nach Delos.
ulysses-lesson-goal-reached = Niemand erhebt Einspruch, also fährt das Schiff. Delos ist dein drittes Ziel und liegt nun offen.
ulysses-lesson-goal-stop = Ein Ziel fehlt noch, und dein Zug ist vorbei. Beende ihn.
ulysses-lesson-goal-hint-end = Wähle „Zug beenden“. Dann ist Nina aktiv.
ulysses-lesson-goal-offer = Sieh an: Nina schlägt Athen vor, dein letztes Ziel! Das kann Nina nicht wissen. Stimmst du zu?
ulysses-lesson-goal-hint-agree = Wähle „Zustimmen“. Dann fährt das Schiff nach Athen.
ulysses-lesson-goal-object = Wozu Einspruch? Das Schiff fährt doch, wohin du willst. Stimme zu!
ulysses-lesson-goal-won = Vier Ziele: Du gewinnst!
ulysses-lesson-goal-learned = Das ist das ganze Spiel: ein Schiff, vier Orte. Ein Ziel zählt, egal wer steuert.
