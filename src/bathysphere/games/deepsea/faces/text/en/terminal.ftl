### Endeavor: Deep Sea in the terminal.

deepsea-mission = Mission { $mission }
deepsea-round = round { $round }/{ $of }
deepsea-order = order { $order } (z = passed)
deepsea-mat = { $levels } · staged { $staging }, supply { $supply }, Res { $research }, { $vessels }V, token { $tokens }, { $points } p
deepsea-mat-short = { $levels } st{ $staging } r{ $research } t{ $tokens } { $points }p
deepsea-display = Journals
deepsea-goals = Goals
deepsea-goal-open = { $goal } not chosen yet
deepsea-bonus =
    { $first ->
        [0] {""}
       *[other] (most +{ $first }, second +{ $second })
    }
deepsea-goals-hidden =
    { $count ->
        [one] 1 Bonus Goal still lies face down.
       *[other] { $count } Bonus Goals still lie face down.
    }
deepsea-discovery = Discovery bonus: { $gain }
deepsea-ring = ringed
deepsea-rule = Rule:
deepsea-ruling = Ruling:
deepsea-tier = tier { $tier }, { $left } left
deepsea-gives = gives { $gain }
deepsea-does = does { $actions }
deepsea-you = you gain { $gain }
deepsea-others = all others gain { $gain }
deepsea-circles = circles: { $actions }
deepsea-field-0 = blue
deepsea-field-1 = brown
deepsea-field-2 = green
deepsea-field-3 = yellow
deepsea-hex = row { $row } hex { $place }
deepsea-impact = Impact board: points and reward (+ several), [ ] can be taken, * any number, a symbol is a marker
deepsea-arrival = arrival { $gain }
deepsea-cost = costs { $cost }
deepsea-tokens = { $count } tokens
deepsea-link = link
deepsea-pane-ocean = ocean
deepsea-pane-waiting = to come
deepsea-pane-drawn = drawn zones
deepsea-pane-mats = mats
deepsea-pane-crew = crew
deepsea-pane-goals = goals
deepsea-pane-journals = Journals
deepsea-pane-impact = impact
deepsea-pane-tray = Specialists
deepsea-pane-mission = mission
deepsea-pane-stacks = stacks
deepsea-pane-tokens = tokens
deepsea-pane-signs = symbols
deepsea-pane-news = news
deepsea-look-ocean = sea zones map
deepsea-look-waiting = rewards
deepsea-look-drawn = drawn
deepsea-look-mats = mat players
deepsea-look-stacks = stack piles deck supply
deepsea-look-tokens = token dive
deepsea-look-signs = letters legend symbols
deepsea-things-zones = Zones
deepsea-things-journals = Journals
deepsea-things-specialists = Specialists
deepsea-things-tokens = Dive tokens
deepsea-things-players = Players
deepsea-things-hexes = Open hexes
deepsea-things-goals = Goals
deepsea-things-cards = Cards of the team
deepsea-depth = depth { $depth }
deepsea-vessels-here = Vessels: { $ships }
deepsea-discovered-by = discovered by { $name }
deepsea-access-up = worked from the zone above
deepsea-access-left = worked from the zone to the left
deepsea-access-right = worked from the zone to the right
deepsea-stack =
    Depth { $depth }: { $count ->
        [one] 1 board
       *[other] { $count } boards
    } in the stack
deepsea-stack-bottom = at the bottom { $boards }
deepsea-hidden =
    { $board } lies among the top { $within ->
        [one] board
       *[other] { $within } boards
    } of its stack.
deepsea-free-cells = A zone could go to: { $cells }
deepsea-token-supply = Dive tokens left: { $count }; discarded: { $out }
deepsea-deck = Journals in the deck: { $count }; out of the game: { $out }
deepsea-waiting = Still to come:
deepsea-pockets = On top of the pockets (and tiles in them): { $pockets }
deepsea-copies = acts as another Specialist of yours
deepsea-use-once_per_round = usable once per round
deepsea-use-discard = usable, then it is discarded
deepsea-token =
    { $name }: { $count ->
        [one] 1 in the game
       *[other] { $count } in the game
    }
