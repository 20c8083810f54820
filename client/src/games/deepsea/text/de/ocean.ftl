# Was Ozean, Kopfzeile und Auswahlliste von sich aus sagen.

ocean = Ozean
# The names and metres of the retail book: its last three depths are the mesopelagic, the bathypelagic and the
# abyssopelagic zone. The two above lie over them, in the first 200 m.
depth-1 = Oberfläche
depth-2 = Sonnenlicht
depth-3 = Zwielicht
depth-4 = Mitternacht
depth-5 = Abgrund
metres-1 = an der Oberfläche
metres-2 = bis 200 m
metres-3 = 200 bis 1000 m
metres-4 = 1000 bis 4000 m
metres-5 = unter 4000 m
depth-n = Tiefe { $depth }
nothing-found = noch nichts gefunden · { $count ->
        [0] keine Kachel
        [one] { $count } Kachel
       *[other] { $count } Kacheln
    } im Stapel
free = frei · Tiefe { $depth }
place-here = auf { $cell } legen
reach = Technologie-Stufe { $level }: du erreichst Tiefe { $depth }
new = neu
vessels-of = { $count ->
        [one] ein U-Boot von { $name }
       *[other] { $count } U-Boote von { $name }
    }
choices = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
then = Danach:
actions = Aktionen
queue = Boni und Aktionen, die in diesem Zug noch kommen
queue-empty = Sonst kommt nichts mehr
tray = Eines wählen
draw-and-keep = Zwei Kacheln werden aufgedeckt, eine behältst du
next-first = zuerst
next-how = Drück auf einen, drück seine Taste, oder zieh ihn nach vorn.
keep-one = Die andere Kachel kommt unter ihren Stapel zurück.
pages = Ozean oder Tableaus
mats = Tableaus
minimap = Der Ozean im Überblick
zone-before = Zone davor
zone-after = Nächste Zone

lens = Lupe
lens-key = Die Zone groß und in Worten (L)
lens-of = { $zone }, in Worten
lens-options = Was du hier jetzt tun kannst
lens-close = Lupe schließen
zoom-in = Näher (+)
zoom-out = Weiter weg (−)
zoom-fit = Der ganze Ozean (0)
arrival = Ankunfts-Bonus.
arrival-text = Ein U-Boot, das ankommt, erhält { $gain }, jedes Mal.
discovery = Entdeckungs-Bonus.
discovery-text = Wer sie entdeckt, erhält einmal { $gain }.
discovered-by = { $name } hat sie entdeckt und { $gain } erhalten.
vessels-here = U-Boote hier.
dive-site = Tauchgang-Feld{"\u00A0"}{ $site }
dive-text = { $count ->
        [0] Es sind keine Plättchen mehr da.
        [one] Ein Plättchen ist noch da. Ein Tauchgang deckt es auf.
       *[other] { $count } Plättchen sind noch da. Ein Tauchgang deckt das oberste auf.
    }
sonar-track = Sonar-Leiste
sonar-space = Sonar-Feld{"\u00A0"}{ $site }
conserve-site = Meeresschutz-Feld{"\u00A0"}{ $site }
conserve-text = Zahle { $cost } Wissen, lege eine Scheibe, erhalte { $gain }.
journal-site = Publikations-Feld{"\u00A0"}{ $site }
journal-text = Thema { $field }: lege eine Scheibe und veröffentliche einen Forschungsbericht dieses Themas.
gains-too = Du erhältst { $gain }.
links = Verbindungen.
links-text = Sind beide Enden besetzt, erhalten ihre Besitzer, was die Verbindung zeigt; wer beide besitzt, einmal.
link = { $one } und { $other }
link-text = { $gain }. { $state }
link-0 = Beide Enden sind frei.
link-1 = Ein Ende ist besetzt.
link-2 = Sie ist hergestellt.
taken-by = Besetzt von { $name }.
zone-rule = Besonderheit.
zone-ruling = Auslegung.
nothing = nichts
field-blue = blau
field-brown = braun
field-green = grün
field-yellow = gelb
house-made = Werte wie in der Schachtel; die Lage der Felder auf der Kachel ist von uns.

