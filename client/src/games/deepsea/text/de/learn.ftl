# Seite vor dem Spiel, Hilfe und die geführte erste Runde.
close = Schließen
help-title = Zeichen und Regeln
help-signs = Zeichen
help-rules = Regeln
help-mission = Diese Mission: { $name }
help-more = Die Lupe erklärt eine Zone mit allem, was darin ist: L drücken oder den Namen der Zone. Die ganzen Regeln stehen in docs/rules.
help-about = Hilfe: { $topic }
topic-round = Runden und Phasen
topic-recruit = Rekrutierung
topic-effort = Arbeitskraft
topic-reassign = Management
topic-activate = Ein Zug: Crewmitglied aktivieren
topic-level = Leisten und Stufen
topic-link = Verbindungen
topic-token = Tauchplättchen
topic-goals = Ziele der Mission
topic-scoring = Wertung
topic-coop = Gemeinsam und allein
topic-impact = Einfluss
topic-journal = Publikation
topic-discover = Neue Zone entdecken
topic-wave = Die Welle
topic-launch = Basis
topic-ring = Sonderregel-Feld
topic-unlimited = Feld mit ∞
topic-field = Themen
topic-senior = Führungspersonal
topic-vessel = U-Boot
guide-start = Geführte erste Runde
guide-about = Mission 1 mit einem Bot, immer derselbe Start. Jede Entscheidung der ersten Runde wird erklärt; du kannst jederzeit ohne Führung weiterspielen.
guide-leave = Ohne Führung weiter
guide-more = Mehr dazu
guide-try = Versuch:
guide-thanks = Ohne Führung weiterspielen
guide-wait-title = Das andere Institut ist am Werk
guide-wait = Lies im Verlauf mit: Was andere entdecken, dürfen alle nutzen. Gleich bist du wieder dran.
guide-over-title = Das war eine Runde
guide-over = Fünf weitere laufen genauso: anwerben, Scheiben bekommen, einige zurücknehmen, dann Zug um Zug. Ziele und Einfluss links zeigen, was zählen wird. Den Rest erklären die Fragezeichen.
guide-other-title = Deine Wahl
guide-other = Alles, was du tun kannst, leuchtet, hier in der Liste und auf dem Tisch. Zeig darauf oder tipp es einmal an und sieh, was es ändert.
guide-recruit-title = Ein Crewmitglied anwerben
guide-recruit = Jede Runde beginnt mit einem neuen Crewmitglied, höchstens von der Stufe deiner Rekrutierung: jetzt Stufe 1. Was nach dem Plus steht, bekommst du sofort; die dunklen Zeichen sind, was es später kann. Der Sonartechniker findet neue Zonen, ein guter Anfang.
guide-refill-title = Ein Fach wird aufgefüllt
guide-refill = Ein Plättchen der Stufe 5 rückt nach. Wähle, aus welchem Fach.
guide-reassign-title = Eine Scheibe zurücknehmen
guide-reassign = Crewmitglieder mit Scheibe sind beschäftigt. Deine Management-Stufe sagt, wie viele Scheiben jede Runde zurückkommen, damit sie wieder arbeiten können.
guide-turn-title = Dein Zug: Setz jemanden ein
guide-turn = Leg eine Scheibe auf ein freies Crewmitglied und tu dann, was es zeigt. Sonar, Meeresschutz und Publikation brauchen eine Scheibe mehr. Wenn du nichts mehr tun kannst, passe: Die Runde endet, wenn alle gepasst haben.
guide-copy-title = Handeln wie ein anderes
guide-copy = Dieses Crewmitglied kann, was ein anderes kann. Wähle, wessen Aktionen.
guide-actions-title = Eine Aktion wählen
guide-actions = Zeichen mit Strich dazwischen: eines davon. Zeichen nebeneinander: jedes einmal, in beliebiger Folge. Aktionen gehen dort, wo ein U-Boot von dir ist und die Zone das Zeichen zeigt.
guide-travel-title = Welches U-Boot fährt?
guide-travel = Ein U-Boot fährt so viele Zonen weit wie deine Technologie-Stufe und nicht tiefer als sie.
guide-travel-to-title = Wohin?
guide-travel-to = Die Zone, die du erreichst, zahlt ihren Ankunfts-Bonus, jedes Mal. Dort kannst du dann arbeiten.
guide-launch-title = Ein neues U-Boot
guide-launch = Genialität hat ein U-Boot freigeschaltet. Es startet an einer Basis und bekommt dort den Ankunfts-Bonus.
guide-sonar-title = Sonar
guide-sonar = Eine Scheibe kommt auf das erste freie Feld der Leiste. Ein Kompass heißt: eine Zone aus diesen Tiefen entdecken.
guide-discover-title = Eine Zone entdecken
guide-discover = Wähle die Tiefen der zwei Kacheln, die du ziehst. Eine davon behältst du. Tiefere bringen mehr, aber du musst später hinkommen.
guide-keep-title = Eine Kachel behalten
guide-keep = Sieh, was jede bietet: Felder zum Schützen, Veröffentlichen, Tauchen. Den Entdeckungs-Bonus bekommst du sofort.
guide-place-title = Wo liegt sie?
guide-place = Eine Zone liegt direkt unter einer, die eine Tiefe flacher ist. Denk an den Weg deiner U-Boote.
guide-dive-title = Tauchgang
guide-dive = Deck das oberste Plättchen auf. Nutze es jetzt oder später, für sein Wissen oder seine Wirkung. Am Ende eines Zuges darfst du eines behalten.
guide-keep-token-title = Ein Plättchen behalten
guide-keep-token = Du hast mehrere Plättchen angesehen. Behalte das nützlichste.
guide-conserve-title = Meeresschutz
guide-conserve = Bezahle das Wissen im Feld, nimm, was daneben steht, und lege eine Scheibe. Zwei Scheiben, die eine Linie verbindet, belohnen beide Besitzer.
guide-pay-title = Den Rest mit einem Plättchen zahlen
guide-pay = Dein Wissen reicht nicht; ein Tauchplättchen gleicht es aus.
guide-journal-title = Veröffentlichen: auf welchem Feld?
guide-journal = Das Thema des Feldes muss auf einem ausliegenden Forschungsbericht stehen.
guide-publish-title = Veröffentlichen: welchen Bericht?
guide-publish = Bezahle sein Wissen. Du bekommst, was er zeigt, die anderen, was nach „andere“ steht. Seine Aktivierungsfelder sind Aktionen für später.
guide-promote-title = Befördern
guide-promote = Dreh ein Junior-Plättchen auf die goldene Seite: neue Boni jetzt, bessere Aktionen später. Eine Scheibe darauf geht in den Vorrat.
guide-order-title = Was zuerst?
guide-order = Mehrere Boni warten. Nimm sie in der Folge, die du magst.
guide-step-title = Eine Leiste wählen
guide-step = Ein Schritt auf einer Leiste deiner Wahl. Achte auf die nächste Stufe: Zeig auf eine Leiste und sieh, was sie bringt.
guide-impact-title = Einen Einflussmarker legen
guide-impact = Offene Felder haben einen hellen Rand: die mit Pfeil und die neben irgendeinem Marker. Du bekommst, was das Feld zeigt; die blauen zählen am Ende auch Punkte.
guide-walk-title = Weiterwandern
guide-walk = Dein Marker geht auf ein freies Feld daneben.
guide-name-title = Benennen, was zählt
guide-name = Du hast das Wrack gefunden: Sag für alle, was Ziel 3 zählt.
guide-choose-title = Das Ziel wählen
guide-choose = Du entscheidest für alle, welche Fassung zählt.
picture-ocean = Der Ozean zu Beginn
picture-impact = Der Einflussbereich
picture-says = Ozean mit { $columns } Spalten und { $depths } Tiefen. Zu Beginn: { $boards }.
random-board = zufällige Kachel
nothing-yet = noch nichts gefunden
hidden-within = { $board } ist in diesem Stapel verborgen
launch-any = U-Boote starten in jeder Zone der Tiefe 1
entries-house = Eingänge von uns
house-tag = von uns
what-differs = Was hier anders ist
goals-team = Ziele der Gruppe, mit der Mindestanforderung für euch
team-minimum = zusammen { $count }
team-bonus = Drei Bonusziele, die im Spiel aufgedeckt werden, und Krisen, die dazwischenkommen.
highlights = Höhepunkte
by-round = Punkte nach jeder Runde
round-n = Runde { $round }
highlight-deepest = { $name } war als Erstes in Tiefe { $depth }, in Runde { $round }: { $board }.
highlight-discoverer = { $name } hat am meisten entdeckt: { $count ->
    [one] eine Zone
   *[other] { $count } Zonen
 }.
