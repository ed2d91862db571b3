## Liar's dice dans le navigateur.

web-what-liars_dice = Cinq dés cachés à chaque place, et des annonces sur les dés de toutes. Monte, ou dénonce le bluff : une erreur coûte un dé.
