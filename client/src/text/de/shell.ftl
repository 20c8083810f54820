### Die eigenen Sätze der Hülle. Die eines Spiels kommen vom Server.

## Überall

skip = Zu deinen Möglichkeiten
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
help = Wie man spielt
to-home = Bathysphere, Startseite
no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-loading = Die Spiele werden geladen …
page-failed = Die Spiele konnten nicht geladen werden: { $why }
page-forgets = Dieser Browser bewahrt für diese Seite nichts auf: Was du spielst, bleibt, bis du sie schließt.
connecting = Einen Moment …
close = Schließen
copied = Kopiert
copy-link = Link kopieren
done = Erledigt.
save = Speichern
you = du
me = ich
bot = Bot

## Start

home-title = Drei Tiefsee-Brettspiele, kostenlos im Browser
home-lead = Allein gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden über einen Link. Kein Konto, nichts zu installieren.
home-unofficial = Inoffizielles Fanprojekt.
the-games = Die Spiele
begin-here = Neu hier? Fang damit an
as-last-time = Wie letztes Mal
start-again = Noch einmal
set-up = Einrichten
set-up-table = Tisch einrichten
which-game = Spiel
which-mode = Wer gegen wen spielt
mode-competitive = Gegeneinander
mode-coop = Gemeinsam
mode-solo = Solo
details = Einzelheiten
invited-by-friend = Von Freunden eingeladen?
paste-link = Link einfügen
all-tables = Alle { $count } Tische
fewer-tables = Weniger Tische
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
line-round = Runde { $round } von { $rounds }
line-turn = { $name } ist am Zug
line-won = gewonnen mit { $points }
line-lost = beendet: { $points }
what-if = Was wäre wenn
account = Dein Name
join-by-link = Per Link mitspielen
open-record = Aufzeichnung öffnen
join = Mitspielen
join-hint = Füge den Link ein, den du bekommen hast
link-wrong = Das ist kein Einladungslink. Kopiere den ganzen Link und versuche es noch einmal.
record-hint = Füge eine Aufzeichnung oder einen Link ein oder wähle eine Datei
link-whole-game = Die ganze Partie als Link
link-holds = Dieser Link enthält die ganze Partie, jede Karte und die Startverteilung. Er öffnet sich auf jedem Server und braucht kein Konto.
link-moment = Link zu diesem Schritt
link-at = Er öffnet sich nach Schritt { $move }.
link-picture = Der Link als QR-Code, für die Kamera eines Telefons
link-opened = Eine Partie in einem Link
link-finished = Eine beendete Partie zu { $seats }, { $moves } Schritte.
link-unfinished = Eine laufende Partie zu { $seats }, bisher { $moves } Schritte.
link-along = Die Partie weiterschicken
link-along-holds = Wer diesen Link öffnet, spielt von hier aus weiter und schickt dir den nächsten. Er enthält die ganze Partie, auch alle Handkarten und was verdeckt liegt: Schicke ihn Leuten, die nicht nachsehen.
link-along-server = Damit Geheimnisse sicher sind und ihr gleichzeitig spielen könnt, muss jemand einen Server betreiben: bathysphere serve.
link-watch = Ansehen
link-play-on = Nach Schritt { $move } weiterspielen
link-private = Sie öffnet sich als dein eigener Tisch. Niemand sonst sieht ihn.
record-file = Datei einer Aufzeichnung
watch = Zusehen
about = Optionen
not-yet = In Vorbereitung
seats = Plätze
seat-open = Frei, per Link
seat-name = Name an Platz { $place }
seat-kind = Wer spielt an Platz { $place }
player = Person { $place }
who-me = du
who-screen = an diesem Bildschirm
who-open = Freund per Link
bot-name-1 = Bootsmann
bot-name-2 = Heizer
bot-name-3 = Smutje
bot-name-4 = Lotse
remove-seat = Platz { $place } entfernen
add-seat = Platz hinzufügen: Freund per Link, Person an diesem Bildschirm, Bot
clock = Uhr
time-left = noch { $time }
clock-none = keine Uhr
clock-minutes = je { $minutes } Minuten, +{ $seconds } s pro Zug
clock-days = { $days ->
    [one] 1 Tag, +{ $hours } Std. pro Zug, bis zu { $most } Tage
   *[other] { $days } Tage, +{ $hours } Std. pro Zug, bis zu { $most } Tage
}
clock-days-plain = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
left-days = { $days } T. { $hours } Std.
left-hours = { $hours } Std. { $minutes } Min.
listed = Alle dürfen sich auf die freien Plätze setzen
rules-usual = Standardregeln
rules-changed = { $count ->
    [one] 1 Option geändert
   *[other] { $count } Optionen geändert
}
undo-free = Zurücknehmen erlaubt
start = { $count ->
    [one] Allein starten
   *[other] Start, { $count } Personen
}
start-open = Tisch eröffnen, { $count } Plätze
house-mark = von uns: nicht der gedruckte Wert
see-which = welche?
pack = Inhalt
pack-none = Standardinhalt
pack-own = { $name } (eigener Inhalt)
pack-about = Von den Leuten hier gemacht, nicht mit dem Originalspiel abgeglichen ({ $value }).
pack-of-table = Gespielt mit eigenem Inhalt: { $value }
pack-add = Eigener Inhalt…
pack-add-how = TOML-Dateien, wie „bathysphere pack new“ sie schreibt: Inseln, Karten, Missionen. Sie bleiben in diesem Browser.
pack-files = Dateien wählen
pack-folder = Ordner wählen
pack-checking = Die Dateien werden geprüft…
pack-no-files = Darunter sind keine Inhaltsdateien (*.toml).
your-tables = Deine Tische
open-tables = Offene Tische
status-waiting = noch nicht begonnen
status-running = Schritt { $moves }
status-over = beendet nach { $moves } Schritten
waits-for-others = andere sind am Zug
waits-for-players = wartet auf Mitspieler
your-turn = Du bist am Zug
how-to-play = Wie man spielt
keys-and-readers = Tasten und Screenreader
credits-line = Symbole: Game Icons (CC BY 3.0), Tabler · Schrift: Atkinson Hyperlegible Next, Fraunces (OFL)

