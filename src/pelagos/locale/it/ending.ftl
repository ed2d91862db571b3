## La fine di una partita, nel browser e nel terminale.

refused-no-ending = i segreti si mostrano solo dopo una partita giocata fino alla fine
ending-standings = Quanto ci si è avvicinati
ending-moments = Momenti di questa partita
ending-voyage = Il viaggio
