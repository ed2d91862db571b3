## Ulysses im Browser: was die Dinge sind, Hinweise beim ersten Mal, und was als Nächstes kommt.

ulysses-thing-goal = Zielkarte
ulysses-thing-temple = Tempel
ulysses-thing-plague = Plage
ulysses-thing-ship = Schiff
ulysses-thing-hand = Handkarten
ulysses-thing-active = Wer aktiv ist
ulysses-thing-pile = Stapel

ulysses-about-card-objection = Zählt 1 für eine Partei in der Auseinandersetzung der Götter: für den Einspruch, für Schwarz oder um eine Partei zu unterstützen.
ulysses-about-card-temple = Baut Tempel. Der nächste kostet so viele Tempelkarten, wie du Tempel hast, und ebenso viele weitere Karten.
ulysses-about-card-wind = Ist das Schiff dorthin gefahren, wohin du wolltest, bleibst du damit aktiv: Du handelst und schlägst noch einmal vor.
ulysses-about-card-plague = Legt in deiner Aktionsphase eine Plage auf einen beliebigen Ort: Niemand kann das Schiff dorthin schicken, bis jemand für das Entfernen zahlt.
ulysses-about-card-zeus = Steht überall für jede andere Aktionskarte. Die stärkste Karte, die du haben kannst.
ulysses-about-card-pandora = Zieht in deiner Aktionsphase zwei Karten, einmal je Zug.
ulysses-about-side-blue = Das vorgeschlagene Reiseziel. Bei Gleichstand gewinnt immer Blau.
ulysses-about-side-red = Der andere Ort, den der erste Einspruch will. Rot braucht mehr Karten als Blau und mindestens so viele wie Schwarz.
ulysses-about-side-black = Ein dritter Ort. Legen darf ihn, wer in dieser Auseinandersetzung noch nichts entschieden hat. Schwarz braucht mehr Karten als Blau und mehr als Rot.
ulysses-about-thing-goal = Ein Ort, den das Schiff erreichen soll; wer es dorthin steuert, ist gleich. Dann wird die Karte aufgedeckt. Wer vier Ziele erreicht hat, gewinnt sofort.
ulysses-about-thing-temple = Zu Beginn jedes Zuges, auch bei den anderen, zieht jeder deiner Tempel eine Karte für dich.
ulysses-about-thing-plague = Sperrt einen Ort: Er kann nicht vorgeschlagen werden, und keine Scheibe darf dorthin, bis jemand für das Entfernen zahlt.
ulysses-about-thing-ship = Alle fahren auf demselben Schiff. Es folgt einer Linie zu einem Nachbarort; wo es ankommt, ist das Ziel dieses Ortes erreicht.
ulysses-about-thing-hand = So viele Karten sind auf dieser Hand. Welche, weiß nur, wer sie hält. Eine Obergrenze gibt es nicht.
ulysses-about-thing-active = Wer aktiv ist, handelt und schlägt vor, wohin das Schiff fährt. Danach ist die Person links davon aktiv, außer es wird Wind gespielt.
ulysses-about-thing-pile = Gezogen wird vom Nachziehstapel; gespielte Karten kommen auf den Ablagestapel, den alle ansehen dürfen. Ist der Nachziehstapel leer, wird daraus ein neuer.
ulysses-about-colour = Eine Gegend mit neun Orten. Am Anfang hat jede Person ein Ziel von jeder Farbe.

ulysses-note-propose = Du bist aktiv. Führe erst aus, was du möchtest; dann schlage einen Ort neben dem Schiff vor. Mit dem Vorschlag enden deine Aktionen.
ulysses-note-agree = Blau zeigt, wohin die Fahrt gehen soll. Stimmen alle zu, fährt das Schiff hin. Erhebst du Einspruch, legst du Rot an einen anderen Ort, und Karten entscheiden.
ulysses-note-bid = Die Götter streiten: Die Partei mit den meisten Karten gewinnt. Wirst du gefragt, passt du und bist heraus, oder du bringst mit Karten eine Partei in Führung.
ulysses-note-lead = Gleichstand zählt: Blau gewinnt jeden, und Rot schlägt Schwarz. Rot braucht also mehr Karten als Blau, Schwarz mehr als beide.
ulysses-note-wind = Das Schiff ist deinem Vorschlag gefolgt: Mit einer Windkarte handelst du und schlägst gleich noch einmal vor. Niemand zieht dazwischen.
ulysses-note-reveals = Ein Ziel ist erreicht, sobald das Schiff dort ankommt, gleich wer es gesteuert hat. Es wird aufgedeckt, und das letzte gewinnt.
ulysses-note-plague = Eine Plage sperrt ihren Ort für Vorschläge und Scheiben. Sie zu entfernen kostet so viele Karten, wie man Tempel hat.
ulysses-note-build = Jeder Tempel zieht zu Beginn jedes Zuges eine Karte für dich, auch in den Zügen der anderen. Doch der nächste kostet mehr als der letzte.
ulysses-note-pandora = Pandora bringt zwei Karten für eine. Spiel sie vor dem Vorschlag; einmal je Zug.
ulysses-note-exchange = Ein fernes Ziel kannst du einmal je Zug austauschen, für so viele Karten, wie du Tempel hast. Die Farbe, die du ziehst, wählst du selbst.
ulysses-note-zeus = Du hast Zeus, den Joker: Er steht für jede andere Karte. Wo er mitzählt, wählst du, wie oft.
ulysses-note-draws = Ein neuer Zug: Alle haben für jeden ihrer Tempel eine Karte gezogen.

ulysses-soon-act = Nach dem Vorschlag werden alle der Reihe nach gefragt: Du stimmst zu, oder du erhebst Einspruch und spielst Karten für einen anderen Ort.
ulysses-soon-ask = Hat bis dahin niemand Einspruch erhoben, stimmst du zu oder erhebst Einspruch. Liegt Rot, kannst du eine Partei unterstützen, passen oder, wenn du noch nicht zugestimmt hast, Schwarz legen.
ulysses-soon-bid = Solange du nicht gepasst hast, wirst du der Reihe nach gefragt: eine Partei unterstützen, passen oder, wenn es hier deine erste Entscheidung ist, Schwarz legen.
ulysses-soon-stay = Wird kein Wind gespielt, beginnt der nächste Zug: Alle ziehen für ihre Tempel, und die nächste Person ist aktiv.

web-ulysses-which-side = Welche Partei?
web-ulysses-lack-side = Wähle die Partei.
