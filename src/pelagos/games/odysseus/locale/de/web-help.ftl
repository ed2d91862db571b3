## Odysseus im Browser: was die Dinge sind, Hinweise beim ersten Mal, und was als Nächstes kommt.

odysseus-thing-ready = Kraft bereit
odysseus-thing-spent = Kraft verbraucht
odysseus-thing-waits = Kraft wartet
odysseus-thing-facedown = Darf verdeckt spielen
odysseus-thing-stilled = Scheibe von Poseidon
odysseus-thing-doubled = Scheibe von Aphrodite
odysseus-thing-step = Schritte 1, 2, 3
odysseus-thing-task = Auftragskarte
odysseus-thing-reserve = Vorrat
odysseus-thing-stack = Stapel
odysseus-thing-first = Beginn der Runde
odysseus-thing-ship = Schiff

odysseus-about-card = Eine Windkarte. Leg sie offen auf eines der neun Felder: Ihre Zahl erhöht die Stärke des Feldes.
odysseus-about-card-d = Dionysos. Spiel ihn als Windkarte der Stärke 1, oder zahl mit ihm, um mit jemandem die Gottheit zu tauschen.
odysseus-about-card-down = Eine Karte, mit der Kraft von Hades verdeckt gelegt. Nur wer sie gelegt hat, kennt sie; bevor das Schiff fährt, wird sie aufgedeckt.
odysseus-about-god-zeus = Wenn du dran bist: Das Auslegen endet sofort, und das Schiff fährt. Zeus setzt auch das Schiff auf seine erste Insel und sucht die neuen Scheiben aus.
odysseus-about-god-poseidon = Wenn du dran bist: Eines der neun Felder zählt in dieser Runde nicht.
odysseus-about-god-athena = Gleich nachdem jemand anders eine Kraft eingesetzt hat: Du darfst sie blockieren. Sie bewirkt nichts, ist verbraucht, und der blockierte Zug ist vorbei.
odysseus-about-god-hades = Wenn du dran bist: Für den Rest dieser Runde darfst du deine Karten verdeckt spielen. Eine davon spielst du sofort.
odysseus-about-god-aphrodite = Wenn du dran bist: Eines der neun Felder zählt in dieser Runde doppelt.
odysseus-about-god-hermes = Wenn du dran bist: Du legst eine Karte von ihrem Feld auf ein anderes.
odysseus-about-thing-ready = Diese Kraft kann eingesetzt werden, jede einmal in der Runde.
odysseus-about-thing-spent = Diese Kraft wurde eingesetzt oder blockiert. Am Ende der Runde sind alle Kräfte wieder bereit.
odysseus-about-thing-waits = Diese Gottheit wurde getauscht: Ihre Kraft ist erst ab der nächsten Phase wieder einsetzbar.
odysseus-about-thing-facedown = Die Kraft von Hades wirkt: Hier darf für den Rest der Runde verdeckt gespielt werden.
odysseus-about-thing-stilled = Die Karten dieses Feldes zählen in dieser Runde nicht.
odysseus-about-thing-doubled = Die Karten dieses Feldes zählen in dieser Runde doppelt.
odysseus-about-thing-step = Am Ende der Runde macht das Schiff bis zu drei Schritte, in dieser Reihenfolge. Ein Schritt ohne Karten beendet die Fahrt.
odysseus-about-thing-task = Dein Geheimnis: drei Abenteuer und die Punkte, die dir jedes bringt, sooft es bestanden wird. Zehn Punkte gewinnen.
odysseus-about-thing-reserve = Abenteuer, die nicht auf dem Plan liegen. Nach einem Abenteuer legt Zeus eines davon dorthin, wo das Schiff losfuhr.
odysseus-about-thing-stack = Die Windkarten, die niemand hält. Am Ende der Runde kommen alle gespielten Karten zurück, und alle ziehen zwei.
odysseus-about-thing-first = Hier begann die Runde: links von Zeus.
odysseus-about-thing-ship = Wo die Fahrt endet, ist das Abenteuer der Insel bestanden. Inseln unterwegs zählen nicht.
odysseus-about-space = Eine Farbe eines Schrittes. Die stärkste Farbe der Reihe bestimmt, welcher Linie das Schiff bei diesem Schritt folgt.
odysseus-about-adventure = Endet die Fahrt hier, ist das Abenteuer bestanden und bringt allen Punkte, deren Auftrag es nennt.
odysseus-about-colour = Jede Insel hat eine Linie dieser Farbe. Bei gleicher Stärke geht Gelb vor Grün und Grün vor Rot.

odysseus-note-start = Du bist Zeus und setzt das Schiff auf seine erste Insel. Such Inseln in der Nähe der Abenteuer deines Auftrags.
odysseus-note-play = Jede Reihe ist ein Schritt des Schiffes: Ihre stärkste Farbe bestimmt die Linie. Leg deine Karten so, dass die drei Schritte bei einem Abenteuer deines Auftrags enden.
odysseus-note-tie = Bei gleicher Stärke gewinnt Gelb gegen Grün und Grün gegen Rot. Eine Reihe ohne Karten beendet dort die Fahrt.
odysseus-note-pass = Passen gilt nicht für immer: Bist du wieder an der Reihe, kannst du handeln. Das Auslegen endet erst, wenn alle nacheinander passen oder Zeus es beendet.
odysseus-note-power = Jede Gottheit hat eine Kraft, einmal in der Runde. Doch Athene darf sie sofort blockieren: Dann ist sie ohne Wirkung verbraucht und der Zug vorbei.
odysseus-note-block = Du bist Athene: Nach jeder Kraft der anderen entscheidest du sofort. Blockieren kannst du einmal in der Runde.
odysseus-note-dionysus = Du hast Dionysos: eine Windkarte der Stärke 1 oder der Preis für einen Göttertausch.
odysseus-note-trade = Zwei Gottheiten wurden getauscht. Eine verbrauchte Kraft bleibt verbraucht; eine andere ist erst ab der nächsten eigenen Phase einsetzbar.
odysseus-note-down = Eine Karte liegt verdeckt: Ihre Stärke kennt nur, wer sie gelegt hat. Bevor das Schiff fährt, wird sie aufgedeckt.
odysseus-note-sails = Das Schiff ist gefahren, und die Runde ist vorbei: Gespielte Karten gehen zurück, alle ziehen zwei, und alle Kräfte sind wieder bereit.
odysseus-note-completes = Ein Abenteuer ist bestanden: Es bringt allen Punkte, deren Auftrag es nennt, gleich wer das Schiff gesteuert hat. Zehn Punkte gewinnen.
odysseus-note-disk = Zeus sucht ein neues Abenteuer für die Insel aus, von der das Schiff losfuhr.

odysseus-soon-launch = Steht das Schiff auf dem Plan, geht es links von Zeus los. Bist du dran, spielst du eine Karte, setzt deine Kraft ein, tauschst oder passt.
odysseus-soon-place = Bist du dran, spielst du eine Karte, setzt deine Kraft ein, tauschst mit einer Dionysoskarte die Gottheit oder passt.
odysseus-soon-hades = Bist du dran, spielst du eine Karte, setzt deine Kraft ein, tauschst mit einer Dionysoskarte die Gottheit oder passt.
odysseus-soon-window = Wird die Kraft zugelassen, wirkt sie; wird sie blockiert, ist sie verbraucht und der Zug vorbei. Dann geht es links weiter.
odysseus-soon-disk = Dann werden Karten verteilt, und die nächste Runde beginnt links von Zeus.
