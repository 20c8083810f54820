# Ein Zug in einem Satz. Davor steht, wer ihn macht, nach einem Pfeil, was daraus wird.

tale-sonar = Sonar bei { $place }
tale-dive = Tauchgang bei { $place }
tale-conserve = Meeresschutz bei { $place }
tale-journal = Publikation bei { $place }
tale-travel = Bewegung nach { $place }
tale-recruits = rekrutiert { $who }
tale-activates = aktiviert { $who }, ohne Wirkung
tale-uses = nutzt { $what }
tale-passes = passt
tale-discovers = entdeckt { $what }
tale-finds = findet { $what }
tale-publishes = veröffentlicht { $what }
tale-promotes = befördert { $who }
tale-launches = lässt ein U-Boot zu Wasser: { $place }
tale-gains = { $who } erhält { $what }
tale-gain = { $count ->
        [1] { $what }
       *[other] { $count } { $what }
    }

# Moments, shown large for a while.
moment-tokens-reshuffled = Keine Plättchen mehr
moment-round = Die letzte Runde
