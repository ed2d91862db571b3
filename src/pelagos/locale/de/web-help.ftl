## Das Spiel im Browser: Hilfe am Tisch.

web-what = Was kann ich tun?
web-what-start = Das tun
web-what-soon = Was du bald tun kannst
web-what-over = Das Spiel ist vorbei.
web-what-things = Was die Dinge sind
web-about-uses = Damit kannst du jetzt:
web-gives-up-once = Diese Rückfrage kommt nur einmal. Die Warnung bleibt beim Knopf stehen.
web-note = Eine Regel, der du zum ersten Mal begegnest
web-note-done = Verstanden
web-note-off = Keine Hinweise mehr
web-notes = Regeln erklären, wenn sie zum ersten Mal zählen
web-warnings = Warnen, bevor ich etwas aufgebe
web-help-again = Alle Hinweise und Warnungen wieder zeigen
web-help-again-done = Alle Hinweise und Warnungen kommen wieder.
web-key-i = was ist das, worauf der Fokus steht?
web-dialog-back = Zurück
web-hint = Was würdest du tun?
web-hint-about = Ein starker Bot sieht sich an, was du siehst, und nennt seine Züge. Im Protokoll steht für alle, dass du einen Tipp geholt hast.
web-hint-thinking = Der Bot denkt nach …
web-hint-best = Er würde das tun
web-hint-other = Oder
web-hints = Tipps: Alle dürfen einen starken Bot fragen, was er tun würde
web-hints-allowed = Tipps erlaubt
