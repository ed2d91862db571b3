## Ulysses dans le navigateur : ce que sont les choses, les notes de la première fois, et la suite.

ulysses-thing-goal = Carte objectif
ulysses-thing-temple = Temple
ulysses-thing-plague = Calamité
ulysses-thing-ship = Bateau
ulysses-thing-hand = Cartes en main
ulysses-thing-active = Joueur actif
ulysses-thing-pile = Pioche et défausse

ulysses-about-card-objection = Compte 1 pour un camp dans un débat des dieux : pour s’opposer, poser le jeton noir ou soutenir un camp.
ulysses-about-card-temple = Construit des temples. Le prochain demande autant de cartes temple que tu as de temples, et autant d’autres cartes.
ulysses-about-card-wind = Quand le bateau est allé où tu l’as proposé, elle te fait garder ton tour : tu agis et proposes encore.
ulysses-about-card-plague = Pendant ta phase d’action, elle met une calamité sur un lieu : personne ne peut y envoyer le bateau tant qu’elle n’est pas enlevée contre des cartes.
ulysses-about-card-zeus = Remplace partout toute autre carte action. C’est la carte la plus forte.
ulysses-about-card-pandora = Pendant ta phase d’action, elle fait piocher deux cartes, une fois par tour.
ulysses-about-side-blue = La destination proposée. À égalité, bleu gagne toujours.
ulysses-about-side-red = L’autre lieu, voulu par la première opposition. Il faut à rouge plus de cartes que bleu, et au moins autant que noir.
ulysses-about-side-black = Un troisième lieu. Peut le poser qui n’a encore rien décidé dans ce débat. Il faut à noir plus de cartes que bleu et plus que rouge.
ulysses-about-thing-goal = Un lieu que le bateau doit atteindre ; peu importe qui le dirige. La carte est alors montrée. Quatre objectifs atteints gagnent aussitôt.
ulysses-about-thing-temple = Au début de chaque tour, le tien ou celui des autres, chaque temple pioche une carte pour toi.
ulysses-about-thing-plague = Ferme un lieu : on ne peut ni le proposer ni y poser de jeton tant que personne ne paie pour enlever la calamité.
ulysses-about-thing-ship = Tout le monde voyage sur le même bateau. Il suit une route jusqu’à un lieu voisin ; là où il arrive, l’objectif de ce lieu est atteint.
ulysses-about-thing-hand = Le nombre de cartes de cette main. Son contenu est secret. Il n’y a pas de maximum.
ulysses-about-thing-active = La personne active agit et propose où va le bateau. Puis c’est à sa gauche, sauf si un vent est joué.
ulysses-about-thing-pile = On pioche dans la pioche ; les cartes jouées vont à la défausse, que chacun peut regarder. Une pioche vide est refaite avec elle.
ulysses-about-colour = Une région de neuf lieux. Au début, chacun a un objectif de chaque couleur.

ulysses-note-propose = À toi de mener : fais d’abord les actions que tu veux, puis propose un lieu voisin du bateau. La proposition met fin à tes actions.
ulysses-note-agree = Bleu montre la destination proposée. Si tout le monde est d’accord, le bateau y va. Si tu t’opposes, tu poses rouge ailleurs et les cartes décident.
ulysses-note-bid = Les dieux débattent : le camp qui a le plus de cartes gagne. À ton tour, tu passes et tu quittes le débat, ou tu joues assez de cartes pour qu’un camp mène.
ulysses-note-lead = L’égalité compte : bleu gagne toutes les égalités, et rouge bat noir. Il faut donc à rouge plus de cartes que bleu, et à noir plus que les deux.
ulysses-note-wind = Le bateau a suivi ta proposition : un vent te permet d’agir et de proposer encore tout de suite. Personne ne pioche entre-temps.
ulysses-note-reveals = Un objectif est atteint quand le bateau y arrive, peu importe qui le dirige. Il est montré, et le dernier fait gagner.
ulysses-note-plague = Une calamité ferme son lieu aux propositions et aux jetons. L’enlever coûte autant de cartes qu’on a de temples.
ulysses-note-build = Chaque temple pioche une carte pour toi au début de chaque tour, même celui des autres. Mais le prochain coûte plus que le dernier.
ulysses-note-pandora = Pandore donne deux cartes pour une. Joue-la avant de proposer ; une fois par tour.
ulysses-note-exchange = Un objectif trop loin se change une fois par tour, contre autant de cartes que tu as de temples. Tu choisis la couleur piochée.
ulysses-note-zeus = Tu as Zeus, le joker : il remplace toute autre carte. Là où il compte, tu choisis combien en jouer.
ulysses-note-draws = Un nouveau tour : chacun a pioché une carte par temple.

ulysses-soon-act = Après la proposition, chacun répond à son tour : tu donnes ton accord, ou tu t’opposes et joues des cartes pour un autre lieu.
ulysses-soon-ask = Si personne ne s’est opposé d’ici là, tu donnes ton accord ou tu t’opposes. Une fois rouge posé, tu peux soutenir un camp, passer ou, si tu n’as pas encore donné ton accord, poser le jeton noir.
ulysses-soon-bid = Tant que tu n’as pas passé, ton tour revient : soutenir un camp, passer ou, si c’est ta première décision ici, poser le jeton noir.
ulysses-soon-stay = Si aucun vent n’est joué, le tour suivant commence : chacun pioche pour ses temples, et la personne suivante est active.

web-ulysses-which-side = Quel camp ?
web-ulysses-lack-side = Choisis le camp.
