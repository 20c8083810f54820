### Reef Project. Das Material trägt unsere eigenen Namen; die Nummern sind die der Inhaltsdateien.

## Das Spiel

game-reef = Reef Project
game-pitch = Fahre mit einem Forschungsschiff von Insel zu Insel, versenke Riffbälle, säubere das Meer, heuere eine Crew an und erkunde das Riff: Es gewinnt, wer am meisten dafür getan hat.
game-provenance = Die Regeln folgen der Anleitung. Die meisten Werte auf Plan, Karten und Plättchen stammen von uns, weil kein öffentlicher Text sie nennt; jede Datei sagt, welche. Wer die Schachtel besitzt, kann die gedruckten eintragen.
game-house = { $house } der { $all } Einträge auf Plänen, Karten und Plättchen sind von uns, weil kein öffentlicher Text sie nennt; die Regeln folgen dem Regelheft.
provenance-board = Die beiden Karten mit Routen und Sektoren stammen von uns; die Haipunkte folgen der Anleitung.
provenance-islands = Zahl und Farben der Inseln sind bekannt, ein Paar von Wirkungen auch; der Rest stammt von uns.
provenance-tracks = Schwellen, Preise und viele Zahlen folgen der Anleitung; Längen und Werte der Leisten stammen von uns.
provenance-crew = Eine Wirkung und die Aushilfe folgen der Anleitung; die übrigen Crewplättchen stammen von uns.
provenance-missions = Zahl, Sorten und Arten der Missionen sind bekannt; fast alle Wirkungen stammen von uns.
provenance-pollution = Zahl und Größen der Plättchen sind bekannt; Aufteilung, Punkte und Belohnungen stammen von uns.
provenance-seafloor = Anzahlen und Farben sind bekannt, dazu ein Riffplättchen; die übrigen Wirkungen stammen von uns.
provenance-milestones = Die Zahl der Meilensteine ist bekannt; die Belohnungen stammen bis auf einen Teil von uns.
provenance-objectives = Neun Zielkarten folgen der Anleitung, die zehnte stammt von uns.
provenance-ships = Die fünf Fähigkeiten der Schiffe folgen der Anleitung; Namen, aufgedruckte Crew und Boni stammen von uns.

## Einstellungen

setting-side = Seite der Schiffsbögen
setting-side-a = Seite A: mehr Punkte für Erfolge auf dem Schiff
setting-side-b = Seite B: stärkere Boni auf den Crewplätzen, weniger Punkte, Reihen zählen erst am Ende
setting-missions = Erste Missionen
setting-missions-draft = Auswahl: eine von dreien behalten, zwei weitergeben, zwei behalten
setting-missions-dealt = Erstes Spiel: je zwei zufällige Missionen
setting-wild_suits = Joker-Missionen in einem Satz aus drei Sorten
setting-wild_suits-suit = Der Joker ist eine vierte Sorte: höchstens einer je Satz
setting-wild_suits-joker = Der Joker steht für jede Sorte: ein Satz darf zwei oder drei davon enthalten

## Dinge

resource-algae = Algen
resource-shell = Muscheln
resource-camera = Kameras
spot =
    { $number ->
        [start] Startinsel
       *[other] Platz { $number }
    }
route = { $kind }–{ $number }
sector-s01 = Schildkrötenbecken
sector-s02 = Ausguckbucht
sector-s03 = Rochenbecken
sector-s04 = Westbucht
sector-s05 = Ostbucht
sector-s06 = Heimatuntiefe West
sector-s07 = Heimatuntiefe Ost
sector-s08 = Hammerhaitief
sector-s09 = Tigerhaitief
sector-s10 = Weißhaitief
sector-s11 = Bullenhaitief
sector-s12 = Zitronenhaibecken
sector-t01 = Nordtief
sector-t02 = Ausguckbucht
sector-t03 = Westbucht
sector-t04 = Rochenbecken
sector-t05 = Heimatuntiefe
sector-t06 = Südtief
sector-t07 = Schildkrötenbecken
sector-t08 = Zitronenhaibecken
ship-bluefin = Bluefin
ship-sandpiper = Sandpiper
ship-meridian = Meridian
ship-tidewatch = Tidewatch
ship-halcyon = Halcyon
island-start = Startinsel
island-kelp = Tanglandung
island-cowrie = Kauri-Eiland
island-lantern = Laterneninsel
island-eelgrass = Seegrasinsel
island-parrotfish = Papageifischriff
island-dugong = Dugongbank
island-hermit = Einsiedlerhafen
island-manta = Mantainsel
island-grouper = Zackenbarschspitze
island-nautilus = Nautilusbucht
island-barracuda = Barrakudabucht
island-jellyfish = Quallenlagune
island-octopus = Krakenkehre
island-anemone = Anemonenatoll
island-fancoral = Fächerkorallenriff
island-quillfish = Federfischzunge
island-iguana = Leguanfelsen
mission-of-island =
    { $kind ->
        [bonus] { $island } (Bonus)
       *[other] { $island } (stattdessen)
    }
mission-m01 = Tanglandung (Bonus)
mission-m02 = Tanglandung (stattdessen)
mission-m03 = Kauri-Eiland (Bonus)
mission-m04 = Kauri-Eiland (stattdessen)
mission-m05 = Laterneninsel (Bonus)
mission-m06 = Laterneninsel (stattdessen)
mission-m07 = Seegrasinsel (Bonus)
mission-m08 = Seegrasinsel (stattdessen)
mission-m09 = Papageifischriff (Bonus)
mission-m10 = Papageifischriff (stattdessen)
mission-m11 = Dugongbank (Bonus)
mission-m12 = Dugongbank (stattdessen)
mission-m13 = Einsiedlerhafen (Bonus)
mission-m14 = Einsiedlerhafen (stattdessen)
mission-m15 = Mantainsel (Bonus)
mission-m16 = Mantainsel (stattdessen)
mission-m17 = Zackenbarschspitze (Bonus)
mission-m18 = Zackenbarschspitze (stattdessen)
mission-m19 = Nautilusbucht (Bonus)
mission-m20 = Nautilusbucht (stattdessen)
mission-m21 = Barrakudabucht (Bonus)
mission-m22 = Barrakudabucht (stattdessen)
mission-m23 = Quallenlagune (Bonus)
mission-m24 = Quallenlagune (stattdessen)
mission-m25 = Krakenkehre (Bonus)
mission-m26 = Krakenkehre (stattdessen)
mission-m27 = Anemonenatoll (Bonus)
mission-m28 = Anemonenatoll (stattdessen)
mission-m29 = Fächerkorallenriff (Bonus)
mission-m30 = Fächerkorallenriff (stattdessen)
mission-m31 = Federfischzunge (Bonus)
mission-m32 = Federfischzunge (stattdessen)
mission-m33 = Leguanfelsen (Bonus)
mission-m34 = Leguanfelsen (stattdessen)
mission-w01 = Volle Tanks
mission-w02 = Breiter Einsatz
mission-w03 = Klar Schiff
mission-w04 = Gute Bilanz
mission-w05 = Vorräte von der Küste
mission-w06 = Alle an Deck
mission-w07 = Nachttauchgang
mission-w08 = Sammelaktion
mission-w09 = Gedenkriff
mission-w10 = Freier Laderaum
tile =
    { $kind ->
        [phycologist] Algenkunde
        [engineer] Maschinenraum
        [fuelchemist] Treibstoffchemie
        [quartermaster] Proviant
        [purser] Zahlmeisterei
        [malacologist] Muschelkunde
        [mason] Riffbau
        [diveguide] Tauchleitung
        [gardener] Korallengärtnerei
        [crane] Kranführung
        [filmmaker] Filmteam
        [labassistant] Labor
        [coordinator] Koordination
        [spokesperson] Pressestelle
        [archivist] Archiv
       *[other] { $kind } { $number }
    }
