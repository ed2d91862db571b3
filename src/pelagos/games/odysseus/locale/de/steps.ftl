## Die Schritte des Schiffs: die Bilder der Felder, Gleichstände und wohin eine Wahl führt.

# Über den neun Feldern, in einer Zeile eines Telefons. Die Zahlen 1, 2 und 3 darunter stehen für die Schritte.
web-odysseus-steps = Ein Schiff, drei Schritte: Die stärkste Farbe führt.
# Das Bild eines Feldes, vorgelesen.
web-odysseus-space-title = Schritt { $step }, { $colour }
web-odysseus-tie = Schritt { $step }: { $colours } sind gleich stark, darum gilt { $first }.
# $course: ein ganzer Satz.
web-odysseus-if-allowed = Wenn du sie zulässt: { $course }
web-odysseus-if-blocked = Wenn du sie blockierst: { $course }
