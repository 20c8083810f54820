# Endeavor: Deep Sea auf Deutsch. Die Namen am Ende kommen aus den Inhaltsdateien.

ask-recruit = Ein Crewmitglied rekrutieren
ask-refill = Aus welchem Fach rückt ein Plättchen nach?
ask-reassign = Scheiben von Crewmitgliedern zurücknehmen
choose-reassign = { $most ->
    [one] Bis zu 1 Scheibe zurücknehmen
   *[other] Bis zu { $most } Scheiben zurücknehmen
}
confirm-reassign = { $count ->
    [0] Keine zurücknehmen
   *[other] { $count } zurücknehmen
}
ask-turn = Ein Crewmitglied aktivieren oder passen
ask-copy = Als welches Crewmitglied handelt der Robotikingenieur?
ask-actions = Die nächste Aktion
ask-travel = Welches U-Boot fährt?
ask-travel-to = Wohin fährt das U-Boot?
ask-launch = Wo kommt das U-Boot zu Wasser?
ask-sonar = Sonar auf welchem Feld?
ask-discover = Eine Zone entdecken; aus welchen Tiefen kommen die beiden Kacheln?
ask-keep = Welche Kachel wird behalten?
ask-place = Wohin kommt die Kachel?
ask-dive = Tauchgang auf welchem Feld?
ask-keep-token = Welches Tauchplättchen wird behalten?
ask-conserve = Meeresschutz auf welchem Feld?
ask-pay = Ein Tauchplättchen für das fehlende Wissen ausgeben
ask-journal = Publikation auf welchem Feld?
ask-publish = Welchen Forschungsbericht veröffentlichen?
ask-promote = Ein Crewmitglied befördern
ask-order = Welcher Bonus zuerst?
ask-take = Hier kommt es auf die Reihenfolge an. Welcher Bonus zuerst?
ask-step = Welche Eigenschaft steigt?
ask-impact = Einen Einflussmarker legen
ask-walk = Wohin geht der Marker?
ask-name = Was zählt Ziel 3, für alle?
ask-choose = Welche Fassung des Ziels gilt, für alle?

option-recruit =
    { $kind } rekrutieren (Stufe { $tier }){ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $actions_count ->
        [0] {""}
       *[other] {", kann "}{ $one ->
            [1] {"eins von "}
           *[0] {""}
        }{ $actions }
    }
option-refill = { $kind } aus Fach { $pocket } nachrücken
option-take-back = Scheibe von { $face } zurücknehmen
option-reassign-decline = Keine weitere zurücknehmen
option-activate =
    { $face } aktivieren{ $actions_count ->
        [0] {""}
       *[other] {": "}{ $one ->
            [1] {"eins von "}
           *[0] {""}
        }{ $actions }
    }
option-circle = „{ $card }“ nutzen: { $actions }
option-copy =
    Als { $face } handeln: { $one ->
        [1] {"eins von "}
       *[0] {""}
    }{ $actions }
option-pass = Für diese Runde passen
option-do = { $icon }
option-spend = Plättchen „{ $token }“ für { $research } Wissen ausgeben
option-use = Plättchen „{ $token }“ nutzen
option-end = Zug beenden
option-vessel = Mit diesem U-Boot fahren: { $board } (Technologie-Stufe { $technology })
option-travel =
    Bewegung: { $board }{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }
option-launch =
    U-Boot zu Wasser lassen: { $board }{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }
option-sonar =
    Sonar: { $site }{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", stellt eine Verbindung her"}
       *[other] {", stellt "}{ $links } Verbindungen her
    }
option-dive =
    Tauchgang: { $site }, { $left ->
        [1] ein Plättchen
       *[other] { $left } Plättchen
    }
option-conserve =
    Meeresschutz: { $site } für { $cost } Wissen{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", stellt eine Verbindung her"}
       *[other] {", stellt "}{ $links } Verbindungen her
    }
option-journal =
    Publikation: { $site }{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", stellt eine Verbindung her"}
       *[other] {", stellt "}{ $links } Verbindungen her
    }
option-publish =
    „{ $card }“ veröffentlichen für { $cost } Wissen{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $points ->
        [0] {""}
        [1] {", 1 Punkt"}
       *[other] {", "}{ $points } Punkte
    }
option-promote =
    { $kind } zu { $face } befördern{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    } (Feld: { $circle })
option-draw =
    { $same ->
        [1] Zwei Kacheln der Tiefe { $first } ziehen
        [2] Die letzte Kachel der Tiefe { $first } ziehen
       *[0] Je eine Kachel der Tiefen { $first } und { $second } ziehen
    }
option-keep =
    { $board } behalten (Tiefe { $depth }){ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }
option-place = { $board } nach { $cell } legen
option-keep-token = Plättchen „{ $token }“ behalten
option-next = Als Nächstes: { $icon }
option-step = { $attribute } von { $position } aus
option-mark =
    Marker auf Feld { $hex }{ $points ->
        [0] {""}
        [1] {", 1 Punkt"}
       *[other] {", "}{ $points } Punkte
    }{ $gain_count ->
        [0] {""}
       *[other] {", gibt "}{ $gain }
    }{ $field ->
        [none] {""}
        [blue] {", ein blaues Thema"}
        [brown] {", ein braunes Thema"}
        [green] {", ein grünes Thema"}
       *[yellow] {", ein gelbes Thema"}
    }
option-walk = Mit dem Marker auf Feld { $hex } gehen
option-clean = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
  } auf der Säuberungsleiste
option-name = Ziel 3 zählt die Scheiben für { $piece }
option-choose = Ziel { $goal }: { $counts }
option-decline = Verzichten ({ $icon })
counts-8-1-1 = Zonen mit eigener Scheibe von der Spalte der Seestern-Station bis zum linken Rand, je 1 Punkt
counts-8-1-2 = Zonen mit eigener Scheibe von der Spalte der Seestern-Station bis zum rechten Rand, je 1 Punkt
counts-8-2-1 = eigene Scheiben in Tiefe 2 und 3, je 1 Punkt
counts-8-2-2 = eigene Scheiben in Tiefe 4 und 5, je 1 Punkt
counts-8-3-1 = Symbole des Themas, von dem man am meisten hat, je 1 Punkt
counts-8-3-2 = volle Sätze der vier Themen, je 3 Punkte

no-gain = nichts
no-actions = nichts

event-round = Runde { $round } beginnt.
event-recruited = { $seat } rekrutiert { $specialist }.
event-pocket-refilled = Ein Plättchen rückt nach; darunter liegt { $specialist }.
event-pocket-opened = Jetzt im Angebot: { $specialist }.
event-no-recruit = { $seat } findet niemanden zum Rekrutieren.
event-effort =
    { $seat } erhält { $discs ->
        [1] eine Scheibe
       *[other] { $discs } Scheiben
    } durch Arbeitskraft.
event-took-back = { $seat } nimmt die Scheibe von { $face } zurück.
event-activated = { $seat } aktiviert { $face }.
event-copied = Das Crewmitglied handelt als { $model }.
event-circle-used = { $seat } nutzt „{ $card }“.
event-passed = { $seat } passt.
event-travelled = { $seat } fährt: { $origin } → { $board }.
event-launched = { $seat } lässt ein U-Boot zu Wasser: { $board }.
event-placed-disc = { $seat } legt eine Scheibe: { $site }.
event-linked = Verbindung hergestellt: { $site } – { $other }.
event-drew-boards = { $seat } zieht { $boards }.
event-returned = Unter den Stapel: { $board }.
event-discovered = { $seat } entdeckt auf { $cell }: { $board }.
event-ocean-full = { $seat } findet keinen Platz für eine weitere Zone.
event-stocked =
    { $tokens_placed ->
        [1] Ein Tauchplättchen kommt
       *[other] { $tokens_placed } Tauchplättchen kommen
    } ins Spiel: { $site }.
event-tokens-reshuffled = { $size } Tauchplättchen werden neu gemischt.
event-dived = { $seat } taucht: { $site }. Fund: { $tokens }.
event-discarded-token = { $seat } wirft das Plättchen „{ $token }“ ab.
event-spent = { $seat } gibt das Plättchen „{ $token }“ für { $research } Wissen aus.
event-used = { $seat } nutzt das Plättchen „{ $token }“.
event-paid = { $seat } zahlt { $research } Wissen.
event-conserved = { $seat } betreibt Meeresschutz: { $site }.
event-published = { $seat } veröffentlicht „{ $card }“: { $site }.
event-displayed = Neu ausgelegt: „{ $card }“.
event-promoted = { $seat } befördert { $specialist }.
event-attribute = { $seat }: { $attribute } steht auf { $position }.
event-research = { $seat } erhält { $amount } Wissen und hat { $position }.
event-discs =
    { $seat } erhält { $amount ->
        [1] eine Scheibe
       *[other] { $amount } Scheiben
    }.
event-marked =
    { $seat } legt einen Marker auf Feld { $hex }{ $hex_shows ->
        [none] {""}
       *[other] {" ("}{ $hex_shows })
    }.
event-walked =
    { $seat } geht von Feld { $hex } nach Feld { $target }{ $target_shows ->
        [none] {""}
       *[other] {" ("}{ $target_shows })
    }.
event-locked = Der Marker auf Feld { $hex } bleibt dort.
event-cleaned = { $seat } steht auf Schritt { $position } der Säuberungsleiste.
event-lost = { $seat } kann nicht nutzen: { $icon }.
event-declined = { $seat } verzichtet: { $icon }.
event-named = { $seat } bestimmt für Ziel 3: { $piece }.
event-chose =
    { $seat } bestimmt die { $version ->
        [0] erste
       *[other] zweite
    } Fassung von Ziel { $goal }.
