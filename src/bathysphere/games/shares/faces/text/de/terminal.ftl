### In Too Deep im Terminal.

shares-turn = Zug { $turn }
shares-deck = Nachziehstapel { $deck } (leer { $depletions }/{ $of })
shares-discard = Abwurfstapel { $discard }
shares-draws = Ziehen in Folge { $draws }/{ $of }
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
shares-pane-companies = Unternehmen
shares-pane-hand = Hand
shares-pane-abilities = Fähigkeiten
shares-look-companies = tisch meer spalten preise
shares-look-hand = auslage karten
shares-look-abilities = fähigkeit
shares-things-companies = Unternehmen
shares-things-players = Bestände
shares-things-cards = Karten
shares-known = In der Hand von { $name } hast du gesehen:
shares-held = { $count } × { $worth } = { $points }
shares-holders = Aktien: { $held }
shares-card-column = Tiefenkarte bei { $company }
shares-card-share = Aktie von { $name }
shares-hand-head = Hand
shares-third = neutral
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
        [ends] eine Karte: Notfinanzierung und Ende
        [yes] eine Karte: Notfinanzierung, je { $each } mehr
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
shares-ability-raise-or-move = { $amount } zahlen, letzte 3 vor oder um
shares-ability-extra-depth = eine Karte mehr, jede Zahl

# Fragen, wenn die ganze keine Zeile findet.
shares-ask-turn = Du bist am Zug. Was tust du?
shares-ask-remove-or-move = Neueste Karte eines Unternehmens abwerfen oder versetzen?
shares-ask-raise-or-move = Eine der letzten drei Karten nach vorn holen oder versetzen?
