### Reef Project im Terminal.

reef-round = Runde { $round }
reef-side = Seite { $side }
reef-end-at = Ende bei { $at }
reef-last-rounds = letzte Runde ist { $round }
reef-objectives-at = Zielkarten bei { $at }
reef-head-vp = P
reef-head-energy = En
reef-head-coins = Mü
reef-head-algae = Alg
reef-head-shell = Mus
reef-head-camera = Kam
reef-head-balls = Bäl
reef-head-research = Fors
reef-head-diver = Tau
reef-head-cards = Miss
reef-head-crew = Crew
reef-head-tiles = Müll
reef-head-at = An
reef-start = Startinsel
reef-none = keine
reef-free = frei
reef-islands = Inseln: Buchstabe, Schiffe, Farbe, Energie bis dorthin, Wirkungen
reef-routes = Routen: offene Energiesymbole, Riffbälle
reef-sectors = Sektoren: Haie, Routen ohne Riffball, Riffbälle ringsum
reef-clean = sauber
reef-lacks = fehlt { $routes }
reef-lacking = Fast sauber:
reef-balls = Riffbälle:
reef-seafloor = Meeresgrund: Schritte, Riffplättchen, Sauerstoffflasche, Taucher
reef-tank = Flasche { $side } { $reward }
reef-crew-top = als Nächstes auf dem Stapel: { $tile }
reef-research-track = Forschung: Punkte am Ende, Missionen in Reichweite
reef-recharge-track = Aufladen: Belohnungen von deinen Punkten abwärts
reef-step = { $step }: { $vp } P, Reichweite { $reach }
reef-pane-players = Spieler
reef-pane-map = Karte
reef-pane-hand = Hand
reef-pane-ship = eigenes Schiff
reef-pane-sectors = Sektoren
reef-pane-missions = Missionen
reef-pane-crew = Crew
reef-pane-islands = Inseln
reef-pane-seafloor = Meeresgrund
reef-pane-routes = Routen
reef-pane-research = Forschung
reef-pane-recharge = Aufladen
reef-pane-ships = Schiffe
reef-pane-objectives = Zielkarten
reef-pane-points = Punkte
reef-pane-news = Verlauf
reef-look-hand = karten
reef-look-ship = schiff
reef-look-ships = mannschaften
reef-look-objectives = ziel
reef-look-points = wertung
reef-things-islands = Inseln
reef-things-routes = Routen
reef-things-sectors = Sektoren
reef-things-missions = Missionen
reef-things-crew = Crew
reef-things-ships = Schiffe
reef-things-players = Spieler
reef-things-objectives = Zielkarten
reef-things-tanks = Sauerstoffflaschen
reef-things-tiles = Plättchen
reef-long-vp = Punkte
reef-long-energy = Energie
reef-long-coins = Münzen
reef-long-algae = Algen
reef-long-shell = Muscheln
reef-long-camera = Kameras
reef-long-balls = Riffbälle bereit
reef-long-research = Forschung
reef-long-diver = Taucher auf Schritt
reef-long-cards = Missionen in der Hand und gespielt
reef-long-crew = Crew
reef-long-tiles = ungenutzte Müllplättchen
reef-long-at = Schiff bei
reef-reach = erreicht { $reach } Missionen der Auslage; noch gebundene Riffbälle: { $locked }; entfernt: { $removed }
reef-in-hand = in der Hand:
reef-packet = zur Auswahl:
reef-met = (jetzt spielbar)
reef-objective-hidden = ein verdecktes Ziel
reef-pollution =
    { $size ->
        [small] kleines
        [medium] mittleres
       *[large] großes
    } Müllplättchen{ $used ->
        [yes] {" "}(genutzt)
       *[no] {""}
    }