event-raced = { $seat } ist Nummer { $place } bei Ziel { $goal }.
event-coop-card = Aufgedeckt: { $coop_card }. { $coop_card_shows }
event-rose = Ein U-Boot von { $seat } steigt auf: { $origin } → { $board }.
event-stripped = Oberstes Plättchen verloren: { $site }.
event-flooded = { $seat } behält { $position } Wissen.
event-wave = Die Welle geht an { $seat }.
event-journals-reset = Alle Forschungsberichte werden zurückgedreht.
event-game-over = { $winner } gewinnt mit { $points } Punkten.
event-team-result =
    { $won ->
        [1] Geschafft: { $goals_met } von sieben Zielen sind erreicht.
       *[0] Nicht geschafft: { $goals_met } von sieben Zielen sind erreicht.
    }
event-journal-discarded = „{ $card }“ ist damit aus dem Spiel.

reason-over = Das Spiel ist vorbei.
reason-first-there = Ein eigenes U-Boot ist dort. Zuerst { $way }; dann lässt sich das hier wählen.
reason-by-itself-there = Ein eigenes U-Boot ist dort. Einfach { $way }: Das geschieht dann hier, weil kein anderer Ort bleibt.
reason-vessel-first = Zuerst { $way }; dann kann dieses U-Boot fahren.
reason-finish-none = Zuerst ist eine andere Frage offen: „{ $step }“ Danach bietet diese Aktivierung nicht: { $icon }.
reason-finish-then = Zuerst ist eine andere Frage offen: „{ $step }“ Danach ist in dieser Aktivierung noch offen: { $icon }.
reason-preparation = Das gehört in die eigenen Züge. Zuerst kommt die Vorbereitung: „{ $step }“
reason-own-turn = Das gehört in den eigenen Zug. Jetzt ist eine andere Frage offen: „{ $step }“
reason-in-preparation =
    { $verb ->
        [take-back] Scheiben kommen in der Vorbereitung von Crewmitgliedern zurück, zu Beginn einer Runde.
       *[other] Crewmitglieder werden in der Vorbereitung rekrutiert, eines zu Beginn jeder Runde.
    }
reason-has-to-be = Das muss gewählt werden, verzichten geht nicht: „{ $step }“
reason-no-vessel-yet = Kein eigenes U-Boot ist im Ozean. Eines kommt zu Wasser, wenn die Genialität ein Feld mit U-Boot erreicht.
reason-no-vessel-in-zone =
    Kein eigenes U-Boot ist dort: { $board }. { $near ->
        [yes] Zuerst dorthin fahren: Die Technologie-Stufe reicht.
       *[no] Zuerst dorthin fahren: Das braucht Technologie-Stufe { $need }, vorhanden ist { $level }.
    }{ $source ->
        [free] {""}
        [busy] {" "}Und auf allen eigenen Crewmitgliedern mit { $icon } liegt eine Scheibe.
       *[none] {" "}Und kein eigenes Crewmitglied bietet { $icon }: zuerst eines rekrutieren.
    }
reason-technology = Die Fahrt nach { $board } braucht Technologie-Stufe { $need }, vorhanden ist { $level }.
reason-no-site-for = Kein freies Publikations-Feld im Ozean zeigt ein Thema von { $card }.
reason-no-vessel-for = Kein eigenes U-Boot ist bei einem freien Publikations-Feld mit einem Thema von { $card }. Eines ist { $site }: zuerst dorthin fahren.
reason-specialists-busy = Auf allen eigenen Crewmitgliedern mit { $icon } liegt eine Scheibe. Frei werden sie durch Management.
reason-specialists-none = Kein eigenes Crewmitglied bietet { $icon }. In der Vorbereitung eines rekrutieren.
reason-two-discs = Ein Crewmitglied aktivieren und durch { $icon } eine Scheibe legen braucht zwei Scheiben im Laderaum; vorhanden ist eine.
reason-not-in-activation = Diese Aktivierung bietet jetzt nicht: { $icon }. Vielleicht eine andere in einem späteren Zug.
reason-impact-first = Ein Marker kommt dorthin, wenn man Einfluss erhält.
reason-discover-first = Hierher kommt eine Zone, wenn man eine entdeckt, meist durch Sonar.
reason-launch-when = Ein U-Boot kommt zu Wasser, wenn die Genialität ein Feld mit U-Boot erreicht.
reason-copies = Nur { $face } handelt als anderes Crewmitglied. Zuerst dieses aktivieren.
way-recruit = { $kind } rekrutieren
way-refill = ein Fach wählen
way-take-back = die Scheibe von { $face } zurücknehmen
way-activate = { $face } aktivieren
way-circle = { $card } nutzen
way-copy = als { $face } handeln
way-do = { $icon } wählen
way-spend = das Plättchen { $token } für sein Wissen ausgeben
way-use = das Plättchen { $token } nutzen
way-vessel = das U-Boot wählen: { $board }
way-travel = nach { $board } fahren
way-launch = das U-Boot zu Wasser lassen: { $board }
way-sonar = Sonar: { $site }
way-dive = Tauchgang: { $site }
way-conserve = Meeresschutz: { $site }
way-journal = Publikation: { $site }
way-publish = { $card } wählen
way-promote = { $kind } befördern
way-draw = Kacheln ziehen
way-keep = { $board } behalten
way-place = die Kachel auf { $cell } legen
way-keep-token = das Plättchen { $token } behalten
way-next = { $icon } als Nächstes nehmen
way-step = { $attribute } erhöhen
way-mark = den Marker auf Feld { $hex } legen
way-walk = mit dem Marker auf Feld { $hex } gehen
way-clean = einen Schritt auf der Säuberungsleiste gehen
way-name = { $piece } bestimmen
way-choose = die Fassung des Ziels wählen
reason-committed = { $icon } wurde gewählt und muss ausgeführt werden.
reason-out-of-reach = Kein eigenes U-Boot liegt so, dass { $site } erreichbar ist.
reason-no-such-site = { $site } ist kein Feld für { $icon }.
reason-no-disc = { $icon } braucht eine Scheibe im Laderaum.
reason-too-dear = Das kostet { $cost } Wissen, vorhanden sind mit Plättchen { $have }.
reason-taken = { $site } ist besetzt.
reason-impossible = { $icon } ist gerade nirgends möglich.
reason-impossible-anywhere = Kein Gebiet im Spiel hat noch einen Platz für { $icon }. Entdecke ein weiteres, meist durch Sonar.
reason-no-junior = Du hast kein Crewmitglied auf der Junior-Seite, das befördert werden könnte. In der Vorbereitung eines rekrutieren.
reason-too-many-tokens = Am Ende des Zuges darf man { $most } Tauchplättchen behalten; die anderen sind auszugeben.
reason-not-shallowest = Die Kacheln müssen jetzt aus Tiefe { $depth } kommen.
reason-no-such-token = Kein eigenes Plättchen: { $token }.
reason-no-circle = Kein eigener Forschungsbericht mit Aktion: { $card }.
reason-no-activating-disc = Zum Aktivieren fehlt eine Scheibe im Laderaum.
reason-needs-activation = Der Zug braucht ein aktiviertes Crewmitglied.
reason-hex-taken = Feld { $hex } ist von { $owner } besetzt.
reason-wrong-field = { $card } zeigt nicht das Thema von { $site }.
reason-wrong-depth = Tiefe { $depth } liegt nicht zwischen { $low } und { $high }.
reason-vessel-limit = Höchstens { $most } eigene U-Boote dürfen bei { $board } halten.
reason-turned = { $card } wurde in dieser Runde schon genutzt.
reason-turn-begun = Der Zug hat begonnen; Passen geht nicht mehr.
reason-track-not-full = Die Leiste vor Feld { $hex } ist noch nicht voll.
reason-track-in-order = Die Leiste füllt sich von links; Feld { $hex } ist noch nicht dran.
reason-too-far = { $board } ist zu weit für Technologie-Stufe { $level }.
reason-too-deep = Tiefe { $depth } ist zu tief für Technologie-Stufe { $level }.
reason-tiles-gone = { $kind } ist vergriffen.
reason-tier = { $kind } hat Stufe { $tier }, die Rekrutierungs-Stufe ist { $level }.
reason-take-back-in-order = { $face } hätte früher gewählt werden müssen.
reason-stack-empty = Der Stapel der Tiefe { $depth } ist leer.
reason-slot-used = { $icon } wurde in dieser Aktivierung schon genutzt.
reason-senior-already = { $kind } ist schon Führungspersonal.
reason-same-zone = Das U-Boot liegt schon bei { $board }.
reason-rescue-first = Einfluss von { $board } geht ins Bergungsfeld, solange dort Platz ist.
reason-place-taken = Auf { $cell } liegt { $board }.
reason-outside = { $cell } liegt außerhalb des Ozeans dieses Szenarios.
reason-other-zone = Das geht nur bei { $board }.
reason-other-track = Feld { $hex } gehört zur Leiste einer anderen Tiefe.
reason-other-launch-zone = Die Basis ist { $board }: Dort kommen U-Boote zu Wasser.
reason-other-goal = Hier geht es um Ziel { $goal }.
reason-other-depth = { $cell } liegt nicht in Tiefe { $depth }.
reason-only-hex = Dieser Marker kommt nur auf Feld { $hex }.
reason-one-board-left = In Tiefe { $depth } liegt nur noch eine Kachel.
reason-one-activation = Eine Aktivierung je Zug.
reason-nowhere-to-go = Das U-Boot bei { $board } kann nirgends hin.
reason-nothing-to-copy = { $face } bietet nichts zum Nachahmen.
reason-nothing-done = In diesem Zug wurde noch nichts getan.
reason-nothing-above = Über { $cell } liegt keine Zone.
reason-not-waiting = Ein solcher Bonus steht nicht an: { $icon }.
reason-not-to-depth = Diese Fahrt darf nicht in Tiefe { $depth } enden.
reason-not-shown =
    Das aktivierte Crewmitglied zeigt { $icon } nicht. { $source ->
        [free] Ein anderes von dir zeigt es: aktiviere es in einem späteren Zug.
        [busy] Andere von dir zeigen es, aber auf ihnen liegen Scheiben. Frei werden sie durch Management.
       *[none] Keines von dir zeigt es: in der Vorbereitung eines rekrutieren.
    }