pollution = Müllplättchen { $number }
exploration = Riffplättchen { $number }
tank = Sauerstoffflasche { $number }
milestone = Meilenstein { $number }
objective-ob01 = Publizieren oder untergehen
objective-ob02 = Tiefenrekord
objective-ob03 = Voller Laderaum
objective-ob04 = Freies Deck
objective-ob05 = Große Crew
objective-ob06 = Platzhirsch
objective-ob07 = Sammelleidenschaft
objective-ob08 = Rücklagen
objective-ob09 = Tatkraft
objective-ob10 = Weites Netz
row-top = obere Reihe
row-middle = mittlere Reihe
row-bottom = untere Reihe
member =
    { $number ->
        [printed] das aufgedruckte Mitglied der { $kind ->
            [top] oberen
            [middle] mittleren
           *[bottom] unteren
        } Reihe
       *[other] Platz { $number } der { $kind ->
            [top] oberen
            [middle] mittleren
           *[bottom] unteren
        } Reihe
    }
color-green = grün
color-red = rot
color-blue = blau
research-step =
    { $number ->
        [side] das Seitenfeld hinter { $kind }
       *[other] Feld { $number }
    }
entry =
    { $kind ->
        [set] Wirkung { $number } des Pakets
        [mission] Wirkung { $number } der Mission
       *[effect] Wirkung { $number } der Liste
    }
set-first = das erste Paket
set-second = das zweite Paket
bonus-benefit = den überdeckten Bonus
bonus-row = die Punkte der Reihe
bonus-column = die Aktivierung der Spalte
suit-green = grün
suit-purple = lila
suit-orange = orange
suit-wild = Joker
kind-bonus = zusätzlich zur Insel
kind-alternative = anstelle der Insel
kind-condition = mit einer Bedingung

## Wirkungen

# eine Wirkung: $effect und ihre Zahl $n; ein Tausch zahlt und gibt dann $get und $also
effect-text =
    { $effect ->
        [gain-algae] { $n ->
            [one] 1 Alge nehmen
           *[other] { $n } Algen nehmen
        }
        [gain-shell] { $n ->
            [one] 1 Muschel nehmen
           *[other] { $n } Muscheln nehmen
        }
        [gain-camera] { $n ->
            [one] 1 Kamera nehmen
           *[other] { $n } Kameras nehmen
        }
        [gain-any] { $n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $n } Ressourcen nach Wahl nehmen
        }
        [gain-any-distinct] { $n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $n } verschiedene Ressourcen nehmen
        }
        [gain-energy] { $n ->
            [one] 1 Energie erhalten
           *[other] { $n } Energie erhalten
        }
        [gain-coin] { $n ->
            [one] 1 Münze erhalten
           *[other] { $n } Münzen erhalten
        }
        [gain-vp] { $n ->
            [one] 1 Punkt erhalten
           *[other] { $n } Punkte erhalten
        }
        [unlock] { $n ->
            [one] 1 Riffball von einer Leiste lösen
           *[other] { $n } Riffbälle von den Leisten lösen
        }
        [research] { $n ->
            [one] forschen: 1 Schritt
           *[other] forschen: { $n } Schritte
        }
        [explore] { $n ->
            [one] erkunden: 1 Schritt des Tauchers
           *[other] erkunden: { $n } Schritte des Tauchers
        }
        [restore] { $n ->
            [one] das Riff aufbauen
           *[other] das Riff { $n }-mal aufbauen
        }
        [hire] Crew anheuern
        [hire-cheaper] { $n ->
            [one] Crew für 1 Münze weniger anheuern
           *[other] Crew für { $n } Münzen weniger anheuern
        }
        [hire-dearer] { $n ->
            [one] Crew für 1 Münze mehr anheuern
           *[other] Crew für { $n } Münzen mehr anheuern
        }
        [activate] { $n ->
            [one] 1 Crewmitglied aktivieren
           *[other] { $n } Crewmitglieder aktivieren
        }
        [activate-green] die ganze grüne Crew aktivieren
        [activate-red] die ganze rote Crew aktivieren
        [activate-blue] die ganze blaue Crew aktivieren
        [mission] { $n ->
            [one] eine Mission in Reichweite nehmen
           *[other] { $n } Missionen in Reichweite nehmen
        }
        [mission-plus] { $n ->
            [one] eine Mission bis eine Karte jenseits der Reichweite nehmen
           *[other] { $n } Missionen bis eine Karte jenseits der Reichweite nehmen
        }
        [mission-any] { $n ->
            [one] eine beliebige Mission der Auslage nehmen
           *[other] { $n } beliebige Missionen der Auslage nehmen
        }
        [mission-blank] { $n ->
            [one] eine Mission ohne Wirkung ablegen
           *[other] { $n } Missionen ohne Wirkung ablegen
        }
        [deploy] { $n ->
            [one] 1 Riffball kostenlos irgendwo versenken
           *[other] { $n } Riffbälle kostenlos irgendwo versenken
        }
        [recharge-one] { $n ->
            [one] eine Aufladebelohnung nehmen
           *[other] { $n } Aufladebelohnungen nehmen
        }
        [pollution-take] { $n ->
            [one] das kleinste Müllplättchen aus dem Vorrat nehmen
           *[other] die { $n } kleinsten Müllplättchen aus dem Vorrat nehmen
        }
        [pollution-refresh] { $n ->
            [one] ein verwertetes Müllplättchen auffrischen
           *[other] { $n } verwertete Müllplättchen auffrischen
        }
        [pollution-cash] ein Müllplättchen aufdecken und seine Punkte erhalten
        [discard-cheapest-crew] das billigste Crewplättchen der Auslage ablegen
        [convert] { $pay_algae ->
            [0] {""}
            [one] 1 Alge{" "}
           *[other] { $pay_algae } Algen{" "}
        }{ $pay_shell ->
            [0] {""}
            [one] 1 Muschel{" "}
           *[other] { $pay_shell } Muscheln{" "}
        }{ $pay_camera ->
            [0] {""}
            [one] 1 Kamera{" "}
           *[other] { $pay_camera } Kameras{" "}
        }{ $pay_energy ->
            [0] {""}
            [one] 1 Energie{" "}
           *[other] { $pay_energy } Energie{" "}
        }{ $pay_coin ->
            [0] {""}
            [one] 1 Münze{" "}
           *[other] { $pay_coin } Münzen{" "}
        }{ $pay_any ->
            [0] {""}
            [one] 1 Ressource{" "}
           *[other] { $pay_any } Ressourcen{" "}
        }{ $pay_ball ->
            [0] {""}
            [one] 1 Riffball{" "}
           *[other] { $pay_ball } Riffbälle{" "}
        }{ $pay_mission_card ->
            [0] {""}
            [one] 1 Mission{" "}
           *[other] { $pay_mission_card } Missionen{" "}
        }zahlen → { get-text }{ also-text }{ $n ->
            [one] {""}
           *[other] , bis zu { $n }-mal
        }
       *[choose] eins von zwei Paketen wählen
    }
