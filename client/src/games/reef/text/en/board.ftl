### The board of Reef Project: what stands on it besides the game's own sentences.

## The sea

sea = The sea with islands, routes and sectors
island-kind-green = supply island
island-kind-purple = crew harbour
island-kind-orange = research station
here = your ship is here: { $island }
free = free
mission-fits = A mission in your hand fits here
ship-of = Ship of { $name }
route-named = { $route }: { $pips ->
    [one] 1 space
   *[other] { $pips } spaces
}, { $balls }
route-closed = Route { $route }
balls-of = { $name } { $count ->
    [one] 1 ball
   *[other] { $count } balls
}
no-balls = no reef balls
sector-open = { $sector }: { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}, balls on { $filled } of { $routes } routes
sector-clean = { $sector }: clean, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
cleans = Cleans { $sectors }

## The ship

your-ship = Your ship
your-side = Your ship, your missions and the crew on offer
power-tank-every-step = an oxygen tank pays on every step above it, not only on the first
power-mission-unlocks-ball = every mission played frees { $n ->
    [one] a reef ball
   *[other] { $n } reef balls
} too
power-hire-discount = hiring costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less
power-double-pollution = every pollution tile brings { $n ->
    [one] another one
   *[other] { $n } more
} of its size
power-deploy-discount = deploying before a journey costs { $n } energy less
energy-of = Energy { $have } of { $most }
cargo-of = { $kind }: { $have }, room for { $room }{ $balls ->
    [0] , no reef balls on the track
    [one] , 1 reef ball on the track
   *[other] , { $balls } reef balls on the track
}
emptied = emptied
trade = Trade { $price } coins for one of { $kind }
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
balls-ready = { $count ->
    [0] no balls to deploy
    [one] 1 ball to deploy
   *[other] { $count } balls to deploy
}
crew = Crew
intern = Intern
printed = printed { $color } member: { $effects }
printed-short = Printed { $color } member
covers = A tile here gives: { $effects }
row-rule = a full row of its colour
row-rule-end = at the end, each full row of its colour
column-rule = a full column: one member acts
row-done = completes the row: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
column-done = completes the column: one member acts

## What you hold

your-missions = Your missions
mission = Mission
mission-rule = one a turn
mission-used = played this turn
played = { $count } played
you-are-there = you are there
sail-there = { $price ->
    [0] sail there for free
   *[other] { $price } energy away
}
not-on-map = not on this map
have-need = { $have } of { $need }
no-missions = No missions in hand
your-pollution = Pollution tiles
reveal-rule = reveal one a turn
reveal-used = revealed this turn
size-small = small pollution tile
size-medium = medium pollution tile
size-large = large pollution tile
pollution-tile = { $size }: worth { $vp } at the end, or reveal it for: { $effects }
pollution-used = { $size }, used: worth nothing until refreshed ({ $effects })
milestones = { $count ->
    [one] 1 milestone
   *[other] { $count } milestones
}
objective-later = Objectives are dealt when somebody has { $at } points
objective-hidden = has an objective
objective-research-vp = the points of your research position once more
objective-seafloor-steps = { $vp } per step of your diver
objective-tiers-resources = { $at } resources left: { $tiers } points
objective-cleared-tracks = { $vp } per resource track without reef balls
objective-crew-hired = { $vp } per hired crew tile
objective-balls-around-best-sector = { $vp } per own ball around your best sector
objective-unused-pollution = { $vp } per unused pollution tile
objective-coins = { $vp } per coin left
objective-tiers-missions = { $at } missions played: { $tiers } points
objective-balls-on-board = { $vp } per own ball on the routes
at-most = (at most { $cap })
now-points = now { $points }

## Missions

kind-bonus = on top of the island
kind-alternative = instead of the island
condition-energy-full = with full energy
condition-balls-on-board = with { $value } balls out
condition-column-filled = crew column { $value } full
condition-missions-played = { $value } missions played
condition-ship-at-color = { $shade ->
    [orange] at an orange island
   *[other] at a { $color } island
}
condition-pollution-owned = with { $value } pollution tiles
condition-track-cleared = { $value } tracks emptied
condition-none = at any time, at a price
missions-on-offer = Missions on offer
reach-all = you reach them all
reach-some = { $count ->
    [one] you reach the first one
   *[other] you reach the first { $count }
}, one more from research step { $step }
deck = deck { $count }

