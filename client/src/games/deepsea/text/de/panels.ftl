# Was Tableaus, Markt, Einflussbereich und Ziele von sich aus sagen.
p = P
or = oder
and = und
you = du
bot = Bot
first = Welle
passed = gepasst
points-now = Punkte jetzt
staged = im Laderaum
supply = Vorrat
found = gefunden:
crew = Deine Crew
published = Veröffentlicht
own-mat = Dein Tableau
senior = Führungspersonal
junior = Junior
open = offen
closed = geschlossen
unlimited = beliebig viele Marker
impact = Einfluss
goals = Ziele
journals = Forschungsberichte
specialists = Crewmitglieder
tab-journals = Forschung
tab-specialists = Crew
tab-boards = Kacheln
stacks = Ozeankacheln nach Tiefe
others = andere
fold = einklappen
pockets = Fächer
cleanup = Säuberungsleiste
discarded = abgeworfen
goal-letter = Z
level-reputation = Rekrutierung
level-inspiration = Arbeitskraft
level-coordination = Management
level-ingenuity = Technologie
level-reputation-gives = du rekrutierst bis Stufe { $level }
level-inspiration-gives = { $level } Scheiben je Runde
level-coordination-gives = { $level } Scheiben zurück je Runde
level-ingenuity-gives = U-Boote kommen bis Tiefe { $level } und { $level } Zonen weit
track-says = { $name } { $step }, { $level }-Stufe { $at }, { $points } Punkte.
unlock = In { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
 }: { $what }.
unlock-level = Stufe { $level }, { $what }
unlock-vessel = ein weiteres U-Boot
unlock-impact = ein Einfluss
research-says = Wissen { $now } von { $cap }
staged-says = { $count ->
    [one] Eine Scheibe
   *[other] { $count } Scheiben
 } im Laderaum, { $supply } im Vorrat
vessels-waiting = { $count ->
    [one] ein U-Boot
   *[other] { $count } U-Boote
 } noch nicht zu Wasser
no-actions = keine Aktion
circle-used = eine Scheibe darauf
circle-free = frei
show-senior = Führungspersonal-Seite von { $name }
show-junior = Junior-Seite von { $name }
scores = jetzt { $points } P
ability-copy = handelt wie ein anderes
token-says = Tauchplättchen: { $research } Wissen oder { $effect }
token-plain-says = Tauchplättchen: { $research } Wissen
other-says = { $name }, U-Boote auf { $places }. Ganzes Tableau öffnen.
journal-says = { $name }, kostet { $cost } Wissen
you-gain = Du bekommst { $gain }
others-gain = alle anderen bekommen { $gain }
points-long = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
points-short = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
circles-long = Aktivierungsfelder: { $actions }
hex = Feld { $place } in Reihe { $row }
hex-of = Marker von { $name }
goal-hex = Zielfeld { $goal }
impact-says = Einflussbereich, { $taken } von { $hexes } Feldern belegt
cleanup-at = { $name } auf Schritt { $step }
goal-number = Ziel { $number }
goals-aside = 1. / 2. Platz
goals-met = { $met } von { $of } erreicht
goal-says = { $name }: { $standing }. Was zählt.
progress-says = { $name }: { $have } von { $need }. Was zählt.
per = { $points ->
    [one] Je 1 Punkt.
   *[other] Je { $points } Punkte.
 }
per-race = Es zählt, wer zuerst kommt.
bonus-text = Am meisten: { $first } Punkte mehr, am zweitmeisten: { $second }. Bei Gleichstand vorn bekommen es alle, und niemand den zweiten Platz.
goal-house = Dieses Ziel ist von uns: Keine Quelle nennt es.
impact-goal = Einflussziel
impact-goal-text = Punkte der ganzen Gruppe aus Einflussbereich, Forschungsberichten und Stufe-5-Crewmitgliedern.
bonus-hidden = { $count ->
    [one] Ein Bonusziel
   *[other] { $count } Bonusziele
 } noch nicht aufgedeckt
setback-now = Krise dieser Runde
coop-deck = { $count ->
    [0] Keine Karte mehr im Stapel.
    [one] Noch eine Karte im Stapel.
   *[other] Noch { $count } Karten im Stapel.
 }