deepsea-token-research = spent for { $research } Research
deepsea-token-effect = or used: { $what }
deepsea-token-cost = which costs { $what }
deepsea-hexes-closed = Closed: { $hexes }
deepsea-in-harbour = not launched yet
deepsea-vessels-are = Vessels: { $where }; Technology reaches depth { $reach }
deepsea-aside = Set aside: { $aside } discs; substitutes: { $substitutes }
deepsea-cleanup = Cleanup marker on step { $step }
deepsea-attribute = { $name }: step { $step }, level { $level }
deepsea-next = step { $step } brings { $what }
deepsea-next-level = level { $level } ({ $points } p)
deepsea-signs-zone = A zone: D3 a Dive site with 3 tokens, S.. a Sonar track with 2 free spaces, C24 free Conservation sites by cost, Jby free Journal sites by Field (b blue, n brown, g green, y yellow). A player's symbol in such a place is their disc; at the end of the name or below it, their Vessels.
deepsea-signs-mat = A mat: level of each attribute, in brackets where the cube stands; staged discs and supply; Research; V Vessels; p points now.
deepsea-signs-crew = Crew: () a free circle, (x) a disc on it, [ ] a published Journal.
deepsea-signs-between = Between actions, / means one of them and + means all of them, in any order.
deepsea-look-impact = impact board
deepsea-look-crew = crew crews mats
deepsea-look-journals = journals display
deepsea-look-goals = goals
deepsea-look-mission = mission scenario rules
deepsea-look-tray = tray specialists

deepsea-icon-reputation = Rep
deepsea-icon-inspiration = Ins
deepsea-icon-coordination = Coo
deepsea-icon-ingenuity = Ing
deepsea-icon-research = Res
deepsea-icon-disc = disc
deepsea-icon-any_attribute = any
deepsea-icon-lowest_attribute = lowest
deepsea-icon-impact = Impact
deepsea-icon-promote = Promo
deepsea-icon-travel = Travel
deepsea-icon-sonar = Sonar
deepsea-icon-dive = Dive
deepsea-icon-conserve = Conserve
deepsea-icon-journal = Journal
deepsea-icon-discover = Discover

deepsea-letter-reputation = R
deepsea-letter-inspiration = I
deepsea-letter-coordination = C
deepsea-letter-ingenuity = G
deepsea-letter-research = s
deepsea-letter-disc = d
deepsea-letter-any_attribute = w
deepsea-letter-lowest_attribute = l
deepsea-letter-impact = i
deepsea-letter-promote = p
deepsea-letter-travel = t
deepsea-letter-sonar = o
deepsea-letter-dive = v
deepsea-letter-conserve = c
deepsea-letter-journal = j
deepsea-letter-discover = e

deepsea-kind-recruit = Recruit
deepsea-kind-refill = Pocket
deepsea-kind-take-back = Take back
deepsea-kind-activate = Activate
deepsea-kind-circle = Circle
deepsea-kind-copy = Act as
deepsea-kind-pass = Pass
deepsea-kind-do = Do
deepsea-kind-spend = Spend
deepsea-kind-use = Use
deepsea-kind-end = End
deepsea-kind-vessel = Vessel
deepsea-kind-travel = Travel
deepsea-kind-launch = Launch
deepsea-kind-sonar = Sonar
deepsea-kind-dive = Dive
deepsea-kind-conserve = Conserve
deepsea-kind-journal = Journal
deepsea-kind-publish = Publish
deepsea-kind-promote = Promote
deepsea-kind-draw = Depths
deepsea-kind-keep = Keep
deepsea-kind-place = Place
deepsea-kind-keep-token = Keep
deepsea-kind-next = First
deepsea-kind-step = Advance
deepsea-kind-mark = Hex
deepsea-kind-walk = Walk
deepsea-kind-clean = Clean up
deepsea-kind-name = Name
deepsea-kind-choose = Version
deepsea-kind-decline = Decline

deepsea-cell-pass = for this round
deepsea-cell-end = the turn
deepsea-cell-clean = one step
deepsea-cell-decline = leave it