reason-not-on-top = { $kind } liegt nicht oben in einem Fach.
reason-not-next = Feld { $hex } liegt nicht neben dem Marker.
reason-not-nameable = { $piece } kann nicht bestimmt werden.
reason-not-lowest = { $attribute } ist nicht die niedrigste Eigenschaft.
reason-not-looked-at = Das Plättchen { $token } wurde nicht gezogen.
reason-not-leftmost = Vor { $site } ist noch ein Feld frei.
reason-not-in-play = { $board } ist nicht im Spiel.
reason-not-fullest = Das Plättchen kommt aus dem vollsten Fach mit mindestens zweien.
reason-last-of-pocket = Fach { $pocket } wäre danach leer: das Plättchen kommt aus einem mit mindestens zweien.
reason-not-from-wreck = Nur Einfluss von { $board } geht ins Bergungsfeld.
reason-not-drawn = { $board } wurde nicht gezogen.
reason-not-displayed = { $card } liegt nicht aus.
reason-no-way = Nach { $board } führt kein Weg.
reason-no-vessels = In { $board } darf kein U-Boot.
reason-no-vessel-there = Bei { $board } liegt kein eigenes U-Boot.
reason-no-tokens = { $site } hat keine Plättchen mehr.
reason-no-such-tile = Kein solches Junior-Crewmitglied: { $kind } (Feld: { $circle }).
reason-no-such-specialist = { $kind } kann nicht rekrutiert werden.
reason-no-such-hex = Ein Feld { $hex } gibt es hier nicht.
reason-no-such-face = Nicht in der eigenen Auslage: { $face }.
reason-circle-full = Auf { $face } liegt eine Scheibe.
reason-no-place = Für eine Kachel der Tiefe { $depth } ist kein Platz.
reason-no-marker = Auf Feld { $hex } steht kein eigener Marker.
reason-no-launch-zone = Basis ist jede Zone der Tiefe 1: Nur dort kommen U-Boote zu Wasser.
reason-no-field = Kein ausliegender Forschungsbericht zeigt das Thema von { $site }.
reason-no-entry = Neue Marker kommen auf ein freies Eingangsfeld.
reason-no-effect = { $token } bringt nichts außer Wissen.
reason-no-disc-on = Auf { $face } liegt keine Scheibe.
reason-no-cleanup = Dieses Szenario hat keine Säuberungsleiste.
reason-cleanup-done = Die Säuberungsleiste endet bei { $last }.
reason-no-activation-circle = { $face } hat kein Aktivierungsfeld.
reason-must-walk = Ein eigener Marker kann gehen, also kommt kein neuer.
reason-locked = Der Marker auf Feld { $hex } steht fest.
reason-blocked = Der Marker auf Feld { $hex } ist eingeschlossen.
reason-hex-closed = Feld { $hex } hat keinen Eingang und berührt keinen Marker.
reason-hex-by-rule = Feld { $hex } füllt nur eine Besonderheit.
reason-deep-closed = Der untere Teil ist geschlossen, bis { $board } gefunden ist.
reason-fresh-journal = { $card } ist erst ab dem nächsten eigenen Zug nutzbar.
reason-draw-two = Es sind zwei Kacheln zu ziehen.
reason-draw-ascending = Die geringere Tiefe zuerst nennen.
reason-circle-used = Alle Aktivierungsfelder von { $card } sind genutzt.

score-attributes = Eigenschaften
score-impact = Einfluss
score-journals = Forschungsberichte
score-specialists = Stufe-5-Crewmitglieder
score-goal-1 = Ziel 1
score-leader-1 = Mehrheitenwertung Ziel 1
score-goal-2 = Ziel 2
score-leader-2 = Mehrheitenwertung Ziel 2
score-goal-3 = Ziel 3
score-leader-3 = Mehrheitenwertung Ziel 3
score-leftovers = Wissen & Scheiben
score-leader = { $goal }: Mehrheitenwertung
score-team = { $goal }: { $have } von { $need }
score-team-impact = Einflussziel
score-team-goal-1 = Ziel 1
score-team-goal-2 = Ziel 2
score-team-goal-3 = Ziel 3
score-team-bonus-1 = Erstes Bonusziel
score-team-bonus-2 = Zweites Bonusziel
score-team-bonus-3 = Drittes Bonusziel

icon-reputation = Ansehen
icon-inspiration = Motivation
icon-coordination = Organisation
icon-ingenuity = Genialität
icon-research = Wissen
icon-disc = Scheibe
icon-any_attribute = beliebige Eigenschaft
icon-lowest_attribute = niedrigste Eigenschaft
icon-impact = Einfluss
icon-promote = Beförderung
icon-travel = Bewegung
icon-sonar = Sonar
icon-dive = Tauchgang
icon-conserve = Meeresschutz
icon-journal = Publikation
icon-discover = Entdecken
attribute-reputation = Ansehen
attribute-inspiration = Motivation
attribute-coordination = Organisation
attribute-ingenuity = Genialität
hex-place =
    { $place } der Reihe { $row }{ $grid ->
        [rescue] {" im Bergungsfeld"}
       *[main] {""}
    }
hex-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hex-field =
    { $field ->
        [blue] ein blaues Thema
        [brown] ein braunes Thema
        [green] ein grünes Thema
       *[yellow] ein gelbes Thema
    }
hex-unlimited = beliebig viele Marker
goal-impact-text = Punkte der ganzen Gruppe aus Einflussbereich, Forschungsberichten und Stufe-5-Crewmitgliedern.
goal-impact-text-prototype = Punkte der ganzen Gruppe aus Einflussbereich und Stufe-5-Crewmitgliedern; im Prototyp zählen Forschungsberichte nicht.
goal-called = { $number } ({ $name })
coop-bonus = Bonusziel: { $text }
coop-bonus-number = Bonusziel, nötig { $need }: { $text }
coop-setback = Krise: { $text }

word-won = gewonnen
word-lost = verloren
word-failure = Fehlschlag
word-seat-of-your-pants = Erfolg mit Ach und Krach
word-impressive = beeindruckender Erfolg
word-resounding = durchschlagender Erfolg
word-astonishing = erstaunlicher Erfolg
version-first = 1
version-second = 2
circle-empty = leer
circle-disc = mit Scheibe
piece-sonar = Sonar
piece-conserve = Meeresschutz
piece-journal = Publikation
piece-vessel = U-Boot
kind-team_leader = Start-Crewmitglied
face-team_leader_junior = Start-Crewmitglied
face-team_leader = Start-Crewmitglied

# -- Besonderheiten der Zonen, nach dem Verhalten, das die Inhaltsdatei nennt

rule-promote_when_all_conserved = Wird hier das letzte Meeresschutz-Feld besetzt, dürfen alle mit einer Scheibe in dieser Zone { $promotions ->
        [one] ein Crewmitglied
       *[other] { $promotions } Crewmitglieder
    } befördern; wer es besetzt hat, zuerst.
rule-travel_after_conserve = Nach einem Meeresschutz hier darfst du mit einem U-Boot eine Bewegung von hier aus machen.
rule-dive_draw_and_keep = Ein Tauchgang hier zieht { $draw } Plättchen; du behältst 1 und wirfst den Rest ab.
rule-no_vessels_worked_from_side = Kein U-Boot darf in diese Zone oder durch sie hindurch. Jedes Feld wird von der Nachbarzone aus genutzt, zu der es sich öffnet.
rule-travel_for_all_when_dived_empty = Nimmt ein Tauchgang hier das letzte Plättchen, dürfen alle mit einem U-Boot hier eine Bewegung von hier aus machen; wer getaucht ist, zuerst.
rule-extra_conserve_with_ring = Mit einer Scheibe auf dem Sonderregel-Feld darfst du nach einem Meeresschutz hier { $extra ->
        [one] noch einmal
       *[other] noch { $extra }-mal
    } Meeresschutz nutzen.
rule-gain_after_dive = Nach einem Tauchgang hier erhältst du { $gain }.
rule-gain_per_ring_after_dive = Nach einem Tauchgang hier erhältst du { $gain } für jede deiner Scheiben auf einem Sonderregel-Feld.
rule-gain_with_ring_after_dive = Nach einem Tauchgang hier erhältst du { $gain }, wenn du eine Scheibe auf einem Sonderregel-Feld hast.
rule-gain_with_ring_on_leaving = Mit einer Scheibe auf einem Sonderregel-Feld erhältst du { $gain }, sooft du diese Zone mit einer Bewegung verlässt.
rule-technology_on_leaving = Für eine Bewegung aus dieser Zone gilt deine Technologie-Stufe als { $technology } höher.
rule-discover_without_zone_above = Eine Entdeckung von hier darf eine Kachel der Tiefe { $depth } auch dorthin legen, wo darüber keine Zone liegt.
rule-vessels_per_player = Niemand darf mehr als { $max ->
        [one] ein U-Boot
       *[other] { $max } U-Boote
    } in dieser Zone haben.
