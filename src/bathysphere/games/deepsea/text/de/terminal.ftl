### Endeavor: Die Tiefsee im Terminal.

deepsea-mission = Mission { $mission }
deepsea-round = Runde { $round }/{ $of }
deepsea-order = Reihenfolge { $order } (z = gepasst)
deepsea-mat = { $levels } · bereit { $staging }, Vorrat { $supply }, Wi { $research }, { $vessels }U, Plättchen { $tokens }, { $points } P
deepsea-mat-short = { $levels } b{ $staging } w{ $research } t{ $tokens } { $points }P
deepsea-display = Berichte
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
deepsea-discovery = Entdeckungsbonus: { $gain }
deepsea-ring = mit Ring
deepsea-rule = Sonderregel:
deepsea-tier = Stufe { $tier }, noch { $left }
deepsea-gives = bringt { $gain }
deepsea-does = kann { $actions }
deepsea-you = du erhältst { $gain }
deepsea-others = alle anderen erhalten { $gain }
deepsea-circles = Kreise: { $actions }
deepsea-field-0 = blau
deepsea-field-1 = braun
deepsea-field-2 = grün
deepsea-field-3 = gelb
deepsea-hex = Reihe { $row } Feld { $place }
deepsea-impact = Einflussbereich: Punkte und Bonus (+ mehrere), [ ] ist frei, * beliebig viele, ein Zeichen ist ein Marker
deepsea-arrival = Ankunft { $gain }
deepsea-cost = kostet { $cost }
deepsea-tokens = { $count } Plättchen
deepsea-link = Verbindung
deepsea-look-what = Was ansehen? Eine Zone nach Ort oder Namen (sieh B2), ein Forschungsbericht, ein Crewmitglied, oder: sieh einfluss, crew, berichte, ziele, auslage. Nur „sieh“ zeigt alles.
deepsea-look-impact = einfluss einflusstafel
deepsea-look-crew = crew mannschaft
deepsea-look-journals = berichte
deepsea-look-goals = ziele
deepsea-look-mission = szenario mission regeln
deepsea-look-tray = auslage crewmitglieder

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
deepsea-icon-travel = Reisen
deepsea-icon-sonar = Sonar
deepsea-icon-dive = Tauchen
deepsea-icon-conserve = Schützen
deepsea-icon-journal = Bericht
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
deepsea-letter-promote = p
deepsea-letter-travel = r
deepsea-letter-sonar = o
deepsea-letter-dive = t
deepsea-letter-conserve = c
deepsea-letter-journal = f
deepsea-letter-discover = d

deepsea-kind-recruit = Anwerben
deepsea-kind-refill = Fach
deepsea-kind-take-back = Zurück
deepsea-kind-activate = Einsetzen
deepsea-kind-circle = Bericht
deepsea-kind-copy = Wie
deepsea-kind-pass = Passen
deepsea-kind-do = Aktion
deepsea-kind-spend = Ausgeben
deepsea-kind-use = Nutzen
deepsea-kind-end = Ende
deepsea-kind-vessel = U-Boot
deepsea-kind-travel = Reisen
deepsea-kind-launch = Start
deepsea-kind-sonar = Sonar
deepsea-kind-dive = Tauchen
deepsea-kind-conserve = Schützen
deepsea-kind-journal = Bericht
deepsea-kind-publish = Bericht
deepsea-kind-promote = Befördern
deepsea-kind-draw = Tiefen
deepsea-kind-keep = Behalten
deepsea-kind-place = Anlegen
deepsea-kind-keep-token = Behalten
deepsea-kind-next = Zuerst
deepsea-kind-step = Vor
deepsea-kind-mark = Feld
deepsea-kind-walk = Ziehen
deepsea-kind-clean = Reinigen
deepsea-kind-name = Nennen
deepsea-kind-choose = Fassung
deepsea-kind-decline = Ablehnen

deepsea-cell-pass = für diese Runde
deepsea-cell-end = des Zuges
deepsea-cell-clean = ein Schritt
deepsea-cell-decline = verzichten
