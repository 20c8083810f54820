### Der Tisch im Terminal.

## Eingabe

prompt = Nummer 1–{ $last }, Wörter oder hilfe
unreadable = Diese Zeile war nicht lesbar. Gib Buchstaben und Zahlen ein.
no-such-number = Diese Möglichkeit gibt es nicht. Gib eine Nummer von 1 bis { $last } ein oder hilfe.
nothing-matches = Keine Möglichkeit passt zu „{ $words }“. Enter zeigt alle, hilfe erklärt mehr.
# Mengen und Warnungen
set-how = (in beliebiger Reihenfolge, etwa „3 1 2“)
set-marked = { $count ->
        [0] Nichts ist mehr markiert.
       *[other] Markiert: { $things } ({ $count } von { $most }). { $enough ->
            [yes] Eine weitere Zahl markiert weiter, dieselbe nimmt zurück, { $stop } genügt.
           *[no] Eine weitere Zahl markiert weiter, dieselbe nimmt zurück.
        }
    }
warning-sure = Tippe es noch einmal oder ja, um es trotzdem zu tun.
options-more = … mehr Möglichkeiten, als hier Platz haben. Wörter filtern sie, etwa ein Name oder eine Zahl.
news-more =
    (… { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }: log)
name-you = Spieler

# Weitere Wörter für jeden Befehl neben seinem englischen Namen.
command-undo = zurück rückgängig u
command-why = warum warum?
command-save = speichern sichern
command-log = verlauf
command-help = hilfe ? h
command-hint = tipp hinweis
command-table = tisch
command-look = sieh ansehen
command-sources = herkunft quellen
command-quit = ende beenden q
answer-yes = j ja y yes
answer-no = n nein no
answer-cancel = a abbrechen c cancel

help =
    Eine Nummer spielt diese Möglichkeit, ebenso ihr ganzer Text, etwa „{ $example }“.
    Wo mehreres zusammen gewählt wird, tippe es in beliebiger Reihenfolge, etwa „3 1 2“; eines allein wird markiert.
    Andere Wörter zeigen nur die Möglichkeiten, in denen sie vorkommen; Enter zeigt den ganzen Tisch.
    zurück – ein Schritt zurück über deine eigenen Züge, bis eine Karte aufgedeckt wird oder jemand anders zieht
    warum [Aktion oder Wörter] – warum etwas nicht geht, mit der Regel dazu
    tipp – was ein Bot an deiner Stelle täte
    verlauf [Zeilen] – was bisher geschah
    speichern [Datei] – das Spiel in eine Datei schreiben; „bathysphere replay DATEI“ liest sie
    sieh [was] – genauer hinsehen, auf alles auf dem Tisch, nach seinem Namen
    tisch – den Tisch neu zeichnen
    herkunft – welche Werte von uns sind und woher die anderen stammen
    ende – aufhören; das Spiel bleibt erhalten, und du kannst später weiterspielen

## Antworten

undone = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-other-seat = Das lässt sich nicht zurücknehmen: { $name } hat seitdem gezogen.
undo-revealed = Das lässt sich nicht zurücknehmen: Es wurden dabei Karten aufgedeckt.
why-possible = Das geht jetzt.
why-nothing = Alles, was du hier wollen könntest, geht.
hint = Ein Bot würde { $number } wählen: { $option } (etwa { $points } Punkte, { $chance } %)
hint-team = Ein Bot nähme { $number }: { $option }
hint-other-team = Oder { $number }: { $option }
hint-other = Oder { $number }: { $option } (etwa { $points } Punkte, { $chance } %)
log-empty = Noch ist nichts geschehen.

## Speichern und Aufhören

mishap = In diesem Programm ist etwas kaputt ({ $what }). Das Spiel selbst ist sicher:
saved =
    Gespeichert in { $file } ({ $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }).
save-exists = { $file } gibt es schon. Ersetzen? ja/nein
save-not = Es wurde nichts geschrieben.
save-failed = { $file } lässt sich nicht schreiben: { $why }. Wähle einen anderen Ort: speichern DATEI
save-nowhere = Das Spiel ließ sich nirgends speichern. Hier ist sein Protokoll:
quit-save = In { $file } speichern? Enter = ja, nein, abbrechen oder andere Datei
left =
    Das Spiel ist in { $file } gespeichert.
    Weiter geht es mit: bathysphere play { $game } --lang de --resume { $quoted }
