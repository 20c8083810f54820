# Seite vor dem Spiel, Hilfe und die geführte erste Runde.
close = Schließen
help-title = Symbole und Regeln
help-signs = Symbole
help-rules = Regeln
help-mission = Dieses Szenario: { $name }
help-more = Die Lupe erklärt eine Zone mit allem, was darin ist: L drücken oder den Namen der Zone.
help-about = Hilfe: { $topic }
topic-round = Runden und Phasen
topic-recruit = Rekrutierung
topic-effort = Arbeitskraft
topic-reassign = Management
topic-activate = Ein Zug: Crewmitglied aktivieren
topic-level = Leisten und Stufen
topic-link = Verbindungen
topic-token = Tauchplättchen
topic-goals = Ziele des Szenarios
topic-scoring = Wertung
topic-coop = Koop- und Solo-Variante
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
picture-ocean = Der Ozean zu Beginn
picture-impact = Der Einflussbereich
picture-says = Ozean mit { $columns } Spalten und { $depths } Tiefen. Zu Beginn: { $boards }.
random-board = zufällige Kachel
nothing-yet = noch nichts gefunden
hidden-within = { $board } ist in diesem Stapel verborgen
launch-any = Basis ist jede Zone der Tiefe 1
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
highlight-conserver = Am meisten Meeresschutz: { $name }, { $count ->
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
see-move = Schritt { $moves } ansehen
highlight-setbacks = Krisen: { $list }.
prototype-note = Prototyp von 2023: Die Regeln folgen seinem eigenen Heft. Seine Schachtel ist nachgebaut: welche Kacheln, Crewmitglieder und Forschungsberichte sie enthält, was die meisten Forschungsberichte tun und fast alle Zahlen für Koop- und Solo-Variante.
team-bonus-open = Drei Koop-Ziele, offen von Anfang an. Der Prototyp kennt keine Krisen und keinen Schwierigkeitsgrad: Seine Tabelle sagt, wie groß der Erfolg ist.
team-cards = Alle Karten, die kommen können
difficulty-needs = { $level }: { $need } von { $of }
help-round-prototype = Ein Spiel hat sechs Runden, allein sieben. In der Vorbereitung rekrutieren alle der Reihe nach ein Crewmitglied, erhalten Scheiben und nehmen einige zurück. Dann kommt das Staging: Reihum aktiviert man ein Crewmitglied oder passt, bis alle gepasst haben. Die Welle geht weiter.
help-activate-prototype = Lege eine Scheibe aus dem Laderaum auf das leere Aktivierungsfeld eines Crewmitglieds und nutze seine Aktionen: von Symbolen mit Schrägstrich dazwischen eine, von Symbolen nebeneinander jede einmal in beliebiger Folge. Im Prototyp braucht jeder Zug eine Aktivierung: Ein Forschungsbericht oder ein Tauchplättchen allein ist kein Zug. Wer gepasst hat, ist in dieser Phase nicht mehr dran.
help-token-prototype = Ein Tauchplättchen nutzt du in deinem Zug neben einer Aktivierung, für sein Wissen oder für seine Wirkung. Am Ende des Zuges darfst du eines behalten; die anderen musst du vorher nutzen.
help-scoring-prototype = Am Ende zählen: die Punktstufen der vier Leisten, farbige Felder des Einflussbereichs, Stufe-5-Crewmitglieder auf ihrer Führungspersonal-Seite und die drei Ziele mit ihrer Mehrheitenwertung. Im Prototyp zählen weder Forschungsberichte noch übriges Wissen und übrige Scheiben.
help-coop-prototype = In der Koop- und der Solo-Variante spielt ihr gegen sieben Ziele: die Punkte aus Einflussbereich und Stufe-5-Crewmitgliedern, die drei Ziele des Szenarios und drei Koop-Ziele, die von Anfang an offen liegen. Es gibt keine Krisen und keinen Schwierigkeitsgrad: Bis drei Ziele ist es ein Fehlschlag, vier sind ein Erfolg mit Ach und Krach, fünf ein beeindruckender, sechs ein durchschlagender, sieben ein erstaunlicher Erfolg.
help-discover-prototype = Ziehe zwei Kacheln aus den gezeigten Tiefen, behalte eine, lege sie unter eine Zone, die eine Tiefe flacher ist, und erhalte ihren Entdeckungs-Bonus. Die andere kommt unter ihren Stapel. Ist im Ozean kein Platz mehr, gibt es im Prototyp nichts dafür.
help-journal-prototype = Lege eine Scheibe auf ein freies Publikations-Feld, bezahle einen ausliegenden Forschungsbericht mit diesem Thema und behalte ihn: Boni für dich, Boni für alle anderen, eine Wirkung einmal pro Runde (die Karte wird bis zur nächsten gedreht) oder eine, für die man die Karte abwirft. Punkte zählen Forschungsberichte im Prototyp nicht.

help-manual = Alles steht in der Anleitung