reef-milestone = Meilenstein:
reef-milestone-down = Meilenstein vom Stapel { $stack }, verdeckt: { $what }
reef-activated = (in diesem Zug genutzt)
reef-way = Weg: { $routes }
reef-ball-price = ein Riffball kostet { $n } Energie
reef-route = Route { $route }: { $left } von { $of } Energiesymbolen sichtbar; Riffbälle: { $balls }
reef-borders = grenzt an { $sectors }
reef-sector-routes = Haie { $sharks }; Routen { $routes }
reef-sector-worth = { $tile }; jetzt gesäubert brächte er { $points }
reef-tank-back = andere Seite { $reward }
reef-seafloor-end = Am Ende bekommen die tiefsten Taucher { $vp } Punkte; der letzte Schritt ist { $last }.
reef-stack = Meilensteine, Stapel { $stack }: { $tiles }
reef-points-mission = Jede gespielte Mission { $vp } Punkte; jeder Satz verschiedener Sorten { $set }.
reef-points-clean = Ein gesäuberter Sektor: die meisten Riffbälle { $most } Punkte und die Haie, die zweitmeisten { $second }, jeder Riffball { $ball }.
reef-points-rest = Jeder Satz Ressourcen { $resources } Punkte; jede volle Crewreihe { $row }.
reef-trade = { $price } gleiche Ressourcen werden gegen eine getauscht; ein Schiff fasst { $energy } Energie.
reef-pollution-supply = Müllplättchen im Vorrat (klein, mittel, groß): { $counts }
reef-intern-offer = { $price } Aushilfe: das billigste Plättchen, verdeckt
reef-crew-stack = Crew im Stapel: { $count }; abgelegt: { $out }
reef-deck = Missionen im Stapel: { $count }.
reef-deck-known = Davon kennst du: { $cards }.
reef-at-most = , höchstens { $vp } Punkte
reef-look-players = spieler
reef-look-islands = inseln insel
reef-look-routes = routen route
reef-look-sectors = sektoren sektor müll
reef-look-map = karte plan meer
reef-look-seafloor = meeresgrund meeresboden riff flaschen
reef-look-crew = anheuern angebot
reef-look-missions = mission
reef-look-research = forschung
reef-look-recharge = aufladen belohnungen
reef-crew-offer = Crewauslage: Preis, Farbe, Wirkung
reef-offer = Missionen in der Auslage (du erreichst die ersten { $reach })
reef-hand = Deine Missionen ({ $count })
reef-hand-short = Hand: { $cards }
reef-suits = offene Sorten: { $suits }
reef-objective = { $name } (jetzt { $vp } P)
reef-tiles =
    { $count ->
        [one] 1 Müllplättchen für { $vp } P
       *[other] { $count } Müllplättchen für { $vp } P
    }
reef-tile = { $reward } (sonst { $vp } P)
reef-cleans = säubert { $sectors }
reef-printed = gedruckt { $color }
reef-intern = Aushilfe
reef-with = mit { $island }
reef-instead = statt { $island }

# Was man bekommt oder zahlt, in wenigen Buchstaben.
reef-thing-algae =
    { $n ->
        [one] 1 Alge
       *[other] { $n } Algen
    }
reef-thing-shell =
    { $n ->
        [one] 1 Muschel
       *[other] { $n } Muscheln
    }
reef-thing-camera =
    { $n ->
        [one] 1 Kamera
       *[other] { $n } Kameras
    }
reef-thing-energy = { $n } Energie
reef-thing-coin =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
reef-thing-vp = { $n } P
reef-thing-any = { $n } beliebig
reef-thing-any-distinct = { $n } verschieden
reef-thing-ball =
    { $n ->
        [one] 1 Riffball
       *[other] { $n } Riffbälle
    }
reef-thing-mission-card =
    { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    }

# Was eine Wirkung tut, in wenigen Buchstaben.
reef-do-unlock = löse { $n }
reef-do-research = forsche { $n }
reef-do-explore = tauche { $n }
reef-do-restore =
    { $n ->
        [one] Riff aufbauen
       *[other] Riff aufbauen { $n }
    }
