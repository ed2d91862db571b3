## Le jeu dans le navigateur : conseils.

web-hint = Que ferais-tu ?
web-hint-about = Un bot fort regarde ce que tu vois et donne ses coups. Le journal dit à tout le monde que tu as pris un conseil.
web-hint-thinking = Le bot réfléchit …
web-hint-best = Il ferait ceci
web-hint-other = Ou bien
web-hints = Conseils : on peut demander à un bot fort ce qu’il ferait
