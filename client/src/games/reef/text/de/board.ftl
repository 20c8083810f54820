### Das Brett von Reef Project: was neben den Sätzen des Spiels darauf steht.

## Das Meer

sea = Das Meer mit Inseln, Routen und Sektoren
island-kind-green = Versorgungsinsel
island-kind-purple = Crewhafen
island-kind-orange = Forschungsstation
here = dein Schiff liegt hier: { $island }
free = kostenlos
mission-fits = Eine Mission auf deiner Hand passt hierher
ship-of = Schiff von { $name }
route-named = { $route }: { $pips ->
    [one] 1 Platz
   *[other] { $pips } Plätze
}, { $balls }
route-closed = Route { $route }
balls-of = { $name } { $count ->
    [one] 1 Riffball
   *[other] { $count } Riffbälle
}
no-balls = keine Riffbälle
sector-open = { $sector }: { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}, Bälle auf { $filled } von { $routes } Routen
sector-clean = { $sector }: sauber, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}
cleans = Säubert { $sectors }

## Das Schiff

your-ship = Dein Schiff
your-side = Dein Schiff, deine Missionen und die Crewauslage
power-tank-every-step = eine Sauerstoffflasche zahlt auf jedem Schritt über ihr, nicht nur auf dem ersten
power-mission-unlocks-ball = jede gespielte Mission löst auch { $n ->
    [one] einen Riffball
   *[other] { $n } Riffbälle
}
power-hire-discount = Anheuern kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} weniger
power-double-pollution = jedes Müllplättchen bringt { $n ->
    [one] ein weiteres
   *[other] { $n } weitere
} seiner Größe
power-deploy-discount = Versenken vor der Fahrt kostet { $n } Energie weniger
energy-of = Energie { $have } von { $most }
cargo-of = { $kind }: { $have }, Platz für { $room }{ $balls ->
    [0] , keine Riffbälle auf der Leiste
    [one] , 1 Riffball auf der Leiste
   *[other] , { $balls } Riffbälle auf der Leiste
}
emptied = geleert
trade = { $price } Münzen gegen 1 × { $kind } tauschen
coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
balls-ready = { $count ->
    [0] keine Bälle bereit
    [one] 1 Ball bereit
   *[other] { $count } Bälle bereit
}
crew = Crew
intern = Aushilfe
printed = aufgedrucktes Mitglied ({ $color }): { $effects }
printed-short = Aufgedruckt ({ $color })
covers = Ein Plättchen hier gibt: { $effects }
row-rule = volle Reihe in ihrer Farbe
row-rule-end = am Ende jede volle Reihe in ihrer Farbe
column-rule = volle Spalte: eines handelt
row-done = füllt die Reihe: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
column-done = füllt die Spalte: ein Mitglied handelt

## Was du hast

your-missions = Deine Missionen
mission = Mission
mission-rule = eine pro Zug
mission-used = diesen Zug gespielt
played = { $count } gespielt
you-are-there = du bist dort
sail-there = { $price ->
    [0] Fahrt dorthin kostenlos
   *[other] { $price } Energie entfernt
}
not-on-map = nicht auf dieser Karte
have-need = { $have } von { $need }
no-missions = Keine Missionen auf der Hand
your-pollution = Müllplättchen
reveal-rule = eines pro Zug aufdecken
reveal-used = diesen Zug aufgedeckt
size-small = kleines Müllplättchen
size-medium = mittleres Müllplättchen
size-large = großes Müllplättchen
pollution-tile = { $size }: am Ende { $vp } wert, oder aufdecken für: { $effects }
pollution-used = { $size }, verwertet: nichts wert, bis es aufgefrischt ist ({ $effects })
milestones = { $count ->
    [one] 1 Meilenstein
   *[other] { $count } Meilensteine
}
objective-later = Zielkarten werden ausgeteilt, sobald jemand { $at } Punkte hat
objective-hidden = hat eine Zielkarte
objective-research-vp = die Punkte deiner Forschungsposition noch einmal
objective-seafloor-steps = { $vp } je Schritt deines Tauchers
objective-tiers-resources = { $at } Ressourcen übrig: { $tiers } Punkte
objective-cleared-tracks = { $vp } je Leiste ohne Riffbälle
objective-crew-hired = { $vp } je angeheuertem Crewplättchen
objective-balls-around-best-sector = { $vp } je eigenem Ball um deinen besten Sektor
objective-unused-pollution = { $vp } je nicht verwertetem Müllplättchen
objective-coins = { $vp } je übriger Münze
objective-tiers-missions = { $at } Missionen gespielt: { $tiers } Punkte
objective-balls-on-board = { $vp } je eigenem Ball auf den Routen
at-most = (höchstens { $cap })
now-points = jetzt { $points }