## Crew on offer, other players

crew-offer = Crew on offer
crew-top = next
house-short = house-made
crew-stack = { $count } in the stack
intern-offer = Cheapest as an intern
at-the-table = At the table
in-hand = { $count ->
    [one] 1 mission in hand
   *[other] { $count } missions in hand
}
crew-count = { $count } hired
tiles-count = { $count ->
    [one] 1 pollution tile
   *[other] { $count } pollution tiles
}
known-hand = known in hand: { $list }
reach-of = reaches { $count ->
    [one] 1 mission
   *[other] { $count } missions
} of the offer

## Tracks

research = Research
end-points = end points
seafloor = Seafloor
points-track = Points
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
recharge-short = Recharge: { $count }
reef-tile = Reef
unexplored = unexplored
step = Seafloor step { $step }
virtual-diver = An imaginary diver holds a rank here
tank = Oxygen tank, side { $side }
objectives-at = { $at } objectives
end-at = { $at } end
reward-at = Reward at { $at }
recharge-do = Recharge: { $count ->
    [one] 1 reward
   *[other] { $count } rewards
}

## What is open

open-effects = What is open now
rewards-to-come = Your rewards, from the highest down
source-effect = Effects
source-set = The set you chose
source-mission = Your mission
one-of-two = One of two
settled = done
decline = Decline
enough = Enough
end-turn = End your turn
first-set = The first set
second-set = The second set
either = either { $first } or { $second }

## Things by name

thing-algae = Algae
thing-shell = Shells
thing-camera = Cameras
thing-energy = Energy
thing-coin = Coins

## Options

