## How the game goes, in three lines.

web-how-ulysses-1 = C’è una sola nave, e ognuno ha quattro obiettivi segreti. Quando la nave raggiunge il tuo quarto, vinci.
web-how-ulysses-2 = Al tuo turno proponi la prossima destinazione. Gli altri accettano, oppure qualcuno si oppone.
web-how-ulysses-3 = Allora gli Dei discutono: le fazioni giocano carte, e la nave va dove ce ne sono di più.
