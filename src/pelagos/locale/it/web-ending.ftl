## La fine di una partita, nel browser.

web-ending-open = Vedi il finale
web-ending-board = Vedi il tabellone
web-ending-rank = Posto { $rank }
web-ending-previous = Tappa precedente
web-ending-next = Tappa successiva
web-ending-whole = Tutta la rotta
web-ending-stop = Tappa { $stop } di { $count }
web-ending-words = Il viaggio in parole
web-ending-map = La mappa con la rotta della nave
web-ending-picture = Un'immagine da condividere
web-ending-save = Salva l'immagine
web-ending-no-share = Questo browser non può condividere immagini: salvala.
web-ending-new = Nuovo tavolo
web-verify-filled = La registrazione della partita da cui vieni è già inserita e verificata.
web-over-won = Ha vinto: { $who }