## Konten

your-name = Dein Name am Tisch
account-name = Konto
password = Passwort, mindestens 8 Zeichen
login = Anmelden
register = Konto anlegen
logout = Abmelden
account-needs-server = Deine Tische und dein Name bleiben in diesem Browser. Für ein Konto und für Partien mit Freunden an anderen Geräten muss jemand einen Server betreiben: bathysphere serve.
account-is = Du bist angemeldet als { $account }.
account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische auch von anderen Geräten aus.
safety = Geräte, Passwort, deine Daten
devices = Wo du angemeldet bist
device-here = dieses Gerät
device-seen = zuletzt benutzt { $when }
device-unknown = Ein Gerät
sign-out = Abmelden
sign-out-all = Alle anderen Geräte abmelden
old-password = Dein jetziges Passwort
new-password = Neues Passwort, mindestens achtstellig
change-password = Passwort ändern
new-account-name = Neuer Name des Kontos
change-account = Namen ändern
recovery-code = Wiederherstellungscode
recover = Neues Passwort setzen
forgotten = Passwort vergessen
not-now = Jetzt nicht
make-codes = Neue Wiederherstellungscodes
codes-why = Sie ersetzen die alten.
codes-keep = Bewahre diese Wiederherstellungscodes so auf, dass du sie wiederfindest. Jeder setzt einmal ein neues Passwort, wenn du deines vergisst. Sie werden nicht noch einmal gezeigt.
copy-codes = Codes kopieren
export = Meine Daten herunterladen
forget = Konto und Daten löschen
forget-sure = Ja, alles löschen

forget-means = Dein Konto, dein Name und was du gesagt hast verschwinden. Partien mit anderen bleiben, an deinem Platz steht „ehemals dabei“. Das lässt sich nicht rückgängig machen.

## Die Seite eines Spiels

players-range = { $least } bis { $most } Personen
game-options = Optionen
play-this = Dieses Spiel spielen
usual = Standard
opponents = Gegner
provenance = Was gedruckt und was von uns ist

## Hilfe

