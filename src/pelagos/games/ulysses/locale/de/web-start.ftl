## How the game goes, in three lines.

web-how-ulysses-1 = Es gibt ein einziges Schiff, und alle haben vier geheime Ziele. Erreicht das Schiff dein viertes, gewinnst du.
web-how-ulysses-2 = Wenn du am Zug bist, schlägst du das nächste Reiseziel vor. Die anderen stimmen zu, oder jemand erhebt Einspruch.
web-how-ulysses-3 = Dann setzen sich die Götter auseinander: Die Parteien legen Karten, und das Schiff fährt dorthin, wo mehr liegen.