## Missionen

kind-bonus = zusätzlich zur Insel
kind-alternative = statt der Insel
condition-energy-full = mit voller Energie
condition-balls-on-board = mit { $value } Bällen im Meer
condition-column-filled = Crewspalte { $value } voll
condition-missions-played = { $value } Missionen gespielt
condition-ship-at-color = { $shade ->
    [green] an einer grünen Insel
    [purple] an einer lila Insel
   *[other] an einer orangen Insel
}
condition-pollution-owned = mit { $value } Müllplättchen
condition-track-cleared = { $value } Leisten geleert
condition-none = jederzeit, gegen Bezahlung
missions-on-offer = Missionen in der Auslage
reach-all = du erreichst alle
reach-some = { $count ->
    [one] du erreichst die erste
   *[other] du erreichst die ersten { $count }
}, eine mehr ab Forschungsschritt { $step }
deck = Stapel { $count }

## Crewauslage, andere Spieler

crew-offer = Crew in der Auslage
crew-top = danach
house-short = von uns
crew-stack = { $count } im Stapel
intern-offer = Das billigste als Aushilfe
at-the-table = Am Tisch
in-hand = { $count ->
    [one] 1 Mission auf der Hand
   *[other] { $count } Missionen auf der Hand
}
crew-count = { $count } angeheuert
tiles-count = { $count } Müllplättchen
known-hand = bekannt auf der Hand: { $list }
reach-of = erreicht { $count ->
    [one] 1 Mission
   *[other] { $count } Missionen
} der Auslage

## Leisten

research = Forschung
end-points = Endpunkte
seafloor = Meeresgrund
points-track = Punkte
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
recharge-short = Aufladen: { $count }
reef-tile = Riff
unexplored = unerforscht
step = Schritt { $step } am Meeresgrund
virtual-diver = Hier hält ein gedachter Taucher einen Rang
tank = Sauerstoffflasche, Seite { $side }
objectives-at = { $at } Zielkarten
end-at = { $at } Ende
reward-at = Belohnung bei { $at }
recharge-do = Aufladen: { $count ->
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
}

## Was offen ist

open-effects = Was jetzt offen ist
rewards-to-come = Deine Belohnungen, von oben nach unten
source-effect = Wirkungen
source-set = Deine Auswahl
source-mission = Deine Mission
one-of-two = Eines von beiden
settled = erledigt
decline = Verzichten
enough = Genug
end-turn = Zug beenden
first-set = Das Erste
second-set = Das Zweite
either = entweder { $first } oder { $second }

## Dinge mit Namen

thing-algae = Algen
thing-shell = Muscheln
thing-camera = Kameras
thing-energy = Energie
thing-coin = Münzen

## Möglichkeiten