highlight-links = { $name } hat { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
 } hergestellt, mehr als alle anderen.
highlight-conserver = { $name } hat am meisten geschützt: { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }.
highlight-publisher = { $name } hat am meisten veröffentlicht: { $count ->
    [one] einen Forschungsbericht
   *[other] { $count } Forschungsberichte
 }.
highlight-diver = { $name } ist am häufigsten getaucht: { $count ->
    [one] einmal
   *[other] { $count }‑mal
 }.
highlight-impact = { $name } hat die meisten Einflussmarker gelegt: { $count }.
highlight-turn = Der reichste Zug: { $name } in Runde { $round }, { $points } Punkte.
highlight-lead = { $name } liegt seit Runde { $round } vorn.
see-move = Zug { $moves } ansehen
highlight-setbacks = Krisen: { $list }.
prototype-note = Prototyp von 2023: Die Regeln folgen seinem eigenen Heft. Seine Schachtel ist nachgebaut: welche Kacheln, Crewmitglieder und Forschungsberichte sie enthält, was die meisten Berichte tun und fast alle Zahlen für das gemeinsame Spiel.
team-bonus-open = Drei Koop-Ziele, offen von Anfang an. Der Prototyp kennt keine Krisen und keinen Schwierigkeitsgrad: Seine Tabelle sagt, wie groß der Erfolg ist.
team-cards = Alle Karten, die kommen können
difficulty-needs = { $level }: { $need } von { $of }
help-round-prototype = Ein Spiel hat sechs Runden, allein sieben. In der Vorbereitung rekrutieren alle der Reihe nach ein Crewmitglied, erhalten Scheiben und nehmen einige zurück. Dann kommt das Staging: Reihum aktiviert man ein Crewmitglied oder passt, bis alle gepasst haben. Die Welle geht weiter.
help-activate-prototype = Lege eine Scheibe aus dem Laderaum auf den leeren Kreis eines Crewmitglieds und nutze seine Aktionen: von Zeichen mit einem Strich dazwischen eine, von Zeichen nebeneinander jede einmal in beliebiger Folge. Im Prototyp braucht jeder Zug eine Aktivierung: Ein Forschungsbericht oder ein Tauchplättchen allein ist kein Zug. Wer gepasst hat, zieht in dieser Phase nicht mehr.
help-token-prototype = Ein Tauchplättchen gibst du in deinem Zug neben einer Aktivierung aus, für sein Wissen oder für seine Wirkung. Am Ende des Zuges darfst du eines behalten; die anderen müssen vorher ausgegeben werden.
help-scoring-prototype = Am Ende zählen: die Abschnitte der vier Leisten, farbige Felder des Einflussbereichs, Führungspersonal der Stufe 5 und die drei Ziele mit ihren Mehrheiten. Im Prototyp zählen weder Forschungsberichte noch übriges Wissen und übrige Scheiben.
help-coop-prototype = Gemeinsam oder allein spielt ihr gegen sieben Ziele: die Punkte aus Einflussbereich und Führungspersonal, die drei Ziele des Szenarios und drei Koop-Ziele, die von Anfang an offen liegen. Es gibt keine Krisen und keinen Schwierigkeitsgrad: Bis drei Ziele ist es ein Fehlschlag, vier sind ein Erfolg mit knapper Not, fünf ein beeindruckender, sechs ein durchschlagender, sieben ein erstaunlicher Erfolg.
help-discover-prototype = Ziehe zwei Kacheln aus den gezeigten Tiefen, behalte eine, lege sie unter eine Zone, die eine Tiefe höher liegt, und erhalte ihren Entdeckungsbonus. Die andere kommt unter ihren Stapel. Ist im Ozean kein Platz mehr, gibt es im Prototyp nichts dafür.
help-journal-prototype = Lege eine Scheibe auf ein freies Publikations-Feld, bezahle einen ausliegenden Forschungsbericht mit diesem Thema und behalte ihn: Erträge für dich, für alle anderen, eine Wirkung einmal pro Runde (die Karte wird bis zur nächsten gedreht) oder eine, für die man die Karte abwirft. Punkte zählen Forschungsberichte im Prototyp nicht.
