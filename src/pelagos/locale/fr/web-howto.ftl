## Le cadre de « Comment jouer ». Ces messages arrivent avec cette page (web/bake/messages.ts).

web-howto-about = De { $least } à { $most } joueurs. Trois minutes de lecture ; les petits numéros mènent aux règles.
web-howto-print = Imprimer
web-howto-pieces = Ce qu’il y a sur la table
web-howto-end = Comment la partie finit
web-howto-tips = Deux conseils pour débuter
web-howto-rules = Toutes les règles, clause par clause
web-howto-lessons = Apprendre en jouant : de courtes leçons
# Une carte, et combien il y en a dans la boîte.
web-howto-times = { $name } ×{ $count }