group-choose = Schiffe
group-keep = Behalten
group-reject = Unter den Stapel
group-recharge = Bleiben und aufladen
group-deploy = Riffball versenken, einmal vor der Fahrt
group-sail = Fahren
group-play = Mission spielen
group-reveal = Müllplättchen aufdecken
group-island = Wirkungen der Insel
group-island-choice = Die Insel: eines von beiden
group-convert = Tauschen
group-dive = Taucher
group-restore = Riff
group-forward = Forschung
group-side-step = Forschung
group-resolve = Wirkung
group-pick = Wahl
group-milestone = Meilensteine
group-return = Meilensteine
group-hire = Anheuern
group-row = In welche Reihe
group-trigger = Was zuerst kommt
group-activate = Crew
group-take = Missionen in der Auslage
group-lay = Ablegen
group-discard = Abgeben
group-settle = Sektoren
group-space = Belohnungen
group-refresh = Auffrischen
group-objective = Behalten
group-drop = Ablegen
group-gain = Nehmen
group-pay = Zahlen
group-unlock = Riffball lösen von
group-end = Weiter
group-trade = Münzen tauschen, jederzeit
do-recharge = Aufladen
do-reveal = Aufdecken
do-refresh = Auffrischen
do-convert = Noch einmal
do-dive = Weiter tauchen
do-restore = Riff aufbauen
do-forward = Geradeaus
do-side-step = Auf das Seitenfeld, einen Meilenstein suchen
do-milestone = Behalten
do-return = Zurücklegen
do-end = Zug beenden
do-done = Genug
do-pick = Das nehmen
do-space = Nehmen
line-sail = Energie { $from } auf { $to }, { $legs ->
    [one] eine Etappe
   *[other] { $legs } Etappen
}.
line-sail-free = Kostet nichts, { $legs ->
    [one] eine Etappe
   *[other] { $legs } Etappen
}.
line-no-tile = Dort gibt es keine Wirkungen.
line-mission = Eine Mission von dir passt ({ $when }): { $effects }.
line-deploy = Energie { $from } auf { $to }. Von nun an ist diese Route für dich kostenlos.
line-deploy-free = Kostet nichts.
line-deploy-effect = Kostet nichts. Von nun an ist diese Route für dich kostenlos.
line-cleans = Säubert { $sectors }: { $points }. Das Plättchen geht an { $taker }.
line-cleans-nothing = Säubert noch keinen Sektor.
line-recharge = Dein Schiff bleibt. In dieser Reihenfolge, jede nach Wunsch: { $list }. Danach verlässt das billigste Crewplättchen die Auslage.
line-hire = Münzen { $from } auf { $to }.
line-trade = Münzen { $from } auf { $to }, { $kind } { $have } auf { $then }.
line-reveal = Gibt { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} am Ende auf; einmal pro Zug.
line-end = Was hier noch offen ist, verfällt.
verb-sail = Kurs auf { $spot }
verb-hire = { $name } anheuern
verb-play = { $name } spielen

## Auswahl

picture-sea = Das Meer: { $islands } Inseln, { $routes } Routen, { $sectors } Sektoren
picture-sea-about = Das Meer zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}. Auf diese Plätze werden Inseln verteilt, je nach ihrer Farbe. Bei { $objectives } Punkten kommen die Zielkarten, bei { $end } beginnt das Ende.
tray-choose-ship = Schiffe zur Wahl
tray-choose-ship-why = Jedes Schiff hat eine eigene Fähigkeit und Crewplätze, die zahlen, wenn ein Plättchen sie bedeckt. Wer zuletzt dran ist, wählt zuerst.
tray-keep = Behalte eine Mission
tray-keep-why = Die beiden anderen gehen an deinen linken Nachbarn; dann wählst du aus dem, was du bekommst.
tray-reject = Behalte zwei Missionen
tray-reject-why = Eine dieser drei geht unter den Stapel.
tray-objective = Behalte eine Zielkarte
tray-objective-why = Sie zählt am Ende, und niemand sonst sieht sie. Die anderen werden weitergegeben.
tray-drop = Lege eine Zielkarte ab
tray-drop-why = Du hast zuerst gewählt, darum verlässt eine Karte das Spiel.
tray-milestone = Behalte einen Meilenstein
tray-milestone-why = Du bekommst sofort alles, was darauf steht. Die anderen gehen zurück, in deiner Reihenfolge.
tray-return = Lege die anderen zurück
tray-return-why = Einer auf den anderen: Der letzte liegt oben.