left-unsaved = Du hast den Tisch verlassen. Es wurde nichts gespeichert.
kept =
    Das Spiel ist in { $file } gespeichert.
    Noch einmal ansehen: bathysphere replay { $quoted }

## Mehrere Menschen an einem Bildschirm

hand-over = { $name } ist am Zug. Alle anderen schauen jetzt weg.
hand-over-ready = { $name }, drücke Enter, wenn du am Bildschirm bist

## Das Ende

score-title = Das Endergebnis
score-tiebreak = { $name }
goals-title = Die Ziele der Gruppe
goal-met = [x]
goal-missed = [ ]

## In Too Deep

shares-turn = Zug { $turn }
shares-deck = Stapel { $deck } (leer { $depletions }/{ $of })
shares-discard = Ablage { $discard }
shares-draws = gezogen in Folge { $draws }/{ $of }
shares-final =
    { $turns ->
        [0] das Ende ist ausgelöst
        [one] der allerletzte Zug
       *[other] noch { $turns } letzte Züge
    }
shares-price = Preis
shares-worth = Wert
shares-column = Tiefe, neueste in [ ]
shares-points = Punkte jetzt
shares-hand-sizes = Handkarten
shares-points-head = Punkte
shares-placed = gelegt
shares-order = Karten, die älteste zuerst: { $cards }
shares-look-what = Was ansehen? Ein Unternehmen nach seinem Namen, oder nur „sieh“ für alles.
shares-hand-head = Hand
shares-third = Dritte
shares-hand = Hand
shares-market = Auslage
shares-empty = leer
shares-none = keine
shares-advanced = Profi

shares-kind-draft = Nehmen
shares-kind-buy = Kaufen
shares-kind-expand = Ausbauen
shares-kind-draw = Ziehen
shares-kind-into = In
shares-kind-pay = Zahlen
shares-kind-remove = Abwerfen
shares-kind-move = Versetzen
shares-kind-raise = Nach vorn
shares-kind-take = Nehmen
shares-kind-place = Anlegen
shares-kind-decline = Verzichten

shares-code-cleaning = Re
shares-code-treasure = Sc
shares-code-pearl = Pe
shares-code-research = Fo
shares-code-wildlife = Ti
shares-all = alle

# Was eine Möglichkeit kostet oder bringt, in wenigen Worten hinter der Karte.
shares-cell-cost = –{ $price }
shares-cell-free = gratis
shares-cell-draw =
    { $fundraiser ->
        [ends] eine Karte: Spendenaktion und Ende
        [yes] eine Karte: Spendenaktion, je { $each } mehr
       *[no] eine Karte
    }
shares-cell-no-dividend = keine Dividende
shares-cell-dividend = Dividende { $amounts }
shares-cell-dividend-nobody = Dividende, niemand hat Aktien
shares-cell-decline = die Fähigkeit nicht nutzen

# Die Fähigkeiten der Unternehmen in höchstens 30 Buchstaben.
shares-ability-remove = { $amount } zahlen, Karte weg
shares-ability-remove-or-move = { $amount } zahlen, neueste weg
shares-ability-extra-for-largest = Dividende, meiste Aktien +{ $amount }
shares-ability-paid-like-largest = Dividende wie der größte
shares-ability-worth-more = Aktien sind { $amount } mehr wert
shares-ability-follow-highest = Wert der längsten minus { $amount }
shares-ability-buy-cheaper = Kauf um { $amount } billiger
shares-ability-take-share = Aktie nehmen, mind. { $amount }
shares-ability-raise-or-move = { $amount } zahlen, letzte 3 vor/um
shares-ability-extra-depth = eine Karte mehr, jede Zahl

# Fragen, wenn die ganze keine Zeile findet.
shares-ask-turn = Du bist am Zug. Was tust du?
shares-ask-remove-or-move = Neueste Karte eines Unternehmens abwerfen oder versetzen?
shares-ask-raise-or-move = Eine der letzten drei Karten nach vorn holen oder versetzen?

## Reef Project

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

## Endeavor: Die Tiefsee

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
