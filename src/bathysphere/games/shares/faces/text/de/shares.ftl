### In Too Deep. Eine Karte liest sich „31 (Perlen)“: ihre Tiefe und in Klammern das Unternehmen der Aktienseite.

## Das Spiel

game-shares = In Too Deep
game-pitch = Fünf Meeresunternehmen, eine Kartenhand: Jede Karte ist Aktie, Tiefe oder Geld, und es gewinnt, wer die richtigen Aktien der tiefsten Unternehmen hat.
game-provenance = Regeln und Fähigkeiten der Unternehmen folgen der Anleitung. Von uns stammen: welches Unternehmen auf welcher Karte steht (je 20 Aktien, die Zahlen 1 bis 100 je einmal) und Festlegungen, wo die Anleitung schweigt.
game-house = Von uns ist das Unternehmen auf jeder der { $cards_house } Karten, weil kein öffentlicher Text sie nennt; Regeln und Fähigkeiten folgen dem Regelheft.
provenance-cards = Die Kartenliste stammt von uns: Welche Unternehmen auf die 100 Karten gedruckt sind, ist uns nicht bekannt.
provenance-companies = Die Unternehmen und ihre Fähigkeiten folgen der Anleitung.
provenance-table = Die Zahlen für Aufbau, Auszahlungen und Spielende folgen der Anleitung.

## Einstellungen

setting-sides = Seite der Unternehmenskarten
setting-sides-basic = Alle fünf Unternehmen mit ihrer Basis-Fähigkeit
setting-sides-advanced = Alle fünf Unternehmen mit ihrer Profi-Fähigkeit
setting-sides-random = Der Zufall wählt für jedes Unternehmen eine Seite
setting-sides-form = Die genannten, durch + verbundenen Unternehmen spielen mit der Profi-Seite, die übrigen mit der Basis-Seite
setting-decades = Wo ein neuer Zehner beginnt und damit eine Dividende fällig wird
setting-decades-tens = Nach der Zehnerziffer: 1–9, 10–19, … 90–99, 100
setting-decades-blocks = In Zehnerblöcken: 1–10, 11–20, … 91–100
setting-bonus_shares = Was mit einer gebrauchten Bonusaktie geschieht (nur zu zweit)
setting-bonus_shares-recycle = Sie kommt auf den Abwurfstapel und nach dem Mischen wieder ins Spiel
setting-bonus_shares-once = Sie kommt aus dem Spiel

# Auslegungen: wo sich die Regel auf zwei Arten lesen lässt; die erste ist unsere.
setting-chain = Eine durch eine Fähigkeit gelegte Karte: Löst sie auch die Fähigkeit ihres Unternehmens aus?
setting-chain-no = Nein: Eine Fähigkeit gehört zum Ausbau des Zuges und wird einmal genutzt
setting-chain-yes = Ja: Die zusätzliche Karte der Tierwelt (Profi) löst die Fähigkeit des Unternehmens aus, zu dem sie kommt
setting-treasure_rivals = Wer beim Vergleich der meisten Schatz-Aktien zählt (nur zu zweit)
setting-treasure_rivals-all = Auch der neutrale Spieler 3; hat er allein die meisten, bekommt niemand den Bonus
setting-treasure_rivals-players = Nur die beiden Spieler
setting-pearl_against = Perlen, Profi: welche Spalten für die längste verglichen werden
setting-pearl_against-five = Alle fünf, die eigene eingeschlossen
setting-pearl_against-others = Nur die anderen vier
setting-third_draws = Zieht der neutrale Spieler 3 Dividenden und Karten einer Notfinanzierung? (nur zu zweit)
setting-third_draws-no = Nein: Er hat keine Hand
setting-third_draws-yes = Ja: Seine Karten kommen vom Nachziehstapel auf den Abwurfstapel, das Spiel wird kürzer
setting-third_pays = Zahlt eine für den neutralen Spieler 3 gelegte Tiefenkarte eine Dividende? (nur zu zweit)
setting-third_pays-no = Nein: Das tut nur der eigene Ausbau
setting-third_pays-yes = Ja: Beide Spieler erhalten sie, wenn ein neuer Zehner beginnt