icon-travel-tech1 = Bewegung mit Technologie + 1
icon-dive-take2 = Tauchgang nach zwei Plättchen
icon-conserve-cheaper = Meeresschutz für 1 weniger
icon-conserve-same_depth = Meeresschutz überall in einer Tiefe mit eigenem U-Boot
icon-vessel = U-Boot
rule-travel_after_dive = Nach einem Tauchgang hier darfst du mit einem U-Boot eine Bewegung aus dieser Zone machen, aber nicht in Tiefe { $not_to_depth }.
rule-journal_after_dive = Nach einem Tauchgang hier darfst du in dieser Zone einen Forschungsbericht veröffentlichen.

# -- how a zone is played where no source says so

edge-decommissioned_oil_rig-1 = Das geschieht nur einmal, wenn das letzte Feld besetzt wird, nach den Verbindungen und den Szenario-Regeln, die diese Scheibe auslöst. Auch wer gepasst hat, macht mit.
edge-shipwreck-1 = Liegt nur noch ein Plättchen da, nimmst du einfach dieses.
edge-shipwreck-2 = Bei einem Tauchgang nach zwei Plättchen: Zieh zwei, behalte eines, wirf eines ab und nimm dann das nächste oberste, falls eines da ist. Alle sehen die gezogenen Plättchen.
edge-submerged_cave_system-1 = Eine Höhle, die sich zu einem Platz ohne Zone öffnet, kann nicht genutzt werden.
edge-submerged_cave_system-2 = Für Crewmitglieder der Stufe 5 und für Ziele zählen Scheiben hier als Scheiben in dieser Zone und in Tiefe 2.
edge-submerged_cave_system-3 = Ein Meeresschutz überall in einer Tiefe mit eigenem U-Boot ersetzt auch das U-Boot, das das erste Meeresschutz-Feld verlangt: Jedes deiner U-Boote in Tiefe 2 genügt.
edge-sunken_ruins-1 = Das geschieht nur einmal. Auch ein Tauchgang nach zwei Plättchen löst es aus; ein Plättchen, das auf andere Weise verschwindet, etwa durch eine Krise, nie. Auch wer gepasst hat, macht mit.
edge-whale_calving_grounds-1 = Der zweite Meeresschutz kostet eigenes Wissen und eine eigene Scheibe und bringt keinen dritten.
edge-whale_calving_grounds-2 = Der zweite Meeresschutz ist ein neuer: Er braucht ein eigenes U-Boot in dieser Zone, und niedrigere Kosten des ersten gelten nicht für ihn.
edge-jellyfish_bloom-1 = Ein Einfluss je Abfahrt, gleich auf wie vielen Sonderregel-Feldern du Scheiben hast. Ein erzwungener Zug, der keine Bewegung ist, zählt nicht.
edge-jellyfish_bloom-2 = Der Einfluss kommt nach dem Zug und vor dem Ankunfts-Bonus am Ziel. Er stammt aus dieser Zone, also aus Tiefe 3.
edge-vortex-1 = Die Kachel der Tiefe 3 darf auf jeden leeren Platz der Tiefe 3 in den Spalten des Szenarios. Andere Entdeckungen von hier brauchen wie immer eine Zone darüber.
edge-abyssal_plain-1 = Die Kachel der Tiefe 5 darf auf jeden leeren Platz der Tiefe 5 in den Spalten des Szenarios.
edge-abyssal_trench-1 = Das Sonar bei der Ankunft gilt in dieser Zone und braucht wie immer eine Scheibe.
edge-abyssal_trench-2 = Nur das Anhalten ist beschränkt: Ein zweites eigenes U-Boot darf durch diese Zone hindurch.
edge-black_smoker-1 = Nur das Ziel ist beschränkt: Die Bewegung darf durch Zonen der Tiefe 5 führen.
edge-fallen_star-1 = Der Einfluss an jedem Forschungsbericht-Feld kommt, wenn dort ein Forschungsbericht veröffentlicht wird: nach der Scheibe und ihren Verbindungen, bevor die Karte genommen wird.
edge-seafloor_restoration-1 = Der Meeresschutz bei der Ankunft gilt in dieser Zone und kostet wie immer Wissen und eine Scheibe.

# -- names

board-atoll = Atoll
board-calm_seas = Ruhige See
board-decommissioned_oil_rig = Stillgelegte Bohrinsel
board-dying_reef = Sterbendes Riff
board-kelp_forest = Seetang-Wald
board-remote_anchorage = Abgelegener Ankerplatz
board-the_sea_star = Seestern-Station
board-volcanic_island = Vulkaninsel
board-dolphin_pods = Delfinschulen
board-ledge_elevator = Tiefsee-Aufzug
board-resupply_modules = Versorgungsmodule
board-sea_turtle_migration = Zug der Meeresschildkröten
board-shipwreck = Schiffswrack
board-submerged_cave_system = Unterwasserhöhlen
board-sunken_ruins = Versunkene Ruinen
board-the_looking_glass = Das Glashaus
board-whale_calving_grounds = Kinderstube der Wale
board-carbonate_spires = Karbonattürme
board-coldwater_reef = Kaltwasserkorallenriff
board-deepwater_shark = Tiefseehai
board-jellyfish_bloom = Quallenblüte
board-rift_valley = Grabenbruch
board-thermal_vents = Unterwasser-Geysire
board-vortex = Strudel
board-bioluminescent_fauna = Leuchtende Tierwelt
board-brine_pool = Unterwasser-Solebecken
board-colossal_squid = Koloss-Kalmar
board-continental_shelf = Festlandsockel
board-seamount = Tiefseeberg
board-sponge_gardens = Schwammgärten
board-abyssal_plain = Tiefsee-Ebene
board-abyssal_trench = Tiefseegraben
board-black_smoker = Schwarzer Raucher
board-fallen_star = Gefallener Stern
board-scaly_foot_snails = Schuppenfußschnecken
board-seafloor_restoration = Sanierung des Meeresbodens
board-whale_fall = Walsturz
site-dive = { $board } (Tauchgang-Feld { $number })
site-sonar = { $board } (Sonar-Feld { $number })
site-conserve = { $board } (Meeresschutz-Feld { $number })
site-journal =
    { $board } (Publikations-Feld { $number }, { $field ->
        [blue] blau
        [brown] braun
        [green] grün
       *[yellow] gelb
    })
