## Names, and coming to a table.

web-name-ask = Wie sollen dich die anderen nennen?
web-name-kept = Dieser Browser merkt sich den Namen. Auf der Startseite kannst du ihn ändern.
web-door-title = Ein privater Tisch: { $game }
web-door-text = Bitte um Einlass, oder öffne den Link, den man dir schickt.
web-door-ask = Um Einlass bitten
web-door-asking = Du hast um Einlass gebeten. Sobald dich jemand hereinlässt, öffnet sich diese Seite.
web-door-declined = Gerade nicht, heißt es vom Tisch. Frage später noch einmal, oder bitte um einen Einladungslink.
web-door-again = Noch einmal bitten
web-asker = { $name } bittet um Einlass.
web-asker-let = Hereinlassen
web-asker-not = Jetzt nicht

## The waiting room.

web-lobby-how = So geht dieses Spiel
web-lobby-next = Wenn die Partie beginnt, erscheinen hier deine Karten, und das Spiel zeigt dir immer, was du tun kannst.

## The start page.

web-learn = Spielend lernen
web-learn-hint = Ein paar kurze Lektionen auf dem echten Spielplan. Du spielst von der ersten Minute an.
web-play-bots = Gegen Bots spielen
web-tv = Am Fernseher
web-tv-text = Der Spielplan ist auf dem Fernseher oder Laptop, die Karten hat jede Person auf dem eigenen Handy. Niemand sieht fremde Karten.
web-tv-open = Tisch auf diesem Bildschirm zeigen
