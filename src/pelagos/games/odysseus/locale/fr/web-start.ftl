## How the game goes, in three lines.

web-how-odysseus-1 = À chaque manche, le bateau fait trois pas, chacun le long d’une ligne jaune, verte ou rouge.
web-how-odysseus-2 = Tu poses des cartes vent sur les couleurs ou tu utilises le pouvoir de ta divinité. Le vent le plus fort guide chaque pas.
web-how-odysseus-3 = Là où le bateau s’arrête, il vit une aventure. Ta mission secrète dit lesquelles te rapportent ; 10 points pour gagner.
