# Ein Zug in einem Satz. Davor steht, wer ihn macht, nach einem Pfeil, was daraus wird.

tale-sails = fährt nach { $place }
tale-recharges = lädt auf
tale-ship = nimmt die { $what }
tale-plays = spielt { $what }
tale-hires = heuert an: { $who }
tale-cleans = säubert { $place }
tale-deploys = { $count ->
        [one] ein Riffball
       *[other] { $count } Riffbälle
    }
tale-unlocks = { $count ->
        [one] löst einen Riffball
       *[other] löst { $count } Riffbälle
    }
tale-takes = { $count ->
        [one] nimmt eine Mission
       *[other] nimmt { $count } Missionen
    }
tale-dives = { $count ->
        [one] taucht einen Schritt
       *[other] taucht { $count } Schritte
    }
tale-researches = { $count ->
        [one] forscht
       *[other] forscht { $count }-mal
    }
tale-restores = baut das Riff auf
tale-gains = { $who } +{ $what }
tale-thing-algae = { $count } Algen
tale-thing-shell = { $count } Muscheln
tale-thing-camera = { $count } Kameras
tale-thing-energy = { $count } Energie
tale-thing-coin = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
tale-thing-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

# Moments, shown large for a while.
moment-cleaned = Wieder sauber
moment-row-filled = Eine Reihe ist voll
moment-crew-reshuffled = Der Crewstapel ist leer
moment-end-set-off = Das Ende ist in Sicht

# Was ein fremder Zug für dich bedeutet.
meant-led = { $sector }: { $name } liegt dort jetzt vor dir.
meant-gone = { $count ->
        [one] Eine Mission in deiner Reichweite ist weg: { $missions }.
       *[other] Missionen in deiner Reichweite sind weg: { $missions }.
    }