kind-pilot = Pilot
face-pilot = Pilot
face-skipper = Steuermann
kind-reef_diver = Rifftaucher
face-reef_diver = Rifftaucher
face-underwater_photographer = Unterwasserfotograf
kind-sonar_operator = Sonartechniker
face-sonar_operator = Sonartechniker
face-acoustics_engineer = Akustikingenieur
kind-ecologist = Ökologe
face-ecologist = Ökologe
face-ecotoxicologist = Ökotoxikologe
kind-marine_engineer = Schiffsingenieur
face-marine_engineer = Schiffsingenieur
face-naval_architect = Schiffsarchitekt
kind-navigator = Navigator
face-navigator = Navigator
face-hydrographer = Hydrograf
kind-rov_operator = Tauchroboter-Pilot
face-rov_operator = Tauchroboter-Pilot
face-deep_sea_videographer = Tiefsee-Filmer
kind-field_researcher = Feldforscher
face-field_researcher = Feldforscher
face-marine_scientist = Meeresforscher
kind-marine_biologist = Meeresbiologe
face-marine_biologist = Meeresbiologe
face-aquaculturist = Aquakultur-Fachmann
kind-deep_sea_diver = Tiefseetaucher
face-deep_sea_diver = Tiefseetaucher
face-deep_sea_biologist = Tiefseebiologe
kind-oceanographer = Ozeanograf
face-oceanographer = Ozeanograf
face-environmental_ambassador = Umweltbotschafter
kind-vessel_captain = U-Boot-Kapitän
face-vessel_captain = U-Boot-Kapitän
face-expedition_leader = Expeditionsleiter
kind-fleet_coordinator = Flottenkoordinator
face-fleet_coordinator = Flottenkoordinator
face-renowned_fleet_coordinator = Berühmter Flottenkoordinator
kind-ichthyologist = Fischkundler
face-ichthyologist = Fischkundler
face-renowned_ichthyologist = Berühmter Fischkundler
kind-ocean_historian = Meereshistoriker
face-ocean_historian = Meereshistoriker
face-renowned_ocean_historian = Berühmter Meereshistoriker
kind-biotechnologist = Biotechnologe
face-biotechnologist = Biotechnologe
face-renowned_biotechnologist = Berühmter Biotechnologe
kind-biogeographer = Biogeograf
face-biogeographer = Biogeograf
face-renowned_biogeographer = Berühmter Biogeograf
kind-mentor = Mentor
face-mentor = Mentor
face-renowned_mentor = Berühmter Mentor
kind-adventurer = Abenteurer
face-adventurer = Abenteurer
face-renowned_adventurer = Berühmter Abenteurer
kind-dive_team_leader = Tauchteamleiter
face-dive_team_leader = Tauchteamleiter
face-renowned_dive_team_leader = Berühmter Tauchteamleiter
kind-robotics_engineer = Robotikingenieur
face-robotics_engineer = Robotikingenieur
face-renowned_robotics_engineer = Berühmter Robotikingenieur
face-legendary_adventurer = Legendärer Abenteurer
card-effective_communication_of_ecosystemic_risk = Frühwarnsysteme für Ökosysteme
card-extending_conservation_area_of_effectiveness = Größere Reichweite für Schutzgebiete
card-mobile_techniques_for_underwater_exploration = Mobile Verfahren der Unterwassererkundung
card-optimizing_multi_team_discovery_announcements = Bessere Abstimmung bei gemeinsamen Entdeckungen
card-optimizing_multi_team_discovery_briefs = Kurzberichte zu gemeinsamen Entdeckungen
card-organic_casing_for_deep_sea_exploration = Organische Hüllen für die Tiefseeforschung
card-reef_photography_with_swarm_camera_systems = Rifffotografie mit Kameraschwärmen
card-uncharted_deep_sea_organic_life = Unbekanntes Leben der Tiefsee
card-understanding_oceanic_shifts = Wandel der Ozeane verstehen
card-advanced_pressure_venting_technology = Neue Verfahren zum Druckausgleich
card-advanced_sonar_communication_techniques = Fortschritte der Sonarkommunikation
card-ai_models_for_deep_sea_research = KI-Modelle für die Tiefseeforschung
card-autonomous_microplastic_reclamation_filters = Autonome Filter gegen Mikroplastik
card-benefits_of_inter_team_data_sharing = Vom Nutzen geteilter Daten
card-deepwater_satellite_imaging = Satellitenbilder der Tiefsee
card-documentation_of_new_life = Dokumentation neuer Arten
card-enhancing_research_productivity = Produktiver forschen
card-feasibility_report_aquadome_permanent_lab = Machbarkeitsstudie: Dauerlabor Aquadome
card-fluorescence_detecting_optical_systems = Optische Systeme zum Nachweis von Fluoreszenz
card-holographic_ocean_floor_visualization = Der Meeresboden als Hologramm
card-improving_working_environments_for_marine_studies = Bessere Arbeitsbedingungen für die Meeresforschung
card-networking_for_underwater_communication = Netze für die Unterwasserkommunikation
card-protecting_threatened_marine_habitats = Schutz bedrohter Lebensräume im Meer
card-publication_guide_for_undersea_research = Leitfaden für Veröffentlichungen zur Tiefsee
card-publicity_s_role_in_scientific_advancement = Öffentlichkeit als Motor der Wissenschaft
card-review_of_current_oceanography_research = Stand der Ozeanografie
card-safe_movement_procedure = Sicheres Manövrieren
card-social_structures_of_marine_mammals = Sozialverhalten der Meeressäuger
card-the_interlinked_ecosystem = Das vernetzte Ökosystem
card-the_nautical_journal = Das nautische Journal
card-the_rising_tide_of_achievement = Eine Flut von Erfolgen
card-understanding_life_in_the_deepest_sea = Leben in der tiefsten See
card-volunteer_model_for_underwater_conservation = Ehrenamt im Meeresschutz
token-plain_research = nur Wissen
token-sonar = { icon-sonar }
token-journal = { icon-journal }
token-promote = { icon-promote }
token-dive = { icon-dive }
token-lowest_attribute = { icon-lowest_attribute }
token-travel = { icon-travel }
token-impact = { icon-impact }
token-any_attribute = { icon-any_attribute }
token-disc = { icon-disc }
token-disc_for_research = Scheibe für 5 Wissen
token-conserve = { icon-conserve-cheaper }
coop_card-dedicated = Nachwuchs
coop_card-seasoned = Alte Hasen
coop_card-far_flung = Weit verstreut
coop_card-charted = Kartiert
coop_card-capable = Alles im Griff
coop_card-thrifty = Sparsam
coop_card-volcanic_activity = Aktiver Vulkan
coop_card-tired_crew = Müde Crew
coop_card-crossed_schedules = Durcheinander im Dienstplan
coop_card-bad_press = Schlechte Presse
coop_card-flooded_lab = Überflutetes Labor
coop_card-stirred_sediment = Aufgewirbelter Schlamm

# -- das Spiel und seine Einstellungen

game-deepsea = Endeavor: Die Tiefsee
game-pitch = Das eigene Institut erforscht ein unbekanntes Meer: Crew anwerben, U-Boote in die Tiefe schicken, orten, tauchen, schützen und veröffentlichen, gegeneinander, gemeinsam oder allein.
game-provenance = Die Regeln folgen den englischen und deutschen Anleitungen; Kacheln, Plättchen und Szenarien einer öffentlichen Abschrift der Schachtel. Von uns stammen die meisten Mindestanforderungen und Karten der Koop-Variante, Einzelheiten der Szenarien 4 bis 10 und der Inhalt der Prototyp-Schachtel.
game-house = Von uns in der Koop- und Solo-Variante: die Werte von { $missions_goal_coop_house } der { $missions_goal_coop_all } Szenario-Ziele und { $missions_impact_coop_house } der { $missions_impact_coop_all } Einflussziele, { $coop_bonus_goal_house } von { $coop_bonus_goal_all } Bonuszielen, { $coop_setback_house } von { $coop_setback_all } Krisen; in jedem Modus { $missions_rule_house } der { $missions_rule_all } Besonderheiten der Szenarien. Alles andere folgt den Regelheften und einer öffentlichen Abschrift.
game-house-edition-prototype = Prototyp von 2023: Die Regeln folgen seinem eigenen Heft. Seine Schachtel ist nachgebaut: welche Kacheln, Crewmitglieder und Forschungsberichte sie enthält, was die meisten Forschungsberichte tun und fast alle Zahlen für Koop- und Solo-Variante.
provenance-zones = Die Ozeankacheln folgen einer öffentlichen Abschrift; Entscheidungen für Fälle, die keine Quelle klärt, sind von uns.
provenance-specialists = Die Crewmitglieder folgen einer öffentlichen Abschrift; einzelne Entscheidungen und die Plättchen für eine fünfte Person sind von uns.
provenance-prototype = Was das Regelheft von 2023 druckt, ist so gekennzeichnet; was in seiner Schachtel lag und die meisten Wirkungen seiner Forschungsberichte sind von uns.
provenance-coop = Schwierigkeitsgrade, ein Bonusziel mit seiner Zahl für drei und eine Krise folgen dem Regelheft; die anderen Karten und Zahlen sind von uns.
provenance-missions = Die Ziele von Szenario 1 folgen dem Regelheft; Aufbau und Ziele der anderen einer öffentlichen Abschrift. Ihre Koop-Werte und einige Besonderheiten sind von uns.
setting-mission = Szenario
setting-mission-1 = Das Meer ruft
setting-mission-2 = Land- und Seekarten
setting-mission-3 = Das Ozeanjournal
setting-mission-4 = Besser als vorgefunden
setting-mission-5 = Der gefallene Stern
setting-mission-6 = Sternsuche
setting-mission-7 = Bergung des gefallenen Sterns
setting-mission-8 = Neue Horizonte
setting-mission-9 = Die Ölpest
setting-mission-10 = Die tiefste See
edition-retail = englische Ausgabe
edition-german = deutsche Ausgabe
edition-prototype = Prototyp
setting-edition = Ausgabe: Regeln und Schachtel
setting-edition-retail = Englische Ausgabe (2024), eine bis fünf Personen
setting-edition-german = Deutsche Ausgabe V1.1, eine bis vier Personen
setting-edition-prototype = Prototyp von 2023, eine bis vier Personen, Szenarien 1 bis 8; die Schachtel ist nachgebaut
setting-mode = Spielmodus
setting-mode-auto = Automatisch: allein die Solo-Variante, sonst der Standardmodus
setting-mode-competitive = Standardmodus: gegeneinander
setting-mode-coop = Koop-Variante: miteinander gegen sieben Ziele
setting-mode-solo = Solo-Variante: allein gegen sieben Ziele
setting-difficulty = Schwierigkeitsgrad: wie viele der sieben Ziele nötig sind
setting-difficulty-beginner = Einfach: vier der sieben Ziele
setting-difficulty-intermediate = Mittel: fünf
setting-difficulty-expert = Schwierig: sechs
setting-difficulty-legendary = Legendär: alle sieben
difficulty-beginner = Einfach
difficulty-intermediate = Mittel
difficulty-expert = Schwierig
difficulty-legendary = Legendär
setting-fresh_journal = Auslegung: Ab wann kann die Aktion eines neuen Forschungsberichts genutzt werden?
setting-fresh_journal-wait = Ab dem nächsten eigenen Zug, so lesen wir es: ein Zug hat nur eine Aktivierung
setting-fresh_journal-use = Sofort: Wer ihn vor der Aktivierung mit einem Tauchplättchen veröffentlicht, kann ihn statt eines Crewmitglieds aktivieren
setting-pocket_refill = Auslegung: Aus welchem Fach rückt ein Plättchen der Stufe 5 in ein leeres nach?
setting-pocket_refill-fullest = Aus dem vollsten, so lesen wir es, damit die Fächer gleich voll bleiben; sind es mehrere, wählt, wer rekrutiert
setting-pocket_refill-choose = Aus einem beliebigen anderen Fach mit mindestens zwei Plättchen: Wer rekrutiert, wählt es und bestimmt so das Angebot
setting-calving = Auslegung: Wie oft lässt die Kinderstube der Wale noch einmal Meeresschutz zu?
setting-calving-once = Einmal je Aktion Meeresschutz, so lesen wir es: der zusätzliche bringt keinen weiteren
setting-calving-each = Jedes Mal, auch nach einem zusätzlichen, solange Scheiben, Wissen und freie Felder reichen