paid-algae =
    { $n ->
        [one] 1 Alge
       *[other] { $n } Algen
    }
paid-shell =
    { $n ->
        [one] 1 Muschel
       *[other] { $n } Muscheln
    }
paid-camera =
    { $n ->
        [one] 1 Kamera
       *[other] { $n } Kameras
    }
paid-energy =
    { $n ->
        [one] 1 Energie
       *[other] { $n } Energie
    }
paid-coin =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
paid-any =
    { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
paid-ball =
    { $n ->
        [one] 1 Riffball
       *[other] { $n } Riffbälle
    }
paid-mission_card =
    { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    }
effect-exchange =
    { $paid } zahlen → { $got }{ $n ->
        [one] {""}
       *[other] , bis zu { $n } Mal
    }
effect-either = entweder { $one } oder { $two }
mission-called =
    { $island } ({ $kind ->
        [alternative] stattdessen
       *[bonus] Bonus
    })
mission-unnamed = Mission „{ $effects }“
island-called = Insel „{ $effects }“
pollution-called = Müllplättchen „{ $effects }“
pollution-shows =
    { $effects } (unbenutzt { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    })
exploration-called = Riffplättchen „{ $effects }“
tank-called =
    { $kind ->
        [yellow] die gelbe Sauerstoffflasche
       *[orange] die orange Sauerstoffflasche
    }
milestone-called = Meilenstein „{ $effects }“

get-text =
    { $get ->
        [none] {""}
        [gain-algae] { $get_n ->
            [one] 1 Alge nehmen
           *[other] { $get_n } Algen nehmen
        }
        [gain-shell] { $get_n ->
            [one] 1 Muschel nehmen
           *[other] { $get_n } Muscheln nehmen
        }
        [gain-camera] { $get_n ->
            [one] 1 Kamera nehmen
           *[other] { $get_n } Kameras nehmen
        }
        [gain-any] { $get_n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $get_n } Ressourcen nach Wahl nehmen
        }
        [gain-any-distinct] { $get_n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $get_n } verschiedene Ressourcen nehmen
        }
        [gain-energy] { $get_n ->
            [one] 1 Energie erhalten
           *[other] { $get_n } Energie erhalten
        }
        [gain-coin] { $get_n ->
            [one] 1 Münze erhalten
           *[other] { $get_n } Münzen erhalten
        }
        [gain-vp] { $get_n ->
            [one] 1 Punkt erhalten
           *[other] { $get_n } Punkte erhalten
        }
        [unlock] { $get_n ->
            [one] 1 Riffball von einer Leiste lösen
           *[other] { $get_n } Riffbälle von den Leisten lösen
        }
        [research] { $get_n ->
            [one] forschen: 1 Schritt
           *[other] forschen: { $get_n } Schritte
        }
        [explore] { $get_n ->
            [one] erkunden: 1 Schritt des Tauchers
           *[other] erkunden: { $get_n } Schritte des Tauchers
        }
        [restore] { $get_n ->
            [one] das Riff aufbauen
           *[other] das Riff { $get_n }-mal aufbauen
        }
        [hire] Crew anheuern
        [hire-cheaper] { $get_n ->
            [one] Crew für 1 Münze weniger anheuern
           *[other] Crew für { $get_n } Münzen weniger anheuern
        }
        [hire-dearer] { $get_n ->
            [one] Crew für 1 Münze mehr anheuern
           *[other] Crew für { $get_n } Münzen mehr anheuern
        }
        [activate] { $get_n ->
            [one] 1 Crewmitglied aktivieren
           *[other] { $get_n } Crewmitglieder aktivieren
        }
        [activate-green] die ganze grüne Crew aktivieren
        [activate-red] die ganze rote Crew aktivieren
        [activate-blue] die ganze blaue Crew aktivieren
        [mission] { $get_n ->
            [one] eine Mission in Reichweite nehmen
           *[other] { $get_n } Missionen in Reichweite nehmen
        }
        [mission-plus] { $get_n ->
            [one] eine Mission bis eine Karte jenseits der Reichweite nehmen
           *[other] { $get_n } Missionen bis eine Karte jenseits der Reichweite nehmen
        }
        [mission-any] { $get_n ->
            [one] eine beliebige Mission der Auslage nehmen
           *[other] { $get_n } beliebige Missionen der Auslage nehmen
        }
        [mission-blank] { $get_n ->
            [one] eine Mission ohne Wirkung ablegen
           *[other] { $get_n } Missionen ohne Wirkung ablegen
        }
        [deploy] { $get_n ->
            [one] 1 Riffball kostenlos irgendwo versenken
           *[other] { $get_n } Riffbälle kostenlos irgendwo versenken
        }
        [recharge-one] { $get_n ->
            [one] eine Aufladebelohnung nehmen
           *[other] { $get_n } Aufladebelohnungen nehmen
        }
        [pollution-take] { $get_n ->
            [one] das kleinste Müllplättchen aus dem Vorrat nehmen
           *[other] die { $get_n } kleinsten Müllplättchen aus dem Vorrat nehmen
        }
        [pollution-refresh] { $get_n ->
            [one] ein verwertetes Müllplättchen auffrischen
           *[other] { $get_n } verwertete Müllplättchen auffrischen
        }
        [pollution-cash] ein Müllplättchen aufdecken und seine Punkte erhalten
        [convert] ein Tausch
        [choose] eins von zwei Paketen
        [discard-cheapest-crew] das billigste Crewplättchen der Auslage ablegen
       *[other] …
    }