## Unternehmen, Seiten und Fähigkeiten

company-cleaning = Meeresreinigung
company-treasure = Schatzsuche
company-pearl = Perlentauchen
company-research = Meeresforschung
company-wildlife = Tierwelt

company-cleaning-short = Reinigung
company-treasure-short = Schatz
company-pearl-short = Perlen
company-research-short = Forschung
company-wildlife-short = Tierwelt

side-basic = Basis
side-advanced = Profi

# $amount: Kosten, Karten oder Punkte auf der Unternehmenskarte
ability-remove =
    Nach dem Ausbau: Wirf { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    } ab, um eine beliebige Tiefenkarte eines beliebigen Unternehmens auf den Abwurfstapel zu legen.
ability-remove-or-move =
    Nach dem Ausbau: Wirf { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    } ab, um die neueste Karte eines beliebigen Unternehmens abzuwerfen oder sie zu einem anderen zu versetzen, zu dem ihre Zahl passt.
ability-extra-for-largest =
    Dividende: Wer die meisten Aktien dieses Unternehmens hat, zieht { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } mehr, bei Gleichstand alle Beteiligten.
ability-paid-like-largest = Dividende: Wer dieses Unternehmen ausgebaut hat, zieht so viele Karten, wie der größte Besitz an Aktien davon zählt, anstelle der eigenen Dividende.
ability-worth-more =
    Am Ende: Jede Aktie dieses Unternehmens ist { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } mehr wert, als es Tiefenkarten hat.
ability-follow-highest =
    Am Ende: Jede Aktie dieses Unternehmens ist { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } weniger wert, als die längste Spalte aller Unternehmen Karten hat, mindestens aber 0.
ability-buy-cheaper =
    Nach dem Ausbau: Kaufe eine Aktie eines beliebigen Unternehmens aus der Hand, { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } unter dem Preis.