# -- das Labor

study-specialist = Rekrutierte Crewmitglieder
study-senior = Beförderte Crewmitglieder
study-journal = Veröffentlichte Forschungsberichte
study-discovery = Entdeckte Zonen
study-zone = Zonen, in die U-Boote gefahren sind
study-conservation = Meeresschutz-Felder
study-impact = Felder des Einflussbereichs

## Was eine Stellung wert ist: Teile der Bewertung, für Tipps

part-goals = Ziele
part-leaders = Mehrheitenwertung
part-attributes = Eigenschaften
part-impact = Einfluss
part-journals = Forschungsberichte
part-specialists = Stufe-5-Crewmitglieder
part-brackets = Schritte zur nächsten Punktstufe
part-turns = Aktivierungen dieser Runde
part-crew = Aktivierungen kommender Runden
part-choice = Auswahl an Crewmitgliedern
part-reputation = Ansehen für die übrigen Runden
part-ingenuity = Genialität für die übrigen Runden
part-discs = freie Scheiben
part-research = Wissen und Plättchen
part-waters = was die U-Boote erreichen
part-vessels = U-Boote auf See
part-links = halbe Verbindungen
part-depth = Tiefe der U-Boote
part-tempo = der nächste Zug
part-rest = restliche Zeit

# -- Szenarien: worum es geht, Ziele und Regeln

mission-the_call_of_the_ocean = Zum Kennenlernen: Jede Scheibe, wo immer sie im Ozean liegt, ist etwas wert, und der Einflussbereich ist ein schlichter Rahmen mit vier Türen an der linken Seite.
goal-the_call_of_the_ocean-1-name = Entdecken
goal-the_call_of_the_ocean-1 = Ein Punkt für jede deiner Sonar-Scheiben, wo immer sie liegt.
goal-the_call_of_the_ocean-2-name = Publikation
goal-the_call_of_the_ocean-2 = Ein Punkt für jede deiner Scheiben auf Publikations-Feldern, wo immer sie liegt.
goal-the_call_of_the_ocean-3-name = Meeresschutz
goal-the_call_of_the_ocean-3 = Ein Punkt für jede deiner Scheiben auf Meeresschutz-Feldern, wo immer sie liegt.
mission-maps_and_charts = Die Flotte beginnt am linken Rand und wird dafür bezahlt, sich nach rechts auszubreiten: In den fernen Spalten D und E zählt alles, und Zonen der mittleren Tiefen zählen einmal.
goal-maps_and_charts-1-name = Sonar in B, C
goal-maps_and_charts-1 = Ein Punkt für jede deiner Sonar-Scheiben in den Spalten B und C.
goal-maps_and_charts-2-name = Fernseite D, E
goal-maps_and_charts-2 = Ein Punkt für jede deiner Scheiben und jedes deiner U-Boote in den Spalten D und E.
goal-maps_and_charts-3-name = Zonen 2–4
goal-maps_and_charts-3 = Ein Punkt für jede Zone in Tiefe 2, 3 oder 4, in der du eine Scheibe hast.
mission-the_oceanic_journal = Das Szenario der Publikationen: Themen sind wichtig, denn links im Einflussbereich liegen farbige Themen-Symbole, und Basis ist jede Zone an der Oberfläche.
goal-the_oceanic_journal-1-name = Sonar 1–2
goal-the_oceanic_journal-1 = Ein Punkt für jede deiner Sonar-Scheiben in Tiefe 1 oder 2.
goal-the_oceanic_journal-2-name = Tiefenstudien 3–5
goal-the_oceanic_journal-2 = Ein Punkt für jede deiner Publikations-Scheiben und jedes deiner U-Boote in Tiefe 3, 4 oder 5.
goal-the_oceanic_journal-3-name = Stärkstes Thema
goal-the_oceanic_journal-3 = Ein Punkt für jedes Themen-Symbol der Farbe, von der du am meisten hast; wer von einer Farbe am meisten hat, bekommt für sie zwei Punkte mehr.
rule-the_oceanic_journal-star_cell = Die Startmarke ist mitten im Raster aufgedruckt; dort liegt nie ein Marker, und die drei Felder daneben sind die Eingänge.
rule-the_oceanic_journal-symbols_do_not_pay = Ein Themen-Symbol bringt beim Legen nichts; es gehört dem Marker und zählt am Ende.
mission-better_than_you_found_it = Das Szenario des Meeresschutzes. Der Einflussbereich ist eine Schildkröte mit einem einzigen Eingang: Die kleinen Boni liegen am Rückgrat, die Punkte in Kopf, Panzerrand und Flossen.
goal-better_than_you_found_it-1-name = Meeresschutz 1–3
goal-better_than_you_found_it-1 = Ein Punkt für jede deiner Meeresschutz-Scheiben in Tiefe 1, 2 oder 3.
goal-better_than_you_found_it-2-name = Ränder A, E
goal-better_than_you_found_it-2 = Ein Punkt für jede deiner Scheiben und jedes deiner U-Boote in den Randspalten A und E.
goal-better_than_you_found_it-3-name = Scheiben 4–5
goal-better_than_you_found_it-3 = Ein Punkt für jede deiner Scheiben in Tiefe 4 oder 5.
rule-better_than_you_found_it-turtle_bonus = Wer die letzte Meeresschutz-Scheibe einer Zone mit mindestens zwei solchen Feldern legt, bekommt einen Einfluss dazu. Sein Marker kommt auf das einzelne Feld mit drei Punkten und nirgends sonst, oder du verzichtest. Jede Zone bringt das einmal.
mission-the_fallen_star = Ein breiter, flacher Ozean: sieben Spalten, drei Tiefen, keine Seestern-Station. Der Einflussbereich besteht aus zwei Tieren, eines voller Boni, eines voller Punkte.
goal-the_fallen_star-1-name = Westen A, B
goal-the_fallen_star-1 = Ein Punkt für jede deiner Sonar-Scheiben und jedes deiner U-Boote in den Spalten A und B.
goal-the_fallen_star-2-name = Osten E–G
goal-the_fallen_star-2 = Ein Punkt für jede deiner Publikations-Scheiben und jedes deiner U-Boote in den Spalten E, F und G.
goal-the_fallen_star-3-name = Meeresschutz 2–3
goal-the_fallen_star-3 = Ein Punkt für jede deiner Meeresschutz-Scheiben in Tiefe 2 oder 3.
rule-the_fallen_star-shallow_ocean = Kacheln der Tiefen 4 und 5 sind nicht im Spiel; der Ozean kann bis zu sieben Spalten mit drei Zonen breit werden.
rule-the_fallen_star-two_grids = Beide Tiere haben ihren Eingang mitten im Körper: Du kannst oben Boni oder unten Punkte sammeln, von Anfang an.
mission-star_search = Die Jagd nach einer verborgenen Kachel. Einflussmarker werden nicht ausgelegt, sie wandern: Jeder Einfluss bewegt einen Marker um ein Feld, und die tiefen Punktespalten öffnen sich erst, wenn das Wrack gefunden ist.
goal-star_search-1-name = Zonen 2–4
goal-star_search-1 = Ein Punkt für jede Zone in Tiefe 2, 3 oder 4, in der du eine Scheibe hast.
goal-star_search-2-name = Entdeckt
goal-star_search-2 = Ein Punkt für jede Zone, die du entdeckt hast; zwei mehr, wenn du in Tiefe 3, in Tiefe 4, in Tiefe 5, in Spalte B oder in Spalte D die meisten entdeckt hast.
goal-star_search-3-name = Benannte Felder
goal-star_search-3 = Ein Punkt für jede deiner Scheiben auf der Art von Feldern, die beim Fund des Wracks benannt wurde; drei mehr für die meisten Meeresschutz-Scheiben und drei mehr für die meisten Publikations-Scheiben.
rule-star_search-hidden_wreck = Der Gefallene Stern liegt verdeckt unter den obersten vier Kacheln der Tiefe 5.
rule-star_search-walk = Ein Einfluss bewegt einen deiner Marker auf ein freies Nachbarfeld, in jede Richtung, statt einen neuen zu legen; nimm, was das neue Feld zeigt. Wie auf jeden Einfluss darfst du verzichten.
rule-star_search-new_marker = Nur wenn du keinen Marker hast oder alle blockiert oder fest sind, kommt ein neuer ins Spiel, und zwar auf einem Eingangsfeld.
rule-star_search-entry_full = Sind alle Eingänge besetzt, darf der Marker auf ein freies Eigenschaftsfeld der beiden oberen Reihen; gibt es keines, verfällt der Einfluss.
rule-star_search-closed_deep = Bevor das Wrack gefunden ist, darf niemand in die Reihen 2 bis 4.
rule-star_search-lock = Ein Marker, der das tiefste freie Punktefeld einer Punktespalte betritt, bleibt für immer dort.
rule-star_search-name_site_type = Wer das Wrack ins Spiel bringt, benennt sofort für alle Meeresschutz oder Publikation für Ziel 3; verzichten geht nicht.
rule-star_search-score_where_you_stand = Am Ende zählt jeder Marker die Zahl auf seinem Feld, fest oder nicht.
mission-recover_the_fallen_star = Spalte C ist von Anfang an bis zum Meeresgrund offen, mit dem Wrack an ihrem Fuß. Arbeit am Wrack füllt ein zweites, abgetrenntes Bergungsfeld im Einflussbereich.
goal-recover_the_fallen_star-1-name = Spalte C
goal-recover_the_fallen_star-1 = Zwei Punkte für jede Zone der Spalte C, in der du eine Scheibe oder ein U-Boot hast.
goal-recover_the_fallen_star-2-name = Außerhalb C
goal-recover_the_fallen_star-2 = Ein Punkt für jede deiner Meeresschutz- und Publikations-Scheiben außerhalb der Spalte C.
goal-recover_the_fallen_star-3-name = Bergungsfeld
goal-recover_the_fallen_star-3 = Keine Punkte je Marker: vier für die meisten Einflussmarker im Bergungsfeld, zwei für die zweitmeisten.
rule-recover_the_fallen_star-rescue_grid = Einfluss, der auf dem Wrack selbst gedruckt ist, kommt ins Bergungsfeld; ist es voll, in das große Raster. Aller andere Einfluss bleibt im großen Raster.
mission-new_horizons = Ihr schreibt die Ziele: Jedes der drei Ziele hat zwei Fassungen, und wer auf dem großen offenen Einflussbereich sein Zielfeld erreicht, wählt eine für alle.
goal-new_horizons-1-name = Um die Station
goal-new_horizons-1 = Zonen mit deinen Scheiben auf einer Seite der Seestern-Station.
goal-new_horizons-1-near-name = Links
goal-new_horizons-1-near = Ein Punkt für jede Zone mit einer Scheibe von dir in der Spalte der Seestern-Station und allen Spalten links davon.
goal-new_horizons-1-far-name = Rechts
goal-new_horizons-1-far = Ein Punkt für jede Zone mit einer Scheibe von dir in der Spalte der Seestern-Station und allen Spalten rechts davon.
goal-new_horizons-2-name = Flach oder tief
goal-new_horizons-2 = Deine Scheiben im flachen oder im tiefen Teil.
goal-new_horizons-2-shallow-name = Flach 2–3
goal-new_horizons-2-shallow = Ein Punkt für jede deiner Scheiben in Tiefe 2 oder 3.
goal-new_horizons-2-deep-name = Tief 4–5
goal-new_horizons-2-deep = Ein Punkt für jede deiner Scheiben in Tiefe 4 oder 5.
goal-new_horizons-3-name = Themen
goal-new_horizons-3 = Deine Themen-Symbole, in einer Farbe oder in allen.
goal-new_horizons-3-narrow-name = Ein Thema
goal-new_horizons-3-narrow = Ein Punkt für jedes Themen-Symbol der Farbe, von der du am meisten hast.
goal-new_horizons-3-broad-name = Alle Themen
goal-new_horizons-3-broad = Drei Punkte für jeden vollständigen Satz aus blauem, braunem, grünem und gelbem Symbol.
rule-new_horizons-shuffled_surface = Die oberste Reihe ist von Anfang an vollständig: die Seestern-Station und vier zufällige Kacheln der Tiefe 1 in zufälliger Folge.
rule-new_horizons-hidden_glass = Das Glashaus ist verdeckt in den Stapel der Tiefe 2 gemischt.
rule-new_horizons-goal_hex = Wer einen Marker auf ein Zielfeld legt, wählt sofort und für alle, welche Fassung dieses Ziels zählt; verzichten oder ändern geht nicht.
rule-new_horizons-unclaimed_goal = Ein Ziel, dessen Feld niemand genommen hat, wird nicht gewertet. In der Koop-Variante gilt es als nicht erfüllt.
mission-the_spill = Sechs Spalten, vier Tiefen und ein Einflussbereich, dessen oberes Band verschmutzt ist: starke doppelte Boni, die je zwei Punkte kosten. Eine Säuberungsleiste daneben ist ein eigenes Ziel.
goal-the_spill-1-name = Säuberung
goal-the_spill-1 = So viele Punkte wie deine Schritte auf der Säuberungsleiste.
goal-the_spill-2-name = Oberfläche
goal-the_spill-2 = Ein Punkt für jede deiner Scheiben und jedes deiner U-Boote in Tiefe 1.
goal-the_spill-3-name = Meeresschutz 2–4
goal-the_spill-3 = Ein Punkt für jede deiner Meeresschutz-Scheiben in Tiefe 2, 3 oder 4.
rule-the_spill-no_abyss = Kacheln der Tiefe 5 sind nicht im Spiel.
rule-the_spill-cleanup_setup = Alle haben eine eigene Figur auf dem Start der Säuberungsleiste; sie ist keiner der 20 Einflussmarker.
rule-the_spill-cleanup_conserve = Jede Meeresschutz-Scheibe, die du in Tiefe 1 oder 2 legst, bringt dich einen Schritt auf der Säuberungsleiste weiter, nach den Verbindungen dieser Scheibe.
rule-the_spill-cleanup_impact = Statt einen Marker zu legen, darfst du auf der Säuberungsleiste einen Schritt gehen, solange du nicht am Ende bist.
rule-the_spill-polluted = Ein Marker auf einem verschmutzten Feld kostet am Ende zwei Punkte.
mission-the_deepest_sea = Ein Wettlauf in die Tiefe: Zwei Ziele belohnen nur, wer früh in Tiefe 5 ist, und Einfluss kommt auf die Leiste der Tiefe, in der er verdient wurde. Arbeit in der Tiefe zählt also weit mehr.
goal-the_deepest_sea-1-name = Tiefe 5 finden
goal-the_deepest_sea-1 = Wer zuerst und wer als Zweites eine Zone der Tiefe 5 entdeckt; die Reihenfolge wird sofort festgehalten.
goal-the_deepest_sea-2-name = Tiefe 5 erreichen
goal-the_deepest_sea-2 = Wer zuerst und wer als Zweites ein U-Boot in eine Zone der Tiefe 5 bringt; die Reihenfolge wird sofort festgehalten.
goal-the_deepest_sea-3-name = Publikation 4–5
goal-the_deepest_sea-3 = Ein Punkt für jede deiner Publikations-Scheiben in Tiefe 4 oder 5.
rule-the_deepest_sea-depth_track = Der Marker kommt auf die Leiste der Tiefe, in der der Einfluss verdient wurde: die Tiefe des Feldes, der Verbindung oder der neuen Zone, die ihn bringt.
rule-the_deepest_sea-other_impact = Einfluss von anderswo (Eigenschaftsleiste, Crewmitglied, Forschungsbericht, Tauchplättchen) kommt auf die Leiste einer Tiefe, in der du ein U-Boot hast.
rule-the_deepest_sea-left_to_right = Eine Leiste füllt sich von links, Feld für Feld.
rule-the_deepest_sea-overflow = Ist eine Leiste voll, kommen weitere Marker der Tiefen 1 bis 3 auf das obere und die der Tiefen 4 und 5 auf das untere Feld mit ∞.
rule-the_deepest_sea-race_discs = Der erste Erfolg von jedem bei Ziel 1 und bei Ziel 2 wird in der Reihenfolge des Eintreffens festgehalten.

