### Die eigenen Sätze der Hülle. Die eines Spiels kommen vom Server.

## Überall

skip = Zu deinen Möglichkeiten
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
help = Wie man spielt
to-home = Bathysphere, Startseite
no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
connecting = Einen Moment …
close = Schließen
copied = Kopiert
copy-link = Link kopieren
done = Erledigt.
save = Speichern
you = du
me = ich
bot = Bot
bot-random = leichter Bot
bot-greedy = starker Bot

## Start

home-title = Drei Spiele, eine Tiefsee
home-lead = Wähle ein Spiel und drücke Start: allein gegen Bots, an einem Bildschirm oder mit Freunden per Link.
account = Dein Name
join-by-link = Per Link mitspielen
open-record = Aufzeichnung öffnen
join = Mitspielen
join-hint = Füge den Link ein, den du bekommen hast
link-wrong = Das ist kein Link zu einem Platz oder Tisch. Kopiere ihn noch einmal ganz.
record-hint = Füge eine Aufzeichnung ein oder wähle ihre Datei
record-file = Datei einer Aufzeichnung
title-deepsea = Endeavor: Tiefsee
title-shares = In Too Deep
title-reef = Reef Project
pitch-deepsea = Finde neue Zonen, tauche, schütze und veröffentliche, jede Runde tiefer.
pitch-shares = Fünf Firmen, eine Kartenhand: Geld, Tiefe und Anteile zugleich.
pitch-reef = Segle zu den Inseln, setze Riffbälle, reinige das Meer, heuere eine Crew an.
players-deepsea = 1–5
players-shares = 2–5
players-reef = 2–4
minutes-deepsea = 90 Min.
minutes-shares = 30 Min.
minutes-reef = 90 Min.
choose = Wählen
chosen = Gewählt
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
add-seat = Platz dazu: Freund per Link, Person an diesem Bildschirm, Bot
clock = Uhr
clock-none = keine Uhr
clock-minutes = je { $minutes } Minuten
listed = Alle dürfen sich auf die freien Plätze setzen
rules-usual = Übliche Regeln
rules-changed = { $count ->
    [one] 1 Option geändert
   *[other] { $count } Optionen geändert
}
undo-free = Rücknahme frei
change = ändern
less = weniger
start = Start, { $count } Personen
start-open = Tisch eröffnen, { $count } Plätze
house-mark = von uns: nicht der gedruckte Wert
see-which = welche?
pack = Inhalt
pack-none = wie beim Spiel dabei
pack-own = { $name } (eigener Inhalt)
pack-about = Von den Leuten hier gemacht und mit keiner Schachtel verglichen ({ $value }).
pack-of-table = Gespielt mit eigenem Inhalt: { $value }
your-tables = Deine Tische
open-tables = Offene Tische
status-waiting = noch nicht begonnen
status-running = Zug { $moves }
status-over = beendet nach { $moves } Zügen
waits-for-others = andere sind am Zug
waits-for-players = wartet auf Mitspieler
your-turn = Du bist am Zug
how-to-play = Wie man spielt
keys-and-readers = Tasten und Bildschirmleser
credits-line = Zeichen: Game Icons (CC BY 3.0), Tabler · Schrift: Atkinson Hyperlegible Next, Fraunces (OFL)

## Konten

your-name = Dein Name am Tisch
account-name = Konto
password = Passwort, mindestens 8 Zeichen
login = Anmelden
register = Konto anlegen
logout = Abmelden
account-is = Du bist angemeldet als { $account }.
account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische auch von anderen Geräten aus.

## Die Seite eines Spiels

players-range = { $least } bis { $most } Personen
game-options = Optionen
play-this = Dieses Spiel spielen
usual = üblich
opponents = Gegner
provenance = Gedrucktes und Hausgemachtes

## Hilfe

