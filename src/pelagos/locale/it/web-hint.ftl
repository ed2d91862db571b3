## Il gioco nel browser: consigli.

web-hint = Tu che cosa faresti?
web-hint-about = Un bot forte guarda ciò che vedi tu e dice le sue mosse. Il diario dice a tutti che hai preso un consiglio.
web-hint-thinking = Il bot sta pensando …
web-hint-best = Farebbe così
web-hint-other = Oppure
web-hints = Consigli: chi gioca può chiedere a un bot forte che cosa farebbe
