## Le jeu dans le navigateur : l’aide à la table.

web-what = Que puis-je faire ?
web-what-start = Faire cela
web-what-soon = Ce que tu pourras faire
web-what-over = La partie est finie.
web-what-things = À quoi servent les choses
web-about-uses = Maintenant, elle te permet ceci :
web-gives-up-once = Cet avertissement ne vient qu’une fois. Il reste écrit près du bouton.
web-note = Une règle que tu rencontres pour la première fois
web-note-done = Compris
web-note-off = Plus de notes
web-notes = Expliquer les règles la première fois qu’elles comptent
web-warnings = M’avertir avant que je renonce à quelque chose
web-help-again = Montrer à nouveau notes et avertissements
web-help-again-done = Toutes les notes et tous les avertissements reviendront.
web-key-i = qu’est-ce que la chose qui a le focus ?
web-dialog-back = Retour
web-hint = Que ferais-tu ?
web-hint-about = Un bot fort regarde ce que tu vois et donne ses coups. Le journal dit à tout le monde que tu as pris un conseil.
web-hint-thinking = Le bot réfléchit …
web-hint-best = Il ferait ceci
web-hint-other = Ou bien
web-hints = Conseils : on peut demander à un bot fort ce qu’il ferait
web-hints-allowed = Conseils permis
