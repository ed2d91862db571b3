## Conseils : pourquoi un coup peut être bon. Sans point final : l’écran l’ajoute.

odysseus-advice-lands = D’après les cartes que tu connais, le bateau irait alors à { $island } : { $adventure } ; points pour toi : { $points }
odysseus-advice-stays = D’après les cartes que tu connais, le bateau irait toujours à { $island } : { $adventure } ; points pour toi : { $points }
odysseus-advice-none = D’après les cartes que tu connais, aucune aventure ne serait accomplie
odysseus-advice-down = Personne d’autre ne sait combien vaut cette carte
odysseus-advice-disk = Points que cette aventure te rapporte : { $points } ({ $adventure })
