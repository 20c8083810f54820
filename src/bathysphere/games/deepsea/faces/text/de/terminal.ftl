### Endeavor: Die Tiefsee im Terminal.

deepsea-mission = Szenario { $mission }
deepsea-round = Runde { $round }/{ $of }
deepsea-order = Reihenfolge { $order } (z = gepasst)
deepsea-mat = { $levels } · Laderaum { $staging }, Vorrat { $supply }, Wi { $research }, { $vessels }U, Plättchen { $tokens }, { $points } P
deepsea-mat-short = { $levels } L{ $staging } w{ $research } t{ $tokens } { $points }P
deepsea-display = Forschungsberichte
deepsea-goals = Ziele
deepsea-goal-open = { $goal } noch nicht gewählt
deepsea-bonus =
    { $first ->
        [0] {""}
       *[other] (meiste +{ $first }, zweitmeiste +{ $second })
    }
deepsea-goals-hidden =
    { $count ->
        [one] 1 Bonusziel liegt noch verdeckt.
       *[other] { $count } Bonusziele liegen noch verdeckt.
    }
deepsea-discovery = Entdeckungs-Bonus: { $gain }
deepsea-ring = mit Ring
deepsea-rule = Besonderheit:
deepsea-ruling = Auslegung:
deepsea-tier = Stufe { $tier }, noch { $left }
deepsea-gives = bringt { $gain }
deepsea-does = kann { $actions }
deepsea-you = du erhältst { $gain }
deepsea-others = alle anderen erhalten { $gain }
deepsea-circles = Aktivierungsfelder: { $actions }
deepsea-field-0 = blau
deepsea-field-1 = braun
deepsea-field-2 = grün
deepsea-field-3 = gelb
deepsea-hex = Reihe { $row } Feld { $place }
deepsea-impact = Einflussbereich: Punkte und Bonus (+ mehrere), [ ] ist frei, * beliebig viele, ein Symbol ist ein Marker
deepsea-arrival = Ankunft { $gain }
deepsea-cost = kostet { $cost }
deepsea-tokens = { $count } Plättchen
deepsea-link = Verbindung
deepsea-pane-ocean = Ozean
deepsea-pane-waiting = offen
deepsea-pane-drawn = gezogene Zonen
deepsea-pane-mats = Tableaus
deepsea-pane-crew = Crew
deepsea-pane-goals = Ziele
deepsea-pane-journals = Forschungsberichte
deepsea-pane-impact = Einfluss
deepsea-pane-tray = Auslage
deepsea-pane-mission = Szenario
deepsea-pane-stacks = Stapel
deepsea-pane-tokens = Plättchen
deepsea-pane-signs = Symbole
deepsea-pane-news = Verlauf
deepsea-look-ocean = meer zonen karte
deepsea-look-waiting = boni
deepsea-look-drawn = gezogen
deepsea-look-mats = tafel spieler
deepsea-look-stacks = vorrat
deepsea-look-tokens = tauchplättchen
deepsea-look-signs = buchstaben legende
deepsea-things-zones = Zonen
deepsea-things-journals = Forschungsberichte
deepsea-things-specialists = Crewmitglieder
deepsea-things-tokens = Tauchplättchen
deepsea-things-players = Spieler
deepsea-things-hexes = Freie Felder
deepsea-things-goals = Ziele
deepsea-things-cards = Karten der Gruppe
deepsea-depth = Tiefe { $depth }
deepsea-vessels-here = U-Boote: { $ships }
deepsea-discovered-by = entdeckt von { $name }
deepsea-access-up = erreichbar von der Zone darüber
deepsea-access-left = erreichbar von der Zone links
deepsea-access-right = erreichbar von der Zone rechts
deepsea-stack =
    Tiefe { $depth }: { $count ->
        [one] 1 Zone
       *[other] { $count } Zonen
    } im Stapel
deepsea-stack-bottom = ganz unten { $boards }
deepsea-hidden =
    { $board } liegt unter { $within ->
        [one] der obersten Zone
       *[other] den obersten { $within } Zonen
    } des Stapels.
deepsea-free-cells = Hier könnte eine Zone liegen: { $cells }
deepsea-token-supply = Tauchplättchen im Vorrat: { $count }; abgelegt: { $out }
deepsea-deck = Forschungsberichte im Stapel: { $count }; aus dem Spiel: { $out }
deepsea-waiting = Noch offen:
deepsea-pockets = Oben in den Fächern (und Plättchen darin): { $pockets }
deepsea-copies = handelt wie ein anderes deiner Crewmitglieder
deepsea-use-once_per_round = einmal je Runde nutzbar
deepsea-use-discard = nutzbar, dann abgelegt
deepsea-token =
    { $name }: { $count ->
        [one] 1 im Spiel
       *[other] { $count } im Spiel
    }
