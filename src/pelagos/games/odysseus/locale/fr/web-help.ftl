## Odysseus dans le navigateur : ce que sont les choses, les notes de la première fois, et la suite.

odysseus-thing-ready = Pouvoir prêt
odysseus-thing-spent = Pouvoir épuisé
odysseus-thing-waits = Pouvoir en attente
odysseus-thing-facedown = Peut jouer face cachée
odysseus-thing-stilled = Jeton de Poséidon
odysseus-thing-doubled = Jeton d’Aphrodite
odysseus-thing-step = Étapes 1, 2, 3
odysseus-thing-task = Carte mission
odysseus-thing-reserve = Réserve
odysseus-thing-stack = Pioche
odysseus-thing-first = Début de la manche
odysseus-thing-ship = Bateau

odysseus-about-card = Une carte vent. Pose-la face visible sur l’une des neuf cases : son nombre s’ajoute à la force de la case.
odysseus-about-card-d = Dionysos. Joue-le comme carte vent de force 1, ou paie avec lui pour échanger les dieux avec un autre joueur.
odysseus-about-card-down = Une carte posée face cachée avec le pouvoir d’Hadès. Elle n’est connue que de qui l’a posée, et retournée avant le départ du bateau.
odysseus-about-god-zeus = À ton tour : la pose finit aussitôt et le bateau part. Zeus place aussi le bateau sur sa première île et choisit les nouveaux jetons.
odysseus-about-god-poseidon = À ton tour : l’une des neuf cases ne compte pas pendant cette manche.
odysseus-about-god-athena = Juste après l’utilisation d’un pouvoir par un autre joueur : tu peux le bloquer. Il n’a aucun effet, il est épuisé, et le tour de ce joueur s’achève.
odysseus-about-god-hades = À ton tour : pour le reste de cette manche, tu peux jouer tes cartes face cachée. Tu en joues une aussitôt.
odysseus-about-god-aphrodite = À ton tour : l’une des neuf cases compte double pendant cette manche.
odysseus-about-god-hermes = À ton tour : tu déplaces une carte posée sur une case vers une autre case.
odysseus-about-thing-ready = Ce pouvoir peut servir. Chaque pouvoir sert une fois par manche.
odysseus-about-thing-spent = Ce pouvoir a servi ou a été bloqué. À la fin de la manche, tous les pouvoirs sont de nouveau prêts.
odysseus-about-thing-waits = Ce dieu a changé de main dans un échange : son pouvoir ne pourra servir qu’à partir de la phase suivante.
odysseus-about-thing-facedown = Le pouvoir d’Hadès agit : cartes face cachée permises jusqu’à la fin de la manche.
odysseus-about-thing-stilled = Les cartes de cette case ne comptent pas pendant cette manche.
odysseus-about-thing-doubled = Les cartes de cette case comptent double pendant cette manche.
odysseus-about-thing-step = À la fin de la manche, le bateau fait jusqu’à trois étapes, dans cet ordre. Une étape sans carte finit le voyage.
odysseus-about-thing-task = Ton secret : trois aventures et les points que chacune te vaut, chaque fois qu’elle est accomplie. Dix points gagnent.
odysseus-about-thing-reserve = Les aventures qui ne sont pas sur la carte. Après une aventure, Zeus en pose une là d’où le bateau est parti.
odysseus-about-thing-stack = Les cartes vent que personne ne tient. À la fin de la manche, les cartes jouées y retournent et chacun en pioche deux.
odysseus-about-thing-first = La manche a commencé ici, à gauche de Zeus.
odysseus-about-thing-ship = Là où le voyage finit, l’aventure de l’île est accomplie. Les îles de passage ne comptent pas.
odysseus-about-space = Une couleur d’une étape. La couleur la plus forte de la rangée décide quelle ligne suit le bateau à cette étape.
odysseus-about-adventure = Si le voyage finit ici, l’aventure est accomplie et rapporte à tous ceux dont la mission la nomme.
odysseus-about-colour = Chaque île a une ligne de cette couleur. À force égale, jaune passe avant vert, et vert avant rouge.

odysseus-note-start = Tu es Zeus : tu places le bateau sur sa première île. Cherche des îles proches des aventures de ta mission.
odysseus-note-play = Chaque rangée est une étape du bateau : sa couleur la plus forte décide de la ligne. Pose tes cartes pour que les trois étapes finissent sur une aventure de ta mission.
odysseus-note-tie = À force égale, jaune gagne contre vert, et vert contre rouge. Une rangée sans carte finit là le voyage.
odysseus-note-pass = Passer n’est pas définitif : tu pourras agir quand ton tour reviendra. La pose ne finit que si tout le monde passe à la suite, ou si Zeus l’arrête.
odysseus-note-power = Chaque dieu a un pouvoir, une fois par manche. Mais Athéna peut le bloquer aussitôt : il est alors épuisé sans effet, et ce tour s’achève.
odysseus-note-block = Tu es Athéna : après chaque pouvoir d’un autre, tu décides aussitôt. Tu peux bloquer une fois par manche.
odysseus-note-dionysus = Tu as Dionysos : une carte vent de force 1, ou le prix d’un échange de dieux.
odysseus-note-trade = Deux dieux ont changé de main. Un pouvoir épuisé le reste ; un autre ne pourra servir qu’à partir de la phase suivante.
odysseus-note-down = Une carte est face cachée : sa force n’est connue que de qui l’a posée. Elle est retournée avant le départ du bateau.
odysseus-note-sails = Le bateau a navigué et la manche est finie : les cartes jouées retournent à la pioche, chacun en pioche deux, et tous les pouvoirs sont prêts.
odysseus-note-completes = Une aventure est accomplie : elle rapporte à tous ceux dont la mission la nomme, peu importe qui a dirigé le bateau. Dix points gagnent.
odysseus-note-disk = Zeus choisit une nouvelle aventure pour l’île d’où le bateau est parti.

odysseus-soon-launch = Quand le bateau est sur la carte, la manche commence à gauche de Zeus. À ton tour, tu joues une carte, utilises ton pouvoir, échanges ou passes.
odysseus-soon-place = À ton tour, tu joues une carte, utilises ton pouvoir, échanges les dieux contre une carte Dionysos, ou passes.
odysseus-soon-hades = À ton tour, tu joues une carte, utilises ton pouvoir, échanges les dieux contre une carte Dionysos, ou passes.
odysseus-soon-window = Si le pouvoir est permis, il agit ; s’il est bloqué, il est épuisé et ce tour s’achève. Puis on continue à gauche.
odysseus-soon-disk = Puis les cartes sont distribuées et la manche suivante commence à gauche de Zeus.