help-lead = Alles, was du tun kannst, leuchtet gelb, auf dem Brett und in der Liste. Wähle, was leuchtet, mehr braucht es nicht.
help-lamp = Gelb heißt: jetzt möglich. Zeige darauf oder tippe einmal, um Kosten und Gewinn zu sehen; klicke oder tippe noch einmal, um es zu spielen.
help-why = Klicke auf etwas, das nicht leuchtet: Der Tisch sagt, warum es jetzt nicht geht.
help-undo = Nimm eigene Entscheidungen zurück, solange nichts aufgedeckt wurde und niemand sonst gezogen hat. Danach frage die Mitspieler.
help-reveal = Das Auge steht bei allem, was etwas aufdeckt. Es fragt noch einmal nach, denn danach gibt es kein Zurück.
help-replay = Jede Zahl im Protokoll führt zu diesem Moment. Ist das Spiel zu Ende, kannst du von jedem aus weiterspielen.
help-game = { $title }: Optionen und Auslegungen
help-keys = Jede Möglichkeit hat eine Taste; einmal drücken zeigt sie, noch einmal drücken spielt sie. Was geschieht, wird angesagt, dein Zug sofort. Im Menü des Tisches lassen sich die Tasten abschalten.
keys-list = Tasten
more-keys = Tasten für { $from } bis { $to } von { $count }: zu den nächsten
keys-for = Die Tasten gehören jetzt zu den Möglichkeiten { $from } bis { $to }.
key-choose = eine Möglichkeit wählen: einmal zum Ansehen, noch einmal zum Spielen
key-more = bei mehr Möglichkeiten als Tasten: gibt die Tasten den nächsten
key-list = durch die Liste
key-play = spielen, was gezeigt wird
key-places = zu den Orten auf dem Plan; Pfeiltasten gehen weiter, Enter zeigt die Wege
key-end = Zug beenden oder passen: einmal zum Ansehen, noch einmal zum Spielen
key-lens = das Brett vorlesen
key-undo = einen Schritt zurücknehmen
key-undo-turn = den ganzen Zug zurücknehmen
key-watch = ansehen, was seit deinem letzten Zug geschah
key-step = während andere gezeigt werden: zum nächsten Schritt
key-turn = während andere gezeigt werden: zum nächsten Zug
key-back = zurück
key-rules = die Regeln: zu dem, was nicht ging oder den Fokus hat, oder alle
key-help = diese Liste
key-arrows = Auf dem Brett führen die Pfeiltasten zum nächsten leuchtenden Ding, in der Wiedergabe zum nächsten Schritt.

## Dank

credits = Mitwirkende
credits-fan = Eine inoffizielle Umsetzung von Fans. Die Spiele gehören ihren Autoren und Verlagen; deren Bilder werden nicht verwendet.
credits-icons = Symbole von den Autoren von Game Icons, umgefärbt; Tabler Icons; einige eigene. Die Schriften sind Atkinson Hyperlegible Next und Fraunces.

## Verirrt

lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es nichts.
no-table = Diesen Tisch kannst du nicht öffnen
table = Tisch
to-table = Zum Tisch

## Mitspielen, warten