ability-take-share =
    Nach dem Ausbau: Nimm eine Aktie aus einem anderen Portfolio und zahle dafür den Preis dorthin, mindestens { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
ability-raise-or-move =
    Nach dem Ausbau: Wirf { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    } ab, um eine der letzten drei Karten eines Unternehmens dort zur neuesten zu machen oder sie zu einem anderen zu versetzen, zu dem ihre Zahl passt.
ability-extra-depth = Nach dem Ausbau: Lege eine weitere Handkarte bei einem beliebigen Unternehmen an; unter der neuesten Zahl kostet das eine Karte für jede größere Zahl dort.

## Karten, Plätze und Auslöser

card =
    { $number } ({ $kind ->
        [cleaning] { company-cleaning-short }
        [treasure] { company-treasure-short }
        [pearl] { company-pearl-short }
        [research] { company-research-short }
        [wildlife] { company-wildlife-short }
       *[other] { $kind }
    })
# Zu zweit ist Platz 2 der gedachte dritte Spieler. Ohne Artikel, damit er in jedem Fall gleich lautet.
seat-2-of-2 = Spieler 3 (neutral)

cause-none = Noch hat es nichts ausgelöst
cause-second-depletion = Der Nachziehstapel ist zum zweiten Mal aufgebraucht
cause-double-fundraiser = Es gab zwei Notfinanzierungen ohne Kauf oder Ausbau dazwischen
cause-empty-replacement = Der Nachziehstapel ist aufgebraucht, und kein Abwurfstapel ersetzt ihn

## Was zu wählen ist

ask-draft = Welche Karte nimmst du als Aktie aus der Auslage?
ask-turn = Was tust du in diesem Zug: eine Aktie kaufen, ein Unternehmen ausbauen oder eine Karte ziehen?
ask-pay = Wähle die Karten, mit denen du bezahlst
choose-pay = { $most ->
    [one] Wähle 1 Karte zum Bezahlen
   *[other] Wähle { $most } Karten zum Bezahlen
}
confirm-pay = { $count } bezahlen
ask-expand = Welches Unternehmen baust du mit dieser Karte aus?
ask-remove = Bezahlst du, um eine Tiefenkarte abzuwerfen, und wenn ja, welche?
ask-remove-or-move = Bezahlst du, um die neueste Karte eines Unternehmens abzuwerfen oder zu versetzen, und wenn ja, welche?
ask-buy-cheaper = Kaufst du eine Aktie zum ermäßigten Preis, und wenn ja, welche?
ask-take-share = Nimmst du eine Aktie aus einem anderen Portfolio, und wenn ja, welche?
ask-raise-or-move = Bezahlst du, um eine Karte zur neuesten ihres Unternehmens zu machen oder zu versetzen, und wenn ja, welche?
ask-extra-depth = Legst du eine weitere Tiefenkarte an, und wenn ja, welche?
ask-move = Zu welchem Unternehmen wird die Karte versetzt?
ask-place = Bei welchem Unternehmen legst du die weitere Karte an?

verb-draft = Karte aus der Auslage nehmen
verb-buy = Aktie kaufen
verb-expand = Unternehmen ausbauen
verb-draw = Karte ziehen
verb-into = Unternehmen wählen
verb-pay = Mit einer Karte bezahlen
verb-remove = Tiefenkarte abwerfen
verb-move = Tiefenkarte versetzen
verb-raise = Tiefenkarte zur neuesten machen
verb-take = Aktie aus einem Portfolio nehmen
verb-place = Weitere Tiefenkarte anlegen
verb-decline = Auf eine Fähigkeit verzichten

## Möglichkeiten

option-draft-draft =
    { $card } nehmen — { $owned ->
        [0] noch besitzt niemand eine Aktie von { $company }
        [one] bisher ist 1 Aktie von { $company } vergeben
       *[other] bisher sind { $owned } Aktien von { $company } vergeben
    }
option-turn-buy =
    { $card } { $price ->
        [0] kostenlos
        [one] für 1 Karte
       *[other] für { $price } Karten
    } kaufen — eine Aktie ist jetzt { $worth } wert
option-turn-expand = Mit { $card_shows } ausbauen — passt zu { $companies }
option-turn-draw =
    Eine Karte ziehen — { $fundraiser ->
        [ends] löst eine zweite Notfinanzierung und das Spielende aus
        [yes] löst eine Notfinanzierung aus: { $each ->
            [one] 1 weitere Karte
           *[other] { $each } weitere Karten
        } für alle
       *[no] { $deck ->
            [0] der Nachziehstapel ist leer
            [one] 1 Karte im Nachziehstapel
           *[other] { $deck } Karten im Nachziehstapel
        }
    }
option-pay-pay =
    { $to ->
        [hand] { $card } an { $owner } geben
       *[discard] Mit { $card } bezahlen
    } — { $owed ->
        [one] die letzte fällige Karte
       *[other] { $owed } Karten fällig
    }
option-expand-into =
    { $card_shows } bei { $company } anlegen, { $empty ->
        [yes] als erste Karte
       *[no] nach { $newest_shows }
    } — { $dividend ->
        [yes] { $total ->
            [0] Dividende, aber niemand bekommt eine Karte
           *[other] Dividende: { $own ->
                [one] 1 Karte
               *[other] { $own } Karten
            } für dich, { $total } insgesamt
        }
       *[no] keine Dividende
    }
option-remove-remove =
    { $card } bei { $company } { $cost ->
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } abwerfen
option-remove-or-move-remove =
    { $card } bei { $company } { $cost ->
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } abwerfen
option-remove-or-move-move =
    { $card } von { $company } { $cost ->
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } wegversetzen
option-raise-or-move-raise =
    { $card } { $cost ->
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } zur neuesten Karte von { $company } machen
option-raise-or-move-move =
    { $card } von { $company } { $cost ->
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } wegversetzen
option-move-into =
    { $card } zu { $company } versetzen, { $empty ->
        [yes] als erste Karte
       *[no] nach { $newest }
    } — eine Aktie ist dort jetzt { $worth } wert
option-buy-cheaper-buy =
    { $card } { $price ->
        [0] kostenlos
        [one] für nur 1 Karte
       *[other] für nur { $price } Karten
    } kaufen — eine Aktie ist jetzt { $worth } wert
option-take-share-take =
    Eine Aktie von { $company } { $price ->
        [one] für 1 Karte
       *[other] für { $price } Karten
    } { $to ->
        [discard] vom neutralen Spieler 3
       *[hand] von { $owner }
    } nehmen — sie ist jetzt { $worth } wert
option-extra-depth-place =
    Auch { $card } anlegen — { $price ->
        [0] ohne Aufpreis, wo die Karte passt
        [one] für mindestens 1 Karte
       *[other] für mindestens { $price } Karten
    }
option-place-into =
    { $card } bei { $company } anlegen, { $empty ->
        [yes] als erste Karte
       *[no] nach { $newest }
    } — { $price ->
        [0] ohne Aufpreis
        [one] für 1 Karte
       *[other] für { $price } Karten
    }, keine Dividende
option-decline = Auf die Fähigkeit von { $company } verzichten

## Ereignisse

event-drafted = { $seat } nimmt { $card } aus der Auslage als Aktie.
event-bought =
    { $seat } kauft { $card } { $price ->
        [0] kostenlos
        [one] für 1 Karte
       *[other] für { $price } Karten
    } als Aktie.
event-paid = { $seat } bezahlt mit { $card }.
event-handed = { $seat } gibt { $cards } an { $owner }.
event-handed-hidden =
    { $seat } gibt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an { $owner }.
event-opened = { $seat } eröffnet { $company } mit { $card_shows }.
event-expanded = { $seat } baut { $company } von { $newest_shows } auf { $card_shows } aus.
event-dividend =
    { $total ->
        [0] { $company } schüttet eine Dividende aus, aber niemand bekommt eine Karte.
        [one] { $company } schüttet 1 Karte als Dividende aus.
       *[other] { $company } schüttet insgesamt { $total } Karten als Dividende aus.
    }
event-drew = { $seat } zieht { $cards }.
event-drew-hidden =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-fundraiser =
    Alle haben nacheinander gezogen, zuletzt { $seat }: Eine Notfinanzierung bringt allen { $each ->
        [one] 1 Karte
       *[other] { $each } Karten
    }.
event-lost =
    { $seat } bekommt nicht alles, es { $owed ->
        [one] fehlt 1 Karte
       *[other] fehlen { $owed } Karten
    }: Es ist nichts mehr zu ziehen.
event-reshuffled =
    { $depletions ->
        [1] Der Nachziehstapel ist zum ersten Mal aufgebraucht
       *[other] Der Nachziehstapel ist wieder aufgebraucht
    }: Der Abwurfstapel wird gemischt und bildet den neuen mit { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }.
event-end-set-off = Das Ende naht: { $cause }. Nach diesem Zug haben alle noch einen letzten Zug.
event-final-turns = Die letzten Züge beginnen: Es gibt keine Dividenden und keine Fähigkeiten mehr.
event-game-over =
    Das Spiel ist zu Ende: { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
event-removed = { $seat } wirft { $card } bei { $company } ab.
event-moved = { $seat } versetzt { $card } von { $company } zu { $target }.
event-raised = { $seat } macht { $card } zur neuesten Karte von { $company }.
event-took =
    { $seat } nimmt die Aktie { $card } { $price ->
        [one] für 1 Karte
       *[other] für { $price } Karten
    } von { $owner }.
event-placed =
    { $seat } legt auch { $card } bei { $company } an, { $price ->
        [0] ohne Aufpreis
        [one] für 1 Karte
       *[other] für { $price } Karten
    }.
event-declined = { $seat } verzichtet auf die Fähigkeit von { $company }.
event-bonus-share = Eine Bonusaktie taucht auf: Für den neutralen Spieler 3 werden Karten aufgedeckt.
event-bonus-set-aside = Dabei taucht eine weitere Bonusaktie auf; sie wartet, bis diese abgehandelt ist.
event-bonus-open = Aufgedeckt für den neutralen Spieler 3: { $cards }.
event-bonus-awarded = Der neutrale Spieler 3 bekommt { $card } als Aktie.
event-bonus-placed = Für den neutralen Spieler 3 wird { $card } bei { $company } angelegt.
event-bonus-no-fit = Für den neutralen Spieler 3 passt keine der übrigen offenen Karten zu { $company }.
event-third-drew = Der neutrale Spieler 3 zieht { $cards }: abgeworfen, denn er hat keine Hand.
event-bonus-gone =
    Für den neutralen Spieler 3 ist keine Karte zum Aufdecken mehr da{ $shares ->
        [0] .
        [one] : 1 Bonusaktie kommt aus dem Spiel.
       *[other] : { $shares } Bonusaktien kommen aus dem Spiel.
    }

## Gründe

reason-draft-first = Das Spiel beginnt mit den ersten Aktien: { $step }
reason-draft-over = Die ersten Aktien sind verteilt, die Auslage ist leer. Kaufe { $card } aus der Hand, falls du sie hast.
reason-expand-first = Wähle zuerst die Karte, mit der du { $company } ausbaust. Tief genug: { $cards }. { $buy ->
    [yes] Oder kaufe eine Aktie davon: { $buyable }.
    [dear] Eine Aktie davon kostet { $price ->
        [one] eine weitere Karte
       *[other] { $price } weitere Karten
      }, du hast { $have }.
   *[none] Eine Aktie davon, die du kaufen könntest, hast du nicht auf der Hand.
  }
reason-none-deeper = Keine deiner Karten ist tiefer als { $newest }, die neueste Karte von { $company }. { $buy ->
    [yes] Aber du kannst eine Aktie davon kaufen: { $buyable }.
    [dear] Eine Aktie davon kostet { $price ->
        [one] eine weitere Karte
       *[other] { $price } weitere Karten
      }, du hast { $have }. Zieh eine Karte oder baue ein anderes Unternehmen aus.
   *[none] Auch eine Aktie davon hast du nicht auf der Hand. Zieh eine Karte oder baue ein anderes Unternehmen aus.
  }
reason-no-hand = Du hast keine Karte auf der Hand, um { $company } auszubauen. Zieh zuerst eine.
reason-pay-when = Mit { $card } kannst du bezahlen, wenn feststeht, wofür: Wähle zuerst die Aktie, die du kaufst.
reason-one-action = Ein Zug ist eine Aktion, und deine hat begonnen: „{ $step }“
reason-has-to-be = Hier gibt es nichts, worauf sich verzichten ließe: „{ $step }“
reason-no-ability = Kein Unternehmen dieser Partie erlaubt das: { $verb }.
reason-abilities-over = Das erlaubt der Ausbau von: { $companies }. In den letzten Zügen gibt es aber keine Fähigkeiten mehr.
reason-ability-first = Das erlaubt der Ausbau von: { $companies }. Gleich danach geht es: { $verb }.
way-draft = { $card } aus der Auslage nehmen
way-buy = { $card } als Aktie kaufen
way-expand = { $card } zum Ausbauen wählen
way-draw = eine Karte ziehen
way-into = die Karte bei { $company } anlegen
way-pay = mit { $card } bezahlen
way-remove = { $card } abwerfen
way-move = { $card } versetzen
way-raise = { $card } zur neuesten machen
way-take = eine Aktie von { $company } nehmen, von { $owner }
way-place = auch { $card } anlegen
reason-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine deiner Handkarten.
reason-not-in-market = { $card } liegt nicht in der Auslage. Wähle eine der offenen Karten.
reason-price =
    Eine Aktie von { $company } kostet { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    }, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    } zum Bezahlen.
reason-not-deeper = { $card } liegt nicht tiefer als { $newest }, die neueste Karte von { $company }. Wähle ein Unternehmen, dessen neueste Zahl kleiner ist.
reason-fits-nowhere = { $card } passt nirgends: Sogar die niedrigste unter den neuesten Karten, { $newest }, liegt tiefer. Wähle eine größere Zahl.
reason-pay-ascending = { $card } kommt zu spät: Bezahlt wird in aufsteigender Reihenfolge. Wähle eine größere Zahl als die zuletzt bezahlte.
reason-pay-too-few-above =
    Du schuldest noch { $owed ->
        [one] 1 Karte
       *[other] { $owed } Karten
    } und zahlst in aufsteigender Reihenfolge: Ab { $card } hättest du nicht genug. Wähle eine kleinere Zahl.
reason-no-depth-card = { $card } liegt bei keinem Unternehmen. Wähle eine Tiefenkarte.
reason-not-newest = { $card } ist nicht die neueste Karte ihres Unternehmens. Dort ist nur { $newest } wählbar.
reason-not-among-last = { $card } liegt zu weit hinten. Wählbar sind nur die letzten { $reach } Karten eines Unternehmens.
reason-is-newest = { $card } ist schon die neueste Karte ihres Unternehmens. Wähle eine ältere.
reason-moves-nowhere = { $card } lässt sich nicht versetzen: Bei allen anderen Unternehmen ist die neueste Zahl größer. Wähle eine andere Karte.
reason-same-column = { $card } liegt schon bei { $company }. Wähle ein anderes Unternehmen.
reason-surcharge =
    { $card } anzulegen kostet { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    } Aufpreis, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    } zum Bezahlen übrig.
