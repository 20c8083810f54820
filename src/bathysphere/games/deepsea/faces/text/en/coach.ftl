### The coach: the rule of this moment and one fact of this position, in at most three lines. It never names the move.

coach-recruit = One Specialist a round, up to tier { $recruitment }. What stands after the plus is yours at once; its symbols are its actions.
coach-refill = A tier-5 tile moves up into the empty pocket. What lies below it becomes visible to all.
coach-reassign = A Specialist with a disc is busy. Reassignment { $reassignment }: that many discs come back each round, and those can act again.
coach-turn = A free Specialist takes a disc and does what it shows. Sonar, Conserve and Journal take one disc more. { $staged ->
        [0] None is staged.
        [one] One disc is staged.
       *[other] { $staged } discs are staged.
    }
coach-copy = This Specialist does what another one of yours can. Whether that one is busy makes no difference.
coach-actions = A slash between symbols: one of them. Side by side: each once, in any order. They work where a Vessel of yours is. Discs staged: { $staged }.
coach-travel = A Vessel goes as many zones as your Technology level, and no deeper: { $technology } now. Arriving pays a bonus.
coach-travel-to = The zone pays its arrival bonus each time somebody arrives, and there you can act. Technology { $technology }: no deeper than that.
coach-launch = Ingenuity has released a Vessel. It starts in a launch zone and takes the arrival bonus there.
coach-sonar = A disc goes on the first free space of a track and gains what it shows. A compass discovers a zone. Discs staged: { $staged }.
coach-discover = You draw two boards from the depths you name and keep one. Your Technology reaches depth { $technology } for now.
coach-keep = You take the discovery bonus of the board you keep, and everybody may use it. The other goes under its stack.
coach-place = A zone lies directly below one that is a depth shallower. Vessels go from zone to neighbouring zone.
coach-dive = Turn over a token: Research or an effect, now or later. At the end of your turn you may keep one. You hold { $tokens }.
coach-keep-token = One of these is yours. Spend it in a turn of yours, for its Research or for its effect.
coach-conserve = Pay the Research on the site ({ $means } at hand), gain what stands beside it, place a disc. Two discs on a line pay both owners.
coach-pay = Your Research of { $research } is not enough; a token makes up for it. Any surplus is lost.
coach-journal = The Field of the site must be on a Journal of the display. A disc stays on the site. { $means } Research at hand.
coach-publish = Pay its Research ({ $means } at hand). You gain what it shows, others what stands after “others”. Its circles act later.
coach-promote = A Junior turns to its golden side: its gains now, better actions later. A disc on it returns to the supply.
coach-order = All of these are yours; only the order is open. What comes first can change what the next one gives.
coach-take = All of these are yours; here the order matters. Research stands at { $research }.
coach-step = One step; a new level works at once. Recruitment { $recruitment }, Effort { $effort }, Reassignment { $reassignment }, Technology { $technology }.
coach-impact = Open hexes: those with an arrow and those beside any marker. You gain what is shown; blue ones score. { $markers } of your markers lie here.
coach-walk = The marker goes to a free hex beside it. You gain what that one shows.
coach-name = You found the wreck: for everybody you say what goal 3 counts. What do you have most of?
coach-choose = You decide for everybody which version counts. It stays so to the end; this is round { $round } of { $rounds }.
