## Leçons.

refused-no-lesson = cette leçon n’existe pas ; choisis parmi : { $there }
refused-lesson = cette leçon a changé depuis que tu l’as commencée : reprends-la au début
