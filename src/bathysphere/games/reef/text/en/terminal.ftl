### Reef Project in the terminal.

reef-round = round { $round }
reef-side = side { $side }
reef-end-at = end at { $at }
reef-last-rounds = last round is { $round }
reef-objectives-at = objectives at { $at }
reef-head-vp = VP
reef-head-energy = En
reef-head-coins = Co
reef-head-algae = Alg
reef-head-shell = She
reef-head-camera = Cam
reef-head-balls = Ball
reef-head-research = Rsch
reef-head-diver = Dive
reef-head-cards = Card
reef-head-crew = Crew
reef-head-tiles = Til
reef-head-at = At
reef-start = Starting Island
reef-none = none
reef-free = free
reef-islands = Islands: letter, ships, colour, energy to get there, effects
reef-routes = Routes: energy symbols left, balls
reef-sectors = Sectors: sharks, routes without a ball, balls around it
reef-clean = clean
reef-lacks = needs { $routes }
reef-lacking = Nearly clean:
reef-balls = Balls:
reef-seafloor = Seafloor: steps, exploration tile, oxygen tank, divers
reef-tank = tank { $side } { $reward }
reef-crew-top = next on the stack: { $tile }
reef-research-track = Research: points at the end, missions in reach
reef-recharge-track = Recharge: rewards from your points down
reef-step = { $step }: { $vp } VP, reach { $reach }
reef-look-what = Look at what? An island, mission, crew member or ship by its name, or: look players, islands, routes, sectors, map, seafloor, crew, missions, research, recharge. Just “look” shows everything.
reef-look-players = mats
reef-look-islands = island
reef-look-routes = route
reef-look-sectors = sector pollution
reef-look-map = board sea
reef-look-seafloor = reef tanks divers
reef-look-crew = ships ship
reef-look-missions = cards hand
reef-look-research = science
reef-look-recharge = rewards
reef-crew-offer = Crew on offer: price, colour, effect
reef-offer = Missions on offer (you reach the first { $reach })
reef-hand = Your missions ({ $count })
reef-hand-short = Hand: { $cards }
reef-suits = open suits: { $suits }
reef-objective = { $name } ({ $vp } VP now)
reef-tiles =
    { $count ->
        [one] 1 tile for { $vp } VP
       *[other] { $count } tiles for { $vp } VP
    }
reef-tile = { $reward } (else { $vp } VP)
reef-cleans = cleans { $sectors }
reef-printed = printed { $color }
reef-intern = Intern
reef-with = with { $island }
reef-instead = instead of { $island }

# Things that are gained or paid, in few letters.
reef-thing-algae = { $n } algae
reef-thing-shell = { $n } shell
reef-thing-camera = { $n } camera
reef-thing-energy = { $n } energy
reef-thing-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
reef-thing-vp = { $n } VP
reef-thing-any = { $n } any
reef-thing-any-distinct = { $n } different
reef-thing-ball =
    { $n ->
        [one] 1 ball
       *[other] { $n } balls
    }
reef-thing-mission-card =
    { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }

# What an effect does, in few letters.
reef-do-unlock = free { $n }
reef-do-research = research { $n }
reef-do-explore = dive { $n }
reef-do-restore =
    { $n ->
        [one] restore
       *[other] restore { $n }
    }
reef-do-hire = hire
reef-do-hire-cheaper = hire -{ $n }
reef-do-hire-dearer = hire +{ $n }
reef-do-activate = crew { $n }
reef-do-activate-green = green crew
reef-do-activate-red = red crew
reef-do-activate-blue = blue crew
reef-do-mission =
    { $n ->
        [one] mission
       *[other] { $n } missions
    }
reef-do-mission-plus = mission reach+1
reef-do-mission-any = any mission
reef-do-mission-blank = lay a mission
reef-do-deploy = deploy { $n }
reef-do-recharge-one =
    { $n ->
        [one] reward
       *[other] { $n } rewards
    }
reef-do-pollution-take = take a tile
reef-do-pollution-refresh = refresh a tile
reef-do-pollution-cash = tile and its VP
reef-do-discard-cheapest-crew = drop cheapest crew

reef-when-energy-full = energy full
reef-when-balls-on-board = { $n } balls out
reef-when-column-filled = column { $n } full
reef-when-missions-played = { $n } missions played
reef-when-ship-at-color = at a { $color } island
reef-when-pollution-owned = { $n } pollution tiles
reef-when-track-cleared =
    { $n ->
        [one] 1 track without balls
       *[other] { $n } tracks without balls
    }
reef-when-none = for its price

reef-power-tank-every-step = tanks pay on every step above them
reef-power-mission-unlocks-ball = every mission played frees a ball
reef-power-hire-discount = hiring costs { $n } less
reef-power-double-pollution = every pollution tile brings a second one
reef-power-deploy-discount = deploying costs { $n } energy less

reef-objective-research-vp = research points again
reef-objective-seafloor-steps = { $vp } VP a step of the diver
reef-objective-tiers-resources = { $tiers } VP for { $at } resources
reef-objective-cleared-tracks = { $vp } VP a track without balls
reef-objective-crew-hired = { $vp } VP a hired crew tile
reef-objective-balls-around-best-sector = { $vp } VP a ball around the best sector
reef-objective-unused-pollution = { $vp } VP an unrevealed tile
reef-objective-coins = { $vp } VP a coin
reef-objective-tiers-missions = { $tiers } VP for { $at } missions played
reef-objective-balls-on-board = { $vp } VP a ball on the board

reef-kind-choose = Take
reef-kind-keep = Keep
reef-kind-reject = Reject
reef-kind-recharge = Recharge
reef-kind-deploy = Deploy
reef-kind-sail = Sail to
reef-kind-play = Play
reef-kind-reveal = Reveal
reef-kind-resolve = Resolve
reef-kind-pick = This set
reef-kind-convert = Again
reef-kind-dive = Dive
reef-kind-restore = Restore
reef-kind-forward = Forward
reef-kind-side-step = Side step
reef-kind-milestone = Keep
reef-kind-return = Return
reef-kind-hire = Hire
reef-kind-intern = Intern
reef-kind-row = Row
reef-kind-trigger = First
reef-kind-activate = Activate
reef-kind-take = Take
reef-kind-lay = Lay down
reef-kind-discard = Discard
reef-kind-settle = Settle
reef-kind-space = Reward
reef-kind-refresh = Refresh
reef-kind-objective = Keep
reef-kind-drop = Discard
reef-kind-gain = Gain
reef-kind-pay = Pay
reef-kind-unlock = Free
reef-kind-done = Enough
reef-kind-end = End
reef-kind-trade = Trade for