with = mit
one-of = deckt eines von { $count } auf
from-zone = von { $zone }
technology = Technologie-Stufe { $level }
points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
decline = Verzichten

group-activate = Crewmitglieder
group-copy = Crewmitglieder
group-take-back = Crewmitglieder
group-recruit = Crewmitglieder
group-promote = Crewmitglieder
group-refill = Fächer
group-circle = Forschungsberichte
group-publish = Forschungsberichte
group-tokens = Tauchplättchen
group-do = Aktionen
group-travel = Zonen
group-vessel = U-Boote
group-place = Plätze
group-keep = Kacheln
group-draw = Tiefen
group-step = Eigenschaften
group-next = Boni
group-impact = Einflussbereich
group-goal = Ziele
group-else = Oder

line-change = { $what } { $before } → { $after }
line-change-of = { $name }: { $list }
line-reveals = Deckt etwas auf: danach kein Zurücknehmen.
line-then = Danach: { $list }
line-next = Als Nächstes wählst du: { $list }
line-more = und { $count } weitere
line-link = Verbindung mit { $names }: beide erhalten { $gain }.
line-link-own = Verbindung zwischen eigenen Scheiben: du erhältst einmal { $gain }.
line-arrive = Bei der Ankunft erhältst du { $gain }.
line-ends-turn = Dein Zug endet.
line-where = Möglich in { $list }.
line-nothing = Sofort ändert sich nichts.
figure-reputation = Ansehen
figure-inspiration = Motivation
figure-coordination = Organisation
figure-ingenuity = Genialität
figure-recruitment = Rekrutierung
figure-effort = Arbeitskraft
figure-reassignment = Management
figure-technology = Technologie
figure-research = Wissen
figure-discs = Scheiben
figure-vessels = U-Boote
figure-tokens = Tauchplättchen
figure-points = Punkte jetzt

verb-conserve = Meeresschutz: { $cost } Wissen und eine Scheibe
verb-sonar = Sonar: eine Scheibe legen
verb-dive = Tauchgang: ein Plättchen aufdecken
verb-journal = Publikation: eine Scheibe legen
verb-travel = Nach { $name } fahren
verb-launch = Zu Wasser lassen: { $name }
verb-place = Auf { $name } legen
verb-activate = { $name } aktivieren
verb-recruit = { $name } rekrutieren
verb-promote = Befördern: { $name }
verb-publish = Veröffentlichen
verb-keep = { $name } behalten
verb-draw = Zwei Kacheln ziehen
verb-end = Zug beenden
verb-pass = Passen
verb-decline = Verzichten

found-title = { $count ->
        [one] Du hast ein Tauchplättchen gefunden
       *[other] Du hast { $count } Tauchplättchen gefunden
    }
found-research = { $count } Wissen
found-how = Nutze es jetzt, für die eine oder die andere Seite, oder behalte es: Eines darf am Ende des Zuges bei dir bleiben.
found-how-plain = Nutze es jetzt oder behalte es: Eines darf am Ende des Zuges bei dir bleiben.
found-keep = Jetzt nicht
round = Runde
round-of = Runde { $round } von { $rounds }
mission-number = Szenario { $number }
preparation = Vorbereitung
activation = Aktionen
staging = Staging
prototype = Prototyp
house-made-prototype = Der Prototyp von 2023: Was sein Heft nicht nennt, stammt aus der Handelsausgabe; die Plätze der Felder auf der Kachel sind von uns.
turn-order = Spielreihenfolge, ab der Welle
has-wave = hat die Welle
has-passed = hat gepasst
deeper = Tiefe { $depth } und darunter: { $zones ->
    [0] keine Zone
    [one] 1 Zone
   *[other] { $zones } Zonen
}{ $lit ->
    [0] , nichts leuchtet
   *[other] , { $lit } leuchten
}