deepsea-token-research = bringt ausgegeben { $research } Wissen
deepsea-token-effect = oder genutzt: { $what }
deepsea-token-cost = das kostet { $what }
deepsea-hexes-closed = Gesperrt: { $hexes }
deepsea-in-harbour = noch nicht gestartet
deepsea-vessels-are = U-Boote: { $where }; die Technik reicht bis Tiefe { $reach }
deepsea-aside = Beiseitegelegt: { $aside } Scheiben; Ersatz: { $substitutes }
deepsea-cleanup = Säuberungsleiste: Schritt { $step }
deepsea-attribute = { $name }: Schritt { $step }, Stufe { $level }
deepsea-next = Schritt { $step } bringt { $what }
deepsea-next-level = Stufe { $level } ({ $points } P)
deepsea-signs-zone = Eine Zone: D3 ein Tauchgang-Feld mit 3 Plättchen, S.. Sonar-Felder, 2 davon frei, C24 freie Meeresschutz-Felder nach Kosten, Jby freie Publikations-Felder nach Gebiet (b blau, n braun, g grün, y gelb). Das Symbol eines Spielers an so einer Stelle ist seine Scheibe; hinter oder unter dem Namen sind es seine U-Boote.
deepsea-signs-mat = Ein Tableau: Stufe jeder Eigenschaft, in Klammern der Schritt des Würfels; bereite Scheiben und Vorrat; Wissen; U U-Boote; P Punkte jetzt.
deepsea-signs-crew = Crew: () ein freier Kreis, (x) eine Scheibe darauf, [ ] ein Forschungsbericht.
deepsea-signs-between = Zwischen Aktionen heißt / eine davon und + alle, in beliebiger Reihenfolge.
deepsea-look-impact = einfluss einflussbereich
deepsea-look-crew = crew mannschaft
deepsea-look-journals = berichte forschungsberichte
deepsea-look-goals = ziele
deepsea-look-mission = szenario mission regeln
deepsea-look-tray = sortierkasten auslage crewmitglieder

deepsea-icon-reputation = Ans
deepsea-icon-inspiration = Mot
deepsea-icon-coordination = Org
deepsea-icon-ingenuity = Gen
deepsea-icon-research = Wis
deepsea-icon-disc = Scheibe
deepsea-icon-any_attribute = beliebig
deepsea-icon-lowest_attribute = niedrigste
deepsea-icon-impact = Einfluss
deepsea-icon-promote = Beförd
deepsea-icon-travel = Bewegung
deepsea-icon-sonar = Sonar
deepsea-icon-dive = Tauchgang
deepsea-icon-conserve = Meeresschutz
deepsea-icon-journal = Publikation
deepsea-icon-discover = Entdecken

deepsea-letter-reputation = A
deepsea-letter-inspiration = M
deepsea-letter-coordination = O
deepsea-letter-ingenuity = G
deepsea-letter-research = w
deepsea-letter-disc = s
deepsea-letter-any_attribute = b
deepsea-letter-lowest_attribute = n
deepsea-letter-impact = e
deepsea-letter-promote = f
deepsea-letter-travel = u
deepsea-letter-sonar = o
deepsea-letter-dive = t
deepsea-letter-conserve = c
deepsea-letter-journal = p
deepsea-letter-discover = d

deepsea-kind-recruit = Rekrutieren
deepsea-kind-refill = Fach
deepsea-kind-take-back = Zurück
deepsea-kind-activate = Aktivieren
deepsea-kind-circle = Bericht
deepsea-kind-copy = Wie
deepsea-kind-pass = Passen
deepsea-kind-do = Aktion
deepsea-kind-spend = Ausgeben
deepsea-kind-use = Nutzen
deepsea-kind-end = Ende
deepsea-kind-vessel = U-Boot
deepsea-kind-travel = Bewegung
deepsea-kind-launch = Zu Wasser
deepsea-kind-sonar = Sonar
deepsea-kind-dive = Tauchgang
deepsea-kind-conserve = Meeresschutz
deepsea-kind-journal = Publikation
deepsea-kind-publish = Publikation
deepsea-kind-promote = Befördern
deepsea-kind-draw = Tiefen
deepsea-kind-keep = Behalten
deepsea-kind-place = Legen
deepsea-kind-keep-token = Behalten
deepsea-kind-next = Zuerst
deepsea-kind-step = Vor
deepsea-kind-mark = Feld
deepsea-kind-walk = Ziehen
deepsea-kind-clean = Säubern
deepsea-kind-name = Nennen
deepsea-kind-choose = Fassung
deepsea-kind-decline = Verzichten

deepsea-cell-pass = für diese Runde
deepsea-cell-end = des Zuges
deepsea-cell-clean = ein Schritt
deepsea-cell-decline = auf diesen Bonus
