## Leçons. Des phrases courtes, comme on les dit à table. Les noms des joueurs sont ceux de core/lesson.py.

ulysses-lesson-goal = Un objectif tout près
ulysses-lesson-goal-about = Mène le bateau vers les lieux de tes cartes secrètes.
ulysses-lesson-goal-start = Le bateau est à Troie, et tu le veux à Délos, juste à côté. Propose Délos !
ulysses-lesson-goal-hint-delos = Choisis Délos, puis propose ce lieu. Une ligne le relie à Troie.
ulysses-lesson-goal-elsewhere = Le bateau peut aussi y aller, mais ce n’est pas ton objectif. Toi, tu veux Délos.
ulysses-lesson-goal-reached = Personne ne s’oppose, et le bateau part. Délos est ton troisième objectif : la carte est révélée.
ulysses-lesson-goal-stop = Il t’en manque un, et ton tour s’achève. Finis-le.
ulysses-lesson-goal-hint-end = Choisis « Finir le tour ». Ensuite, c’est à Nina.
ulysses-lesson-goal-offer = Tiens : Nina propose Athènes, ton dernier objectif ! Elle ne peut pas le savoir. D’accord ?
ulysses-lesson-goal-hint-agree = Choisis « D’accord ». Le bateau ira à Athènes.
ulysses-lesson-goal-object = Pourquoi t’opposer ? Le bateau va où tu le veux. Donne ton accord !
ulysses-lesson-goal-won = Quatre objectifs : tu gagnes !
ulysses-lesson-goal-learned = Voilà tout le jeu : un bateau, quatre lieux. Un objectif compte, peu importe qui mène.
