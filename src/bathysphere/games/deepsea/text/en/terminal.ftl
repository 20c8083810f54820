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
deepsea-impact = Impact board: points and reward (+ several), [ ] can be taken, * any number, a sign is a marker
deepsea-arrival = arrival { $gain }
deepsea-cost = costs { $cost }
deepsea-tokens = { $count } tokens
deepsea-link = link
deepsea-look-what = Look at what? A zone by place or name (look B2), a Journal, a Specialist, or: look impact, crew, journals, goals, mission, tray. Just “look” shows everything.
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
