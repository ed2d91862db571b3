## Das Spiel im Browser, gleich welches.

web-close = Schließen
web-confirm = Bestätigen
web-cancel = Abbrechen
# Buttons beside a number; $name says of what.
web-fewer = Weniger: { $name }
web-one-more = Mehr: { $name }
web-rule = Regel { $id }
web-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-reload = Neu laden
web-free = frei
web-you = du
web-to-start = Startseite
web-to-table = Zum Tisch
web-nav = Sprache und Einstellungen

## Einstellungen.

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sounds = Töne

## Bots: wie sie heißen, nach Plätzen (Gefährten des Odysseus und die, die sein Haus hüteten).

web-bot-0 = Eurylochos
web-bot-1 = Polites
web-bot-2 = Elpenor
web-bot-3 = Perimedes
web-bot-4 = Eumaios
web-bot-5 = Mentor

## Die Leiste eines Tisches.

web-over = Das Spiel ist zu Ende
web-closed = Dieser Tisch ist geschlossen
web-your-move = Du bist dran
web-their-move = { $who } ist dran
web-bot-for-you = Ein Bot spielt für dich
web-skip = Überspringen
web-undo = Rückgängig
web-skip-link = Zu deinem Zug
web-busy = Wird gesendet …
web-connecting = Verbinden …
web-connected = Verbunden
web-lost = Verbindung unterbrochen, neuer Versuch …
web-trouble = Der Server hat ein Problem, das Spiel pausiert

## Der Plan.

web-map-nearer = Vergrößern
web-map-farther = Verkleinern
web-map-whole = Ganzen Plan zeigen
web-map-ship = Schiff zeigen

## Wer am Tisch sitzt.

web-players = Am Tisch
web-seat-bot = Bot
web-seat-stood-in = ein Bot springt ein
web-seat-here = online
web-seat-gone = nicht verbunden
web-people = Am Tisch
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-vote = Für einen Bot stimmen
web-unvote = Stimme zurückziehen
web-votes = { $count ->
    [one] 1 Stimme für einen Bot
   *[other] { $count } Stimmen für einen Bot
 }
web-absent = Warten auf { $who } (nicht verbunden).
web-watching = Du siehst zu. Geheimes bleibt verborgen.

## Logbuch, Chat und die Lage in Worten.

web-side = Logbuch und Chat
web-tab-log = Logbuch
web-tab-chat = Chat
web-tab-state = In Worten
web-dock = Deine Hand und dein Zug
web-while-away = Während du weg warst
web-missed = Während du weg warst ({ $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
 }):
web-say = Nachricht schreiben
web-send = Senden
web-chat-empty = Noch keine Nachrichten.
web-chat-watching = Nur wer am Tisch sitzt, kann hier schreiben.

## Das Menü eines Tisches.

web-menu = Menü
web-how-to = So wird gespielt
web-how-to-of = So wird { $game } gespielt
web-rules-of = Regeln von { $game }
web-invite = Einladen
web-invite-hint = Wer diesen Link hat, kann einen freien Platz nehmen.
web-invite-watch = Wer diesen Link hat, kann zusehen.
web-invite-text = Komm und spiel { $game } mit uns!
web-screen = Auf gemeinsamem Bildschirm zeigen
web-screen-leave = Gemeinsamen Bildschirm verlassen
web-screen-news = Letzte Ereignisse
web-screen-join = Zum Mitspielen diesen Code mit dem Handy scannen
web-screen-hand = Deine Hand ist auf deinem Handy. Scanne diesen Code, um dort den Tisch zu öffnen.
web-record = Aufzeichnung herunterladen
web-verify = Nachprüfbar gemischt
web-away = Einen Bot für mich spielen lassen
web-back = Wieder selbst spielen
web-handover = Platz übergeben
web-handover-hint = Wer diesen Link zuerst öffnet, kann deinen Platz samt Karten übernehmen. Der Link gilt sieben Tage.
web-handover-text = Übernimm meinen Platz bei { $game }!
web-leave = Spiel verlassen
web-leave-sure = Ein Bot bekommt deinen Platz, und du kannst nicht dorthin zurück. Für eine Pause lass lieber einen Bot für dich spielen.
web-leave-yes = Endgültig verlassen
web-stay = Bleiben
web-shortcuts = Tastenkürzel
web-key-s = die Animationen überspringen
web-key-u = meinen letzten Zug zurücknehmen
web-key-l = das Logbuch zeigen
web-key-c = den Chat zeigen
web-key-w = die Lage in Worten zeigen
web-key-d = zu meiner Hand und meinem Zug
web-key-b = zum Spielplan
web-key-h = zeigen, wie gespielt wird
web-key-help = was kann ich tun?
web-copy = Kopieren
web-copied = Kopiert.
web-copy-failed = Dieser Browser erlaubt hier kein Kopieren: Markiere den Text und kopiere ihn selbst.
web-share = Teilen
web-qr = QR-Code

