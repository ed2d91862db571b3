## La cornice di «Come si gioca». Questi messaggi arrivano con quella pagina (web/bake/messages.ts).

web-howto-about = Da { $least } a { $most } giocatori. Si legge in tre minuti; i numeretti portano alle regole.
web-howto-print = Stampa
web-howto-pieces = Che cosa c'è sul tavolo
web-howto-end = Come finisce
web-howto-tips = Due consigli per chi comincia
web-howto-rules = Tutte le regole, punto per punto
web-howto-lessons = Imparare giocando: brevi lezioni
# Una carta, e quante ce ne sono nella scatola.
web-howto-times = { $name } ×{ $count }