also-text =
    { $also ->
        [none] {""}
        [gain-algae] {", "}{ $also_n ->
            [one] 1 Alge nehmen
           *[other] { $also_n } Algen nehmen
        }
        [gain-shell] {", "}{ $also_n ->
            [one] 1 Muschel nehmen
           *[other] { $also_n } Muscheln nehmen
        }
        [gain-camera] {", "}{ $also_n ->
            [one] 1 Kamera nehmen
           *[other] { $also_n } Kameras nehmen
        }
        [gain-any] {", "}{ $also_n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $also_n } Ressourcen nach Wahl nehmen
        }
        [gain-any-distinct] {", "}{ $also_n ->
            [one] 1 Ressource nach Wahl nehmen
           *[other] { $also_n } verschiedene Ressourcen nehmen
        }
        [gain-energy] {", "}{ $also_n ->
            [one] 1 Energie erhalten
           *[other] { $also_n } Energie erhalten
        }
        [gain-coin] {", "}{ $also_n ->
            [one] 1 Münze erhalten
           *[other] { $also_n } Münzen erhalten
        }
        [gain-vp] {", "}{ $also_n ->
            [one] 1 Punkt erhalten
           *[other] { $also_n } Punkte erhalten
        }
        [unlock] {", "}{ $also_n ->
            [one] 1 Riffball von einer Leiste lösen
           *[other] { $also_n } Riffbälle von den Leisten lösen
        }
        [research] {", "}{ $also_n ->
            [one] forschen: 1 Schritt
           *[other] forschen: { $also_n } Schritte
        }
        [explore] {", "}{ $also_n ->
            [one] erkunden: 1 Schritt des Tauchers
           *[other] erkunden: { $also_n } Schritte des Tauchers
        }
        [restore] {", "}{ $also_n ->
            [one] das Riff aufbauen
           *[other] das Riff { $also_n }-mal aufbauen
        }
        [hire] {", "}Crew anheuern
        [hire-cheaper] {", "}{ $also_n ->
            [one] Crew für 1 Münze weniger anheuern
           *[other] Crew für { $also_n } Münzen weniger anheuern
        }
        [hire-dearer] {", "}{ $also_n ->
            [one] Crew für 1 Münze mehr anheuern
           *[other] Crew für { $also_n } Münzen mehr anheuern
        }
        [activate] {", "}{ $also_n ->
            [one] 1 Crewmitglied aktivieren
           *[other] { $also_n } Crewmitglieder aktivieren
        }
        [activate-green] {", "}die ganze grüne Crew aktivieren
        [activate-red] {", "}die ganze rote Crew aktivieren
        [activate-blue] {", "}die ganze blaue Crew aktivieren
        [mission] {", "}{ $also_n ->
            [one] eine Mission in Reichweite nehmen
           *[other] { $also_n } Missionen in Reichweite nehmen
        }
        [mission-plus] {", "}{ $also_n ->
            [one] eine Mission bis eine Karte jenseits der Reichweite nehmen
           *[other] { $also_n } Missionen bis eine Karte jenseits der Reichweite nehmen
        }
        [mission-any] {", "}{ $also_n ->
            [one] eine beliebige Mission der Auslage nehmen
           *[other] { $also_n } beliebige Missionen der Auslage nehmen
        }
        [mission-blank] {", "}{ $also_n ->
            [one] eine Mission ohne Wirkung ablegen
           *[other] { $also_n } Missionen ohne Wirkung ablegen
        }
        [deploy] {", "}{ $also_n ->
            [one] 1 Riffball kostenlos irgendwo versenken
           *[other] { $also_n } Riffbälle kostenlos irgendwo versenken
        }
        [recharge-one] {", "}{ $also_n ->
            [one] eine Aufladebelohnung nehmen
           *[other] { $also_n } Aufladebelohnungen nehmen
        }
        [pollution-take] {", "}{ $also_n ->
            [one] das kleinste Müllplättchen aus dem Vorrat nehmen
           *[other] die { $also_n } kleinsten Müllplättchen aus dem Vorrat nehmen
        }
        [pollution-refresh] {", "}{ $also_n ->
            [one] ein verwertetes Müllplättchen auffrischen
           *[other] { $also_n } verwertete Müllplättchen auffrischen
        }
        [pollution-cash] {", "}ein Müllplättchen aufdecken und seine Punkte erhalten
        [convert] {", "}ein Tausch
        [choose] {", "}eins von zwei Paketen
        [discard-cheapest-crew] {", "}das billigste Crewplättchen der Auslage ablegen
       *[other] , …
    }
list-text =
    { $effect ->
        [convert] { effect-text }
       *[other] { effect-text }{ $get ->
            [none] {""}
           *[other] , { get-text }
        }{ also-text }{ $more ->
            [0] {""}
           *[other] , …
        }
    }
condition-text =
    { $condition ->
        [energy_full] { " (bei voller Energie)" }
        [balls_on_board] { " (mit mindestens " }{ $value } eigenen Bällen auf den Routen)
        [column_filled] { " (mit voller Crewspalte " }{ $value })
        [missions_played] { " (nach mindestens " }{ $value } gespielten Missionen)
        [ship_at_color] { " (an einer " }{ $shade ->
            [green] grünen
            [purple] lila
           *[orange] orangen
        } Insel)
        [pollution_owned] { " (mit mindestens " }{ $value } Müllplättchen)
        [track_cleared] { " (mit mindestens " }{ $value } Leisten ohne Bälle)
       *[other] {""}
    }

## Was zu wählen ist

ask-choose-ship = Welches Schiff nimmst du?
ask-keep = Welche Mission behältst du, bevor die anderen nach links gehen?
ask-reject = Welche der drei Missionen kommt unter den Stapel?
ask-turn = Aufladen oder fahren?
ask-recharge = Nimmst du diese Belohnung?
ask-recharged = Zug beenden?
ask-island = Was tust du auf dieser Insel?
ask-entries = Welche Wirkung kommt als Nächstes?
ask-convert = Tauschst du noch einmal?
ask-pick = Welches der beiden Pakete nimmst du?
ask-gain-any = Welche Ressource nimmst du?
ask-pay-any = Mit welcher Ressource zahlst du?
choose-pay-any = { $most ->
    [one] Wähle 1 Ressource zum Bezahlen
   *[other] Wähle { $most } Ressourcen zum Bezahlen
}
confirm-pay-any = { $count } bezahlen
choose-gain-any = { $most ->
    [one] Wähle 1 Ressource, die du bekommst
   *[other] Wähle bis zu { $most } Ressourcen, die du bekommst
}
confirm-gain-any = { $count ->
    [0] Keine nehmen
   *[other] { $count } nehmen
}
choose-final-trade = { $most ->
    [one] Münzen gegen 1 Ressource tauschen
   *[other] Münzen gegen bis zu { $most } Ressourcen tauschen
}
confirm-final-trade = { $count ->
    [0] Die Münzen behalten
    [one] Gegen 1 Ressource tauschen
   *[other] Gegen { $count } Ressourcen tauschen
}
choose-discard = Wähle { $most } Missionen, die unter den Stapel kommen
confirm-discard = { $count } unter den Stapel legen
ask-unlock = Von welcher Leiste löst du einen Riffball?
ask-research = Wohin rückt dein Forscher?
ask-milestone = Welchen Meilenstein behältst du?
ask-return = Welchen Meilenstein legst du als Nächstes zurück? Der letzte liegt oben.
ask-dive = Taucht dein Taucher weiter?
ask-extra-step = Zahlst du zwei gleiche Ressourcen für einen weiteren Schritt?
ask-restore = Baust du das Riff noch einmal auf?
ask-hire = Wen heuerst du an?
ask-row = In welche Reihe kommt das Plättchen?
ask-placed = Was kommt zuerst?
ask-column = Die Spalte ist voll: Wen aktivierst du?
ask-activate = Welches Crewmitglied aktivierst du?
ask-activate-color = Welches Mitglied dieser Farbe kommt als Nächstes?
ask-take = Welche Mission nimmst du aus der Auslage?
ask-lay = Welche Mission legst du ohne Wirkung ab?
ask-discard = Welche Mission legst du unter den Stapel?
ask-free-deploy = Wo versenkst du den Riffball?
ask-settle = Welcher Sektor wird zuerst abgerechnet?
ask-space = Welche Aufladebelohnung nimmst du?
ask-refresh = Welches Müllplättchen frischst du auf?
ask-cash = Welches Müllplättchen deckst du auch für seine Punkte auf?
ask-objective = Welche Zielkarte behältst du?
ask-drop = Welche Zielkarte legst du ab?
ask-final-trade = Vor der Wertung: Tauschst du Münzen gegen eine Ressource?

