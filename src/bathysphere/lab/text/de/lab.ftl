### Das Labor: was seine Befehle und Berichte sagen. Zahlen in Prozent bringen ihr Zeichen mit.

## Auf der Befehlszeile

lab-rate = { $rate } Partien/s
lab-summary = { $game }{ $options }: { $games } Partien, Startzahl { $seed }
lab-column-games = Partien
lab-column-wins = Siege
lab-column-mean-score = Punkte im Mittel
lab-column-first = A
lab-column-second = B
lab-column-difference = B − A
lab-in-seat = auf Platz { $seat }
lab-seat = Platz { $seat }
lab-report-at = Bericht: { $file }

## Bericht: Kopf und Fuß

report-title = Bathysphere · das Labor
report-subtitle =
    { $games } Partien{ $cells ->
        [one] { "" }
       *[other] , { $cells } Kombinationen
    }, Startzahl { $seed }. Dieselbe Startzahl gibt auf jedem Rechner dieselben Partien.
report-dark = dunkel
report-light = hell
report-foot = Die Intervalle gelten zu 95 % (Wilson bei Anteilen). Eine Raute liegt über dem, was der Zufall gäbe, ein Quadrat darunter, ein Kreis darauf, soweit man es sagen kann. Wo vieles verglichen wird, liegt eines von zwanzig allein durch Zufall außerhalb seines Intervalls. Entscheidungen werden danach beurteilt, wer sie traf, nicht im Versuch: Was starke Spieler wählen, sieht stark aus. „Kleine Stichprobe“ heißt: weniger als { $few } Fälle.
report-seat = Platz { $seat }
report-games = Partien
report-wins = Siege
report-points = Punkte
report-few = kleine Stichprobe

## Bericht: im Ganzen

overview-title = Alle Kombinationen
overview-lead = Wähle eine aus, um unten über sie zu lesen.
overview-cell = Gespielt
overview-score = Punkte im Mittel
overview-first = Erster Platz gewinnt
overview-turns = Züge
overview-margin = Vorsprung

card-team = der Partien gewinnt die Gruppe ({ $low }–{ $high })
card-first-fair = der Partien gewinnt der erste Platz ({ $low }–{ $high }). Gerecht wären { $fair }: Ein Vorteil des Anfangens ist nicht zu sehen.
card-first-above = der Partien gewinnt der erste Platz ({ $low }–{ $high }). Gerecht wären { $fair }: Anfangen hilft.
card-first-below = der Partien gewinnt der erste Platz ({ $low }–{ $high }). Gerecht wären { $fair }: Anfangen schadet.
card-score = Punkte je Platz im Mittel
card-turns = Züge je Partie, mit { $decisions } Entscheidungen
card-margin = Punkte zwischen Erstem und Zweitem; { $close } der Partien enden mit höchstens drei
card-leads = Wechsel der Führung je Partie; nach { $settled } davon liegt der Sieger endgültig vorn

## Bericht: Sieger

winners-title = Wer gewinnt
winners-lead = Aus { $games } Partien. Die gepunktete Linie ist der gerechte Anteil; im Band um einen Punkt liegt der wahre Anteil zu 95 %. Ein geteilter Sieg zählt anteilig.
winners-seat = Nach Plätzen, in Zugreihenfolge
winners-bot = Nach Bots
winners-both = Jeder Bot auf jedem Platz
first-title = Anfangen
first-fair = Der erste Platz gewinnt { $rate } ({ $low }–{ $high }), gerecht wären { $fair }: Ein Vorteil des Anfangens ist nicht zu sehen. Verglichen mit den anderen Plätzen macht er { $points } Punkte.
first-above = Der erste Platz gewinnt { $rate } ({ $low }–{ $high }), gerecht wären { $fair }: Anfangen hilft. Verglichen mit den anderen Plätzen macht er { $points } Punkte.
first-below = Der erste Platz gewinnt { $rate } ({ $low }–{ $high }), gerecht wären { $fair }: Anfangen schadet. Verglichen mit den anderen Plätzen macht er { $points } Punkte.

