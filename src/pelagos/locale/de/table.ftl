## Was an einem Tisch neben dem Spiel geschieht.

table-joined = { $who } setzt sich an den Tisch.
table-handed = { $who } übernimmt den Platz.
table-let-in = { $name } darf hereinkommen.
table-left = { $name } verlässt den Tisch.
table-voted-out = Die anderen haben abgestimmt: Ein Bot bekommt den Platz von { $name }.
table-began = Das Spiel beginnt.
table-undone = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $who } nimmt den letzten Zug zurück.
 }
table-hinted = { $you ->
    [yes] Du holst dir einen Tipp von einem Bot.
   *[no] { $who } holt sich einen Tipp von einem Bot.
 }
table-said = { $name }: { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Deine Zeit ist abgelaufen: Ein Bot ({ $level }) spielt für dich, bis du wieder da bist.
       *[no] Die Zeit von { $who } ist abgelaufen: Ein Bot ({ $level }) springt ein.
     }
    [absent] { $who } ist nicht verbunden: Ein Bot ({ $level }) springt ein.
   *[asked] { $you ->
        [yes] Ein Bot ({ $level }) spielt für dich, bis du wieder da bist.
       *[no] { $who } macht Pause: Ein Bot ({ $level }) springt ein.
     }
 }
table-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
 }
table-voted = { $out ->
    [0] { $who } zieht die Stimme für einen Bot auf dem Platz von { $about } zurück.
   *[other] { $who } stimmt für einen Bot auf dem Platz von { $about } ({ $votes } von { $needed } Stimmen).
 }
table-paused = Der Server war { $seconds ->
    [one] 1 Sekunde
   *[other] { NUMBER($seconds, useGrouping: 0) } Sekunden
 } lang nicht erreichbar; so lange standen auch die Uhren.
table-closed = { $why ->
    [host] Der Host hat diesen Tisch geschlossen.
    [idle] Der Tisch wurde geschlossen: Hier ist lange nichts mehr geschehen.
   *[deserted] Der Tisch wurde geschlossen: Alle sind gegangen.
 }
table-rematch = Ein neuer Tisch für die Revanche ist offen.
table-decided = { $by ->
    [clock] Die Zeit von { $who } ist um:
   *[other] Ein Bot ({ $by }) entscheidet für { $who }:
 }

## Gespräch mit jemandem an einem fernen Tisch.

join-lost = Verbindung unterbrochen. Neuer Versuch …
join-found = Die Verbindung steht wieder.
join-unreachable = { $server } ist nicht erreichbar. Dein Platz bleibt dir: Komm mit demselben Link zurück.
join-invite = Schick diesen Link allen, die mitspielen: { $link }
join-begin = Mit Enter geht es los; auf freie Plätze kommen Bots.
join-wait = Warten auf die anderen …
join-free = (frei)
join-closed = Dieser Tisch ist geschlossen.
join-gone = Das Spiel ist weitergegangen: Hier ist der neue Stand.
join-farewell = Du hast den Tisch vorerst verlassen; dein Platz bleibt dir. Komm mit demselben Link zurück.
join-record = Die Aufzeichnung, zum Aufheben und Nachprüfen: { $path }
join-help =
    say TEXT     schickt den anderen eine Nachricht
    undo         nimmt deinen letzten Zug zurück, solange niemand weitergespielt hat
    away         ein Bot spielt für dich, bis du wiederkommst
    leave        gibt deinen Platz endgültig auf
join-no-tables = An keinem Tisch ist ein Platz frei. Eröffne einen: pelagos open { $server } ulysses
join-welcome = Du bist { $name } bei { $server }.
join-no-answer = { $server } antwortet nicht.
join-no-server = { $server } ist kein Pelagos-Server, oder ein Proxy steht dazwischen.

## Wie gut Bots spielen.

level-drifter = Treibgut
level-sailor = Matrose
level-navigator = Steuermann
level-olympian = Olympier