verb-choose = Ein Schiff wählen
verb-keep = Eine Mission behalten
verb-reject = Eine Mission abgeben
verb-recharge = Aufladen
verb-deploy = Einen Riffball versenken
verb-sail = Fahren
verb-play = Eine Mission spielen
verb-reveal = Ein Müllplättchen aufdecken
verb-resolve = Eine Wirkung ausführen
verb-pick = Ein Paket wählen
verb-convert = Tauschen
verb-dive = Tauchen
verb-restore = Das Riff aufbauen
verb-forward = Geradeaus gehen
verb-side-step = Auf das Seitenfeld gehen
verb-milestone = Einen Meilenstein behalten
verb-return = Einen Meilenstein zurücklegen
verb-hire = Ein Crewmitglied anheuern
verb-intern = Eine Aushilfe nehmen
verb-row = Eine Reihe wählen
verb-trigger = Wählen, was zuerst kommt
verb-activate = Ein Crewmitglied aktivieren
verb-take = Eine Mission nehmen
verb-lay = Eine Mission ablegen
verb-discard = Eine Mission abwerfen
verb-settle = Einen Sektor abrechnen
verb-space = Eine Belohnung nehmen
verb-refresh = Ein Müllplättchen auffrischen
verb-objective = Eine Zielkarte behalten
verb-drop = Eine Zielkarte ablegen
verb-gain = Eine Ressource nehmen
verb-pay = Mit einer Ressource zahlen
verb-unlock = Einen Riffball lösen
verb-done = Verzichten
verb-end = Den Zug beenden
verb-trade = Münzen gegen eine Ressource tauschen

## Möglichkeiten

option-choose = Die { $ship } nehmen
option-keep = { $mission } behalten, { $suit }: { $mission_shows }{ condition-text }
option-reject = { $mission } unter den Stapel legen, { $suit }: { $mission_shows }{ condition-text }
option-recharge = Aufladen: alle Belohnungen bis Feld { $at }
option-deploy =
    Einen Riffball auf { $route } versenken, { $price ->
        [0] kostenlos
       *[other] für { $price } Energie
    }{ $cleans ->
        [0] {""}
       *[other] { " – säubert " }{ $sectors }
    }
option-sail =
    Kurs auf { $tile ->
        [yes] { $island }
       *[no] { $spot }
    }, { $price ->
        [0] kostenlos
       *[other] für { $price } Energie
    }
option-play = { $mission } spielen, { $suit }: { $mission_shows }{ condition-text }
option-reveal =
    { $pollution } aufdecken und auf { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } verzichten
option-cash-reveal =
    { $pollution } aufdecken und { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } erhalten
option-resolve = Ausführen: { effect-text }
option-pick = Dieses Paket: { list-text }
option-convert = Noch einmal: { effect-text }
option-dive = Weiter auf Stufe { $depth }
option-restore = Das Riff noch einmal aufbauen
option-forward =
    { $stack ->
        [0] Ein Schritt voran, am Ende { $vp } Punkte wert
       *[other] Geradeaus, am Ende { $vp } Punkte wert; ein Meilenstein kommt verdeckt mit
    }
option-research-done = Kein weiterer Schritt
option-side-step = Seitenfeld, am Ende { $vp } Punkte wert: { $stack } Meilensteine ansehen und einen behalten
option-milestone = { $milestone } behalten
option-return = { $milestone } auf den Stapel zurücklegen
option-hire =
    { $tile } ({ $color }) anheuern, { $price ->
        [0] umsonst
        [one] für 1 Münze
       *[other] für { $price } Münzen
    }: { $tile_shows }
option-intern =
    { $tile } als Aushilfe nehmen, { $price ->
        [0] umsonst
        [one] für 1 Münze
       *[other] für { $price } Münzen
    }
option-row = In die { $row } ({ $color }) – überdeckt: { list-text }
option-trigger = Zuerst { $bonus }
option-activate =
    { $who ->
        [intern] Die Aushilfe aktivieren: { $member }
        [printed] Aktivieren: { $member } ({ $color }): { list-text }
       *[tile] { $tile } ({ $color }) aktivieren: { $tile_shows }
    }
option-take = { $mission } nehmen, { $suit }: { $mission_shows }{ condition-text }
option-lay = { $mission } ohne Wirkung ablegen – { $suit }
option-discard = { $mission } unter den Stapel legen
option-settle = { $sector } zuerst abrechnen: { $own } Punkte für dich, das Plättchen geht an { $owner }
option-space = Die Belohnung bei { $at } Punkten: { list-text }
option-refresh = { $pollution } auffrischen
option-objective = „{ $objective }“ behalten
option-drop = „{ $objective }“ ablegen
option-gain = { $resource } nehmen
option-pay = Mit { $resource } zahlen
option-extra-step-pay = { $price } { $resource } für einen weiteren Schritt zahlen
option-unlock =
    Einen Riffball von der Leiste „{ $resource }“ lösen – { $vp ->
        [0] { $left } bleiben dort
       *[other] der letzte, { $vp } Punkte
    }
option-done = Genug
option-recharge-done = Auf die Belohnung bei { $at } Punkten verzichten
option-end = Den Zug beenden
option-trade = Münzen gegen { $resource } tauschen

## Ereignisse

