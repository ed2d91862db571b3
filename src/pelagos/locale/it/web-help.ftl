## Il gioco nel browser: l'aiuto al tavolo.

web-what = Che cosa posso fare?
web-what-start = Fai così
web-what-soon = Che cosa potrai fare
web-what-over = La partita è finita.
web-what-things = Che cosa sono le cose
web-about-uses = Adesso puoi usarla così:
web-gives-up-once = Questo avviso arriva una volta sola. Resta scritto accanto al pulsante.
web-note = Una regola che incontri per la prima volta
web-note-done = Capito
web-note-off = Niente più note
web-notes = Spiega le regole la prima volta che contano
web-warnings = Avvisami prima che io rinunci a qualcosa
web-help-again = Mostra di nuovo note e avvisi
web-help-again-done = Note e avvisi torneranno tutti.
web-key-i = che cos'è la cosa a fuoco?
web-dialog-back = Indietro
web-hint = Tu che cosa faresti?
web-hint-about = Un bot forte guarda ciò che vedi tu e dice le sue mosse. Il diario dice a tutti che hai preso un consiglio.
web-hint-thinking = Il bot sta pensando …
web-hint-best = Farebbe così
web-hint-other = Oppure
web-hints = Consigli: chi gioca può chiedere a un bot forte che cosa farebbe
web-hints-allowed = Consigli permessi
