## Odysseus : noms des choix, leur prix, et ce à quoi on renonce.

odysseus-verb-start = Placer le bateau sur la carte
odysseus-verb-play = Jouer une carte vent
odysseus-verb-down = Jouer une carte face cachée
odysseus-verb-zeus = Utiliser le pouvoir de Zeus
odysseus-verb-hades = Utiliser le pouvoir d’Hadès
odysseus-verb-aphrodite = Utiliser le pouvoir d’Aphrodite
odysseus-verb-hermes = Utiliser le pouvoir d’Hermès
odysseus-verb-poseidon = Utiliser le pouvoir de Poséidon
odysseus-verb-athena = Utiliser le pouvoir d’Athéna
odysseus-verb-trade = Échanger les dieux
odysseus-verb-pass = Passer
odysseus-verb-allow = Laisser faire
odysseus-verb-block = Bloquer
odysseus-verb-disk = Choisir un jeton

# Le prix : sans majuscule ni point.
odysseus-costs-card = 1 carte de ta main
odysseus-costs-dionysus = 1 carte Dionysos
odysseus-costs-power = ton pouvoir, jusqu’à la fin de la manche

# Un avertissement : une phrase entière.
odysseus-gives-up-pass = Toutes les autres personnes ont passé : si tu passes aussi, la pose finit et le bateau part.
odysseus-gives-up-zeus = Plus personne ne jouera de carte pendant cette manche : celles de ta main y restent.
odysseus-gives-up-trade = Après l’échange, un pouvoir qui n’est pas épuisé ne pourra servir qu’à partir de la phase suivante, pour vous deux.
odysseus-gives-up-block = Ton pouvoir est alors épuisé : tu ne pourras plus en bloquer un autre pendant cette manche.