help-lead = Alles, was du tun kannst, leuchtet gelb, auf dem Brett und in der Liste. Wähle, was leuchtet, mehr braucht es nicht.
help-lamp = Gelb heißt: jetzt möglich. Zeige darauf oder tippe einmal, um Kosten und Gewinn zu sehen; klicke oder tippe noch einmal, um es zu spielen.
help-why = Klicke auf etwas, das nicht leuchtet: Der Tisch sagt, warum es jetzt nicht geht.
help-undo = Nimm eigene Entscheidungen zurück, solange nichts aufgedeckt wurde und niemand sonst gezogen hat. Danach frage den Tisch.
help-reveal = Das Auge steht bei allem, was etwas aufdeckt. Es fragt noch einmal nach, denn danach gibt es kein Zurück.
help-replay = Jede Zahl im Protokoll führt zu diesem Moment. Ist das Spiel zu Ende, kannst du von jedem aus weiterspielen.
help-game = { $title }: Optionen und Hausregeln
help-keys = Jede Möglichkeit hat eine Taste; einmal drücken zeigt sie, noch einmal drücken spielt sie. Züge werden angesagt, dein Zug sofort. Im Menü des Tisches lassen sich die Tasten abschalten.
keys-list = Tasten
more-keys = Tasten für { $from } bis { $to } von { $count }: zu den nächsten
keys-for = Die Tasten gehören jetzt zu den Möglichkeiten { $from } bis { $to }.
key-choose = eine Möglichkeit wählen: einmal zum Ansehen, noch einmal zum Spielen
key-more = bei mehr Möglichkeiten als Tasten: gibt die Tasten den nächsten
key-list = durch die Liste
key-play = spielen, was gezeigt wird
key-end = Zug beenden oder passen: einmal zum Ansehen, noch einmal zum Spielen
key-lens = was das Brett über sich selbst zu sagen hat
key-undo = einen Schritt zurücknehmen
key-undo-turn = den ganzen Zug zurücknehmen
key-watch = ansehen, was seit deinem letzten Zug geschah
key-back = zurück
key-help = diese Liste
key-arrows = Auf dem Brett führen die Pfeiltasten zum nächsten leuchtenden Ding, in der Wiedergabe zum nächsten Zug.

## Dank

credits = Mitwirkende
credits-fan = Eine inoffizielle Umsetzung von Fans. Die Spiele gehören ihren Autoren und Verlagen; deren Bilder werden nicht verwendet.
credits-icons = Zeichen von den Autoren von Game Icons, umgefärbt; Tabler Icons; einige eigene. Die Schriften sind Atkinson Hyperlegible Next und Fraunces.

## Verirrt

lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es nichts.
no-table = Kein Zutritt
table = Tisch
to-table = Zum Tisch

## Mitspielen, warten

