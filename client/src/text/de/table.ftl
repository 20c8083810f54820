### Was ein Tisch sagt, außer shell.ftl.

## Überall

connecting = Einen Moment …
copied = Kopiert
copy-link = Link kopieren
done = Erledigt.
save = Speichern

## Start

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
seats = Plätze
seat-name = Name an Platz { $place }
seat-kind = Wer spielt an Platz { $place }
player = Person { $place }
remove-seat = Platz { $place } entfernen
add-seat = Platz hinzufügen: Freund per Link, Person an diesem Bildschirm, Bot
clock = Uhr
undo-free = Zurücknehmen erlaubt
house-mark = von uns: nicht der gedruckte Wert
pack-of-table = Gespielt mit eigenem Inhalt: { $value }

## Konten

sign-out = Abmelden
sign-out-all = Alle anderen Geräte abmelden

## Die Seite eines Spiels

game-options = Optionen
usual = Standard
provenance = Was gedruckt und was von uns ist

## Hilfe

help-lead = Alles, was du tun kannst, leuchtet gelb, auf dem Brett und in der Liste. Wähle, was leuchtet, mehr braucht es nicht.
help-lamp = Gelb heißt: jetzt möglich. Zeige darauf oder tippe einmal, um Kosten und Gewinn zu sehen; klicke oder tippe noch einmal, um es zu spielen.
help-why = Klicke auf etwas, das nicht leuchtet: Der Tisch sagt, warum es jetzt nicht geht.
help-undo = Nimm eigene Entscheidungen zurück, solange nichts aufgedeckt wurde und niemand sonst am Zug war. Danach frage die Mitspieler.
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

## Verirrt

no-table = Diesen Tisch kannst du nicht öffnen

## Mitspielen, warten

seat-gone = Dieser Platz ist besetzt. Du kannst zusehen.
seats-free = { $count ->
    [0] Das Spiel beginnt gleich
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-text = Das Spiel beginnt, wenn alle da sind oder wenn es gestartet wird. Diese Seite darf geschlossen werden; der Tisch bleibt unter „Deine Tische“.
seats-taken = { $taken } von { $count } besetzt
seat-nobody = noch niemand
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
seat-number = Platz { $place }
here = da
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
for-you-points = Deine Punkte: { $was } → { $now }.
points-changed = Geänderte Punkte
you-tag = du
you-did = Du
you-touched = Das betrifft auch dich
meanwhile = Während du weg warst: { $count ->
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
show-table = Den Tisch in der Liste zeigen, damit alle zusehen können
shown-end = Den Tisch nicht in der Liste zeigen
you-watch = Du siehst zu. Du siehst, was alle sehen; die am Tisch sehen, wie viele zusehen.
chat-silence = Stumm
chat-hear = Nicht stumm
chat-silent = Der Chat dieses Tisches ist auf diesem Gerät stumm.
chat-unread = neu
log-sit = { $name } nimmt Platz.
log-leave = { $name } geht.
watches = schaut zu
chat-tools = Zu dieser Zeile von { $name }
report = Melden
reported = Wer den Server betreibt, sieht es. Danke.
unmute = Wieder chatten lassen
show-out = Hinausbitten
you-are-muted = Du darfst an diesem Tisch nicht chatten.
doors-close = Niemanden zuschauen lassen
doors-open = Alle zuschauen lassen
log-earlier = Früheres zeigen
and-more = { $count ->
    [one] und 1 weiterer Zug
   *[other] und { $count } weitere Züge
}
chat-hint = Sag etwas
send = Senden
resign-sure = Ja, aufgeben: Ein Bot spielt für dich weiter
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
pips-needed = nötig: { $need }
pips-says = { $met } von { $of } Zielen erreicht, { $need } nötig
gone-resigned = aufgegeben, ein Bot spielte weiter
gone-timeout = Zeit abgelaufen, ein Bot spielte weiter
gone-resigned-of = { $name } hat aufgegeben; ein Bot spielte weiter.
gone-timeout-of = Die Zeit von { $name } ist abgelaufen; ein Bot spielte weiter.
rematch = Noch einmal
part = Teil
place = Rang
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

review-tried-out = Ein Versuch aus einem laufenden Spiel lässt sich nicht auswerten: Er beginnt mittendrin.

## Wiedergabe

past = Du siehst die Vergangenheit; hier kann nichts gespielt werden.
to-now = Zur aktuellen Stellung
move = Schritt
move-of = Schritt { $moves } von { $last }
first = Zum Anfang
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
before-first = Vor dem ersten Schritt

## Lernen

coach = Begleiter:
setting-coach = Begleiter: eine Zeile unter jeder Frage
guide = Dein erstes Spiel
guide-met = Bisher kennengelernt: { $count } von { $of }
guide-try = Versuch es mit:
guide-leave = Ohne Begleitung weiter
guide-thanks = Allein weiterspielen
aim-title = { $game }: worum es geht
aim-guide = Unter jeder Frage stehen die Regel des Augenblicks und etwas zum Versuchen. Tu etwas anderes, wann immer du magst.
aim-begin = Los
aim-alone = Ohne Begleitung
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

## Die Anleitung

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

## Ausprobieren, Pläne, Notizen

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
notes-table = Deine Notizen zu dieser Partie
notes-moment = Deine Notiz zu Schritt { $moves }
