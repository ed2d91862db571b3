## Le jeu dans le navigateur, quel qu’il soit.

web-close = Fermer
web-confirm = Confirmer
web-cancel = Annuler
# Buttons beside a number; $name says of what.
web-fewer = Moins : { $name }
web-one-more = Plus : { $name }
web-rule = Règle { $id }
web-unreachable = Le serveur ne répond pas. Réessaie dans un moment.
web-reload = Recharger
web-free = libre
web-you = toi
web-to-start = Accueil
web-to-table = Aller à la table
web-nav = Langue et réglages

## Réglages.

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = système
web-theme-light = clair
web-theme-dark = sombre
web-sounds = Sons

## Les bots : comment ils s’appellent, place par place (les compagnons d’Ulysse, et ceux qui gardèrent sa maison).

web-bot-0 = Euryloque
web-bot-1 = Politès
web-bot-2 = Elpénor
web-bot-3 = Périmède
web-bot-4 = Eumée
web-bot-5 = Mentor

## La barre d’une table.

web-over = La partie est finie
web-closed = Cette table est fermée
web-your-move = À toi de jouer
web-their-move = À { $who } de décider
web-bot-for-you = Un bot joue pour toi
# Les animations ; « Passer » est un coup.
web-skip = Sauter
web-undo = Annuler le coup
web-skip-link = Aller à ton coup
web-busy = Envoi…
web-connecting = Connexion…
web-connected = Connexion établie
web-lost = Connexion perdue. Nouvel essai…
web-trouble = Le serveur a un problème : la partie est en pause

## Le plateau.

web-map-nearer = Zoom avant
web-map-farther = Zoom arrière
web-map-whole = Montrer tout le plateau
web-map-ship = Montrer le bateau

## Les joueurs d’une table.

web-players = Joueurs
web-seat-bot = bot
web-seat-stood-in = un bot prend le relais
web-seat-here = en ligne
web-seat-gone = hors ligne
web-people = Joueurs
web-mute = Rendre muet
web-unmute = Réactiver
web-vote = Voter pour un bot
web-unvote = Retirer mon vote
web-votes = { $count ->
    [one] { $count } vote pour un bot
   *[other] { $count } votes pour un bot
 }
web-absent = On attend { $who } (hors ligne).
web-watching = Tu regardes la partie. Les secrets restent cachés.

## Journal, messages, et la situation en mots.

web-side = Journal et messages
web-tab-log = Journal
web-tab-chat = Messages
web-tab-state = Situation
web-dock = Ta main et ton coup
web-while-away = Pendant ton absence
web-missed = Pendant ton absence ({ $count ->
    [one] { $count } événement
   *[other] { $count } événements
 }) :
web-say = Écris un message
web-send = Envoyer
web-chat-empty = Aucun message pour l’instant.
web-chat-watching = Seules les personnes qui jouent à cette table peuvent écrire ici.

## Le menu d’une table.

web-menu = Menu
web-how-to = Comment jouer
web-how-to-of = Comment jouer à { $game }
web-rules-of = Règles d’{ $game }
web-invite = Inviter
web-invite-hint = Toute personne qui a ce lien peut prendre une place libre.
web-invite-watch = Toute personne qui a ce lien peut regarder la partie.
web-invite-text = Viens jouer à { $game } avec nous !
web-screen = Afficher sur un écran partagé
web-screen-leave = Quitter l’écran partagé
web-screen-news = Derniers événements
web-screen-join = Scanne ce code avec un téléphone pour prendre une place
web-screen-hand = Ta main est sur ton téléphone. Scanne ce code pour y ouvrir la table.
web-record = Télécharger la partie
web-verify = Donne vérifiée
web-away = Laisser un bot jouer pour moi
web-back = Reprendre la main
web-handover = Céder ma place
web-handover-hint = La première personne qui ouvre ce lien peut reprendre ta place, cartes comprises. Le lien est valable sept jours.
web-handover-text = Reprends ma place à { $game } !
web-leave = Quitter la partie
web-leave-sure = Un bot prendra ta place, et tu ne pourras plus y revenir. Pour une pause, laisse plutôt un bot jouer pour toi.
web-leave-yes = Quitter pour de bon
web-stay = Rester
web-shortcuts = Raccourcis clavier
web-key-s = sauter les animations
web-key-u = annuler mon dernier coup
web-key-l = montrer le journal
web-key-c = montrer les messages
web-key-w = montrer la situation en mots
web-key-d = aller à ma main et à mon coup
web-key-b = aller au plateau
web-key-h = voir comment jouer
web-key-help = que puis-je faire ?
web-copy = Copier
web-copied = Copié.
web-copy-failed = Ce navigateur ne permet pas de copier ici : sélectionne le texte et copie-le toi-même.
web-share = Partager
web-qr = Code QR

## La fin d’une partie.

web-winners = { $count ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné ensemble
 }
web-you-win = { $count ->
    [one] Victoire, la partie est à toi !
   *[other] Victoire partagée : { $who } !
 }
web-rematch = Revanche
web-go-rematch = Aller à la revanche

## Avant une partie ; les portes.

web-lobby = Table d’{ $game }
web-sit = Prendre cette place
web-begin = Lancer la partie
web-begin-bots = Lancer (des bots prennent les places libres)
web-waiting-host = En attente de joueurs. L’hôte peut lancer la partie à tout moment ; une fois toutes les places prises, tout le monde peut la lancer.
web-waiting-seats = L’hôte n’est pas là. Une fois toutes les places prises, tout le monde peut lancer la partie.
web-not-seated = Choisis une place pour jouer, ou reste pour regarder.
web-stand-up = Libérer la place
web-close-table = Fermer la table
web-host = hôte
web-no-clock = Sans limite de temps
web-clock-seconds = { $seconds } secondes par décision, { $minutes ->
    [0] sans réserve
    [one] plus { $minutes } minute de réserve
   *[other] plus { $minutes } minutes de réserve
 }
