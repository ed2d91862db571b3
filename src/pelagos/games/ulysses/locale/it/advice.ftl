## Consigli: perché una mossa può essere buona; $goal e $place sono luoghi. Senza punto finale: lo mette lo schermo.

ulysses-advice-goal = È uno dei tuoi obiettivi: { $place }
ulysses-advice-nearer = Porta la nave più vicino al tuo obiettivo { $goal }; passi che mancano da { $place }: { $steps }
ulysses-advice-no-goal = Non porta la nave più vicino a un obiettivo che ti manca: { $place }
ulysses-advice-keep = Carte che poi hai in mano: { $count }
ulysses-advice-leads = Così guida il { $side }, { $own } a { $best }
ulysses-advice-ahead = La tua fazione guida già: { $side }
ulysses-advice-few = La tua fazione, { $side }, è troppo indietro: per guidare le mancano { $need } carte, e tu ne hai { $count }
ulysses-advice-price = Carte che mancano alla tua fazione, { $side }, per tornare a guidare: { $need }
ulysses-advice-temples = Carte che poi peschi all'inizio di ogni tuo turno: { $temples }
