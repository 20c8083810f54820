# What mats, market, Impact board and goals say of themselves.
p = p
or = or
and = and
you = you
bot = bot
first = first
passed = passed
points-now = points now
staged = staged
supply = supply
found = found:
crew = Crew
published = Published
own-mat = Your mat
senior = Senior
junior = Junior
open = open
closed = closed
unlimited = any number of markers
impact = Impact
goals = Goals
journals = Journals
specialists = Specialists
tab-journals = Journals
tab-specialists = Crew
tab-boards = Boards
stacks = Boards left by depth
others = others
fold = fold
pockets = pockets
cleanup = Cleanup track
discarded = discarded
goal-letter = G
level-reputation = Recruitment
level-inspiration = Effort
level-coordination = Reassignment
level-ingenuity = Technology
level-reputation-gives = you recruit up to tier { $level }
level-inspiration-gives = { $level } discs a round
level-coordination-gives = { $level } discs back a round
level-ingenuity-gives = Vessels reach depth { $level } and go { $level } zones
track-says = { $name } { $step }, { $level } level { $at }, { $points } points.
unlock = In { $steps ->
    [one] one step
   *[other] { $steps } steps
 }: { $what }.
unlock-level = level { $level }, { $what }
unlock-vessel = another Vessel
unlock-impact = an Impact
research-says = Research { $now } of { $cap }
staged-says = { $count ->
    [one] One disc
   *[other] { $count } discs
 } in the Staging Area, { $supply } in the supply
vessels-waiting = { $count ->
    [one] one Vessel
   *[other] { $count } Vessels
 } not launched yet
no-actions = no action
circle-used = a disc on it
circle-free = free
show-senior = Senior side of { $name }
show-junior = Junior side of { $name }
scores = { $points } p now
ability-copy = acts as another
token-says = Dive token: { $research } Research, or { $effect }
token-plain-says = Dive token: { $research } Research
other-says = { $name }, Vessels at { $places }. Open the whole mat.
journal-says = { $name }, costs { $cost } Research
you-gain = You gain { $gain }
others-gain = all others gain { $gain }
points-long = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
circles-long = circles: { $actions }
hex = hex { $place } of row { $row }
hex-of = marker of { $name }
goal-hex = goal hex { $goal }
impact-says = Impact board, { $taken } of { $hexes } hexes taken
cleanup-at = { $name } on step { $step }
goal-number = Goal { $number }
goals-aside = 1st / 2nd place
goals-met = { $met } of { $of } met
goal-says = { $name }: { $standing }. What it counts.
progress-says = { $name }: { $have } of { $need }. What it counts.
per = { $points ->
    [one] 1 point each.
   *[other] { $points } points each.
 }
per-race = The order of arrival counts.
bonus-text = Most: { $first } more points, second most: { $second }. A tie for most pays all of them and no second.
goal-house = This goal is house-made: no source gives it.
impact-goal = Impact goal
impact-goal-text = Points of the whole team from Impact board, Journals and tier-5 Seniors.
bonus-hidden = { $count ->
    [one] One Bonus Goal
   *[other] { $count } Bonus Goals
 } not turned up yet
setback-now = Setback of this round
coop-deck = { $count ->
    [0] No card left in the deck.
    [one] One card left in the deck.
   *[other] { $count } cards left in the deck.
 }
tier = Tier { $tier }
needs-level = needs Recruitment { $tier }
tray-says = { $name }, { $count ->
    [one] one tile
   *[other] { $count } tiles
 } left
tray-left = { $count } left · show
tiles-left = { $count ->
    [one] one tile
   *[other] { $count } tiles
 } left
senior-sides = Senior sides
pocket-empty = empty pocket
in-the-deck = { $count } in the deck
no-journals = No Journal is left.
tokens-title = Dive tokens in the supply
tokens-discarded = Dive tokens in the supply. Discarded: { $list }
known-bottom = At the bottom: { $list }
stack-says = Depth { $depth }: { $count ->
    [one] one board
   *[other] { $count } boards
 } left
leader-of = { $goal }: leader bonus
leads = { $first ->
    [1] { $name } leads
   *[other] { $name } is second
 }: +{ $points }
seven-goals = The seven goals
needed = needed
met = met
not-met = not met
group-sheet = On the sheet
group-bonus = Bonus Goals, turned up in rounds 1 to 3
group-bonus-open = Co-op goals, open from the start
goal-short = { $count } short
goal-exact = exactly
goal-over = { $count } more than needed
goal-since = since round { $round }
bar-says = { $name }: { $have } of { $need }, { $rest }. { $parts }
enough = What would have been enough
enough-one = { $name }: { $count } more
enough-of = { $have } of { $need }
enough-sum = With this: { $met } of { $of }, reached
how-close = How close it was
again-harder = Play again at { $level }
again-easier = Easier: { $level }
setbacks = Setbacks of this game
chart = What the prototype’s book calls it
chart-source = Goals met, and the result by the chart of the prototype’s book.
difficulty-beginner = Beginner
difficulty-intermediate = Intermediate
difficulty-expert = Expert
difficulty-legendary = Legendary
result-reached = Reached: you win together
result-reached-alone = Reached: you win
result-missed = { $count ->
    [one] Not reached, 1 goal short
   *[other] Not reached, { $count } goals short
 }
result-text = { $met } of { $of } goals met. { $level } needs { $need }.
result-text-chart = { $met } of { $of } goals met. From { $need } on it is a success.
team-needs = { $level } needs { $need } of { $of } goals.
team-needs-chart = From { $need } of { $of } goals on it is a success; seven are an astonishing one.
threshold-house = The number needed is house-made, not the printed one.
bonus-house = The card or its number is house-made, not the printed one.
impact-goal-text-prototype = Points of the whole team from Impact board and tier-5 Seniors; the prototype does not count Journals.
setback-past = Setback
card-bonus = A Bonus Goal is turned up
card-setback = A Setback strikes
card-needs = { $need } needed together, { $have } now
card-round = In force until this round ends.
card-once = Carried out at once.
card-house = House-made: not a printed card.
card-house-number = The number is house-made, not the printed one.
card-close = Got it

mission-sheet = The sheet of this mission

## The aim in one line

aim-wins = { $rounds } rounds, most points win
aim-short = Most points win
aim-wins-team = Reach { $need } of { $of } goals
aim-preparing = recruit, then take discs
aim-acting = take turns until all have passed
aim-last = the last turns, then points are counted
aim-tracks = tracks
aim-impact = Impact
aim-goals = goals
aim-journals = Journals
aim-specialists = Seniors
aim-leftovers = leftovers
impact-large = Impact large
impact-close = Close
# What a turn of somebody else means for the viewer.
meant-level = { $goal }: { $name } { $was } → { $now }, level with you.
meant-ahead = { $goal }: { $name } { $was } → { $now }, now ahead of you ({ $own }).
meant-met = { $goal } is reached: { $have } of { $need }.
