## Consigli: perché una mossa può essere buona. Senza punto finale: lo mette lo schermo.

odysseus-advice-lands = Con le carte che conosci, la nave giungerebbe all'isola { $island }: { $adventure }; punti per te: { $points }
odysseus-advice-stays = Con le carte che conosci, la nave giungerebbe ancora all'isola { $island }: { $adventure }; punti per te: { $points }
odysseus-advice-none = Con le carte che conosci, la nave non compirebbe nessuna avventura
odysseus-advice-down = Solo tu sai quanto è forte questa carta
odysseus-advice-disk = Punti che questa avventura ti porta: { $points } ({ $adventure })
