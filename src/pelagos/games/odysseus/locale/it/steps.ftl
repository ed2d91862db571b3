## I passi della nave: i disegni delle caselle, le parità e la rotta a cui porta una scelta.

# Sopra le nove caselle, in una riga del telefono. I numeri 1, 2 e 3 sotto indicano i passi.
web-odysseus-steps = Una nave, tre passi: guida il colore più forte.
# Il disegno di una casella, letto ad alta voce.
web-odysseus-space-title = passo { $step }, { $colour }
web-odysseus-tie = Passo { $step }: { $colours } sono pari, quindi vale { $first }.
# $course: una frase intera.
web-odysseus-if-allowed = Se lo permetti: { $course }
web-odysseus-if-blocked = Se lo blocchi: { $course }
