## Warum ein Bot so gezogen hat, an Tischen zum Lernen; $who sagt es. $you ist „yes“, wenn der Bot für den Menschen spielt, der liest.

odysseus-first-voyage = Ein kurzes Spiel zum Lernen: fünf Punkte gewinnen, keine Uhr, und die Bots sagen, warum sie so ziehen.
odysseus-says = { $you ->
    [yes] Dein Bot:
   *[no] { $who }:
 }
odysseus-why-play-first = { odysseus-says } Bei Schritt { $ship } zählte noch keine Karte; jetzt gilt { $colour }.
odysseus-why-play-holds = { odysseus-says } Bei Schritt { $ship } bleibt { $colour } am stärksten, jetzt mit { $own }.
odysseus-why-play-beats = { odysseus-says } Bei Schritt { $ship } schlägt { $colour } jetzt { $rival }, { $own } zu { $best }.
odysseus-why-play-tie = { odysseus-says } Bei Schritt { $ship } steht es { $own } zu { $best }, und bei Gleichstand geht { $colour } vor { $rival }.
odysseus-why-play-chases = { odysseus-says } Bei Schritt { $ship } hat { $colour } jetzt { $own }; noch entscheidet { $rival } mit { $best }.
odysseus-why-play-nothing = { odysseus-says } Auf Poseidons Feld zählt keine Karte.
odysseus-why-down = { odysseus-says } Bis das Schiff fährt, weiß nur ich, wie stark diese Karte ist.
odysseus-why-pass-last = { odysseus-says } Alle haben nacheinander gepasst, also fährt das Schiff.
odysseus-why-pass-empty = { odysseus-says } Ich habe weder Karten noch eine Kraft übrig.
odysseus-why-pass-still = { odysseus-says } Bei Schritt 1 zählt keine Karte, also bliebe das Schiff jetzt stehen.
odysseus-why-pass-course = { odysseus-says } Nach den offenen Karten käme das Schiff jetzt nach { $island }: { $adventure }.
odysseus-why-pass-none = { odysseus-says } Nach den offenen Karten würde jetzt kein Abenteuer bestanden.
odysseus-why-zeus = { odysseus-says } Nach den offenen Karten fährt das Schiff nach { $island }: { $adventure }.
odysseus-why-zeus-end = { odysseus-says } Damit in dieser Runde niemand mehr eine Karte legt.
odysseus-why-hades = { odysseus-says } Damit niemand sieht, was ich lege.
odysseus-why-poseidon = { odysseus-says } Damit bei Schritt { $ship } für { $colour } keine Karte zählt.
odysseus-why-poseidon-turn = { odysseus-says } Ohne dieses Feld ist bei Schritt { $ship } { $colour } am stärksten.
odysseus-why-poseidon-stop = { odysseus-says } Ohne dieses Feld zählt bei Schritt { $ship } keine Karte, und das Schiff hält davor.
odysseus-why-aphrodite = { odysseus-says } Verdoppelt hat { $colour } bei Schritt { $ship } { $own }.
odysseus-why-aphrodite-turn = { odysseus-says } Auf { $own } verdoppelt, ist { $colour } bei Schritt { $ship } am stärksten.
odysseus-why-aphrodite-later = { odysseus-says } Auch Karten, die später dort gespielt werden, zählen doppelt.
odysseus-why-hermes = { odysseus-says } Eine Karte weniger für { $rival } bei Schritt { $step }, eine mehr für { $colour } bei Schritt { $ship }.
odysseus-why-block = { odysseus-says } Die Kraft von { $god } ist für diese Runde verbraucht, meine aber auch.
odysseus-why-trade = { odysseus-says } Die Kraft von { $theirs } kann ich frühestens in der nächsten Phase einsetzen.
odysseus-why-trade-spent = { odysseus-says } Die Kraft von { $theirs } ist für diese Runde verbraucht.
odysseus-why-disk = { odysseus-says } Scheiben dieses Abenteuers auf den Inseln jetzt: { $count } ({ $adventure }).
odysseus-why-start = { odysseus-says } Einen Schritt von hier: { $adventure }.
