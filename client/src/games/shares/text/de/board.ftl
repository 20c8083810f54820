### Das Spielbrett von In Too Deep: was neben den Sätzen des Spiels darauf steht.

## Unternehmen

side-basic = Basis-Seite
side-advanced = Profi-Seite
price = Preis
worth = Wert
price-long = Eine Aktie kostet { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: so viele, wie im Besitz sind.
worth-long = Eine Aktie ist jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} wert.
company-named = { $company }, { $side }: Preis { $price }, Wert { $worth }. { $ability }

# Die Fähigkeiten in Kürze; der ganze Satz ist ability-… des Spiels
brief-remove = Nach Ausbau: { $amount } abwerfen, eine Tiefenkarte entfernen
brief-remove-or-move = Nach Ausbau: { $amount } abwerfen, eine neueste Karte entfernen oder versetzen
brief-extra-for-largest = Dividende: größter Besitz zieht { $amount } mehr
brief-paid-like-largest = Dividende: Wer ausbaut, zieht wie der größte Besitz
brief-worth-more = Am Ende: jede Aktie { $amount } mehr wert
brief-follow-highest = Am Ende: { $amount } weniger wert als die längste Spalte
brief-buy-cheaper = Nach Ausbau: Aktie aus der Hand, { $amount } billiger
brief-take-share = Nach Ausbau: fremde Aktie kaufen, mindestens { $amount }
brief-raise-or-move = Nach Ausbau: { $amount } abwerfen, eine Tiefenkarte heben oder versetzen
brief-extra-depth = Nach Ausbau: noch eine Tiefenkarte anlegen

## Das Meer

sea = Die Unternehmen und ihre Tiefe
column = { $company }: { $count ->
    [0] noch keine Tiefenkarte
    [one] 1 Tiefenkarte
   *[other] { $count } Tiefenkarten
}{ $lit ->
    [0] { "" }
    [one] , 1 Möglichkeit
   *[other] , { $lit } Möglichkeiten
}
depth-card = { $number } bei { $company }
newest = die neueste Karte
no-dividend = keine Dividende
nobody = Dividende, für niemand
deeper = { $number } ist tiefer
lies-here = hier liegt sie
dear = kostet { $price }, du hast { $have }
extra-free = ohne Aufpreis
extra-cost = { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}
do-raise = Zur neuesten
do-move = Versetzen
do-remove = Abwerfen
for-cost = für { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
}

## Hand, Nachziehstapel und Auslage