event-ship-chosen = { $seat } nimmt die { $ship }.
event-dealt = { $seat } bekommt { $missions }.
event-dealt-hidden = { $seat } bekommt { $count } Missionen.
event-kept = { $seat } behält { $missions }.
event-kept-hidden = { $seat } behält eine Mission.
event-passed = { $seat } gibt { $missions } an { $owner }.
event-passed-hidden = { $seat } gibt { $count } Missionen an { $owner }.
event-rejected = { $seat } legt { $missions } unter den Stapel.
event-rejected-hidden = { $seat } legt eine Mission unter den Stapel.
event-round = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
event-recharged = { $seat } lädt auf.
event-reward = { $seat } nimmt die Belohnung bei { $at } Punkten.
event-declined = { $seat } verzichtet auf die Belohnung bei { $at } Punkten.
event-deployed = { $seat } versenkt für { $paid } Energie einen Riffball auf { $route }.
event-deployed-free = { $seat } versenkt kostenlos einen Riffball auf { $route }.
event-sailed = { $seat } fährt für { $paid } Energie von { $from } nach { $spot }.
event-played = { $seat } spielt { $mission }.
event-laid = { $seat } legt { $mission } ohne Wirkung ab.
event-set-scored = { $seat } hat drei verschiedene Sorten beisammen: { $vp } Punkte.
event-took = { $seat } nimmt { $mission }.
event-offered = { $mission } kommt in die Auslage.
event-discarded = { $seat } legt { $mission } unter den Stapel.
event-gained = { $seat } nimmt { $resource }: { $n }.
event-paid = { $seat } zahlt { $resource }: { $n }.
event-energy = { $seat } erhält { $n } Energie.
event-energy-paid = { $seat } zahlt { $n } Energie.
event-coins =
    { $n ->
        [one] { $seat } erhält 1 Münze.
       *[other] { $seat } erhält { $n } Münzen.
    }
event-coins-paid =
    { $n ->
        [one] { $seat } zahlt 1 Münze.
       *[other] { $seat } zahlt { $n } Münzen.
    }
event-points =
    { $n ->
        [one] { $seat } erhält 1 Punkt und steht bei { $score }.
       *[other] { $seat } erhält { $n } Punkte und steht bei { $score }.
    }
event-traded = { $seat } tauscht Münzen gegen { $resource }.
event-unlocked = { $seat } löst einen Riffball von der Leiste „{ $resource }“; dort bleiben { $left }.
event-track-emptied = { $seat } hat die Leiste „{ $resource }“ geleert: { $vp } Punkte.
event-ball-removed =
    { $n ->
        [one] { $seat } nimmt 1 Riffball aus dem Spiel.
       *[other] { $seat } nimmt { $n } Riffbälle aus dem Spiel.
    }
event-researched = { $seat } rückt in der Forschung vor: { $step }.
event-looked = { $seat } sieht Stapel { $stack } durch: { $milestones }.
event-looked-hidden = { $seat } sieht Stapel { $stack } mit { $count } Meilensteinen durch.
event-milestone-kept = { $seat } behält { $milestone }.
event-milestones-returned = { $seat } legt Stapel { $stack } zurück, von unten: { $milestones }.
event-milestones-returned-hidden = { $seat } legt { $count } Meilensteine auf Stapel { $stack } zurück.
event-milestone-passed = { $seat } nimmt den obersten Meilenstein von Stapel { $stack } verdeckt.
event-dived = { $seat } taucht auf Stufe { $depth }.
event-extra = { $seat } zahlt zwei { $resource } für einen weiteren Schritt.
event-turned-up = { $exploration } wird aufgedeckt.
event-tank-reached =
    { $seat } erreicht { $tank }, Seite { $side ->
        [0] A
       *[other] B
    }.
event-past-end =
    { $vp ->
        [one] { $seat } ist schon am Ende des Riffs: 1 Punkt.
       *[other] { $seat } ist schon am Ende des Riffs: { $vp } Punkte.
    }
event-restored = { $seat } baut das Riff auf: { $exploration }.
event-hired =
    { $paid ->
        [one] { $seat } heuert { $tile } für 1 Münze an: { $member }.
       *[other] { $seat } heuert { $tile } für { $paid } Münzen an: { $member }.
    }
event-intern =
    { $paid ->
        [one] { $seat } nimmt { $tile } für 1 Münze als Aushilfe: { $member }.
       *[other] { $seat } nimmt { $tile } für { $paid } Münzen als Aushilfe: { $member }.
    }
event-crew-offered = { $tile } kommt in die Crewauslage.
event-crew-discarded = { $tile } verlässt die Crewauslage.
event-crew-reshuffled = Die abgelegte Crew wird zu einem neuen Stapel mit { $n } Plättchen gemischt.
event-row-filled = { $seat } hat eine Reihe in ihrer Farbe gefüllt ({ $row }): { $vp } Punkte.
event-column-filled = { $seat } hat Spalte { $column } gefüllt.
event-activated = { $seat } aktiviert: { $member }.
event-cleaned = { $sector } ist sauber.
event-sector-points =
    { $vp ->
        [one] { $seat } erhält 1 Punkt für { $sector }.
       *[other] { $seat } erhält { $vp } Punkte für { $sector }.
    }
event-pollution-gained =
    { $seat } erhält ein { $size ->
        [0] kleines
        [1] mittleres
       *[other] großes
    } Müllplättchen: { $pollution }.
event-pollution-gained-hidden =
    { $seat } erhält ein { $size ->
        [0] kleines
        [1] mittleres
       *[other] großes
    } Müllplättchen.
event-revealed = { $seat } deckt { $pollution } auf.
event-refreshed = { $seat } frischt { $pollution } auf.
event-hand-out = { $seat } hat die Schwelle erreicht: { $n } Zielkarten gehen um, wer hinten liegt, wählt zuerst.
event-objectives-seen = { $seat } sieht { $objectives }.
event-objectives-seen-hidden = { $seat } sieht { $count } Zielkarten.
event-objective-kept = { $seat } behält „{ $objectives }“.
event-objective-kept-hidden = { $seat } behält eine Zielkarte.
event-objective-dropped = { $seat } legt „{ $objectives }“ ab.
event-objective-dropped-hidden = { $seat } legt eine Zielkarte ab.
event-end-set-off = { $seat } hat { $vp } Punkte: Das Spiel endet nach Runde { $rounds }.
event-objective-scored = { $seat } erhält { $vp } Punkte für „{ $objective }“.
event-game-over = Das Spiel ist zu Ende: { $winner } gewinnt mit { $points } Punkten.

## Gründe