reason-own-share = Deine eigene Aktie von { $company } kannst du nicht nehmen. Wähle ein anderes Portfolio.
reason-no-such-share = Von { $owner } ist keine Aktie von { $company } zu bekommen. Wähle eine, die in einem Portfolio liegt.

## Wertung und Gleichstand

score-cleaning = { company-cleaning }
score-treasure = { company-treasure }
score-pearl = { company-pearl }
score-research = { company-research }
score-wildlife = { company-wildlife }
score-hand = Handkarten
score-seat = Abstand zum Startspieler

## Das Labor

study-draft = Aus der Auslage genommen
study-company = Unternehmen gekaufter Aktien
study-expansion = Ausgebaute Unternehmen
study-share = Gekaufte Aktien

## Was eine Stellung wert ist: Teile der Bewertung, für Tipps

part-portfolio = Aktien, wie sie stehen
part-growth = Platz für deine Unternehmen
part-demand = Unternehmen, die auch andere ausbauen
part-hand = Handkarten
part-crowd = volle Hand
part-depth = Karten für deine Unternehmen
part-bargain = günstige Aktien auf der Hand
part-tempo = der nächste Zug
part-rest = restliche Zeit

## Was ein Paket enthält

inventory-cards = Karten: { $count }, Zahlen { $low } bis { $high } ({ $list })
inventory-table = Kartenhand: { $hand } Karten, zu zweit { $two }; Bonusaktien: { $bonus }

## Was eine Wahl verschenkt: gesagt und einmal gefragt

warning-ends-game =
    Das löst das Spielende aus: { $cause }. Im Nachziehstapel { $deck ->
        [0] ist keine Karte
        [one] ist 1 Karte
       *[other] sind { $deck } Karten
    }; nach diesem Zug hat jeder noch einen Zug.