hand = Deine Hand, { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-short = Hand: { $count }
hand-of = Hand von { $name }, { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
hint-turn = obere Hälfte: als Tiefe · untere Hälfte: Aktie kaufen
hint-expand = wähle einen leuchtenden Platz bei einem Unternehmen
hint-pay = wähle { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
} zum Bezahlen
hint-pay-to = wähle { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
} für { $name }
hint-place = wähle noch eine Karte für die Tiefe
hint-buy-cheaper = wähle eine Aktie zum ermäßigten Preis
hint-depth = wähle eine leuchtende Tiefenkarte
hint-take = wähle eine leuchtende Aktie in den Portfolios
hint-draft = wähle eine Aktie aus der Auslage
hand-card = { $number }, Aktie { $company }
share = Aktie { $company }
buy-for = { $price ->
    [0] kostenlos
    [one] kaufen: <b>1</b> Karte
   *[other] kaufen: <b>{ $price }</b> Karten
}
costs = kostet { $price }
pay-this = zahlen
place-this = { $price ->
    [0] anlegen, frei
   *[other] anlegen, ab { $price }
}
draw = Karte ziehen
deck-left = noch { $count }
deck-empty = Nachziehstapel leer
fundraiser = dann { $each } mehr für alle
fundraiser-ends = beendet das Spiel
decline = Verzichten
market = Aktien in der Auslage
owned = { $count ->
    [0] noch keine im Besitz
   *[other] bisher { $count } im Besitz
}
take-share = nehmen

## Portfolios

portfolios = Portfolios
points-now = Punkte, wenn jetzt Schluss wäre
points-end = Endstand
points = Punkte
cards = Handkarten
player = Name
third = Spieler 3 (neutral)
shares-of = { $name }: { $count } × { $company }
most = die meisten Aktien

## Der Stand der Dinge

deck = Nachziehstapel
through = { $number }. Durchgang von { $count }
through-last = letzter Durchgang
discard = Abwurfstapel
draws = Nacheinander gezogen
draws-short = gezogen
second-fundraiser = die nächste Notfinanzierung beendet das Spiel
end-set-off = Ende ausgelöst: { $cause }
final-turns = { $count ->
    [one] Letzter Zug
   *[other] Noch { $count } letzte Züge
}
final-rules = keine Dividenden, keine Fähigkeiten
over = Spiel zu Ende

## Möglichkeiten

into-first = erste Karte
draw-more = { $deck ->
    [0] der Nachziehstapel ist leer
   *[other] { $deck } im Nachziehstapel
}
worth-now = jetzt { $worth } wert
cost-cards = { $count ->
    [0] kostenlos
    [one] −1 Karte
   *[other] −{ $count } Karten
}
line-dividend = Neuer Zehner, Dividende: { $list }.
line-dividend-nobody = Neuer Zehner, aber niemand hat eine Aktie: keine Karten.
line-no-dividend = Gleicher Zehner wie die neueste Karte: keine Dividende.
line-final-turns = In den letzten Zügen gibt es keine Dividende und keine Fähigkeit.
line-you-draw = du ziehst { $count }
line-draws = { $name } { $count }
line-buy = { $own ->
    [0] Deine erste Aktie dieses Unternehmens: jetzt { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert.
    [one] Deine zweite Aktie dieses Unternehmens; jede ist jetzt { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert.
   *[other] Du hast { $own } Aktien dieses Unternehmens; jede ist jetzt { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert.
}
line-buy-cost = { $price ->
    [0] Sie kostet nichts
    [one] Sie kostet 1 Karte
   *[other] Sie kostet { $price } Karten
}, { $left ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
} auf der Hand.
line-fits = Sie passt zu { $list }.
line-draw = Eine Karte vom Nachziehstapel.
line-fundraiser = Alle haben gezogen: Eine Notfinanzierung gibt allen { $each } mehr.
line-fundraiser-ends = Die zweite Notfinanzierung in Folge: Das Spielende wird ausgelöst.
line-ability = Danach { $company }: { $ability }
line-pay = { $owed ->
    [one] Damit ist alles bezahlt.
   *[other] { $owed } Karten sind fällig, dies ist eine davon.
}
verb-into = { $company } ausbauen
verb-into-move = Zu { $company } versetzen
verb-buy = { $company } kaufen
verb-expand = Mit { $number } ausbauen

## Karten, mit denen bezahlt wird

hint-mark = { $count } in beliebiger Reihenfolge markieren; erneut drücken nimmt die Markierung zurück
hint-marked = { $count } markiert: bezahlen, oder eine markierte Karte zurücknehmen
pays-one = zahlt 1
mark-to-pay = markieren
stays = bleibt
you-buy = das kaufst du
fits-nowhere = passt nirgends
fits-still = Unternehmen, zu denen sie noch passt
you-pay = Du zahlst { $count ->
    [0] { $missing } von { $hand } Karten
   *[other] { $cards }{ $missing ->
        [0] { "" }
        [one] {" "}und noch eine
       *[other] {" "}und noch { $missing }
    }
}; Hand { $hand } → { $left }
you-get = Du bekommst die Aktie { $company } { $number }
pay-and-buy = { $pay }, { $company } kaufen
# Wie Zeichen in der Anleitung heißen
sign-ban = Zu klein
sign-bell = Neueste Karte
sign-card = Karten
sign-draw = Ziehen
sign-flag = Das Ende
sign-layers = Nachziehstapel

sign-share = Aktie

## Das Ziel in einer Zeile

aim-wins = Die meisten Punkte gewinnen: Aktien × ihr Wert
aim-short = Meiste Punkte gewinnen
aim-deck = Nachziehstapel { $count }
aim-draws = { $count } von { $of } nacheinander gezogen
aim-shares = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} × { $worth }

## Set-up

sides-basic = Basis
sides-advanced = Profi
sides-random = Zufall
sides-each = Einzeln
side-basic = Basis
side-advanced = Profi
