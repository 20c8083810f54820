### Was die erste Seite sagt. Andere Seiten sagen mehr (table.ftl, pages.ftl); was ein Spiel sagt, kommt vom Server.

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
close = Schließen
you = du
me = ich
bot = Bot

## Start

home-title = Drei Tiefsee-Brettspiele, kostenlos im Browser
home-lead = Allein gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden über einen Link. Kein Konto, nichts zu installieren.
home-lead-alone = Allein gegen Bots oder zu mehreren an einem Bildschirm, auch ohne Netz. Kein Konto, nichts zu installieren.
home-unofficial = Inoffizielles Fanprojekt.
the-games = Die Spiele
begin-here = Neu hier? Fang damit an
as-last-time = Wie letztes Mal
start-again = Noch einmal
set-up = Einrichten
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
watch = Zusehen
about = Optionen
not-yet = In Vorbereitung
seat-open = Frei, per Link
who-me = du
who-screen = an diesem Bildschirm
who-open = Freund per Link
bot-name-1 = Bootsmann
bot-name-2 = Heizer
bot-name-3 = Smutje
bot-name-4 = Lotse
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
start = { $count ->
    [one] Allein starten
   *[other] Start, { $count } Personen
}
pack = Inhalt
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

## Dank

credits = Mitwirkende

## Verirrt

table = Tisch

## Mitspielen, warten

invited = { $host } hat dir einen Platz freigehalten.
sit-down = Platz nehmen
bot-here = Bot hierher
mail = Mail
away = abwesend

## Der Tisch

undo = Zurück
turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
watch-tables = Tische zum Zusehen
watch-it = Zusehen
notices = Benachrichtigungen
mute = Stumm schalten
relink = Neue Links: die alten enden
chat = Chat
menu = Menü
pause = Pause
resume = Fortsetzen
resign = Aufgeben
replay = Wiedergabe
withdraw = Zurückziehen

## Das Ende

score-sheet = Wertung

## Rückblick

review = Rückblick

## Wiedergabe

back = Einen Schritt zurück

## Lernen

learn = Lernen
never-played = Nie gespielt?
first-game = Erstes Spiel beginnen
minutes = { $minutes } Min.
first-how = begleitet, { $minutes } Min., zwei leichte Bots
know-game = Ich kenne das Spiel
know-game-how = Plätze und Regeln wählen
lesson = Lektion
lessons = Lektionen

## Die Anleitung

rules = Regeln