# -- Stufe-5-Crewmitglieder, Bonusziele, Krisen

scoring-fleet_coordinator = Ein Punkt für je zwei hergestellte Verbindungen mit deiner Scheibe am einen und einer fremden am anderen Ende.
scoring-ichthyologist = Ein Punkt für jede deiner Meeresschutz-Scheiben in der einen Zone, in der du die meisten hast.
scoring-ocean_historian = Drei Punkte für jeden vollständigen Satz der vier Themen, blau, braun, grün und gelb.
scoring-biotechnologist = Ein Punkt für jede Tiefe, in der du mindestens eine Publikations-Scheibe hast.
scoring-biogeographer = Ein Punkt für jede Zone, in der du mindestens eine Meeresschutz-Scheibe hast.
scoring-mentor = Ein Punkt für jedes andere Führungspersonal in deiner Crew.
scoring-adventurer = Ein Punkt für je drei Zonen mit einer Scheibe oder einem U-Boot von dir.
scoring-dive_team_leader = Ein Punkt für je zwei Tauchgang-Felder im ganzen Ozean, die leer sind.
scoring-robotics_engineer = Vier Punkte, ohne Bedingung.
bonus-dedicated = So viele Crewmitglieder auf ihrer Junior-Seite behalten.
bonus-seasoned = So viele Crewmitglieder befördern.
bonus-far_flung = U-Boote in so vielen verschiedenen Zonen haben.
bonus-charted = Den Ozean auf so viele Zonen bringen.
bonus-capable = So viele Leistenanzeiger auf Stufe 4 oder höher bringen.
bonus-thrifty = Am Ende so viel Wissen und Scheiben im Laderaum zusammen übrig haben.
bonus-dedicated-needs = { $need } Crewmitglieder auf ihrer Junior-Seite behalten.
bonus-seasoned-needs = { $need } Crewmitglieder befördern.
bonus-far_flung-needs = U-Boote in { $need } verschiedenen Zonen haben.
bonus-charted-needs = Den Ozean auf { $need } Zonen bringen.
bonus-capable-needs = { $need } Leistenanzeiger auf Stufe 4 oder höher bringen.
bonus-thrifty-needs = Am Ende Wissen und Scheiben im Laderaum übrig haben, zusammen { $need }.
setback-volcanic_activity = Alle U-Boote steigen zwei Zonen auf, oder so viele, wie über ihnen liegen.
setback-tired_crew = Diese Runde bringt allen eine Scheibe weniger.
setback-crossed_schedules = Diese Runde bekommen alle eine Scheibe weniger von ihrer Crew zurück.
setback-bad_press = Diese Runde rekrutieren alle, als wäre ihre Rekrutierungs-Stufe um eins niedriger.
setback-flooded_lab = Alle behalten die Hälfte ihres Wissens, abgerundet; alle gespeicherten Tauchplättchen gehen verloren.
setback-stirred_sediment = Jedes Tauchgang-Feld verliert sein oberstes Plättchen, ungesehen. Das ist kein Tauchgang.

