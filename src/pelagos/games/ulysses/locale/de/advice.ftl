## Tipps: warum ein Zug gut sein könnte; $goal und $place sind Orte. Ohne Punkt am Ende: den setzt der Bildschirm.

ulysses-advice-goal = Es ist eines deiner Ziele: { $place }
ulysses-advice-nearer = Das bringt das Schiff näher an dein Ziel { $goal }; Schritte, die von { $place } aus noch fehlen: { $steps }
ulysses-advice-no-goal = Das bringt das Schiff keinem Ziel näher, das dir noch fehlt: { $place }
ulysses-advice-keep = Karten, die du dann noch hast: { $count }
ulysses-advice-leads = Damit führt { $side }, { $own } zu { $best }
ulysses-advice-ahead = Deine Partei führt schon: { $side }
ulysses-advice-few = Deine Partei, { $side }, liegt zu weit zurück: um zu führen, fehlen ihr { $need } Karten, und du hast { $count }
ulysses-advice-price = Karten, die deiner Partei, { $side }, fehlen, um wieder zu führen: { $need }
ulysses-advice-temples = Karten, die du dann zu Beginn jedes deiner Züge ziehst: { $temples }