web-clock-in-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } par décision
web-days = { $days } j { $hours } h
web-by-invitation = Table privée
web-listed = Table publique
web-door = Cette table ne t’est pas ouverte
web-take-title = On te cède une place
web-take-text = Quelqu’un te cède sa place à cette table, cartes comprises.
web-take = Prendre la place
web-only-look = Regarder seulement
web-join-label = Lien ou code
web-join-hint = https://… ou ABCD-EFGH
web-join = Ouvrir
web-join-elsewhere = Ce lien mène à un autre serveur. Ouvre-le dans un nouvel onglet.
web-welcome-back = Te revoilà, { $name } !

## La page d’accueil.

web-hero = Prends la mer avec les Grecs
web-hero-more = Des dieux, des bateaux et deux jeux de plateau, contre des bots ou entre amis, sur tous les écrans. Sans inscription.
web-play-now = Jouer à { $game }
web-against = Contre { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 } ({ $level }). Changer…
web-seats = Joueurs
web-level = Bots
web-level-drifter-hint = Joue au hasard. Pour un premier coup d’œil.
web-level-sailor-hint = Connaît la manœuvre. Un bon adversaire pour une première partie.
web-level-navigator-hint = Voit loin et se souvient de ce qui a été montré.
web-level-olympian-hint = Le bot le plus fort : il voit aussi loin que le temps le permet.
web-game = Jeu
web-friends = Jouer entre amis
web-friends-open = Ouvre une table et envoie le lien. Toute personne qui a le lien peut prendre une place ; des bots complètent la table.
web-open-table = Ouvrir une table
web-who-plays = Places
web-seat-mine = La première place est à toi.
web-seat = Place { $number }
web-a-person = une personne
web-bot-of = un bot : { $level }
web-board = Plateau
web-board-origin = Plateau « { $name } » : { $origin }
web-first = Qui commence
web-first-lot = par tirage au sort
web-first-winner = qui a gagné la dernière partie
web-first-is = { $first ->
    [winner] Commence : qui a gagné la dernière partie
   *[other] Commence : la place { $first }
 }
web-clock = Temps
web-clock-none = sans limite
web-clock-quick = 20 secondes par décision, plus 3 minutes de réserve
web-clock-live = 1 minute par décision, plus 10 minutes de réserve
web-clock-days = 2 jours par décision
web-public = Table publique : affichée sur cette page, ouverte à tout le monde
web-my-tables = Mes tables
web-open-tables = Tables avec des places libres
web-over-tables = Parties finies
web-free-seats = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
 }
web-myself = Toi
web-name = Ton nom
web-name-hint = Aux tables où tu as déjà une place, ton ancien nom reste.
web-name-saved = Ton nom est maintenant { $name }.
web-save = Enregistrer
web-devices = Continuer sur un autre appareil :
web-code = Code pour un autre appareil
web-code-hint = Tape ce code à la page d’accueil de l’autre appareil, ou scanne-le avec lui. Il sert une seule fois, dans les dix minutes.
web-personal-link = Mon lien personnel
web-personal-hint = Toute personne qui ouvre ce lien se connecte à ta place. Il est valable un an. Garde-le pour toi : il te ramène aussi si ce navigateur t’oublie.
web-comeback = Changer de joueur ?
web-comeback-text = Sur cet appareil, tu es { $name }. Si tu continues, ce navigateur oublie { $name } et tu deviens la personne qui a créé le lien.
web-comeback-yes = Continuer
web-comeback-no = Annuler
web-more = Plus

## Les pages sur les jeux.

web-contents = Sommaire
web-search = Chercher dans les règles
web-found = { $count ->
    [0] Aucune clause trouvée.
    [one] { $count } clause trouvée.
   *[other] { $count } clauses trouvées.
 }
web-about = À propos de Pelagos
web-about-what = Pelagos, ce sont deux jeux de plateau sur les mers grecques, en logiciel libre : des règles à consulter clause par clause, des bots de quatre forces, des tables entre amis, des parties enregistrées que l’on peut vérifier, et un client pour le terminal. Voici le jeu dans le navigateur.
web-about-fair = Donne honnête
web-about-fair-text = Avant une partie, le serveur s’engage sur une graine secrète, et le navigateur de chaque joueur y ajoute un nombre au hasard. Une fois la partie finie, tout le monde peut vérifier que personne n’a choisi les cartes.
web-about-private = Ni compte, ni pistage
web-about-private-text = Tu as un nom, et un cookie qui connaît tes places. Cette page n’envoie de requête à aucun autre serveur.
web-about-licence = Licence
web-about-licence-text = Le programme est un logiciel libre sous licence MIT. Les jeux appartiennent à leurs auteurs ; les règles sont dites ici avec nos propres mots.
web-about-credits = Remerciements
web-credit-icons = Icônes de Lorc, Delapouite et des autres artistes de game-icons.net, sous licence CC BY 3.0, dans nos couleurs.
web-credit-earth = Littoraux de Natural Earth, dans le domaine public, préparés par world-atlas.
web-credit-fonts = Les polices Marcellus, par Brian J. Bonislawsky (Astigmatic), et Alegreya Sans, par Juan Pablo del Peral (Huerta Tipográfica), toutes deux sous SIL Open Font License.
web-credit-code = Page construite avec Preact et Fluent ; codes QR par segno.