## Das Ende eines Spiels.

web-winners = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gemeinsam gewonnen
 }
web-you-win = { $count ->
    [one] Du hast gewonnen!
   *[other] Gemeinsamer Sieg: { $who }!
 }
web-rematch = Revanche
web-go-rematch = Zur Revanche

## Vor einem Spiel; Türen.

web-lobby = Tisch für { $game }
web-sit = Platz nehmen
web-begin = Spiel starten
web-begin-bots = Starten (Bots füllen freie Plätze)
web-waiting-host = Warten auf Mitspielende. Der Host kann jederzeit starten; sobald alle Plätze besetzt sind, können es alle.
web-waiting-seats = Der Host ist nicht da. Sobald alle Plätze besetzt sind, können alle starten.
web-not-seated = Wähle einen Platz, um mitzuspielen, oder sieh einfach zu.
web-stand-up = Platz freigeben
web-close-table = Tisch schließen
web-host = Host
web-no-clock = Ohne Uhr
web-clock-seconds = { $seconds } Sekunden pro Entscheidung, { $minutes ->
    [0] ohne Reserve
    [one] dazu 1 Minute Reserve
   *[other] dazu { $minutes } Minuten Reserve
 }
web-clock-in-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } pro Entscheidung
web-days = { $days } T { $hours } Std
web-by-invitation = Privater Tisch
web-listed = Öffentlicher Tisch
web-door = Dieser Tisch ist für dich nicht offen
web-take-title = Dir wird ein Platz übergeben
web-take-text = Jemand übergibt dir den eigenen Platz an diesem Tisch, samt Karten.
web-take = Platz übernehmen
web-only-look = Nur zusehen
web-join-label = Link oder Code
web-join-hint = https://… oder ABCD-EFGH
web-join = Öffnen
web-join-elsewhere = Dieser Link führt zu einem anderen Server. Öffne ihn in einem neuen Tab.
web-welcome-back = Willkommen zurück, { $name }!

## Die Startseite.

web-hero = Stich mit den Griechen in See
web-hero-more = Zwei Brettspiele um Götter und Schiffe, gegen Bots oder mit Freunden, auf jedem Bildschirm. Ganz ohne Konto.
web-play-now = { $game } spielen
web-against = Gegen { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
 } ({ $level }). Ändern …
web-seats = Zu wievielt
web-level = Bots
web-level-drifter-hint = Spielt zufällig. Für einen ersten Eindruck.
web-level-sailor-hint = Versteht sein Handwerk. Ein guter Gegner für das erste Spiel.
web-level-navigator-hint = Denkt voraus und merkt sich, was zu sehen war.
web-level-olympian-hint = Der stärkste Bot. Schaut so weit voraus, wie die Zeit reicht.
web-game = Spiel
web-friends = Mit Freunden spielen
web-friends-open = Eröffne einen Tisch und verschick den Link. Wer den Link hat, kann Platz nehmen; Bots füllen den Rest.
web-open-table = Tisch eröffnen
web-who-plays = Plätze
web-seat-mine = Der erste Platz gehört dir.
web-seat = Platz { $number }
web-a-person = ein Mensch
web-bot-of = ein Bot: { $level }
web-board = Spielplan
web-board-origin = Spielplan „{ $name }“: { $origin }
web-first = Wer anfängt
web-first-lot = das Los entscheidet
web-first-winner = wer zuletzt gewonnen hat
web-first-is = { $first ->
    [winner] Es beginnt: wer zuletzt gewonnen hat
   *[other] Es beginnt: Platz { $first }
 }
