### Reef Project im Terminal.

reef-round = Runde { $round }
reef-side = Seite { $side }
reef-end-at = Ende bei { $at }
reef-last-rounds = letzte Runde ist { $round }
reef-objectives-at = Ziele bei { $at }
reef-head-vp = SP
reef-head-energy = En
reef-head-coins = Mü
reef-head-algae = Alg
reef-head-shell = Mus
reef-head-camera = Kam
reef-head-balls = Kug
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
reef-routes = Routen: offene Energiesymbole, Riffkugeln
reef-sectors = Sektoren: Haie, Routen ohne Kugel, Kugeln ringsum
reef-clean = sauber
reef-lacks = fehlt { $routes }
reef-lacking = Fast sauber:
reef-balls = Kugeln:
reef-seafloor = Meeresgrund: Schritte, Riffplättchen, Sauerstoffflasche, Taucher
reef-tank = Flasche { $side } { $reward }
reef-crew-top = als Nächstes auf dem Stapel: { $tile }
reef-research-track = Forschung: Punkte am Ende, Missionen in Reichweite
reef-recharge-track = Aufladen: Belohnungen von deinen Punkten abwärts
reef-step = { $step }: { $vp } SP, Reichweite { $reach }
reef-look-what = Was ansehen? Eine Insel, Mission, Crew oder ein Schiff nach dem Namen, oder: sieh spieler, inseln, routen, sektoren, karte, meeresboden, crew, missionen, forschung, aufladen. Nur „sieh“ zeigt alles.
reef-look-players = spieler
reef-look-islands = inseln insel
reef-look-routes = routen route
reef-look-sectors = sektoren sektor müll
reef-look-map = karte plan meer
reef-look-seafloor = meeresboden riff flaschen
reef-look-crew = schiffe schiff
reef-look-missions = missionen karten hand
reef-look-research = forschung
reef-look-recharge = aufladen belohnungen
reef-crew-offer = Crew im Angebot: Preis, Farbe, Wirkung
reef-offer = Missionen im Angebot (du erreichst die ersten { $reach })
reef-hand = Deine Missionen ({ $count })
reef-hand-short = Hand: { $cards }
reef-suits = offene Arten: { $suits }
reef-objective = { $name } (jetzt { $vp } SP)
reef-tiles =
    { $count ->
        [one] 1 Müllplättchen für { $vp } SP
       *[other] { $count } Müllplättchen für { $vp } SP
    }
reef-tile = { $reward } (sonst { $vp } SP)
reef-cleans = säubert { $sectors }
reef-printed = gedruckt { $color }
reef-intern = Praktikant
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
reef-thing-vp = { $n } SP
reef-thing-any = { $n } beliebig
reef-thing-any-distinct = { $n } verschieden
reef-thing-ball =
    { $n ->
        [one] 1 Kugel
       *[other] { $n } Kugeln
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
        [one] Riff heilen
       *[other] Riff heilen { $n }
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
reef-do-deploy = setze { $n }
reef-do-recharge-one =
    { $n ->
        [one] Ladelohn
       *[other] { $n } Ladelöhne
    }
reef-do-pollution-take = nimm Müll
reef-do-pollution-refresh = Müll auffrischen
reef-do-pollution-cash = Müll samt SP
reef-do-discard-cheapest-crew = billigste Crew weg

reef-when-energy-full = Energie voll
reef-when-balls-on-board = { $n } Kugeln gesetzt
reef-when-column-filled = Spalte { $n } voll
reef-when-missions-played = { $n } Missionen gespielt
reef-when-ship-at-color = an Insel in { $color }
reef-when-pollution-owned = { $n } Müllplättchen
reef-when-track-cleared =
    { $n ->
        [one] 1 Leiste ohne Kugeln
       *[other] { $n } Leisten ohne Kugeln
    }
reef-when-none = gegen den Preis

reef-power-tank-every-step = Flaschen lohnen bei jedem Schritt über ihnen
reef-power-mission-unlocks-ball = jede gespielte Mission löst eine Kugel
reef-power-hire-discount = Anheuern kostet { $n } weniger
reef-power-double-pollution = jedes Müllplättchen bringt ein zweites
reef-power-deploy-discount = Setzen kostet { $n } Energie weniger

reef-objective-research-vp = Forschungspunkte noch einmal
reef-objective-seafloor-steps = { $vp } SP je Schritt des Tauchers
reef-objective-tiers-resources = { $tiers } SP für { $at } Rohstoffe
reef-objective-cleared-tracks = { $vp } SP je Leiste ohne Kugeln
reef-objective-crew-hired = { $vp } SP je angeheuertes Crewplättchen
reef-objective-balls-around-best-sector = { $vp } SP je Kugel um den besten Sektor
reef-objective-unused-pollution = { $vp } SP je verdecktes Müllplättchen
reef-objective-coins = { $vp } SP je Münze
reef-objective-tiers-missions = { $tiers } SP für { $at } gespielte Missionen
reef-objective-balls-on-board = { $vp } SP je Kugel auf dem Plan

reef-kind-choose = Nimm
reef-kind-keep = Behalte
reef-kind-reject = Weg damit
reef-kind-recharge = Aufladen
reef-kind-deploy = Setze
reef-kind-sail = Fahre nach
reef-kind-play = Spiele
reef-kind-reveal = Aufdecken
reef-kind-resolve = Nutze
reef-kind-pick = Dies
reef-kind-convert = Nochmal
reef-kind-dive = Tauche
reef-kind-restore = Heile
reef-kind-forward = Geradeaus
reef-kind-side-step = Abzweig
reef-kind-milestone = Behalte
reef-kind-return = Zurück
reef-kind-hire = Heuere an
reef-kind-intern = Praktikant
reef-kind-row = Reihe
reef-kind-trigger = Zuerst
reef-kind-activate = Aktiviere
reef-kind-take = Nimm
reef-kind-lay = Lege ab
reef-kind-discard = Weg damit
reef-kind-settle = Werte
reef-kind-space = Lohn
reef-kind-refresh = Erneuere
reef-kind-objective = Behalte
reef-kind-drop = Weg damit
reef-kind-gain = Nimm
reef-kind-pay = Zahle
reef-kind-unlock = Löse
reef-kind-done = Genug
reef-kind-end = Ende
reef-kind-trade = Tausche