# -- Hilfe: jede Regel und jedes Symbol in wenigen Sätzen

help-round = Ein Spiel hat sechs Runden, allein sieben. In der Vorbereitung wirbt reihum jeder ein Crewmitglied an, bekommt Scheiben und nimmt einige zurück. Dann geht es Zug um Zug: ein Crewmitglied aktivieren oder passen, bis alle gepasst haben. Die Welle geht an den nächsten Platz.
help-recruit = Nimm ein Crewmitglied, dessen Stufe höchstens deine Rekrutierungs-Stufe ist, und bekomme sofort, was darauf steht. Von Stufe 5 ist nur das oberste Plättchen jedes Fachs zu haben. Wer keines nehmen kann, geht leer aus.
help-effort = So viele Scheiben wie deine Arbeitskraft-Stufe kommen aus dem Vorrat in den Laderaum. Nur Scheiben im Laderaum kannst du verwenden.
help-reassign = Nimm so viele Scheiben von deinen Crewmitgliedern zurück wie deine Management-Stufe. Die übrigen bleiben liegen, und ihre Crewmitglieder sind eine weitere Runde beschäftigt.
help-activate = Leg eine Scheibe aus dem Laderaum auf das leere Aktivierungsfeld eines Crewmitglieds und führe seine Aktionen aus: von Symbolen mit Schrägstrich dazwischen eine, von Symbolen nebeneinander jede einmal, in beliebiger Folge. Ein Aktivierungsfeld eines Forschungsberichts oder ein Tauchplättchen kann stattdessen dein Zug sein. Aktionen darfst du auslassen. Wer gepasst hat, ist diese Runde nicht mehr dran.
help-level = Der Anzeiger jeder Eigenschaft steht in einer Punktstufe. Sie gibt die Stufe im Spiel und Punkte am Ende. Das Einfluss-Symbol nahe dem Ende gibt einen Einfluss; ein Schritt über das Ende hinaus führt dorthin zurück und gibt noch einen.
help-link = Eine Linie verbindet zwei Felder. Sobald an beiden Enden eine Scheibe liegt, bekommen beide Besitzer, was auf der Linie steht; wem beide gehören, der bekommt es einmal. Jede Verbindung zahlt einmal.
help-token = Ein Tauchplättchen nutzt du in deinem Zug, für sein Wissen oder für seine Wirkung, auch während du Kosten bezahlst. Am Ende eines Zuges darfst du eines behalten; die übrigen musst du nutzen.
help-goals = Jedes Szenario hat drei Ziele. Sie zählen wie beschrieben, und meist gibt es Punkte dafür, am meisten und am zweitmeisten zu haben. Bei Gleichstand vorn bekommen alle die Punkte, und es gibt keinen zweiten Platz.
help-scoring = Am Ende zählen: die Punktstufen der vier Leisten, farbige Felder des Einflussbereichs, Punkte auf Forschungsberichten, Stufe-5-Crewmitglieder auf ihrer Führungspersonal-Seite, die drei Ziele mit ihrer Mehrheitenwertung und je ein Punkt für drei übrige Wissen und Scheiben im Laderaum.
help-coop = In der Koop- und der Solo-Variante spielt ihr gegen sieben Ziele: die Punkte aus Einflussbereich, Forschungsberichten und Stufe-5-Crewmitgliedern, die drei Ziele des Szenarios und drei Bonusziele, die im Spiel aufgedeckt werden. Der Schwierigkeitsgrad sagt, wie viele nötig sind. Krisen kommen aus demselben Stapel.
help-reputation = Ansehen gibt deine Rekrutierungs-Stufe: die höchste Stufe von Crewmitgliedern, die du anwerben darfst.
help-inspiration = Motivation gibt deine Arbeitskraft-Stufe: die Scheiben, die du jede Runde bekommst.
help-coordination = Organisation gibt deine Management-Stufe: die Scheiben, die du jede Runde von Crewmitgliedern zurücknimmst.
help-ingenuity = Genialität gibt deine Technologie-Stufe: wie weit und wie tief deine U-Boote fahren. Zwei ihrer Felder lassen sofort ein weiteres U-Boot zu Wasser.
help-any_attribute = Ein Schritt auf einer Eigenschaftsleiste deiner Wahl.
help-lowest_attribute = Ein Schritt auf deiner niedrigsten Eigenschaftsleiste; sind mehrere gleich niedrig, wählst du.
help-research = Mit Wissen bezahlst du Meeresschutz-Felder und Forschungsberichte. Die Leiste fasst höchstens zwölf; was darüber ist, verfällt.
help-disc = Eine Scheibe kommt aus deinem Vorrat in den Laderaum. Jede Aktivierung, jedes Sonar, jeder Meeresschutz und jede Publikation braucht eine.
help-promote = Dreh eines deiner Junior-Plättchen auf die Führungspersonal-Seite und bekomme, was dort steht. Eine Scheibe darauf geht in den Vorrat. Führungspersonal wird nicht noch einmal befördert.
help-impact = Leg einen Marker auf ein offenes Feld: eines mit Pfeil oder eines neben irgendeinem Marker. Du bekommst, was das Feld zeigt; farbige Felder zählen am Ende Punkte.
help-discover = Zieh zwei Kacheln der gezeigten Tiefen, behalte eine, leg sie unter eine Zone, die eine Tiefe flacher ist, und bekomme ihren Entdeckungs-Bonus. Die andere kommt unter ihren Stapel. Ist im Ozean kein Platz mehr, bekommst du stattdessen einen Einfluss.
help-travel = Bewege eines deiner U-Boote höchstens so viele Zonen weit wie deine Technologie-Stufe, nie schräg und nicht tiefer als diese Stufe. Die Zone, in der es hält, zahlt ihren Ankunfts-Bonus.
help-sonar = Leg eine Scheibe auf das erste freie Feld einer Sonar-Leiste in einer Zone mit einem U-Boot von dir und nimm, was das Feld zeigt: einen Bonus oder eine Entdeckung.
help-dive = Nimm das oberste Plättchen eines Tauchgang-Felds in einer Zone mit einem U-Boot von dir. Das braucht keine Scheibe.
help-conserve = Bezahle das Wissen, das an einem freien Meeresschutz-Feld steht, nimm, was daneben steht, und leg eine Scheibe dorthin.
help-journal = Leg eine Scheibe auf ein freies Publikations-Feld, bezahle einen ausliegenden Forschungsbericht mit seinem Thema und behalte ihn: Boni für dich, Boni für alle anderen, Punkte oder Aktivierungsfelder, die je einmal wirken.
help-wave = Wer die Welle hat, beginnt diese Runde. Nach der Runde geht sie nach links.
help-launch = Hier ist die Basis: Neue U-Boote kommen hier zu Wasser.
help-ring = Ein Feld mit gepunktetem Ring ist ein Sonderregel-Feld und gehört zu einer Besonderheit der Zone; die Lupe sagt sie vollständig.
help-unlimited = Dieses Feld nimmt beliebig viele Marker, und jeder zählt seine Punkte.
help-field = Themen der Forschung: blau, braun, grün und gelb. Ein Forschungsbericht wird auf einem Feld mit einem seiner Themen veröffentlicht.
help-senior = Ein goldener Rand zeigt Führungspersonal. Das Symbol in der Ecke eines Plättchens zeigt seine andere Seite.
help-vessel = Du handelst nur in Zonen mit einem U-Boot von dir. Du beginnst mit einem und kannst drei haben.

## Was ein Paket enthält

inventory-boards = Ozeankacheln: { $count } (Tiefe 1: { $d1 }, 2: { $d2 }, 3: { $d3 }, 4: { $d4 }, 5: { $d5 })
inventory-sites = Felder: { $dive } Tauchgang, { $sonar } Sonar, { $conserve } Meeresschutz, { $journal } Publikation; Verbindungen: { $links }
inventory-specialists = Crewmitglieder: { $count } Plättchen von { $kinds } Arten (Stufe 1: { $t1 }, 2: { $t2 }, 3: { $t3 }, 4: { $t4 }, 5: { $t5 })
inventory-journals = Forschungsberichte: { $count }, davon { $anchors } Anker-Forschungsberichte
inventory-tokens = Tauchplättchen: { $count } von { $kinds } Arten
inventory-coop = Bonusziel-Karten: { $goals }, Krisen-Karten: { $setbacks }
inventory-missions = Szenarien: { $list }

# Was eine Wahl verschenkt: gesagt und einmal gefragt
warning-idle = Mit { $face } ist jetzt nichts möglich: { $icon } lässt sich so, wie es steht, nicht ausführen. Die Scheibe wäre verschenkt.
warning-idle-journal = Mit dem Forschungsbericht { $card } ist jetzt nichts möglich. Die Scheibe wäre verschenkt.
warning-pass-early =
    Du hast noch { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    } und könntest { $face } aktivieren. Wer passt, hat in dieser Runde keinen Zug mehr.
warning-actions-left = In dieser Aktivierung noch möglich: { $icon }. Was nicht getan wird, verfällt.
warning-research-lost =
    Die Wissensleiste endet bei { $most }: { $lost } Wissen von { $token } { $lost ->
        [one] ginge
       *[other] gingen
    } verloren.
