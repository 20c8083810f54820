# What the ocean, the status bar and the list of options say of themselves.

ocean = Ocean
# The names and metres of the retail book: its last three depths are the mesopelagic, the bathypelagic and the
# abyssopelagic zone. The two above lie over them, in the first 200 m.
depth-1 = Surface
depth-2 = Sunlit
depth-3 = Twilight
depth-4 = Midnight
depth-5 = Abyss
metres-1 = at the surface
metres-2 = down to 200 m
metres-3 = 200 to 1000 m
metres-4 = 1000 to 4000 m
metres-5 = below 4000 m
depth-n = depth { $depth }
nothing-found = nothing found yet · { $count ->
        [0] no board
        [one] { $count } board
       *[other] { $count } boards
    } in the stack
free = free · depth { $depth }
place-here = place at { $cell }
reach = Technology { $level }: you reach depth { $depth }
new = new
vessels-of = { $count ->
        [one] a Vessel of { $name }
       *[other] { $count } Vessels of { $name }
    }
choices = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
then = Then:
actions = Actions
queue = Rewards and actions still to come in this turn
queue-empty = Nothing more to come
tray = Choose one
draw-and-keep = Two boards are turned over, you keep one
next-first = first
next-how = Press one, or its key, or drag it to the front.
keep-one = The other board goes back under its stack.
pages = Ocean or mats
mats = Mats
minimap = The ocean at a glance
zone-before = Zone before
zone-after = Next zone

lens = Lens
lens-key = The zone large and in words (L)
lens-of = { $zone }, in words
lens-options = What you can do here now
lens-close = Close the lens
zoom-in = Nearer (+)
zoom-out = Farther (−)
zoom-fit = The whole ocean (0)
arrival = Arrival bonus.
arrival-text = A Vessel that arrives gains { $gain }, each time.
discovery = Discovery bonus.
discovery-text = Whoever discovers it gains { $gain }, once.
discovered-by = { $name } has discovered it and gained { $gain }.
vessels-here = Vessels here.
dive-site = Dive site{"\u00A0"}{ $site }
dive-text = { $count ->
        [0] No tokens are left.
        [one] One token is left. A Dive turns it over.
       *[other] { $count } tokens are left. A Dive turns over the top one.
    }
sonar-track = Sonar track
sonar-space = Sonar space{"\u00A0"}{ $site }
conserve-site = Conservation site{"\u00A0"}{ $site }
conserve-text = Pay { $cost } Research, place a disc, gain { $gain }.
journal-site = Journal site{"\u00A0"}{ $site }
journal-text = Field { $field }: place a disc and publish a Journal of this Field.
gains-too = You gain { $gain }.
links = Links.
links-text = Once both ends are taken, their owners gain what the link shows; one owner of both gains once.
link = { $one } and { $other }
link-text = { $gain }. { $state }
link-0 = Both ends are free.
link-1 = One end is taken.
link-2 = It is complete.
taken-by = Taken by { $name }.
zone-rule = Special rule.
zone-ruling = Ruling.
nothing = nothing
field-blue = blue
field-brown = brown
field-green = green
field-yellow = yellow
house-made = Values as in the box; places of the sites on the board are house-made.

with = with
one-of = turns over one of { $count }
from-zone = from { $zone }
technology = Technology { $level }
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
decline = Decline

group-activate = Specialists
group-copy = Specialists
group-take-back = Specialists
group-recruit = Specialists
group-promote = Specialists
group-refill = Pockets
group-circle = Journals
group-publish = Journals
group-tokens = Dive tokens
group-do = Actions
group-travel = Zones
group-vessel = Vessels
group-place = Places
group-keep = Boards
group-draw = Depths
group-step = Attributes
group-next = Rewards
group-impact = Impact board
group-goal = Goals
group-else = Or

line-change = { $what } { $before } → { $after }
line-change-of = { $name }: { $list }
line-reveals = Turns something over: no undo after that.
line-then = Then: { $list }
line-next = Next you choose: { $list }
line-more = and { $count } more
line-link = Link with { $names }: both gain { $gain }.
line-link-own = Link between your own discs: you gain { $gain } once.
line-arrive = On arrival you gain { $gain }.
line-ends-turn = Your turn ends.
line-where = Possible in { $list }.
line-nothing = Nothing changes at once.
figure-reputation = Reputation
figure-inspiration = Inspiration
figure-coordination = Coordination
figure-ingenuity = Ingenuity
figure-recruitment = Recruitment
figure-effort = Effort
figure-reassignment = Reassignment
figure-technology = Technology
figure-research = Research
figure-discs = discs
figure-vessels = Vessels
figure-tokens = Dive tokens
figure-points = points now

verb-conserve = Conserve: pay { $cost } Research and a disc
verb-sonar = Sonar: place a disc
verb-dive = Dive: turn over a token
verb-journal = Journal: place a disc
verb-travel = Travel to { $name }
verb-launch = Launch at { $name }
verb-place = Place at { $name }
verb-activate = Activate { $name }
verb-recruit = Recruit { $name }
verb-promote = Promote to { $name }
verb-publish = Publish
verb-keep = Keep { $name }
verb-draw = Draw two boards
verb-end = End the turn
verb-pass = Pass
verb-decline = Decline

found-title = { $count ->
        [one] You found a Dive token
       *[other] You found { $count } Dive tokens
    }
found-research = { $count } Research
found-how = Spend it now, for one side or the other, or keep it: one token may stay with you at the end of the turn.
found-how-plain = Spend it now, or keep it: one token may stay with you at the end of the turn.
found-keep = Not now
round = Round
round-of = Round { $round } of { $rounds }
mission-number = Mission { $number }
preparation = Preparation
activation = Activation
staging = Staging
prototype = Prototype
house-made-prototype = The prototype of 2023: what its book does not print is taken from the retail box; places of the sites on the board are house-made.
turn-order = Turn order, from the Wave
has-wave = has the Wave
has-passed = has passed
deeper = Depth { $depth } and below: { $zones ->
    [0] no zone
    [one] 1 zone
   *[other] { $zones } zones
}{ $lit ->
    [0] , nothing lit
   *[other] , { $lit } lit
}
