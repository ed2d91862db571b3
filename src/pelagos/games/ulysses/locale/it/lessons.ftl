## Lezioni. Frasi brevi, come le dice chi spiega al tavolo. I nomi di chi gioca sono quelli di core/lesson.py.

ulysses-lesson-goal = Un obiettivo a portata di mano
ulysses-lesson-goal-about = Porta la nave nei luoghi delle tue carte segrete.
ulysses-lesson-goal-start = La nave è a Troia e tu la vuoi a Delo, lì accanto. Proponi Delo!
ulysses-lesson-goal-hint-delos = Scegli Delo, poi proponila. Una rotta la unisce a Troia.
ulysses-lesson-goal-elsewhere = La nave può andare anche lì, ma non è un tuo obiettivo. Tu vuoi Delo.
ulysses-lesson-goal-reached = Nessuno si oppone, e la nave salpa. Delo è il tuo terzo obiettivo: ora la carta è scoperta.
ulysses-lesson-goal-stop = Te ne manca uno, e il tuo turno è finito. Chiudilo.
ulysses-lesson-goal-hint-end = Scegli «Chiudi il turno». Poi tocca a Nina.
ulysses-lesson-goal-offer = Guarda: Nina propone Atene, il tuo ultimo obiettivo! E non può saperlo. Sei d'accordo?
ulysses-lesson-goal-hint-agree = Scegli «D'accordo». Poi la nave va ad Atene.
ulysses-lesson-goal-object = Perché opporti? La nave va proprio dove vuoi tu. Sii d'accordo!
ulysses-lesson-goal-won = Quattro obiettivi: hai vinto!
ulysses-lesson-goal-learned = Il gioco è tutto qui: una nave, quattro luoghi. Un obiettivo vale chiunque guidi la nave.
