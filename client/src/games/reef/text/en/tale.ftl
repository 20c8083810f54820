# A turn in one sentence. Who did it stands before it, what came of it after an arrow.

tale-sails = sails to { $place }
tale-recharges = recharges
tale-ship = takes the { $what }
tale-plays = plays { $what }
tale-hires = hires { $who }
tale-cleans = cleans { $place }
tale-deploys = { $count ->
        [one] a reef ball
       *[other] { $count } reef balls
    }
tale-unlocks = { $count ->
        [one] frees a reef ball
       *[other] frees { $count } reef balls
    }
tale-takes = { $count ->
        [one] takes a mission
       *[other] takes { $count } missions
    }
tale-dives = { $count ->
        [one] dives a step
       *[other] dives { $count } steps
    }
tale-researches = { $count ->
        [one] researches
       *[other] researches { $count } times
    }
tale-restores = restores the reef
tale-gains = { $who } +{ $what }
tale-thing-algae = { $count } algae
tale-thing-shell = { $count } shells
tale-thing-camera = { $count } cameras
tale-thing-energy = { $count } energy
tale-thing-coin = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
tale-thing-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Moments, shown large for a while.
moment-cleaned = A sector is clean
moment-row-filled = A row is full
moment-crew-reshuffled = The crew stack is empty
moment-end-set-off = The end is in sight

# What a turn of somebody else means for the viewer.
meant-led = { $sector }: { $name } is ahead of you there now.
meant-gone = { $count ->
        [one] A mission you could reach is gone: { $missions }.
       *[other] Missions you could reach are gone: { $missions }.
    }
