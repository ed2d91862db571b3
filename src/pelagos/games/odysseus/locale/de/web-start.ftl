## How the game goes, in three lines.

web-how-odysseus-1 = In jeder Runde macht das Schiff drei Schritte, jeden auf einer gelben, grünen oder roten Linie.
web-how-odysseus-2 = Du legst Windkarten auf die Farben oder nutzt die Kraft deiner Gottheit. Der stärkste Wind lenkt jeden Schritt.
web-how-odysseus-3 = Wo das Schiff ankommt, wartet ein Abenteuer. Deine geheime Aufgabe sagt, welche dir Punkte bringen; 10 Punkte gewinnen.