reef-do-hire = anheuern
reef-do-hire-cheaper = anheuern -{ $n }
reef-do-hire-dearer = anheuern +{ $n }
reef-do-activate = Crew { $n }
reef-do-activate-green = grüne Crew
reef-do-activate-red = rote Crew
reef-do-activate-blue = blaue Crew
reef-do-mission =
    { $n ->
        [one] Mission
       *[other] { $n } Missionen
    }
reef-do-mission-plus = Mission +1 weiter
reef-do-mission-any = beliebige Mission
reef-do-mission-blank = Mission ablegen
reef-do-deploy = versenke { $n }
reef-do-recharge-one =
    { $n ->
        [one] Aufladebelohnung
       *[other] { $n } Aufladebelohnungen
    }
reef-do-pollution-take = nimm Müll
reef-do-pollution-refresh = Müll auffrischen
reef-do-pollution-cash = Müll samt P
reef-do-discard-cheapest-crew = billigste Crew weg

reef-when-energy-full = Energie voll
reef-when-balls-on-board = { $n } Riffbälle versenkt
reef-when-column-filled = Spalte { $n } voll
reef-when-missions-played = { $n } Missionen gespielt
reef-when-ship-at-color = an Insel in { $color }
reef-when-pollution-owned = { $n } Müllplättchen
reef-when-track-cleared =
    { $n ->
        [one] 1 Leiste ohne Riffbälle
       *[other] { $n } Leisten ohne Riffbälle
    }
reef-when-none = gegen den Preis

reef-power-tank-every-step = Flaschen lohnen bei jedem Schritt über ihnen
reef-power-mission-unlocks-ball = jede gespielte Mission löst einen Riffball
reef-power-hire-discount = Anheuern kostet { $n } weniger
reef-power-double-pollution = jedes Müllplättchen bringt ein zweites
reef-power-deploy-discount = Versenken kostet { $n } Energie weniger

reef-objective-research-vp = Forschungspunkte noch einmal
reef-objective-seafloor-steps = { $vp } P je Schritt des Tauchers
reef-objective-tiers-resources = { $tiers } P für { $at } Ressourcen
reef-objective-cleared-tracks = { $vp } P je Leiste ohne Riffbälle
reef-objective-crew-hired = { $vp } P je angeheuertes Crewplättchen
reef-objective-balls-around-best-sector = { $vp } P je Riffball um den besten Sektor
reef-objective-unused-pollution = { $vp } P je verdecktes Müllplättchen
reef-objective-coins = { $vp } P je Münze
reef-objective-tiers-missions = { $tiers } P für { $at } gespielte Missionen
reef-objective-balls-on-board = { $vp } P je Riffball auf dem Plan

reef-kind-choose = Nimm
reef-kind-keep = Behalte
reef-kind-reject = Weg damit
reef-kind-recharge = Aufladen
reef-kind-deploy = Versenke
reef-kind-sail = Fahre nach
reef-kind-play = Spiele
reef-kind-reveal = Aufdecken
reef-kind-resolve = Nutze
reef-kind-pick = Dies
reef-kind-convert = Nochmal
reef-kind-dive = Tauche
reef-kind-restore = Baue auf
reef-kind-forward = Geradeaus
reef-kind-side-step = Seitenfeld
reef-kind-milestone = Behalte
reef-kind-return = Zurück
reef-kind-hire = Heuere an
reef-kind-intern = Aushilfe
reef-kind-row = Reihe
reef-kind-trigger = Zuerst
reef-kind-activate = Aktiviere
reef-kind-take = Nimm
reef-kind-lay = Lege ab
reef-kind-discard = Weg damit
reef-kind-settle = Werte
reef-kind-space = Belohnung
reef-kind-refresh = Frische auf
reef-kind-objective = Behalte
reef-kind-drop = Weg damit
reef-kind-gain = Nimm
reef-kind-pay = Zahle
reef-kind-unlock = Löse
reef-kind-done = Genug
reef-kind-end = Ende
reef-kind-trade = Tausche
