# Ein Zug in einem Satz. Davor steht, wer ihn macht, nach einem Pfeil, was daraus wird.

tale-buys = kauft { $what }
tale-drafts = nimmt { $what } aus der Auslage
tale-opens = eröffnet { $company } bei { $to }
tale-expands = baut { $company } auf { $to } aus
tale-draws = { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
tale-dividend = eine Dividende
tale-fundraiser = eine Notfinanzierung
tale-removes = wirft { $what } ab ({ $company })
tale-moves = verschiebt { $what } nach { $company }
tale-raises = hebt { $what } hervor ({ $company })
tale-places = legt { $what } dazu ({ $company })
tale-robs = nimmt { $what } von { $from }
tale-gets = { $who } +{ $what }
tale-thing-card = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Moments, shown large for a while.
moment-dividend = Eine Dividende
moment-reshuffled = Der Nachziehstapel ist leer
moment-end-set-off = Das Ende naht
moment-final-turns = Die letzten Züge

# Was ein fremder Zug für dich bedeutet.
meant-worth = { $company }: Wert { $was } → { $now }, bei { $shares ->
        [one] 1 Aktie von dir
       *[other] { $shares } Aktien von dir
    }.
meant-price = { $company }: Preis { $was } → { $now }.
