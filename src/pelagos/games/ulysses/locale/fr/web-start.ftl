## How the game goes, in three lines.

web-how-ulysses-1 = Il n’y a qu’un bateau, et chacun a quatre objectifs secrets. Quand le bateau atteint ton quatrième, tu gagnes.
web-how-ulysses-2 = À ton tour, tu proposes la prochaine destination. Les autres sont d’accord, ou quelqu’un s’oppose.
web-how-ulysses-3 = Alors les dieux débattent : les camps posent des cartes, et le bateau va là où il y en a le plus.
