## Wie der Browser das Spiel erzählt, und wie man zieht.

web-speed = Tempo
web-speed-calm = ruhig, zum Mitlesen
web-speed-normal = normal
web-speed-fast = schnell
web-speed-none = sofort, ohne Bewegung
web-commits = Meine Züge
web-commits-undo = sofort, dann Rückgängig
web-commits-always = jeden Zug bestätigen
web-forced = Nur ein Zug möglich
web-forced-bots = gegen Bots von selbst
web-forced-always = immer von selbst
web-forced-never = ich mache ihn selbst
web-forced-hint = Er kommt nach einer zufälligen Pause. Sie wird jedes Mal auf dieselbe Weise ausgelost, was du auch auf der Hand hast.
web-forced-now = Nichts zu entscheiden: Es geht weiter …
web-forced-stop = Anhalten

# Die Zeile mit dem letzten Ereignis; ein Tippen öffnet das Logbuch.
web-story-open = Logbuch öffnen
web-chat-unread = Chat: { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }

# Ein Knopf, der einen Zug sendet; $move sagt, welchen.
web-confirm-move = Bestätigen: { $move }