invited = { $host } hat dir einen Platz freigehalten.
seat-gone = Dieser Platz ist besetzt. Du kannst zusehen.
sit-down = Platz nehmen
waiting-text = { $count ->
    [0] Das Spiel beginnt gleich.
    [one] Ein Platz ist frei. Schicke seinen Link weiter oder beginne mit einem Bot darauf.
   *[other] { $count } Plätze sind frei. Schicke jeden Link weiter oder beginne mit Bots darauf.
}
here = da
away = abwesend
start-bots = { $count ->
    [one] Start, ein Bot nimmt den freien Platz
   *[other] Start, Bots nehmen die freien Plätze
}
leave-seat = Platz zurückgeben

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
ask-table = Den Tisch fragen
reveals-long = Deckt etwas auf: danach keine Rücknahme
reveals-again = Deckt etwas auf. Wähle es noch einmal, um es zu spielen.
no-undo-after = deckt etwas auf, danach keine Rücknahme
# Eine Menge: mehreres in beliebiger Reihenfolge markiert und einmal bestätigt. $does: „3 bezahlen“.
set-count = { $marked } von { $most }
set-missing = { $does }: noch { $count } markieren
set-full = { $count } markiert: Nimm erst eine Markierung zurück
set-less = Eins weniger: { $label }
warning-again = { $warning } Wähle es noch einmal, um es trotzdem zu tun.
warning-sure = Wähle es noch einmal, um es trotzdem zu tun.
warning-anyway = trotzdem
rulings = Auslegungen
rulings-about = Wo sich die Spielregel auf zwei Arten lesen lässt. Unsere Lesart ist die übliche.
tap-to-see = { $count ->
    [one] Eine Möglichkeit. Tippe an, was leuchtet.
   *[other] { $count } Möglichkeiten. Tippe an, was leuchtet.
}
many-events = { $count } Dinge sind geschehen. Das Protokoll erzählt sie.
hint = Tipp
hint-title = Was ein Bot hier täte
hint-thinks = Denkt nach …
log = Protokoll
move-number = Zug { $moves }
show-move = Zug { $moves } zeigen
since-last-turn = seit deinem letzten Zug
since-turns = Seit deinem letzten Zug: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
meanwhile = Während du weg warst: { $count } Züge
turns = { $count ->
    [one] 1 Spielzug
   *[other] { $count } Spielzüge
}
and-before = und { $count } weitere davor
somebody = Jemand
log-undo = { $name } nimmt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück.
log-ask = { $name } möchte zurückgehen.
log-agree = { $name } stimmt zu.
log-decline = { $name } stimmt der Rücknahme nicht zu.
log-withdraw = { $name } möchte nicht mehr zurückgehen.
log-pause = { $name } unterbricht das Spiel.
log-resume = { $name } setzt das Spiel fort.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-timeout = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
log-fault = Bei einem Zug von { $name } haben die Regeln versagt; der Tisch ruht
log-rematch = Das nächste Spiel liegt bereit.
log-sit = { $name } nimmt Platz.
log-leave = { $name } geht.
chat = Gespräch
chat-hint = Sag etwas
send = Senden
menu = Menü
pause = Pause
resume = Weiter
resign = Aufgeben
resign-sure = Ja, aufgeben: Ein Bot spielt für dich weiter
replay = Wiedergabe
download-record = Aufzeichnung herunterladen
setting-keys = Tasten wählen und spielen
setting-confirm = Vor dem Aufdecken nachfragen
setting-sound = Töne
setting-notify = Melde dich, wenn ich am Zug bin und diese Seite nicht zu sehen ist
connection-lost = Keine Verbindung. Es wird weiter versucht; nichts ist verloren.
paused = Der Tisch macht Pause.
set-aside = Die Regeln dieses Spiels haben versagt: ein Fehler dieses Programms. Der letzte Zug wurde nicht gespielt, und der Tisch ruht.
set-aside-undo = Zurücknehmen und weiterspielen
request = { $name } möchte zu Zug { $moves } zurückgehen.
request-waits = Warten auf { $names }
agree = Zustimmen
decline = Nicht zustimmen
withdraw = Zurückziehen
rematch-there = Das nächste Spiel liegt bereit.
rematch-go = Komm mit
no-board = Dieses Spiel hat hier noch kein Brett. Spiele es über die Liste.
tab-board = Brett
tab-table = Tisch
tabs = Teile des Tisches
curtain-title = { $name }, du bist dran
curtain-text = Gib den Bildschirm weiter. Alle Hände sind verdeckt.
curtain-button = Ich bin { $name }, zeig meine Karten
curtain-undo = Den letzten Zug zurücknehmen

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
plot-label = Punkte nach jedem Zug als Linien. Am Ende: { $text }
moves = Züge

## Rückblick

review = Rückblick
review-lead = Wie es nach jedem Zug stand, und was am meisten gekostet hat: beurteilt von einem Bot, der nicht mehr wusste als der Sitz damals.
review-thinks = { $moves } Züge werden angesehen. Das dauert ein paar Sekunden …
review-again = Noch einmal versuchen
review-over-game = { $team ->
    [yes] Die Aussicht des Teams im Verlauf
   *[no] Aussicht auf den Sieg im Verlauf
}
review-plot = { $text }. Die Punkte auf den Linien sind die Züge der Liste darunter.
review-line = { $name }: am Anfang { $first }, am Ende { $last }
review-turning = Von hier an lag jemand anderes vorn
review-costly = Was am meisten gekostet hat
review-none = Kein Zug hat viel gekostet.
review-better = Besser: { $label }
review-cost = −{ $chance } Aussicht
review-points = { $points } Punkte

## Wiedergabe

past = Du siehst die Vergangenheit; hier kann nichts gespielt werden.
to-now = Zum Jetzt
move = Zug
move-of = Zug { $moves } von { $last }
first = Zum Anfang
back = Einen Zug zurück
play = Abspielen
stop = Anhalten
forward = Einen Zug weiter
last = Zum Ende
speed = Tempo { $speed }-fach
copy-moment = Link zu diesem Moment kopieren
seen-from = Gesehen von
seen-public = für alle sichtbar
play-on = Von hier weiterspielen
branch-start = Ab Zug { $moves } weiterspielen
before-first = Vor dem ersten Zug