group-choose = Ships
group-keep = Keep
group-reject = Put under the deck
group-recharge = Stay and recharge
group-deploy = Deploy a ball, once before you sail
group-sail = Sail
group-play = Play a mission
group-reveal = Reveal a pollution tile
group-island = Effects of the island
group-island-choice = The island: one of two
group-convert = Exchange
group-dive = Diver
group-restore = Reef
group-forward = Research
group-side-step = Research
group-resolve = Effect
group-pick = Choice
group-milestone = Milestones
group-return = Milestones
group-hire = Hire
group-row = Into which row
group-trigger = What comes first
group-activate = Crew
group-take = Missions on offer
group-lay = Lay down
group-discard = Give up
group-settle = Sectors
group-space = Rewards
group-refresh = Refresh
group-objective = Keep
group-drop = Discard
group-gain = Take
group-pay = Pay
group-unlock = Free a ball from
group-end = Go on
group-trade = Trade coins, at any time
do-recharge = Recharge
do-reveal = Reveal
do-refresh = Refresh
do-convert = Once more
do-dive = Dive on
do-restore = Restore the reef
do-forward = Straight on
do-side-step = Side step, look for a milestone
do-milestone = Keep
do-return = Put back
do-end = End your turn
do-done = Enough
do-pick = Take this set
do-space = Take it
line-sail = Energy { $from } to { $to }, { $legs ->
    [one] one leg
   *[other] { $legs } legs
}.
line-sail-free = Costs nothing, { $legs ->
    [one] one leg
   *[other] { $legs } legs
}.
line-no-tile = No effects there.
line-mission = A mission of yours fits ({ $when }): { $effects }.
line-deploy = Energy { $from } to { $to }. From now on this route is free for you.
line-deploy-free = Costs nothing.
line-deploy-effect = Costs nothing. From now on this route is free for you.
line-cleans = Cleans { $sectors }: { $points }. The tile goes to { $taker }.
line-cleans-nothing = Cleans no sector yet.
line-recharge = Your ship stays. In this order, each as you like: { $list }. Then the cheapest crew tile leaves the offer.
line-hire = Coins { $from } to { $to }.
line-trade = Coins { $from } to { $to }, { $kind } { $have } to { $then }.
line-reveal = Gives up { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end; once a turn.
line-end = What is still open here is given up.
verb-sail = Sail to { $spot }
verb-hire = Hire { $name }
verb-play = Play { $name }

## Trays

picture-sea = The sea: { $islands } islands, { $routes } routes, { $sectors } sectors
picture-sea-about = The sea for { $players }. Islands are dealt to these places, each of its kind. Objectives come at { $objectives } points; at { $end } the end begins.
tray-choose-ship = Ships to choose from
tray-choose-ship-why = Each ship has a power of its own, and crew spaces that pay when a tile covers them. The last player chooses first.
tray-keep = Keep one mission
tray-keep-why = The two others go to your left neighbour; then you choose from what you are handed.
tray-reject = Keep two missions
tray-reject-why = One of these three goes under the deck.
tray-objective = Keep one objective
tray-objective-why = It scores at the end, and nobody else sees it. The others are passed on.
tray-drop = Discard one objective
tray-drop-why = You chose first, so one card leaves the round.
tray-milestone = Keep one milestone
tray-milestone-why = You gain everything on it at once. The others go back, in your order.
tray-return = Put the others back
tray-return-why = One on top of the other: the last one lies on top.

## The state of things

side = ships side { $side }
round = Round { $round }
over = Game over
last-round = the game ends after round { $round }
to-objectives = objectives in { $count ->
    [one] 1 point
   *[other] { $count } points
}
to-end = end in { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Symbols

legend = What the symbols mean
legend-short = Symbols
close = Close
legend-things = To gain and to pay
legend-actions = Effects
legend-map = On the map
legend-more = Crew and tracks
legend-energy = Energy, up to { $most }: what sailing and deploying cost
legend-algae = Algae
legend-shell = Shells
legend-camera = Cameras
legend-any = A resource of your choice
legend-any-distinct = Resources of your choice, all different
legend-coin = Coins: for hiring; { $price } of them are any resource, at any time of your turn
legend-ball = A reef ball from your deployment area, for good
legend-vp = Points; { $objectives } bring the objectives, { $end } the end
legend-unlock = Free a reef ball from a resource track
legend-deploy = Deploy a reef ball anywhere, for free
legend-research = One step of your scientist
legend-explore = One step of your diver
legend-restore = The effects of the reef above your diver
legend-hire = Hire a crew member; +n / −n coins
legend-activate = Activate crew members, each once a turn
legend-activate-color = Activate all your crew of this colour
legend-mission = Take a mission in reach; + one card further, ∗ any card
legend-mission-blank = Lay down a mission without its effect
legend-recharge-one = One recharge reward you have reached
legend-pollution-take = The smallest pollution tile of the supply
legend-pollution-refresh = Make a used pollution tile fresh
legend-pollution-cash = Reveal a pollution tile and score it as well
legend-pip = A space for a ball, one energy to pass; with a ball of yours the route is free
legend-shark = Sharks: at the end { $first } points each for most balls around a clean sector, { $second } for second most
legend-pollution = Pollution: gone when every route around has a ball; { $ball } point a ball, { $ship } for a ship at the corner
legend-crew = { $color } crew
legend-tank = Oxygen tank: side A for the first diver, B for the others
legend-milestone = Milestone beside the research track
# What signs are called in the manual
sign-vp = Points
sign-any = Any resource
sign-ball = Reef ball
sign-unlock = Unlock
sign-deploy = Deploy
sign-research = Research
sign-explore = Explore
sign-restore = Restore
sign-hire = Hire
sign-activate = Activate
sign-mission = Mission
sign-recharge_one = Recharge reward
sign-shark = Sharks
sign-tank = Tanks
sign-arrow = Exchange
sign-pollution = Pollution

sign-milestone = Milestones

## The aim in one line

aim-wins = Most points win; { $end } in play set off the end
aim-short = Most points win
aim-far = Best { $best } of { $end }
aim-ended = if it ended now
