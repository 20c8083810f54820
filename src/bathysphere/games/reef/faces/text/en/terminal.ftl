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
reef-pane-players = players
reef-pane-map = map
reef-pane-hand = hand
reef-pane-ship = own ship
reef-pane-sectors = sectors
reef-pane-missions = missions
reef-pane-crew = crew
reef-pane-islands = islands
reef-pane-seafloor = seafloor
reef-pane-routes = routes
reef-pane-research = research
reef-pane-recharge = recharge
reef-pane-ships = ships
reef-pane-objectives = objectives
reef-pane-points = points
reef-pane-news = news
reef-look-hand = cards
reef-look-ship = ship own
reef-look-ships = crews sheets
reef-look-objectives = objective
reef-look-points = score scoring
reef-things-islands = Islands
reef-things-routes = Routes
reef-things-sectors = Sectors
reef-things-missions = Missions
reef-things-crew = Crew
reef-things-ships = Ships
reef-things-players = Players
reef-things-objectives = Objectives
reef-things-tanks = Oxygen tanks
reef-things-tiles = Tiles
reef-long-vp = points
reef-long-energy = energy
reef-long-coins = coins
reef-long-algae = algae
reef-long-shell = shells
reef-long-camera = cameras
reef-long-balls = balls ready
reef-long-research = research
reef-long-diver = diver on step
reef-long-cards = missions in hand and played
reef-long-crew = crew
reef-long-tiles = unused pollution tiles
reef-long-at = ship at
reef-reach = reaches { $reach } missions of the offer; balls still locked: { $locked }; removed: { $removed }
reef-in-hand = in hand:
reef-packet = to choose from:
reef-met = (can be played now)
reef-objective-hidden = an objective, face down
reef-pollution =
    { $size ->
        [small] small
        [medium] medium
       *[large] large
    } pollution tile{ $used ->
        [yes] {" "}(used)
       *[no] {""}
    }
reef-milestone = milestone:
reef-milestone-down = milestone of stack { $stack }, face down: { $what }
reef-activated = (used this turn)
reef-way = way: { $routes }
reef-ball-price = a ball costs { $n } energy
reef-route = Route { $route }: { $left } of { $of } energy symbols visible; balls: { $balls }
reef-borders = borders { $sectors }
reef-sector-routes = sharks { $sharks }; routes { $routes }
reef-sector-worth = { $tile }; cleaning it now would bring { $points }
reef-tank-back = other side { $reward }
reef-seafloor-end = At the end the deepest divers get { $vp } VP; the last step is { $last }.
reef-stack = Milestones, stack { $stack }: { $tiles }
reef-points-mission = Every mission played { $vp } VP; every set of suits { $set } VP.
reef-points-clean = A cleaned sector: most balls { $most } VP and the sharks, second { $second } VP, every ball { $ball } VP.
reef-points-rest = Every set of resources { $resources } VP; every filled crew row { $row } VP.
reef-trade = { $price } equal resources trade for one; a ship holds { $energy } energy.
reef-pollution-supply = Pollution tiles in the supply (small, medium, large): { $counts }
reef-intern-offer = { $price } Intern: the cheapest tile, face down
reef-crew-stack = Crew in the stack: { $count }; discarded: { $out }
reef-deck = Missions in the deck: { $count }.
reef-deck-known = Known to you: { $cards }.
reef-at-most = , at most { $vp } VP
reef-look-players = mats
reef-look-islands = island
reef-look-routes = route
reef-look-sectors = sector pollution
reef-look-map = board sea
reef-look-seafloor = reef tanks divers
reef-look-crew = hire market
reef-look-missions = offer mission
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
