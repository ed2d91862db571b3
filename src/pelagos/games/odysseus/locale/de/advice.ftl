## Tipps: warum ein Zug gut sein könnte. Ohne Punkt am Ende: den setzt der Bildschirm.

odysseus-advice-lands = Nach den Karten, die du kennst, käme das Schiff dann nach { $island }: { $adventure }; Punkte für dich: { $points }
odysseus-advice-stays = Nach den Karten, die du kennst, käme das Schiff weiterhin nach { $island }: { $adventure }; Punkte für dich: { $points }
odysseus-advice-none = Nach den Karten, die du kennst, würde kein Abenteuer bestanden
odysseus-advice-down = Nur du weißt, wie stark diese Karte ist
odysseus-advice-disk = Punkte, die dir dieses Abenteuer bringt: { $points } ({ $adventure })
