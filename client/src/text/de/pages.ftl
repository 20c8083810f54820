### Was alle anderen Seiten sagen, außer shell.ftl und table.ftl.

## Start

set-up-table = Tisch einrichten
which-game = Spiel
which-mode = Wer gegen wen spielt
mode-competitive = Gegeneinander
mode-coop = Gemeinsam
mode-solo = Solo
record-hint = Füge eine Aufzeichnung oder einen Link ein oder wähle eine Datei
record-file = Datei einer Aufzeichnung
listed = Alle dürfen sich auf die freien Plätze setzen
rules-usual = Standardregeln
rules-changed = { $count ->
    [one] 1 Option geändert
   *[other] { $count } Optionen geändert
}
start-open = Tisch eröffnen, { $count } Plätze
see-which = welche?
pack-none = Standardinhalt
pack-own = { $name } (eigener Inhalt)
pack-about = Von den Leuten hier gemacht, nicht mit dem Originalspiel abgeglichen ({ $value }).
pack-add = Eigener Inhalt…
pack-add-how = TOML-Dateien, wie „bathysphere pack new“ sie schreibt: Inseln, Karten, Missionen. Sie bleiben in diesem Browser.
pack-files = Dateien wählen
pack-folder = Ordner wählen
pack-checking = Die Dateien werden geprüft…
pack-no-files = Darunter sind keine Inhaltsdateien (*.toml).

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
play-this = Dieses Spiel spielen
opponents = Gegner

## Dank

credits-fan = Eine inoffizielle Umsetzung von Fans. Die Spiele gehören ihren Autoren und Verlagen; deren Bilder werden nicht verwendet.
credits-icons = Symbole von den Autoren von Game Icons, umgefärbt; Tabler Icons; einige eigene. Die Schriften sind Atkinson Hyperlegible Next und Fraunces.

## Verirrt

lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es nichts.
to-table = Zum Tisch

## Mitspielen, warten

choose-seat = Dein Platz
any-seat = irgendein freier Platz

## Der Tisch

hints-allow = Tipps von Bots sind erlaubt; alle sehen, wer einen nimmt
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

## Das Ende

goals-total = Erreichte Ziele
team = Gruppe
still-running = Dieses Spiel ist noch nicht zu Ende.
total = Summe
tiebreak = Bei Gleichstand: { $title }
points-over-game = Punkte im Verlauf
plot-label = Punkte nach jedem Schritt als Linien. Am Ende: { $text }

## Rückblick

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

## Lernen

learn-next = Lektion { $number } von { $of }, { $title }
lesson-begin = Beginnen
lesson-continue = Weitermachen
lesson-again = Noch einmal

## Die Anleitung

rules-print = Drucken
rules-of = Regeln: { $title }
rules-read = Regeln lesen
rules-other-language = Diese Anleitung ist noch nicht übersetzt.

## Deine Partien, dieselbe Ausgangslage

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
history-none = Keine beendete Partie passt dazu.
history-empty = Du hast noch keine Partie beendet. Sobald eine zu Ende ist, steht sie hier.
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
