# A turn in one sentence. Who did it stands before it, what came of it after an arrow.

tale-sonar = Sonar at { $place }
tale-dive = Dive at { $place }
tale-conserve = Conserve at { $place }
tale-journal = Journal at { $place }
tale-travel = Travel to { $place }
tale-recruits = recruits { $who }
tale-activates = activates { $who }, to no effect
tale-uses = uses { $what }
tale-passes = passes
tale-discovers = discovers { $what }
tale-finds = finds { $what }
tale-publishes = publishes { $what }
tale-promotes = promotes { $who }
tale-launches = launches a Vessel at { $place }
tale-gains = { $who } gains { $what }
tale-gain = { $count ->
        [1] { $what }
       *[other] { $count } { $what }
    }

# Moments, shown large for a while.
moment-tokens-reshuffled = No tokens left
moment-round = The last round