tier = Stufe { $tier }
needs-level = braucht Rekrutierungs-Stufe { $tier }
tray-says = { $name }, noch { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
tray-left = noch { $count } · zeigen
tiles-left = noch { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
senior-sides = Rückseiten
pocket-empty = leeres Fach
in-the-deck = { $count } im Stapel
no-journals = Kein Forschungsbericht ist mehr da.
tokens-title = Tauchplättchen im Vorrat
tokens-discarded = Tauchplättchen im Vorrat. Abgeworfen: { $list }
known-bottom = Zuunterst: { $list }
stack-says = Tiefe { $depth }: noch { $count ->
    [one] eine Kachel
   *[other] { $count } Kacheln
 }
leader-of = { $goal }: Mehrheitenwertung
leads = { $first ->
    [1] { $name } führt
   *[other] { $name } ist auf dem zweiten Platz
 }: +{ $points }
seven-goals = Die sieben Ziele
needed = nötig
met = erreicht
not-met = nicht erreicht
group-sheet = Auf dem Szenarioplan
group-bonus = Bonusziele, aufgedeckt in Runde 1 bis 3
group-bonus-open = Koop-Ziele, offen von Anfang an
goal-short = { $count } zu wenig
goal-exact = genau
goal-over = { $count } mehr als nötig
goal-since = seit Runde { $round }
bar-says = { $name }: { $have } von { $need }, { $rest }. { $parts }
enough = Was gereicht hätte
enough-one = { $name }: { $count } mehr
enough-of = { $have } von { $need }
enough-sum = Damit: { $met } von { $of }, erreicht
how-close = Wie knapp es war
again-harder = Noch einmal: { $level }
again-easier = Leichter: { $level }
setbacks = Krisen dieses Spiels
chart = Wie es im Heft des Prototyps heißt
chart-source = Erreichte Ziele und das Ergebnis nach der Tabelle im Heft des Prototyps.
difficulty-beginner = Einfach
difficulty-intermediate = Mittel
difficulty-expert = Schwierig
difficulty-legendary = Legendär
result-reached = Erreicht: Ihr gewinnt gemeinsam
result-reached-alone = Erreicht: Du gewinnst
result-missed = { $count ->
    [one] Nicht erreicht, 1 Ziel fehlt
   *[other] Nicht erreicht, { $count } Ziele fehlen
 }
result-text = { $met } von { $of } Zielen erreicht. { $level }: { $need } nötig.
result-text-chart = { $met } von { $of } Zielen erreicht. Ab { $need } ist es ein Erfolg.
team-needs = { $level }: { $need } von { $of } Zielen nötig.
team-needs-chart = Ab { $need } von { $of } Zielen ist es ein Erfolg, mit allen sieben ein erstaunlicher.
threshold-house = Die nötige Zahl ist von uns, nicht die gedruckte.
bonus-house = Die Karte oder ihre Zahl ist von uns, nicht die gedruckte.
impact-goal-text-prototype = Punkte der ganzen Gruppe aus Einflussbereich und Stufe-5-Crewmitgliedern; im Prototyp zählen Forschungsberichte nicht.
setback-past = Krise
card-bonus = Ein Bonusziel wird aufgedeckt
card-setback = Eine Krise
card-needs = { $need } gemeinsam nötig, jetzt { $have }
card-round = Gilt bis zum Ende dieser Runde.
card-once = Wird sofort ausgeführt.
card-house = Von uns: keine gedruckte Karte.
card-house-number = Die Zahl ist von uns, nicht die gedruckte.
card-close = Verstanden

mission-sheet = Das Blatt dieses Szenarios

## Das Ziel in einer Zeile

aim-wins = { $rounds } Runden, die meisten Punkte gewinnen
aim-short = Meiste Punkte gewinnen
aim-wins-team = Erreicht { $need } von { $of } Zielen
aim-preparing = rekrutieren, dann Scheiben nehmen
aim-acting = reihum, bis alle gepasst haben
aim-last = die letzten Züge, dann wird gewertet
aim-tracks = Leisten
aim-impact = Einfluss
aim-goals = Ziele
aim-journals = Forschungsberichte
aim-specialists = Stufe 5
aim-leftovers = Übriges
impact-large = Einfluss groß
impact-close = Schließen
# Was der Zug von jemand anderem für einen selbst heißt.
meant-level = { $goal }: { $name } { $was } → { $now }, gleichauf mit dir.
meant-ahead = { $goal }: { $name } { $was } → { $now }, jetzt vor dir ({ $own }).
meant-met = { $goal } ist erreicht: { $have } von { $need }.