web-clock = Uhr
web-clock-none = keine
web-clock-quick = 20 Sekunden pro Entscheidung, dazu 3 Minuten Reserve
web-clock-live = 1 Minute pro Entscheidung, dazu 10 Minuten Reserve
web-clock-days = 2 Tage pro Entscheidung
web-public = Öffentlicher Tisch: steht auf dieser Seite, offen für alle
web-my-tables = Meine Tische
web-open-tables = Tische mit freien Plätzen
web-over-tables = Beendete Spiele
web-free-seats = { $count ->
    [0] startbereit
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
 }
web-myself = Du
web-name = Dein Name
web-name-hint = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
web-name-saved = Dein Name ist jetzt { $name }.
web-save = Speichern
web-devices = Auf einem anderen Gerät weiterspielen:
web-code = Code für ein anderes Gerät
web-code-hint = Gib diesen Code auf der Startseite des anderen Geräts ein oder scanne ihn dort. Er gilt einmal, zehn Minuten lang.
web-personal-link = Mein persönlicher Link
web-personal-hint = Wer diesen Link öffnet, ist als du angemeldet. Er gilt ein Jahr. Behalte ihn für dich: Er bringt dich auch zurück, wenn dieser Browser dich vergisst.
web-comeback = Zu einer anderen Person wechseln?
web-comeback-text = Auf diesem Gerät bist du { $name }. Machst du weiter, vergisst dieser Browser { $name }, und du wirst zu der Person, die den Link erzeugt hat.
web-comeback-yes = Weitermachen
web-comeback-no = Abbrechen
web-more = Mehr

## Seiten über die Spiele.

web-contents = Inhalt
web-search = Regeln durchsuchen
web-found = { $count ->
    [0] Keine Regel gefunden.
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden.
 }
web-about = Über Pelagos
web-about-what = Pelagos ist freie Software: zwei Brettspiele in griechischen Gewässern, mit Regeln, die sich Absatz für Absatz nachschlagen lassen, Bots in vier Stärken, Tischen für Freunde, Aufzeichnungen, die sich nachprüfen lassen, und einem Programm fürs Terminal. Was du hier siehst, ist das Spiel im Browser.
web-about-fair = Fair gemischt
web-about-fair-text = Vor einem Spiel legt sich der Server auf einen geheimen Startwert fest, und jeder Browser am Tisch gibt eine Zufallszahl dazu. Ist das Spiel zu Ende, können alle nachprüfen, dass niemand die Karten ausgesucht hat.
web-about-private = Kein Konto, keine Tracker
web-about-private-text = Du hast einen Namen und ein Cookie, das deine Plätze kennt. Diese Seite ruft von keinem anderen Server etwas ab.
web-about-licence = Lizenz
web-about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz. Die Spiele gehören ihren Autoren; die Regeln stehen hier in unseren eigenen Worten.
web-about-credits = Mit Dank
web-credit-icons = Symbole von Lorc, Delapouite und anderen Kunstschaffenden von game-icons.net, unter CC BY 3.0, in unseren Farben.
web-credit-earth = Küstenlinien von Natural Earth, gemeinfrei, aufbereitet von world-atlas.
web-credit-fonts = Die Schriften Marcellus von Brian J. Bonislawsky (Astigmatic) und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), beide unter der SIL Open Font License.
web-credit-code = Gebaut mit Preact und Fluent; QR-Codes von segno.