## Stand der Dinge

side = Schiffsseite { $side }
round = Runde { $round }
over = Spielende
last-round = das Spiel endet nach Runde { $round }
to-objectives = Zielkarten in { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}
to-end = Ende in { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}

## Symbole

legend = Was die Symbole bedeuten
legend-short = Symbole
close = Schließen
legend-things = Zu gewinnen und zu bezahlen
legend-actions = Wirkungen
legend-map = Auf der Karte
legend-more = Crew und Leisten
legend-energy = Energie, bis { $most }: was Fahren und Versenken kosten
legend-algae = Algen
legend-shell = Muscheln
legend-camera = Kameras
legend-any = Eine Ressource deiner Wahl
legend-any-distinct = Ressourcen deiner Wahl, alle verschieden
legend-coin = Münzen: zum Anheuern; { $price } davon sind eine beliebige Ressource, jederzeit in deinem Zug
legend-ball = Ein Riffball aus deinem Einsatzbereich, für immer
legend-vp = Punkte; { $objectives } bringen die Zielkarten, { $end } das Ende
legend-unlock = Einen Riffball von einer Ressourcenleiste lösen
legend-deploy = Einen Riffball irgendwo kostenlos versenken
legend-research = Ein Schritt deines Forschers
legend-explore = Ein Schritt deines Tauchers
legend-restore = Die Wirkungen des Riffs über deinem Taucher
legend-hire = Ein Crewmitglied anheuern; +n / −n Münzen
legend-activate = Crew aktivieren, jeden einmal pro Zug
legend-activate-color = Deine ganze Crew dieser Farbe aktivieren
legend-mission = Eine erreichbare Mission nehmen; + eine Karte weiter, ∗ jede Karte
legend-mission-blank = Eine Mission ohne ihre Wirkung ablegen
legend-recharge-one = Eine Belohnung, die du erreicht hast
legend-pollution-take = Das kleinste Müllplättchen des Vorrats
legend-pollution-refresh = Ein verwertetes Müllplättchen auffrischen
legend-pollution-cash = Ein Müllplättchen aufdecken und auch werten
legend-pip = Ein Platz für einen Riffball, eine Energie für die Durchfahrt; mit einem Riffball von dir ist die Route kostenlos
legend-shark = Haie: am Ende je { $first } Punkte für die meisten Riffbälle um einen sauberen Sektor, { $second } für die zweitmeisten
legend-pollution = Müll: verschwindet, wenn jede Route rundum einen Riffball hat; { $ball } Punkt je Riffball, { $ship } für ein Schiff an der Ecke
legend-crew = Crew: { $color }
legend-tank = Sauerstoffflasche: Seite A für den ersten Taucher, B für die anderen
legend-milestone = Meilenstein neben der Forschungsleiste
# Wie Zeichen in der Anleitung heißen
sign-vp = Punkte
sign-any = Eine beliebige Ressource
sign-ball = Riffball
sign-unlock = Lösen
sign-deploy = Versenken
sign-research = Forschen
sign-explore = Erkunden
sign-restore = Riff aufbauen
sign-hire = Anheuern
sign-activate = Aktivieren
sign-mission = Mission
sign-recharge_one = Aufladebelohnung
sign-shark = Haie
sign-tank = Sauerstoffflaschen
sign-arrow = Tausch
sign-pollution = Müll

sign-milestone = Meilensteine

## Das Ziel in einer Zeile

aim-wins = Die meisten Punkte gewinnen; { $end } im Spiel lösen das Ende aus
aim-short = Meiste Punkte gewinnen
aim-far = Vorn: { $best } von { $end }
aim-ended = bei Ende jetzt