## Bericht: Punkte

scores-title = Woher die Punkte kommen
scores-lead = Mittlere Punkte nach Teilen der Wertung.
scores-winners = Sieger
scores-others = alle anderen
scores-spread = Wie die Punkte streuen

## Bericht: Verlauf der Partie

course-title = Wie Partien verlaufen
course-turns = Länge in Zügen
course-margin = Punkte zwischen Erstem und Zweitem
course-leads = Wechsel der Führung
course-mean = im Mittel { $mean } ({ $low }–{ $high })
course-settled = Wann die Partie entschieden ist
course-settled-note = Prozent der Partie, nach denen der Sieger immer vorn lag.

## Bericht: Entscheidungen

chosen-lead = Wie viele Plätze es wählten und wie oft diese Plätze gewannen. Die gepunktete Linie ist, was dieselben Bots ohnehin gewinnen.
chosen-often = gewählt von
chosen-wins = und gewonnen
chosen-first = Zuerst gewählt
chosen-more =
    { $count ->
        [one] Noch eines
       *[other] { $count } weitere
    }
dead-title = Was niemand will
dead-lead = Im Angebot und nie gewählt, oder in kaum einer Partie: Partien mit Wahl / Partien mit Angebot.
dead-none = Alles, was im Angebot war, wurde dann und wann gewählt.

## Vergleich

compare-note = { $pairs } Paare von Partien mit demselben Zufall; B − A mit 95-%-Intervallen, jedes für sich. Fett: verschieden, zu 95 % sicher für alle fetten Zahlen zusammen.
compare-cell = { $bots }: A { $first } · B { $second }
compare-scale = Änderung, um keine herum
compare-seat = Platz { $seat } gewinnt
compare-bot = { $bot } gewinnt
compare-bot-points = { $bot } macht Punkte
compare-points = Punkte je Platz
compare-part = … aus { $part }
compare-turns = Züge
compare-margin = Vorsprung des Siegers
compare-leads = Wechsel der Führung
compare-chosen = { $choice }: { $thing }

## Urteil über ein Paket

judge-title = Was auffällt
judge-few = Zu { $seats }: nur { $games } Partien. Für ein Urteil braucht es mindestens { $few }.
judge-seat-more = Zu { $seats }: Platz { $seat } gewinnt { $rate } ({ $low }–{ $high }), mehr als seine gerechten { $fair }.
judge-seat-less = Zu { $seats }: Platz { $seat } gewinnt { $rate } ({ $low }–{ $high }), weniger als seine gerechten { $fair }.
judge-seats-fair = Zu { $seats }: Kein Platz gewinnt mehr oder weniger als seinen gerechten Anteil, soweit diese Partien es sagen können.
judge-runaway = Zu { $seats }: In { $rate } der Partien lag der Sieger schon vor der Hälfte endgültig vorn.
judge-part = Zu { $seats }: Für „{ $part }“ hat nie jemand Punkte bekommen.
judge-strong = Zu { $seats }: Wer { $thing } ({ $kind }) wählte, gewann { $rate } ({ $count } Mal), zu erwarten waren { $fair }. Es ist vielleicht zu stark.
judge-weak = Zu { $seats }: Wer { $thing } ({ $kind }) wählte, gewann nur { $rate } ({ $count } Mal), zu erwarten waren { $fair }. Es ist vielleicht zu schwach.
judge-size = Zu { $seats }: { $points } Punkte je Platz, { $turns } Züge je Partie.
judge-dead = { $thing } ({ $kind }) war in { $games } Partien im Angebot und wurde nie gewählt.

## Probespiele eines Pakets

pack-playing = Jeder Tisch wird gespielt
pack-played =
    Ohne Fehler zu Ende gespielt: { $tables ->
        [one] die einzige Art von Tisch
       *[other] alle { $tables } Arten von Tischen
    }