invited = { $host } hat dir einen Platz freigehalten.
seat-gone = Dieser Platz ist besetzt. Du kannst zusehen.
sit-down = Platz nehmen
seats-free = { $count ->
    [0] Das Spiel beginnt gleich
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-text = Das Spiel beginnt, wenn alle da sind oder wenn es gestartet wird. Diese Seite darf geschlossen werden; der Tisch bleibt unter „Deine Tische“.
seats-taken = { $taken } von { $count } besetzt
seat-nobody = noch niemand
bot-here = Bot hierher
invite-title = { $count ->
    [one] Schicke diesen Link weiter
   *[other] Schicke diesen Link deinen Freunden
}
invite-one-link = { $count ->
    [one] Er führt zum freien Platz.
   *[other] Ein Link für alle freien Plätze; wer zuerst kommt, wählt.
}
invite-text = { $host } hält dir einen Platz frei: { $game }
invite-preview = Was deine Freunde in ihrem Messenger sehen
invite-preview-title = Ein Platz ist für dich frei: { $game }
share = Teilen
mail = Mail
reach-title = Wer ihn öffnen kann
reach-network = Alle in deinem Netz
reach-network-how = Dasselbe WLAN oder Kabel; ein Telefon vor den Code halten
reach-everybody = Alle im Internet
reach-everybody-how = Wo auch immer sie sind
reach-no-public = Keine öffentliche Adresse ist gesetzt: Starte den Server mit --public https://… (docs/host.md sagt, wie)
reach-nobody = Noch kann niemand sonst diesen Tisch öffnen
reach-only-here = Der Server antwortet nur auf diesem Computer ({ $host }). Ein Link mit dieser Adresse führt deine Freunde zu ihrem eigenen Computer.
reach-let-in = Lass dein Netz herein
reach-let-in-how = Beende den Server mit Strg+C und starte ihn neu; dieser Tisch wartet, nichts geht verloren.
copy-command = Befehl kopieren
reach-screen = Oder spielt an diesem Bildschirm
reach-screen-how = Richte einen Tisch ein, an dem die Plätze „an diesem Bildschirm“ sind: Jede Hand bleibt hinter einem Vorhang
reach-internet = Oder über das Internet
choose-seat = Dein Platz
any-seat = irgendein freier Platz
seat-number = Platz { $place }
here = da
away = abwesend
start-bots = { $count ->
    [one] Jetzt beginnen, ein Bot nimmt den freien Platz
   *[other] Jetzt beginnen, Bots nehmen die { $count } freien Plätze
}
leave-seat = Platz zurückgeben

close-table = Tisch schließen
close-table-sure = Ja, für alle schließen
table-closed = Dieser Tisch ist geschlossen
table-closed-host = Wer ihn eröffnet hat, hat ihn geschlossen.
table-closed-expired = Es ist lange niemand gekommen.
table-closed-operator = Wer diesen Server betreibt, hat ihn geschlossen.
log-mute = { $name } ist hier stumm geschaltet.
log-mute-again = { $name } darf hier wieder chatten.
log-remove = { $name } wurde hinausgebeten.
log-doors = Von jetzt an sehen nur die Mitspielenden diesen Tisch.
log-doors-open = Von jetzt an dürfen alle zuschauen.
log-relink = Es gibt neue Links.
log-close = Der Tisch ist geschlossen.

## Der Tisch

points-now = Punkte, wenn es jetzt endete
to-move = am Zug
thinking = { $name } denkt nach
not-your-turn = Du bist nicht am Zug
game-over = Das Spiel ist zu Ende
way-so-far = Der Weg bis hier
back-to-here = Bis hierher zurück
not-possible = Nicht möglich
rule = Regel { $rule }
undo = Zurück
undo-turn = Ganzer Zug
undo-title = Einen Schritt zurücknehmen (U); Umschalt+U nimmt den Zug zurück
ask-table = Mitspieler fragen
reveals-long = Deckt etwas auf: danach kein Zurücknehmen
# What a place answers that is within reach in this turn: what has to be chosen to get there.
ways-there = Wege dorthin
ways-others = { $count ->
    [one] oder anders
   *[other] oder auf { $count } andere Arten
}
# Mehrere Schritte einer Art auf einmal.
ways-run = { $count } auf einmal
moment-you = Du
moment-close = Zum Plan
moment-go = Weiter
moment-raise = Noch einmal zeigen
moment-goal = { $name }: ein Ziel des Teams ist erreicht
way-again = Wähle es noch einmal, um so vorzugehen.
reveals-again = Deckt etwas auf. Wähle es noch einmal, um es zu spielen.
no-undo-after = deckt etwas auf, danach kein Zurücknehmen
# Eine Menge: mehreres in beliebiger Reihenfolge markiert und einmal bestätigt. $does: „3 bezahlen“.
set-count = { $marked } von { $most }
set-missing = { $does }: noch { $count } markieren
set-full = { $count } markiert: Nimm erst eine Markierung zurück
set-less = Eins weniger: { $label }
warning-again = { $warning } Wähle es noch einmal, um es trotzdem zu tun.
warning-sure = Wähle es noch einmal, um es trotzdem zu tun.
warning-anyway = trotzdem
rulings = Auslegungen
rulings-about = Wo sich die Spielregel auf zwei Arten lesen lässt. Unsere Lesart ist der Standard.
many-events = { $count } Dinge sind geschehen. Das Protokoll erzählt sie.
hint = Tipp
hint-title = Was ein Bot hier täte
hint-chance = { $team ->
    [yes] { $chance } Erfolgsaussicht
   *[no] { $chance } Siegchance
  }
hint-thinks = Denkt nach …
log = Protokoll
move-number = Schritt { $moves }
show-move = Schritt { $moves } zeigen
since-last-turn = seit deinem letzten Zug
since-turns = Seit deinem letzten Zug: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
watch-again = Noch einmal ansehen
pace = Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-instant = Sofort
turn-of = { $name } ist am Zug
turns-wait = { $count ->
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}
story-step = Weiter
story-turn = Nächster Zug
story-all = Zu meinem Zug
story-end = Zur Gegenwart
story-hold = Anhalten
story-on = Weiter
for-you = Für dich:
you-tag = du
you-did = Du
you-touched = Das betrifft auch dich
meanwhile = Während du weg warst: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
somebody = Jemand
log-undo = { $name } nimmt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück.
log-ask = { $name } möchte zurückgehen.
log-agree = { $name } stimmt zu.
log-decline = { $name } stimmt dem Zurücknehmen nicht zu.
log-withdraw = { $name } möchte nicht mehr zurückgehen.
log-pause = { $name } pausiert das Spiel.
log-resume = { $name } setzt das Spiel fort.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-timeout = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
log-fault = Bei einem Schritt von { $name } haben die Regeln versagt; der Tisch ruht
log-rematch = Das nächste Spiel liegt bereit.
give-seat = { $name } ist nicht da: einen Bot weiterspielen lassen
wish-bot = { $name } ist nicht da: wünschen, dass ein Bot weiterspielt
wished = Du wünschst, dass ein Bot für { $name } weiterspielt. Er tut es, sobald alle anderen es gewünscht haben.
offer-seat = Jemand anderes darf den Platz von { $name } übernehmen
offer-end = Niemand anderes darf den Platz von { $name } übernehmen
offer-link = Link zum Platz von { $name } kopieren
return-timeout = Deine Zeit ist abgelaufen, ein Bot spielt für dich weiter.
return-away = Du warst nicht da, ein Bot spielt für dich weiter.
return-seat = Platz zurücknehmen
log-give = Ein Bot nimmt einen freien Platz.
log-give-away = { $name } ist nicht da; ein Bot spielt weiter.
log-wish = { $who } wünscht, dass ein Bot für { $name } weiterspielt.
log-offer = Der Platz von { $name } steht nicht mehr offen.
log-offer-offered = Jemand anderes darf den Platz von { $name } übernehmen.
log-return = { $name } nimmt den Platz vom Bot zurück.
log-stood = Der Server war aus. Die Uhren standen solange.
gone-away = nicht da, ein Bot spielte weiter
gone-away-of = { $name } war nicht da; ein Bot spielte weiter.
log-hint = { $name } bittet einen Bot um einen Tipp.
log-doors-shown = Alle finden von jetzt an diesen Tisch, um zuzusehen.
hints-on = Tipps erlaubt
hints-off = ohne Tipps
hints-allow = Tipps von Bots sind erlaubt; alle sehen, wer einen nimmt
show-table = Den Tisch in der Liste zeigen, damit alle zusehen können
shown-end = Den Tisch nicht in der Liste zeigen
watch-tables = Tische zum Zusehen
watch-it = Zusehen
you-watch = Du siehst zu. Du siehst, was alle sehen; die am Tisch sehen, wie viele zusehen.
chat-silence = Stumm
chat-hear = Nicht stumm
chat-silent = Der Chat dieses Tisches ist auf diesem Gerät stumm.
chat-unread = neu
notices = Benachrichtigungen
notices-why = Wenn du am Zug und nicht am Tisch bist: Jeder Zug wird einmal gemeldet.
notice-way-push = Ein Browser
notice-way-mail = Mail
notice-way-hook = Webhook
notice-unconfirmed = noch nicht bestätigt: Öffne den Link, der dorthin ging
notice-try = Ausprobieren
notice-again = Link noch einmal schicken
notice-remove = Entfernen
notice-here = In diesem Browser melden
notice-blocked = Dieser Browser erlaubt es nicht. Ändere das in seinen Einstellungen für diese Seite.
notice-no-push = Dieser Browser nimmt hier keine Meldungen an: Das braucht https, auf einem iPhone die App auf dem Startbildschirm.
notice-mail = Per Mail an
notice-hook = Per Webhook an
notice-format = Für
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = Programme (JSON)
notice-add = Hinzufügen
notice-asked = Ein Link ging dorthin. Es gilt, sobald ihn jemand geöffnet hat.
notice-sent = Es ist unterwegs.
notice-kinds = Melde mir
notice-kind-turn = wenn ich am Zug bin
notice-kind-waiting = wenn alle lange auf mich warten
notice-kind-invited = wenn ich eingeladen bin
notice-kind-over = wenn ein Spiel zu Ende ist
notice-kind-ask = wenn jemand etwas zurücknehmen möchte
notice-kind-chat = wenn jemand schreibt
notice-digest = Wie oft
notice-digest-0 = sofort
notice-digest-60 = gesammelt, einmal in der Stunde
notice-digest-1440 = gesammelt, einmal am Tag
notice-quiet = Nicht nachts
notice-from = von
notice-until = bis
notice-confirm-why = Jemand möchte hier erfahren, wann ein Zug bei Bathysphere ansteht.
notice-confirm = Ja, melde es mir hier
notice-confirmed = Bestätigt: Von jetzt an wird es dir hier gemeldet.
notice-ended = Auf diesem Weg kommt nichts mehr.
log-sit = { $name } nimmt Platz.
log-leave = { $name } geht.
watches = schaut zu
chat-tools = Zu dieser Zeile von { $name }
report = Melden
reported = Wer den Server betreibt, sieht es. Danke.
mute = Stumm schalten
unmute = Wieder chatten lassen
show-out = Hinausbitten
you-are-muted = Du darfst an diesem Tisch nicht chatten.
doors-close = Niemanden zuschauen lassen
doors-open = Alle zuschauen lassen
relink = Neue Links: die alten enden
log-earlier = Früheres zeigen
and-more = { $count ->
    [one] und 1 weiterer Zug
   *[other] und { $count } weitere Züge
}
chat = Chat
chat-hint = Sag etwas
send = Senden
menu = Menü
pause = Pause
resume = Fortsetzen
resign = Aufgeben
resign-sure = Ja, aufgeben: Ein Bot spielt für dich weiter
replay = Wiedergabe
download-record = Aufzeichnung herunterladen
setting-keys = Tasten wählen und spielen
setting-confirm = Vor dem Aufdecken nachfragen
setting-sound = Ton
setting-notify = Benachrichtige mich, wenn ich dran bin
sealed = Versiegelt gegeben: { $seal }
sealed-why = Alle Karten folgen aus einer geheimen Zahl, die vor dem Spiel gezogen wurde; dies ist ihr Fingerabdruck, und am Ende können alle prüfen, dass die Zahl nicht geändert wurde.
connection-lost = Keine Verbindung. Es wird weiter versucht; nichts ist verloren.
paused = Das Spiel pausiert.
set-aside = Die Regeln dieses Spiels haben versagt: ein Fehler dieses Programms. Der letzte Schritt wurde nicht gespielt, und der Tisch ruht.
set-aside-undo = Zurücknehmen und weiterspielen
request = { $name } möchte zu Schritt { $moves } zurückgehen.
request-waits = Warten auf { $names }
agree = Zustimmen
decline = Nicht zustimmen
withdraw = Zurückziehen
rematch-there = Das nächste Spiel liegt bereit.
rematch-go = Zum neuen Spiel
no-board = Dieses Spiel hat hier noch kein Brett. Spiele es über die Liste.
tab-board = Brett
tab-lit = zu wählen:
tab-table = Tisch
tabs = Teile des Tisches
curtain-title = { $name }, du bist dran
curtain-text = Gib den Bildschirm weiter. Alle Hände sind verdeckt.
curtain-button = Ich bin { $name }, zeig meine Karten
curtain-undo = Den letzten Schritt zurücknehmen

## Das Ende

won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
won-nobody = Niemand hat bis zum Ende gespielt
go-on = Wie es weitergeht
all-goals = Die sieben Ziele
goals-total = Erreichte Ziele
pips-needed = nötig: { $need }
pips-says = { $met } von { $of } Zielen erreicht, { $need } nötig
gone-resigned = aufgegeben, ein Bot spielte weiter
gone-timeout = Zeit abgelaufen, ein Bot spielte weiter
gone-resigned-of = { $name } hat aufgegeben; ein Bot spielte weiter.
gone-timeout-of = Die Zeit von { $name } ist abgelaufen; ein Bot spielte weiter.
score-sheet = Wertung
team = Gruppe
rematch = Noch einmal
still-running = Dieses Spiel ist noch nicht zu Ende.
part = Teil
total = Summe
tiebreak = Bei Gleichstand: { $title }
place = Rang
points-over-game = Punkte im Verlauf
plot-label = Punkte nach jedem Schritt als Linien. Am Ende: { $text }
moves = Schritte
seal-title = Es wurde versiegelt gegeben
seal-seed = Startwert
seal = Siegel
seal-command = Selbst prüfen
seal-noted = In deinem Browser geprüft: Der Startwert passt zu dem Siegel, das er sah, als du den Tisch zum ersten Mal geöffnet hast.
seal-matches = In deinem Browser geprüft: Der Startwert passt zum Siegel. Vor dem Ende hat dein Browser das Siegel nicht gesehen; wer mitgespielt hat, kann es vergleichen.
seal-differs = Der Startwert passt nicht zum Siegel. Dem Geben in dieser Partie ist nicht zu trauen.
seal-changed = Der Tisch hat deinem Browser vorher ein anderes Siegel gezeigt. Dem Geben in dieser Partie ist nicht zu trauen.

seal-unchecked = Ohne sichere Verbindung kann dein Browser den Startwert nicht selbst prüfen. Der Befehl unten kann es.

## Rückblick

review = Rückblick
review-lead = Wie es nach jedem Zug stand, und was am meisten gekostet hat: beurteilt von einem Bot, der nur wusste, was man an diesem Platz wissen konnte.
review-thinks = { $moves } Schritte werden angesehen. Das dauert ein paar Sekunden …
review-again = Noch einmal versuchen
review-over-game = { $team ->
    [yes] Die Aussicht der Gruppe im Verlauf
   *[no] Aussicht auf den Sieg im Verlauf
}
review-plot = { $text }. Die Punkte auf den Linien sind die Schritte der Liste darunter.
review-line = { $name }: am Anfang { $first }, am Ende { $last }
review-turning = Von hier an lag jemand anderes vorn
review-costly = Was am meisten gekostet hat
review-none = Kein Schritt hat viel gekostet.
review-better = Besser: { $label }
review-cost = −{ $chance } Aussicht
review-points = { $points } Punkte

## Wiedergabe

past = Du siehst die Vergangenheit; hier kann nichts gespielt werden.
to-now = Zur aktuellen Stellung
move = Schritt
move-of = Schritt { $moves } von { $last }
first = Zum Anfang
back = Einen Schritt zurück
play = Abspielen
stop = Anhalten
forward = Einen Schritt weiter
last = Zum Ende
speed = Tempo { $speed }-fach
copy-moment = Link zu diesem Moment kopieren
seen-from = Aus Sicht von
seen-public = allen
play-on = Von hier weiterspielen
branch-running = Das Spiel läuft noch. Darum wird neu verteilt, was du nicht sehen kannst: Karten und Plättchen können anders liegen als an deinem Tisch.
branch-dealt = Nur ausprobiert. Was du nicht sehen konntest, wurde neu verteilt; nichts davon zählt.
branch-told = Ausprobiert, wie es hätte weitergehen können; nichts davon zählt.
branch-origin = Zurück zum Spiel
branch-start = Ab Schritt { $moves } weiterspielen
plan-ahead = Ausprobieren und vorausplanen
plan-anew = Neu planen
plan-left = { $done ->
    [0] Dein Plan
   *[other] Dein Plan, soweit er noch aussteht
  }
plan-drop = Plan verwerfen
plan-about = Er wird gespielt, sobald du wählen musst, und hält an, sobald du etwas Neues erfährst.
plan-trying = Spiele hier für alle: Niemand sieht es. Was du für { $name } tust, kann dein Plan werden.
plan-leave = Als meinen Plan hinterlassen
answer-between = Du wirst im Zug von jemand anderem gefragt. Soll das ab jetzt ohne Nachfrage gehen?
answer-always = Immer: { $label }
answers-left = { $count ->
    [one] Eine Frage in fremden Zügen wird für dich beantwortet.
   *[other] { $count } Fragen in fremden Zügen werden für dich beantwortet.
  }
answers-drop = Wieder fragen
setting-single = Spielen, wo es nur eine Wahl gibt
log-plan = Du hast einen Plan hinterlassen.
log-habit = Du hast geändert, was für dich gespielt wird.
before-first = Vor dem ersten Schritt

## Lernen
coach = Begleiter:
setting-coach = Begleiter: eine Zeile unter jeder Frage
learn = Lernen
never-played = Nie gespielt?
first-game = Erstes Spiel beginnen
minutes = { $minutes } Min.
first-how = begleitet, { $minutes } Min., zwei leichte Bots
know-game = Ich kenne das Spiel
know-game-how = Plätze und Regeln wählen
guide = Dein erstes Spiel
guide-met = Bisher kennengelernt: { $count } von { $of }
guide-try = Versuch es mit:
guide-leave = Ohne Begleitung weiter
guide-thanks = Allein weiterspielen
aim-title = { $game }: worum es geht
aim-guide = Unter jeder Frage stehen die Regel des Augenblicks und etwas zum Versuchen. Tu etwas anderes, wann immer du magst.
aim-begin = Los
aim-alone = Ohne Begleitung
lesson = Lektion
lessons = Lektionen
lesson-number = Lektion { $number } von { $of }
lesson-minutes = etwa { $minutes } Minuten
lesson-steps = Schritte
lesson-leave = Verlassen, Stelle merken
lesson-idea = Die eine Idee
lesson-task = Deine Aufgabe
lesson-step = Schritt { $step } von { $of }
lesson-show = Zeig es mir
lesson-free = Nichts wird gezählt: Versuch es, so oft du magst.
lesson-tried = Versucht hast du:
lesson-back = Zurücknehmen und neu versuchen
lesson-learnt = Das war die Lektion
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-play = Jetzt das Spiel spielen
lesson-begin = Beginnen
lesson-continue = Weitermachen

lesson-again = Noch einmal

## Die Anleitung
rules = Regeln
rules-for-this = Regeln dazu
rules-search = Wörter suchen oder fragen
rules-clear = Suche leeren
rules-stopped = was dagegen spricht
rules-to = bis
rules-back = Zurück zum Abschnitt davor
rules-back-to = Zurück:
rules-back-options = Zurück zu deinen Möglichkeiten
rules-contents = Inhalt
rules-for-question = Zu dieser Frage:
rules-next = Weiter:
rules-example = Beispiel.
rules-try = Diese Stellung öffnen und probieren
rules-drawing = (Zeichnung: { $caption })
rules-only = (nur: { $editions })
rules-signs = Symbole
rules-also-in = Auch in:
rules-nothing = In der Anleitung passt nichts zu „{ $words }“. Versuche ein anderes Wort.
rules-synonym = „{ $said }“: siehe
rules-called = „{ $said }“ heißt hier { $word }: siehe
rules-page = Die ganze Anleitung, zum Lesen oder Drucken
rules-tip = R: in den Regeln weiterlesen
rules-sign = { $sign }: was es bedeutet
rules-print = Drucken
rules-of = Regeln: { $title }
rules-read = Regeln lesen
rules-other-language = Diese Anleitung ist noch nicht übersetzt.
rules-found = { $count ->
    [one] 1 Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
}

rules-in-game = { $title }, { $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}

## Das Ziel im Blick

aim-line = Das Ziel
aim-points = Deine Punkte
aim-others = Die anderen
aim-where = woher sie kommen
aim-total = Zusammen
aim-met = erreicht

history = Deine Partien
history-open = Deine Partien, Statistik und die Aufgabe des Tages
history-games = Beendete Partien
history-game = Spiel
history-result = Ergebnis
history-opponent = Jemand am Tisch
history-all = Alle
history-is-won = Gewonnen
history-is-lost = Verloren
history-is-left = Vor dem Ende gegangen
history-won = Gewonnen mit { $points }
history-lost = Verloren mit { $points }
history-left = Vor dem Ende gegangen
history-rated = Danach mit { $rating } gewertet
history-more = Frühere Partien
history-none = Keine solche Partie. Was du ab jetzt beendest, steht hier.
statistics = Wie es dir ergangen ist
stat-seats = { $seats } Spieler
stat-games = Partien
stat-won = Gewonnen
stat-left = Verlassen
stat-mean = Punkte im Schnitt
stat-best = Meiste Punkte
stat-rating = Wertung
stat-rating-about = Deine Wertung und wie unsicher sie noch ist. Nur gewertete Tische zwischen Menschen zählen.
stat-points = Punkte deiner letzten Partien
stat-ratings = Deine Wertung, mindestens
stat-parts = Woher deine Punkte kommen, im Schnitt
rated-offer = Gewertete Partie: Das Ergebnis zählt für die Wertung aller
notes-table = Deine Notizen zu dieser Partie
notes-moment = Deine Notiz zu Schritt { $moves }
same-deal = Dieselbe Ausgangslage
same-deal-about = Spiele genau diese Ausgangslage noch einmal oder sieh zu, wie ein Bot sie spielt. Wo Menschen saßen, sitzen dann die üblichen Bots.
same-deal-seat = Platz
same-deal-me = Selbst spielen
same-deal-bot = Bot
same-deal-watch = Dem Bot zusehen
fared-who = Wer
fared-points = Punkte
fared-won = gewonnen
fared-again = kannte die Ausgangslage
daily = Aufgabe des Tages
daily-about = Dieselbe Ausgangslage für alle, ein einziges Mal. Wenn du fertig bist, siehst du, wie es anderen ergangen ist.
daily-play = Spielen
daily-on = Weiterspielen