reason-draft-first = Das Spiel hat noch nicht begonnen. Zuerst: { $step }
reason-draft-over = Schiffe und erste Missionen werden vor dem Spiel gewählt; das ist vorbei.
reason-own-turn = Das gehört in deinen eigenen Zug. Jetzt: { $step }
reason-has-to-be = Das muss gewählt werden, verzichten geht nicht: { $step }
reason-act-first = Dein Zug ist noch nicht zu Ende: Lade auf oder fahre zu einer Insel. Jetzt: { $step }
reason-recharging = Das ist ein Zug zum Aufladen. Fahren, Riffbälle versenken und Missionen spielen gehören in einen Fahrtzug.
reason-moved-already = Dein Schiff ist in diesem Zug schon gefahren. Gefahren wird einmal im Zug, und aufladen geht dann nicht mehr.
reason-deploy-before = Riffbälle versenkst du vor der Fahrt, auf einer Route am Schiff. Jetzt ginge es nur noch durch eine Wirkung.
reason-effect-needed =
    { $effect ->
        [hire] Zum Anheuern braucht es eine Wirkung. Fahre zu einer Insel, die es erlaubt, oder nutze eine Mission oder ein Crewmitglied dafür.
        [intern] Für eine Aushilfe braucht es eine Wirkung zum Anheuern: Insel, Mission oder Crewmitglied.
        [row] Eine Reihe wird gewählt, wenn du jemanden anheuerst.
        [activate] Crewmitglieder handeln, wenn eine Wirkung sie aktiviert: eine Insel, eine Mission, eine volle Spalte.
        [take] Missionen aus der Auslage gibt eine Wirkung: eine Insel, ein Crewmitglied, eine Belohnung beim Aufladen.
        [lay] Eine Mission legst du ohne Wirkung nur ab, wo eine Wirkung es sagt.
        [discard] Eine Mission kommt nur als Preis einer Wirkung unter den Stapel.
        [space] Belohnungen gibt es beim Aufladen oder durch eine Wirkung.
        [refresh] Ein benutztes Müllplättchen frischt nur eine Wirkung auf.
        [dive] Dein Taucher bewegt sich durch eine Wirkung zum Erkunden.
        [restore] Das Riff wird durch eine Wirkung aufgebaut.
        [unlock] Ein Riffball wird durch eine Wirkung frei.
        [forward] Dein Forscher bewegt sich durch eine Wirkung mit Forschung.
        [side-step] Dein Forscher bewegt sich durch eine Wirkung mit Forschung.
        [gain] Ressourcen geben die Wirkungen, die welche bringen.
       *[other] Getauscht wird, wo eine Wirkung es anbietet.
    }
way-choose = die { $ship } nehmen
way-keep = { $mission } behalten
way-reject = { $mission } abgeben
way-recharge = aufladen
way-deploy = einen Riffball auf { $route } versenken
way-sail = nach { $spot } fahren
way-play = { $mission } spielen
way-reveal = { $pollution } aufdecken
way-resolve = die Wirkung ausführen, die es erlaubt
way-pick = die Wirkung ausführen, die es erlaubt
way-convert = noch einmal tauschen
way-dive = weiter tauchen
way-restore = das Riff noch einmal aufbauen
way-forward = geradeaus gehen
way-side-step = auf das Seitenfeld gehen
way-milestone = { $milestone } behalten
way-return = { $milestone } zurücklegen
way-hire = { $tile } anheuern
way-intern = das billigste Plättchen als Aushilfe nehmen
way-row = wählen: { $row }
way-trigger = wählen: { $bonus }
way-activate = aktivieren: { $member }
way-take = { $mission } nehmen
way-lay = { $mission } ablegen
way-discard = { $mission } unter den Stapel legen
way-settle = { $sector } abrechnen
way-space = die Belohnung nehmen
way-refresh = { $pollution } auffrischen
way-objective = „{ $objective }“ behalten
way-drop = „{ $objective }“ abwerfen
way-gain = nehmen: { $resource }
way-pay = bezahlen mit: { $resource }
way-unlock = einen Riffball lösen: { $resource }
reason-ship-gone = Die { $ship } liegt nicht mehr aus. Wähle eine andere.
reason-not-in-hand = Du hast { $mission } nicht auf der Hand. Wähle eine Mission, die du hältst.
reason-coins = Das kostet { $price } Münzen, und du hast { $have }.
reason-energy = Das kostet { $price } Energie, und du hast { $have }.
reason-resources = Das kostet { $price } { $resource }, und du hast { $have }.
reason-any-resources = Das kostet { $price } Ressourcen, und du hast { $have }, die dafür in Frage kommen.
reason-track-full = Für { $resource } ist kein Platz frei. Löse einen Riffball oder gib vorher etwas aus.
reason-tracks-full = Für keine Ressource ist Platz frei. Löse einen Riffball oder gib vorher etwas aus.
reason-energy-full = Deine Energie ist mit { $most } schon am Anschlag.
reason-not-on-board = Das gibt es auf dem Spielplan dieses Spiels nicht.
reason-same-island = Dein Schiff liegt schon dort: { $spot }. Die Fahrt muss anderswo enden.
reason-occupied = { $owner } liegt schon dort: { $spot }. Durchfahren geht, bleiben nicht.
reason-no-way = Mit { $have } Energie erreicht dein Schiff keine Insel. Lade auf.
reason-no-way-left = Nach { $price } Energie oder ohne diesen Riffball könnte dein Schiff keine Insel mehr erreichen, und es muss diesen Zug fahren.
reason-travel-declared = Das ist schon ein Fahrtzug. Fahre weiter.
reason-deployed-already = Vor dieser Fahrt hast du schon einen Riffball versenkt: einmal im Zug.
reason-no-balls = In deinem Einsatzbereich liegt kein Riffball. Löse welche von deinen Leisten.
reason-not-at-ship = { $route } berührt dein Schiff nicht ({ $spot }). Wähle eine Route, die es tut.
reason-route-full = Auf { $route } ist kein Platz mehr frei.
reason-no-route-free = Keine Route kann jetzt einen Riffball aufnehmen.
reason-move-first = Diese Mission gehört zu { $island }. Fahre zuerst dorthin.
reason-other-island = Diese Mission gehört zu { $island }, und dein Schiff liegt anderswo.
reason-island-begun = Du hast mit den Wirkungen der Insel begonnen. Ihre Mission muss vorher angesagt werden.
reason-mission-played = Du hast in diesem Zug schon eine Mission gespielt.
reason-condition = Die Bedingung von { $mission } ist jetzt nicht erfüllt.
reason-not-your-tile = Du hast jetzt kein solches Müllplättchen. Wähle in deinem Zug ein eigenes.
reason-tile-used = { $pollution } wurde schon aufgedeckt. Frische es zuerst auf.
reason-tile-fresh = { $pollution } wurde noch nicht aufgedeckt. Wähle ein verwertetes.
reason-revealed-already = Du hast in diesem Zug schon ein Müllplättchen aufgedeckt: einmal im Zug.
reason-no-window = Aufgedeckt wird zwischen zwei Wirkungen deines Zuges, nicht mittendrin. Beende zuerst diese.
reason-nothing-used = Du hast kein verwertetes Müllplättchen.
reason-nothing-to-reveal = Du hast kein Müllplättchen mehr aufzudecken.
reason-supply-empty = Der Vorrat an Müllplättchen ist aufgebraucht.
reason-not-just-closed = { $sector } wurde nicht gerade geschlossen.
reason-no-side-step = Hier gibt es kein Seitenfeld: Nur der dritte und der siebte Schritt der Leiste haben eines.
reason-must-choose = Das muss sein. Wähle eine der anderen Möglichkeiten.
reason-no-such-entry = Eine solche Wirkung gibt es hier nicht.
reason-entry-done = Diese Wirkung ist erledigt oder wurde aufgegeben.
reason-no-sets = Diese Insel hat keine Pakete zur Wahl.
reason-pick-a-set = Hier wählst du eins von zwei Paketen: das erste oder das zweite.
reason-pay-ascending = { $resource } kommen zu spät: Gezahlt wird in der Folge Algen, Muscheln, Kameras.
reason-not-distinct = { $resource } hast du schon genommen, und alle müssen verschieden sein.
reason-track-empty = Auf der Leiste „{ $resource }“ liegt kein Riffball mehr.
reason-no-locked-balls = Auf deinen Leisten liegt kein Riffball mehr.
reason-research-ends = Dein Forscher kommt nicht weiter: Das letzte Feld fasst nur einen.
reason-not-in-stack = Dieser Meilenstein ist nicht unter denen, die du ansiehst.
reason-nobody-to-hire = Du kannst jetzt niemanden anheuern: kein Platz, kein Geld oder nur Wirkungen, die du schon hast.
reason-not-in-crew-offer = { $tile } liegt nicht in der Crewauslage.
reason-same-effect = Die Wirkung von { $tile } hast du schon. Nimm stattdessen das billigste Plättchen als Aushilfe.
reason-row-full = Diese Reihe ist voll: { $row }.
reason-no-bonus = So etwas steht nicht aus.
reason-nobody-ready = Auf deinem Schiff wurden in diesem Zug schon alle aktiviert.
reason-nobody-of-color = In dieser Farbe hast du niemanden mehr zu aktivieren: { $color }.
reason-nobody-there = Dort ist niemand: { $member }.
reason-activated-already = In diesem Zug schon aktiviert: { $member }. Mehr als einmal geht nicht.
reason-other-column = Das gehört nicht zur eben gefüllten Spalte: { $member }.
reason-other-color = Das hat nicht die Farbe, die gerade aktiviert wird: { $member }.
reason-crew-gone = Die Crewauslage ist leer.
reason-no-missions = Es ist keine Mission in Reichweite.
reason-not-offered = { $mission } liegt nicht in der Auslage.
reason-out-of-reach = { $mission } ist außer Reichweite: Du darfst die ersten { $reach } Karten von links nehmen.
reason-hand-empty = Du hast zu wenige Missionen auf der Hand.
reason-other-space = Belohnungen kommen der Reihe nach; jetzt ist die bei { $at } Punkten dran.
reason-reward-useless = Diese Belohnung brächte dir jetzt nichts. Verzichte darauf.
reason-no-such-space = Ein solches Belohnungsfeld gibt es nicht.
reason-space-ahead = Die Belohnung liegt bei { $at } Punkten, und du hast { $have }.
reason-not-passed = Diese Zielkarte ist nicht unter denen, die du bekommen hast.

