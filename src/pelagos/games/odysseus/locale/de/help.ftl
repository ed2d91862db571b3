## Odysseus: Namen der Möglichkeiten, ihr Preis, und was man damit aufgibt.

odysseus-verb-start = Das Schiff auf den Plan setzen
odysseus-verb-play = Windkarte spielen
odysseus-verb-down = Karte verdeckt spielen
odysseus-verb-zeus = Die Kraft von Zeus einsetzen
odysseus-verb-hades = Die Kraft von Hades einsetzen
odysseus-verb-aphrodite = Die Kraft von Aphrodite einsetzen
odysseus-verb-hermes = Die Kraft von Hermes einsetzen
odysseus-verb-poseidon = Die Kraft von Poseidon einsetzen
odysseus-verb-athena = Die Kraft von Athene einsetzen
odysseus-verb-trade = Götter tauschen
odysseus-verb-pass = Passen
odysseus-verb-allow = Zulassen
odysseus-verb-block = Blockieren
odysseus-verb-disk = Scheibe aussuchen

# Der Preis: ohne Punkt.
odysseus-costs-card = 1 Handkarte
odysseus-costs-dionysus = 1 Dionysoskarte
odysseus-costs-power = deine Kraft, bis die Runde endet

# Eine Warnung: ein ganzer Satz.
odysseus-gives-up-pass = Alle anderen haben gepasst: Passt du auch, endet das Auslegen, und das Schiff fährt.
odysseus-gives-up-zeus = In dieser Runde spielt niemand mehr eine Karte: Deine bleiben auf der Hand.
odysseus-gives-up-trade = Nach dem Tausch könnt ihr beide eine unverbrauchte Kraft erst ab eurer nächsten Phase einsetzen.
odysseus-gives-up-block = Deine Kraft ist dann verbraucht: In dieser Runde kannst du keine andere mehr blockieren.