## Der Tisch

table-round = Runde { $round }
table-crew = Crew, billigste zuerst: { $tiles }
table-player = { $score } Punkte · Energie { $energy } · Münzen { $coins } · Algen { $algae } Muscheln { $shells } Kameras { $cameras } · Bälle { $balls } · Taucher { $diver } · Forschung { $research } · Crew { $crew } · Missionen { $hand } · Plättchen { $tiles }
table-clean = Sauber: { $sectors }
table-offer = Missionen in der Auslage: { $missions }
table-hand = Deine Missionen: { $missions }

## Wertung und Gleichstand

score-play = Punkte im Spiel
score-objective = Zielkarte
score-missions = Missionen
score-research = Forschung
score-divers = Taucher
score-resources = Ressourcensätze
score-rows = Crewreihen
score-majorities = Mehrheiten in Sektoren
score-seconds = Zweite Plätze in Sektoren
score-pollution = Müllplättchen

## Das Labor

study-ship = Schiffe
study-crew = Angeheuerte Crew
study-mission = Gespielte Missionen
study-sector = Gesäuberte Sektoren
study-milestone = Meilensteine
study-restoration = Aufgebaute Riffplättchen
study-objective = Zielkarten

## Was eine Stellung wert ist: Teile der Bewertung, für Tipps

part-points = Punkte auf der Leiste
part-missions = gespielte Missionen
part-suits = verschiedene Sorten
part-cards = Missionskarten auf der Hand
part-research = Forschung
part-reach = Forschung in Reichweite
part-tracks = freie Leisten
part-sets = Ressourcensätze
part-cargo = Ressourcen
part-coins = Münzen
part-energy = Energie
part-balls = Riffbälle im Einsatzbereich
part-crew = Crew
part-rows = Reihen einer Farbe
part-pollution = Müllplättchen
part-divers = Rang im Tauchen
part-steps = Schritte am Meeresgrund
part-sectors = gesäuberte Sektoren
part-hopes = Aussicht auf Sektoren
part-routes = Routen mit eigenen Riffbällen
part-objective = die geheime Zielkarte
part-tempo = der nächste Zug
part-rest = restliche Zeit

## Was ein Paket enthält

inventory-islands = Inseln: { $count } (grün { $green }, lila { $purple }, orange { $orange }; ohne Kennung { $plain }, 3+ { $three }, 4 { $four })
inventory-missions = Missionen: { $count } (grün { $green }, lila { $purple }, orange { $orange }, Joker { $wild }; Bonus { $bonus }, stattdessen { $alternative }, Bedingung { $condition }; ohne Kennung { $plain }, 3+ { $three }, 4 { $four })
inventory-crew = Crewplättchen: { $count } (grün { $green }, rot { $red }, blau { $blue })
inventory-pollution = Müllplättchen: { $count } (klein { $small }, mittel { $medium }, groß { $large })
inventory-seafloor = Riffplättchen: { $count } (hell { $light }, dunkel { $dark })
inventory-tanks = Sauerstoffflaschen: { $count } (gelb { $yellow }, orange { $orange })
inventory-rest = Schiffe: { $ships }, Meilensteine: { $milestones }, Zielkarten: { $objectives }
inventory-map = Karte für { $players }: { $spots } Inseln, { $routes } Routen, { $sectors } Sektoren mit { $sharks } Haien

# Was eine Wahl verschenkt: gesagt und einmal gefragt
warning-effects-left =
    { $left ->
        [one] Eine Wirkung dieser Liste ist noch möglich und ginge
       *[other] { $left } Wirkungen dieser Liste sind noch möglich und gingen
    } verloren.
warning-gains-left =
    Du darfst noch { $left ->
        [one] 1 Ressource
       *[other] { $left } Ressourcen
    } nehmen.
warning-resources-lost = Für { $resource } ist zu wenig Platz: { $lost } davon { $lost ->
    [one] ginge
   *[other] gingen
} verloren.
warning-energy-lost = Deine Energieleiste endet vorher: { $lost } Energie { $lost ->
    [one] ginge
   *[other] gingen
} verloren.
