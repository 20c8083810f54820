# Endeavor: Deep Sea in English. Names at the end come from the content files.

# -- questions

ask-recruit = Recruit a Specialist
ask-refill = From which pocket does a tile move up?
ask-reassign = Take back discs from Specialists
choose-reassign = { $most ->
    [one] Take back up to 1 disc
   *[other] Take back up to { $most } discs
}
confirm-reassign = { $count ->
    [0] Take back none
   *[other] Take back { $count }
}
ask-turn = Activate a Specialist, or pass
ask-copy = Which Specialist does the Robotics Engineer act as?
ask-actions = The next action
ask-travel = Which Vessel travels?
ask-travel-to = Where does the Vessel travel?
ask-launch = Where is the Vessel launched?
ask-sonar = Sonar on which space?
ask-discover = Discover a zone; from which depths are the two boards drawn?
ask-keep = Which board is kept?
ask-place = Where does the board go?
ask-dive = Dive at which site?
ask-keep-token = Which Dive token is kept?
ask-conserve = Conserve at which site?
ask-pay = Spend a Dive token for the Research you lack
ask-journal = Publish at which site?
ask-publish = Publish which Journal?
ask-promote = Promote a Specialist
ask-order = Which reward first?
ask-take = Here the order matters. Which reward first?
ask-step = Which attribute goes up?
ask-impact = Place an Impact marker
ask-walk = Where does the marker walk?
ask-name = What does goal 3 count, for everybody?
ask-choose = Which version of the goal counts, for everybody?

# -- options

option-recruit =
    Recruit { $kind } (tier { $tier }){ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $actions_count ->
        [0] {""}
       *[other] {", does "}{ $one ->
            [1] {"one of "}
           *[0] {""}
        }{ $actions }
    }
option-refill = Move { $kind } from pocket { $pocket }
option-take-back = Take back the disc from { $face }
option-reassign-decline = Take back no more
option-activate =
    Activate { $face }{ $actions_count ->
        [0] {""}
       *[other] {": "}{ $one ->
            [1] {"one of "}
           *[0] {""}
        }{ $actions }
    }
option-circle = Use { $card }: { $actions }
option-copy =
    Act as { $face }: { $one ->
        [1] {"one of "}
       *[0] {""}
    }{ $actions }
option-pass = Pass for this round
option-do = { $icon }
option-spend = Spend the token { $token } for { $research } Research
option-use = Use the token { $token }
option-end = End the turn
option-vessel = Travel with the Vessel at { $board } (Technology { $technology })
option-travel =
    Travel to { $board }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }
option-launch =
    Launch at { $board }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }
option-sonar =
    Sonar at { $site }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", completes a link"}
       *[other] {", completes "}{ $links } links
    }
option-dive =
    Dive at { $site }, { $left ->
        [1] one token
       *[other] { $left } tokens
    }
option-conserve =
    Conserve at { $site } for { $cost } Research{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", completes a link"}
       *[other] {", completes "}{ $links } links
    }
option-journal =
    Publish at { $site }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $links ->
        [0] {""}
        [1] {", completes a link"}
       *[other] {", completes "}{ $links } links
    }
option-publish =
    Publish { $card } for { $cost } Research{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $points ->
        [0] {""}
        [1] {", 1 point"}
       *[other] {", "}{ $points } points
    }
option-promote =
    Promote { $kind } to { $face }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    } (circle: { $circle })
option-draw =
    { $same ->
        [1] Draw two boards of depth { $first }
        [2] Draw the last board of depth { $first }
       *[0] Draw a board of depth { $first } and one of depth { $second }
    }
option-keep =
    Keep { $board } (depth { $depth }){ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }
option-place = Place { $board } at { $cell }
option-keep-token = Keep the token { $token }
option-next = Next: { $icon }
option-step = { $attribute } from { $position }
option-mark =
    Marker on hex { $hex }{ $points ->
        [0] {""}
        [1] {", 1 point"}
       *[other] {", "}{ $points } points
    }{ $gain_count ->
        [0] {""}
       *[other] {", gives "}{ $gain }
    }{ $field ->
        [none] {""}
        [blue] {", a blue Field"}
        [brown] {", a brown Field"}
        [green] {", a green Field"}
       *[yellow] {", a yellow Field"}
    }
option-walk = Walk with the marker on hex { $hex }
option-clean = { $steps ->
    [one] One step
   *[other] { $steps } steps
  } on the cleanup track
option-name = { $piece } discs
option-choose = Goal { $goal }: { $counts }
option-decline = Decline ({ $icon })
counts-8-1-1 = zones with a disc of yours from the Sea Star's column to the left edge, 1 point each
counts-8-1-2 = zones with a disc of yours from the Sea Star's column to the right edge, 1 point each
counts-8-2-1 = your discs at depth 2 and 3, 1 point each
counts-8-2-2 = your discs at depth 4 and 5, 1 point each
counts-8-3-1 = Field symbols of the colour you own most of, 1 point each
counts-8-3-2 = full sets of the four Fields, 3 points each

no-gain = nothing
no-actions = nothing

# -- events

event-round = Round { $round } begins.
event-recruited = { $seat } recruits { $specialist }.
event-pocket-refilled = A tile moves up; below it lies { $specialist }.
event-pocket-opened = { $specialist } is on offer now.
event-no-recruit = { $seat } finds no Specialist to recruit.
event-effort =
    { $seat } gains { $discs ->
        [1] a disc
       *[other] { $discs } discs
    } by Effort.
event-took-back = { $seat } takes back the disc from { $face }.
event-activated = { $seat } activates { $face }.
event-copied = It acts as { $model }.
event-circle-used = { $seat } uses { $card }.
event-passed = { $seat } passes.
event-travelled = { $seat } travels from { $origin } to { $board }.
event-launched = { $seat } launches a Vessel at { $board }.
event-placed-disc = { $seat } places a disc on { $site }.
event-linked = This completes the link between { $site } and { $other }.
event-drew-boards = { $seat } draws { $boards }.
event-returned = { $board } goes under its stack.
event-discovered = { $seat } discovers { $board } at { $cell }.
event-ocean-full = { $seat } finds no place for another zone.
event-stocked =
    { $tokens_placed ->
        [1] A Dive token is
       *[other] { $tokens_placed } Dive tokens are
    } put on { $site }.
event-tokens-reshuffled = { $size } Dive tokens are shuffled into a new supply.
event-dived = { $seat } dives at { $site } and finds { $tokens }.
event-discarded-token = { $seat } discards the token { $token }.
event-spent = { $seat } spends the token { $token } for { $research } Research.
event-used = { $seat } uses the token { $token }.
event-paid = { $seat } pays { $research } Research.
event-conserved = { $seat } conserves at { $site }.
event-published = { $seat } publishes { $card } at { $site }.
event-displayed = { $card } is laid out.
event-promoted = { $seat } promotes { $specialist }.
event-attribute = { $seat }: { $attribute } is now { $position }.
event-research = { $seat } gains { $amount } Research and has { $position }.
event-discs =
    { $seat } gains { $amount ->
        [1] a disc
       *[other] { $amount } discs
    }.
event-marked =
    { $seat } places a marker on hex { $hex }{ $hex_shows ->
        [none] {""}
       *[other] {" ("}{ $hex_shows })
    }.
event-walked =
    { $seat } walks from hex { $hex } to hex { $target }{ $target_shows ->
        [none] {""}
       *[other] {" ("}{ $target_shows })
    }.
event-locked = The marker on hex { $hex } stays there.
event-cleaned = { $seat } is on step { $position } of the cleanup track.
event-lost = { $seat } cannot use: { $icon }.
event-declined = { $seat } declines: { $icon }.
event-named = { $seat } names { $piece } discs for goal 3.
event-chose =
    { $seat } chooses the { $version ->
        [0] first
       *[other] second
    } version of goal { $goal }.
event-raced = { $seat } is number { $place } at goal { $goal }.
event-coop-card = Turned up: { $coop_card }. { $coop_card_shows }
event-rose = A Vessel of { $seat } rises from { $origin } to { $board }.
event-stripped = { $site } loses its top token.
event-flooded = { $seat } keeps { $position } Research.
event-wave = The Wave passes to { $seat }.
event-journals-reset = All Journals are turned back.
event-game-over = { $winner } wins with { $points } points.
event-team-result =
    { $won ->
        [1] The goals are reached: { $goals_met } of seven.
       *[0] The goals are not reached: { $goals_met } of seven.
    }
event-journal-discarded = { $card } leaves the game.

# -- reasons

reason-over = The game is over.
reason-first-there = Your Vessel is there. First { $way }; then this can be chosen.
reason-by-itself-there = Your Vessel is there. Just { $way }: it is done here, as there is no other place.
reason-vessel-first = First { $way }; then this Vessel can travel.
reason-finish-none = First comes another choice: “{ $step }” After that this activation offers no { $icon }.
reason-finish-then = First comes another choice: “{ $step }” After that { $icon } is still open in this activation.
reason-preparation = That is for your turns. Preparation comes first: “{ $step }”
reason-own-turn = That is for your own turn. Now another choice comes first: “{ $step }”
reason-in-preparation =
    { $verb ->
        [take-back] Discs come back from Specialists in Preparation, at the beginning of a round.
       *[other] Specialists are recruited in Preparation, one at the beginning of each round.
    }
reason-has-to-be = This has to be chosen, it cannot be declined: “{ $step }”
reason-no-vessel-yet = You have no Vessel in the ocean. One is launched when your Ingenuity reaches a Vessel space.
reason-no-vessel-in-zone =
    No Vessel of yours is at { $board }. { $near ->
        [yes] Travel there first: your Technology is enough.
       *[no] Travel there first: that takes Technology { $need }, you have { $level }.
    }{ $source ->
        [free] {""}
        [busy] {" "}And a disc lies on each of your Specialists who offers { $icon }.
       *[none] {" "}And no Specialist of yours offers { $icon }: recruit one.
    }
reason-technology = The journey to { $board } takes Technology { $need }, you have { $level }.
reason-no-site-for = No free Journal site in the ocean shows a Field of { $card }.
reason-no-vessel-for = You have no Vessel at a free Journal site with a Field of { $card }. { $site } is one: Travel there first.
reason-specialists-busy = A disc lies on each of your Specialists who offers { $icon }. They come free by Reassignment.
reason-specialists-none = No Specialist of yours offers { $icon }. Recruit one in Preparation.
reason-two-discs = Activating a Specialist and placing a disc by { $icon } takes two discs in the Staging Area; you have one.
reason-not-in-activation = This activation offers no { $icon } now. Another one may, in a later turn.
reason-impact-first = A marker is placed when you gain Impact.
reason-discover-first = A zone is placed here when you Discover one, mostly by Sonar.
reason-launch-when = A Vessel is launched when your Ingenuity reaches a Vessel space.
reason-copies = Only { $face } acts as another Specialist. Activate it first.
way-recruit = recruit { $kind }
way-refill = choose a pocket
way-take-back = take back the disc from { $face }
way-activate = activate { $face }
way-circle = use { $card }
way-copy = act as { $face }
way-do = choose { $icon }
way-spend = spend the token { $token } for its Research
way-use = use the token { $token }
way-vessel = choose the Vessel at { $board }
way-travel = travel to { $board }
way-launch = launch at { $board }
way-sonar = use Sonar at { $site }
way-dive = dive at { $site }
way-conserve = conserve at { $site }
way-journal = publish at { $site }
way-publish = choose { $card }
way-promote = promote { $kind }
way-draw = draw boards
way-keep = keep { $board }
way-place = place the board at { $cell }
way-keep-token = keep the token { $token }
way-next = take { $icon } next
way-step = raise { $attribute }
way-mark = place the marker on hex { $hex }
way-walk = walk with the marker on hex { $hex }
way-clean = take a step on the cleanup track
way-name = name { $piece } discs
way-choose = choose the version of the goal
reason-committed = { $icon } has been chosen and must be carried out.
reason-out-of-reach = You have no Vessel where { $site } lies.
reason-no-such-site = { $site } is not a site for { $icon }.
reason-no-disc = { $icon } needs a disc in the Staging Area.
reason-too-dear = That costs { $cost } Research, you have { $have }, tokens included.
reason-taken = { $site } is taken.
reason-impossible = There is nowhere to use { $icon } right now.
reason-impossible-anywhere = No zone in play has a place left for { $icon }. Discover another zone, mostly by Sonar.
reason-no-junior = You have no Junior to promote. Recruit one in Preparation.
reason-too-many-tokens = At the end of a turn you may keep { $most } Dive token; spend the others.
reason-not-shallowest = The boards have to come from depth { $depth } now.
reason-no-such-token = You hold no token { $token }.
reason-no-circle = You have no such Journal with an action: { $card }.
reason-no-activating-disc = An activation needs a disc in the Staging Area.
reason-needs-activation = The turn needs an activated Specialist.
reason-hex-taken = Hex { $hex } is taken by { $owner }.
reason-wrong-field = { $card } does not show the Field of { $site }.
reason-wrong-depth = Depth { $depth } is not among { $low } to { $high }.
reason-vessel-limit = No more than { $most } of your Vessels may stop at { $board }.
reason-turned = { $card } was used in this round already.
reason-turn-begun = The turn has begun; you can no longer pass.
reason-track-not-full = The track that leads to hex { $hex } is not full.
reason-track-in-order = The track fills from its left end; hex { $hex } is not next.
reason-too-far = { $board } is too far for Technology { $level }.
reason-too-deep = Depth { $depth } is too deep for Technology { $level }.
reason-tiles-gone = No tile of { $kind } is left.
reason-tier = { $kind } is of tier { $tier }, your Recruitment level is { $level }.
reason-take-back-in-order = { $face } had to be chosen earlier.
reason-stack-empty = The stack of depth { $depth } is empty.
reason-slot-used = { $icon } has been used in this activation.
reason-senior-already = { $kind } is on its Senior side already.
reason-same-zone = The Vessel lies at { $board } already.
reason-rescue-first = Impact of { $board } goes to the rescue grid while it has room.
reason-place-taken = { $board } lies at { $cell }.
reason-outside = { $cell } is outside the ocean of this mission.
reason-other-zone = This has to be done at { $board }.
reason-other-track = Hex { $hex } belongs to the track of another depth.
reason-other-launch-zone = Vessels are launched at { $board }.
reason-other-goal = This is about goal { $goal }.
reason-other-depth = { $cell } is not at depth { $depth }.
reason-only-hex = This marker goes to hex { $hex } only.
reason-one-board-left = Only one board of depth { $depth } is left.
reason-one-activation = One activation a turn.
reason-nowhere-to-go = The Vessel at { $board } can go nowhere.
reason-nothing-to-copy = { $face } offers nothing to copy.
reason-nothing-done = Nothing was done in this turn yet.
reason-nothing-above = No zone lies above { $cell }.
reason-not-waiting = No such reward is waiting: { $icon }.
reason-not-to-depth = This journey may not end at depth { $depth }.
reason-not-shown =
    The activated Specialist does not show { $icon }. { $source ->
        [free] Another one of yours does: activate it in a later turn.
        [busy] Others of yours do, but discs lie on them. They come free by Reassignment.
       *[none] None of yours does: recruit one in Preparation.
    }
reason-not-on-top = { $kind } is not on top of a pocket.
reason-not-next = Hex { $hex } is not next to the marker.
reason-not-nameable = { $piece } cannot be named.
reason-not-lowest = { $attribute } is not your lowest attribute.
reason-not-looked-at = The token { $token } was not drawn.
reason-not-leftmost = A space before { $site } is still free.
reason-not-in-play = { $board } is not in play.
reason-not-fullest = The tile comes from the fullest pocket with at least two.
reason-last-of-pocket = Pocket { $pocket } would be left empty: the tile comes from one with at least two.
reason-not-from-wreck = Only Impact of { $board } goes to the rescue grid.
reason-not-drawn = { $board } was not drawn.
reason-not-displayed = { $card } is not on display.
reason-no-way = There is no way to { $board }.
reason-no-vessels = No Vessel may enter { $board }.
reason-no-vessel-there = You have no Vessel at { $board }.
reason-no-tokens = { $site } has no tokens left.
reason-no-such-tile = You have no such Junior: { $kind } (circle: { $circle }).
reason-no-such-specialist = { $kind } cannot be recruited.
reason-no-such-hex = This board has no hex { $hex }.
reason-no-such-face = You have no { $face }.
reason-circle-full = A disc lies on { $face }.
reason-no-place = There is no place for a board of depth { $depth }.
reason-no-marker = You have no marker on hex { $hex }.
reason-no-launch-zone = Vessels are launched in a zone of depth 1.
reason-no-field = No Journal on display shows the Field of { $site }.
reason-no-entry = New markers enter on a free entry hex.
reason-no-effect = { $token } has no effect besides its Research.
reason-no-disc-on = No disc lies on { $face }.
reason-no-cleanup = This mission has no cleanup track.
reason-cleanup-done = The cleanup track ends at { $last }.
reason-no-activation-circle = { $face } has no activation circle.
reason-must-walk = A marker of yours can walk, so none enters.
reason-locked = The marker on hex { $hex } is locked.
reason-blocked = The marker on hex { $hex } is blocked.
reason-hex-closed = Hex { $hex } has no entry and touches no marker.
reason-hex-by-rule = Hex { $hex } is filled by a special rule only.
reason-deep-closed = The deep part is closed until { $board } is found.
reason-fresh-journal = { $card } can be used from your next turn on.
reason-draw-two = Two boards are to be drawn.
reason-draw-ascending = Name the shallower depth first.
reason-circle-used = All circles of { $card } are used.

# -- scores

score-attributes = Attributes
score-impact = Impact board
score-journals = Journals
score-specialists = Tier-5 Seniors
score-goal-1 = Goal 1
score-leader-1 = Leader bonus of goal 1
score-goal-2 = Goal 2
score-leader-2 = Leader bonus of goal 2
score-goal-3 = Goal 3
score-leader-3 = Leader bonus of goal 3
score-leftovers = Leftover Research & discs
score-leader = { $goal }: leader bonus
score-team = { $goal }: { $have } of { $need }
score-team-impact = Impact goal
score-team-goal-1 = Goal 1
score-team-goal-2 = Goal 2
score-team-goal-3 = Goal 3
score-team-bonus-1 = First Bonus Goal
score-team-bonus-2 = Second Bonus Goal
score-team-bonus-3 = Third Bonus Goal

# -- where things are, and what stands on them

hex-place =
    { $place } of row { $row }{ $grid ->
        [rescue] {" in the rescue grid"}
       *[main] {""}
    }
hex-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hex-field =
    { $field ->
        [blue] a blue Field
        [brown] a brown Field
        [green] a green Field
       *[yellow] a yellow Field
    }
hex-unlimited = any number of markers
goal-impact-text = Points of the whole team from Impact board, Journals and tier-5 Seniors.
goal-impact-text-prototype = Points of the whole team from Impact board and tier-5 Seniors; the prototype does not count Journals.
goal-called = { $number } ({ $name })
coop-bonus = Bonus Goal: { $text }
coop-bonus-number = Bonus Goal, { $need } needed: { $text }
coop-setback = Setback: { $text }

# -- words

word-won = won
word-lost = lost
word-failure = failure
word-seat-of-your-pants = seat-of-your-pants success
word-impressive = impressive success
word-resounding = resounding success
word-astonishing = astonishing success

icon-reputation = Reputation
icon-inspiration = Inspiration
icon-coordination = Coordination
icon-ingenuity = Ingenuity
icon-research = Research
icon-disc = disc
icon-any_attribute = any attribute
icon-lowest_attribute = lowest attribute
icon-impact = Impact
icon-promote = Promotion
icon-travel = Travel
icon-sonar = Sonar
icon-dive = Dive
icon-conserve = Conserve
icon-journal = Journal
icon-discover = Discover
attribute-reputation = Reputation
attribute-inspiration = Inspiration
attribute-coordination = Coordination
attribute-ingenuity = Ingenuity
version-first = first
version-second = second
circle-empty = empty
circle-disc = with a disc
piece-sonar = Sonar
piece-conserve = Conservation
piece-journal = Journal
piece-vessel = Vessel
kind-team_leader = Team Leader
face-team_leader_junior = Team Leader
face-team_leader = Team Leader

# -- special rules of zones, by the behaviour the content names

rule-promote_when_all_conserved = When the last Conservation site here is taken, everybody with a disc in this zone may promote { $promotions ->
        [one] a Specialist
       *[other] { $promotions } Specialists
    }, whoever took it first.
rule-travel_after_conserve = After you conserve here you may Travel with a Vessel that is here.
rule-dive_draw_and_keep = A Dive here draws { $draw } tokens; you keep 1 and discard the rest.
rule-no_vessels_worked_from_side = No Vessel may enter or cross this zone. Each site is worked from the neighbouring zone it opens onto.
rule-travel_for_all_when_dived_empty = When a Dive takes the last token here, everybody with a Vessel here may Travel from here, the diver first.
rule-extra_conserve_with_ring = With a disc on the ringed site you may conserve here { $extra ->
        [one] once more
       *[other] { $extra } times more
    } after conserving here.
rule-gain_after_dive = After a Dive here you gain { $gain }.
rule-gain_per_ring_after_dive = After a Dive here you gain { $gain } for each of your discs on a ringed site.
rule-gain_with_ring_after_dive = After a Dive here you gain { $gain } if you have a disc on a ringed site.
rule-gain_with_ring_on_leaving = With a disc on a ringed site you gain { $gain } whenever you Travel out of this zone.
rule-technology_on_leaving = For a Travel out of this zone your Technology counts { $technology } higher.
rule-discover_without_zone_above = A discovery from here may place a board of depth { $depth } even where no zone lies above.
rule-vessels_per_player = Nobody may have more than { $max ->
        [one] one Vessel
       *[other] { $max } Vessels
    } in this zone.
icon-travel-tech1 = Travel with Technology + 1
icon-dive-take2 = Dive for two tokens
icon-conserve-cheaper = Conserve for 1 less
icon-conserve-same_depth = Conserve anywhere at a depth with a Vessel of yours
icon-vessel = Vessel
rule-travel_after_dive = After a Dive here you may Travel with a Vessel from this zone, but not to depth { $not_to_depth }.
rule-journal_after_dive = After a Dive here you may publish a Journal in this zone.

# -- how a zone is played where no source says so

edge-decommissioned_oil_rig-1 = This happens once, when the last site is filled, after the links and the mission rules that disc sets off. Players who have passed take part.
edge-shipwreck-1 = If one token is left, the diver simply takes it.
edge-shipwreck-2 = With a Dive that takes one more token: draw two, keep one, discard one, then take the next top token, if there is one. Everybody sees all drawn tokens.
edge-submerged_cave_system-1 = A cave that opens onto a cell without a zone cannot be worked.
edge-submerged_cave_system-2 = For tier-5 Specialists and goals the discs placed here count as discs in this zone and at depth 2.
edge-submerged_cave_system-3 = A Conserve anywhere at the depth of one of your Vessels also replaces the Vessel that the first Conservation site asks for: any Vessel of yours at depth 2 will do.
edge-sunken_ruins-1 = This happens once. A Dive that takes two tokens sets it off too; a token that leaves the site in any other way, such as by a Setback, never does. Players who have passed take part.
edge-whale_calving_grounds-1 = The second Conserve pays its own Research and its own disc, and earns no third one.
edge-whale_calving_grounds-2 = The second Conserve is a new one: it needs a Vessel of yours in this zone, and a lower cost granted to the first does not cover it.
edge-jellyfish_bloom-1 = One Impact per departure, however many ringed sites you hold. A forced move that is not a Travel does not count.
edge-jellyfish_bloom-2 = The Impact comes after the move and before the arrival bonus of the destination. It is Impact of this zone, so of depth 3.
edge-vortex-1 = The depth-3 board may go to any empty depth-3 cell inside the columns of the mission. Other Discovers from here need a zone above as usual.
edge-abyssal_plain-1 = The depth-5 board may go to any empty depth-5 cell inside the columns of the mission.
edge-abyssal_trench-1 = The Sonar given on arrival is made in this zone and needs its usual disc.
edge-abyssal_trench-2 = Only stopping is limited: a second Vessel of yours may pass through this zone.
edge-black_smoker-1 = Only the destination is limited: the Travel may pass through depth-5 zones.
edge-fallen_star-1 = The Impact printed at each Journal site comes when a Journal is published there: after the disc and its links, before the card is taken.
edge-seafloor_restoration-1 = The Conserve given on arrival is made in this zone and costs its usual Research and disc.

# -- names

board-atoll = Atoll
board-calm_seas = Calm Seas
board-decommissioned_oil_rig = Decommissioned Oil Rig
board-dying_reef = Dying Reef
board-kelp_forest = Kelp Forest
board-remote_anchorage = Remote Anchorage
board-the_sea_star = The Sea Star
board-volcanic_island = Volcanic Island
board-dolphin_pods = Dolphin Pods
board-ledge_elevator = Ledge Elevator
board-resupply_modules = Resupply Modules
board-sea_turtle_migration = Sea Turtle Migration
board-shipwreck = Shipwreck
board-submerged_cave_system = Submerged Cave System
board-sunken_ruins = Sunken Ruins
board-the_looking_glass = The Looking Glass
board-whale_calving_grounds = Whale Calving Grounds
board-carbonate_spires = Carbonate Spires
board-coldwater_reef = Coldwater Reef
board-deepwater_shark = Deepwater Shark
board-jellyfish_bloom = Jellyfish Bloom
board-rift_valley = Rift Valley
board-thermal_vents = Thermal Vents
board-vortex = Vortex
board-bioluminescent_fauna = Bioluminescent Fauna
board-brine_pool = Brine Pool
board-colossal_squid = Colossal Squid
board-continental_shelf = Continental Shelf
board-seamount = Seamount
board-sponge_gardens = Sponge Gardens
board-abyssal_plain = Abyssal Plain
board-abyssal_trench = Abyssal Trench
board-black_smoker = Black Smoker
board-fallen_star = Fallen Star
board-scaly_foot_snails = Scaly-foot Snails
board-seafloor_restoration = Seafloor Restoration
board-whale_fall = Whale Fall
site-dive = { $board } (Dive site { $number })
site-sonar = { $board } (Sonar space { $number })
site-conserve = { $board } (Conservation site { $number })
site-journal =
    { $board } (Journal site { $number }, { $field ->
        [blue] blue
        [brown] brown
        [green] green
       *[yellow] yellow
    })
kind-pilot = Pilot
face-pilot = Pilot
face-skipper = Skipper
kind-reef_diver = Reef Diver
face-reef_diver = Reef Diver
face-underwater_photographer = Underwater Photographer
kind-sonar_operator = Sonar Operator
face-sonar_operator = Sonar Operator
face-acoustics_engineer = Acoustics Engineer
kind-ecologist = Ecologist
face-ecologist = Ecologist
face-ecotoxicologist = Ecotoxicologist
kind-marine_engineer = Marine Engineer
face-marine_engineer = Marine Engineer
face-naval_architect = Naval Architect
kind-navigator = Navigator
face-navigator = Navigator
face-hydrographer = Hydrographer
kind-rov_operator = R.O.V. Operator
face-rov_operator = R.O.V. Operator
face-deep_sea_videographer = Deep-Sea Videographer
kind-field_researcher = Field Researcher
face-field_researcher = Field Researcher
face-marine_scientist = Marine Scientist
kind-marine_biologist = Marine Biologist
face-marine_biologist = Marine Biologist
face-aquaculturist = Aquaculturist
kind-deep_sea_diver = Deep-Sea Diver
face-deep_sea_diver = Deep-Sea Diver
face-deep_sea_biologist = Deep-Sea Biologist
kind-oceanographer = Oceanographer
face-oceanographer = Oceanographer
face-environmental_ambassador = Environmental Ambassador
kind-vessel_captain = Vessel Captain
face-vessel_captain = Vessel Captain
face-expedition_leader = Expedition Leader
kind-fleet_coordinator = Fleet Coordinator
face-fleet_coordinator = Fleet Coordinator
face-renowned_fleet_coordinator = Renowned Fleet Coordinator
kind-ichthyologist = Ichthyologist
face-ichthyologist = Ichthyologist
face-renowned_ichthyologist = Renowned Ichthyologist
kind-ocean_historian = Ocean Historian
face-ocean_historian = Ocean Historian
face-renowned_ocean_historian = Renowned Ocean Historian
kind-biotechnologist = Biotechnologist
face-biotechnologist = Biotechnologist
face-renowned_biotechnologist = Renowned Biotechnologist
kind-biogeographer = Biogeographer
face-biogeographer = Biogeographer
face-renowned_biogeographer = Renowned Biogeographer
kind-mentor = Mentor
face-mentor = Mentor
face-renowned_mentor = Renowned Mentor
kind-adventurer = Adventurer
face-adventurer = Adventurer
face-renowned_adventurer = Renowned Adventurer
kind-dive_team_leader = Dive Team Leader
face-dive_team_leader = Dive Team Leader
face-renowned_dive_team_leader = Renowned Dive Team Leader
kind-robotics_engineer = Robotics Engineer
face-robotics_engineer = Robotics Engineer
face-renowned_robotics_engineer = Renowned Robotics Engineer
face-legendary_adventurer = Legendary Adventurer
card-effective_communication_of_ecosystemic_risk = Effective Communication of Ecosystemic Risk
card-extending_conservation_area_of_effectiveness = Extending Conservation Area of Effectiveness
card-mobile_techniques_for_underwater_exploration = Mobile Techniques for Underwater Exploration
card-optimizing_multi_team_discovery_announcements = Optimizing Multi-Team Discovery Announcements
card-optimizing_multi_team_discovery_briefs = Optimizing Multi-team Discovery Briefs
card-organic_casing_for_deep_sea_exploration = Organic Casing for Deep-Sea Exploration
card-reef_photography_with_swarm_camera_systems = Reef Photography with Swarm Camera Systems
card-uncharted_deep_sea_organic_life = Uncharted Deep-Sea Organic Life
card-understanding_oceanic_shifts = Understanding Oceanic Shifts
card-advanced_pressure_venting_technology = Advanced Pressure-Venting Technology
card-advanced_sonar_communication_techniques = Advanced Sonar Communication Techniques
card-ai_models_for_deep_sea_research = AI Models for Deep-Sea Research
card-autonomous_microplastic_reclamation_filters = Autonomous Microplastic Reclamation Filters
card-benefits_of_inter_team_data_sharing = Benefits of Inter-Team Data-Sharing
card-deepwater_satellite_imaging = Deepwater Satellite Imaging
card-documentation_of_new_life = Documentation of New Life
card-enhancing_research_productivity = Enhancing Research Productivity
card-feasibility_report_aquadome_permanent_lab = Feasibility Report: Aquadome Permanent Lab
card-fluorescence_detecting_optical_systems = Fluorescence-Detecting Optical Systems
card-holographic_ocean_floor_visualization = Holographic Ocean Floor Visualization
card-improving_working_environments_for_marine_studies = Improving Working Environments for Marine Studies
card-networking_for_underwater_communication = Networking for Underwater Communication
card-protecting_threatened_marine_habitats = Protecting Threatened Marine Habitats
card-publication_guide_for_undersea_research = Publication Guide for Undersea Research
card-publicity_s_role_in_scientific_advancement = Publicity's Role in Scientific Advancement
card-review_of_current_oceanography_research = Review of Current Oceanography Research
card-safe_movement_procedure = Safe Movement Procedure
card-social_structures_of_marine_mammals = Social Structures of Marine Mammals
card-the_interlinked_ecosystem = The Interlinked Ecosystem
card-the_nautical_journal = The Nautical Journal
card-the_rising_tide_of_achievement = The Rising Tide of Achievement
card-understanding_life_in_the_deepest_sea = Understanding Life in the Deepest Sea
card-volunteer_model_for_underwater_conservation = Volunteer Model for Underwater Conservation
token-plain_research = Research only
token-sonar = { icon-sonar }
token-journal = { icon-journal }
token-promote = { icon-promote }
token-dive = { icon-dive }
token-lowest_attribute = { icon-lowest_attribute }
token-travel = { icon-travel }
token-impact = { icon-impact }
token-any_attribute = { icon-any_attribute }
token-disc = { icon-disc }
token-disc_for_research = disc for 5 Research
token-conserve = Conserve for 1 less
coop_card-dedicated = Dedicated
coop_card-seasoned = Seasoned
coop_card-far_flung = Far-flung
coop_card-charted = Charted
coop_card-capable = Capable
coop_card-thrifty = Thrifty
coop_card-volcanic_activity = Volcanic Activity
coop_card-tired_crew = Tired Crew
coop_card-crossed_schedules = Crossed Schedules
coop_card-bad_press = Bad Press
coop_card-flooded_lab = Flooded Lab
coop_card-stirred_sediment = Stirred Sediment

# -- the game and its settings

game-deepsea = Endeavor: Deep Sea
game-pitch = Your own institute explores an unknown ocean: recruit Specialists, send Vessels deeper, discover zones, dive, conserve and publish, against each other, together or alone.
game-provenance = The rules follow the English and German rulebooks; boards, tiles and missions a public transcription of the box. House-made: most co-op thresholds and cards, details of missions 4 to 10, and the contents of the prototype box.
game-house = House-made in co-op and solo: the thresholds of { $missions_goal_coop_house } of { $missions_goal_coop_all } mission goals and { $missions_impact_coop_house } of { $missions_impact_coop_all } Impact goals, { $coop_bonus_goal_house } of { $coop_bonus_goal_all } Bonus Goals, { $coop_setback_house } of { $coop_setback_all } Setbacks; in every mode { $missions_rule_house } of { $missions_rule_all } mission rules. The rest follows rulebooks and a public transcription.
game-house-edition-prototype = Prototype of 2023: the rules follow its own book. Its box is a reconstruction: which boards, tiles and Journals it holds, what most Journals do, and nearly all numbers for playing together.
provenance-zones = The boards follow a public transcription of the box; rulings for cases no source settles are house-made.
provenance-specialists = The tiles follow a public transcription; a few rulings are house-made, and so are the tiles of a fifth player.
provenance-prototype = What the rulebook of 2023 prints is marked so; which parts its box held, and most effects of its Journals, are house-made.
provenance-coop = Difficulties, one Bonus Goal with its number for three players and one Setback follow the rulebook; the other cards and numbers are house-made.
provenance-missions = The goals of mission 1 follow the rulebook; set-up and goals of the others a public transcription. Their co-op thresholds and some of their rules are house-made.
setting-mission = Mission
setting-mission-1 = The Call of the Ocean
setting-mission-2 = Maps and Charts
setting-mission-3 = The Oceanic Journal
setting-mission-4 = Better Than You Found It
setting-mission-5 = The Fallen Star
setting-mission-6 = Star Search
setting-mission-7 = Recover the Fallen Star
setting-mission-8 = New Horizons
setting-mission-9 = The Spill
setting-mission-10 = The Deepest Sea
edition-retail = retail edition
edition-german = German edition
edition-prototype = prototype
setting-edition = Edition: rules and box
setting-edition-retail = English retail edition (2024), one to five players
setting-edition-german = German edition V1.1, one to four players
setting-edition-prototype = Prototype of 2023, one to four players, missions 1 to 8; its box is reconstructed
setting-mode = Game mode
setting-mode-auto = Automatic: solo if alone, otherwise competitive
setting-mode-competitive = Competitive: everybody for themselves
setting-mode-coop = Co-op: all together against seven goals
setting-mode-solo = Solo: one player against seven goals
setting-difficulty = Difficulty: how many of the seven goals you need
setting-difficulty-beginner = Beginner: any four of the seven goals
setting-difficulty-intermediate = Intermediate: any five
setting-difficulty-expert = Expert: any six
setting-difficulty-legendary = Legendary: all seven
difficulty-beginner = Beginner
difficulty-intermediate = Intermediate
difficulty-expert = Expert
difficulty-legendary = Legendary
setting-fresh_journal = Reading: when may the circle of a newly published Journal be used?
setting-fresh_journal-wait = From your next turn on, as we read it: a turn has one activation, and this one has had it
setting-fresh_journal-use = At once: published by a Dive token before the activation, its circle may be that activation
setting-pocket_refill = Reading: from which pocket does a tier-5 tile move into an emptied one?
setting-pocket_refill-fullest = From the fullest, as we read it, so that the pockets stay even; if several are, the recruiter picks
setting-pocket_refill-choose = From any other pocket with two or more tiles: the recruiter picks, and so decides what is on offer
setting-calving = Reading: how often do Whale Calving Grounds let you Conserve again?
setting-calving-once = Once for each Conserve action, as we read it: the added Conserve brings no further one
setting-calving-each = After each Conserve there, the added ones too, as long as discs, Research and sites last

# -- the lab

study-specialist = Specialists recruited
study-senior = Specialists promoted
study-journal = Journals published
study-discovery = Zones discovered
study-zone = Zones travelled to
study-conservation = Conservation sites
study-impact = Impact hexes

## What a position is worth: parts of the heuristic, for hints

part-goals = goals
part-leaders = leads in goals
part-attributes = Attributes
part-impact = Impact
part-journals = Journals
part-specialists = tier-5 Specialists
part-brackets = steps towards the next bracket
part-turns = activations left this round
part-crew = activations in the rounds to come
part-choice = choice of Specialists
part-reputation = Reputation for the rounds left
part-ingenuity = Ingenuity for the rounds left
part-discs = spare discs
part-research = Research and tokens
part-waters = what the Vessels can reach
part-vessels = Vessels at sea
part-links = half links
part-depth = depth of the Vessels
part-tempo = the next move
part-rest = time left

# -- missions: what they are about, their goals and rules

mission-the_call_of_the_ocean = Introductory mission: every disc placed anywhere in the ocean is worth something, and the Impact board is a plain frame with four doors on its left side.
goal-the_call_of_the_ocean-1-name = Discover
goal-the_call_of_the_ocean-1 = One point for each of your Sonar discs, wherever it lies.
goal-the_call_of_the_ocean-2-name = Journal
goal-the_call_of_the_ocean-2 = One point for each of your Journal discs, wherever it lies.
goal-the_call_of_the_ocean-3-name = Conserve
goal-the_call_of_the_ocean-3 = One point for each of your Conservation discs, wherever it lies.
mission-maps_and_charts = The fleet starts at the left edge and is paid for spreading to the right: the far columns D and E score everything, and mid-depth zones score once each.
goal-maps_and_charts-1-name = Sonar in B, C
goal-maps_and_charts-1 = One point for each of your Sonar discs in columns B and C.
goal-maps_and_charts-2-name = Far side D, E
goal-maps_and_charts-2 = One point for each of your discs and Vessels in columns D and E.
goal-maps_and_charts-3-name = Zones 2–4
goal-maps_and_charts-3 = One point for each zone at depth 2, 3 or 4 in which you have a disc.
mission-the_oceanic_journal = Publishing mission: Fields matter, as hexes on the left of the Impact board carry coloured Field symbols, and every surface zone is a launch zone.
goal-the_oceanic_journal-1-name = Sonar 1–2
goal-the_oceanic_journal-1 = One point for each of your Sonar discs at depth 1 or 2.
goal-the_oceanic_journal-2-name = Deep studies 3–5
goal-the_oceanic_journal-2 = One point for each of your Journal discs and Vessels at depth 3, 4 or 5.
goal-the_oceanic_journal-3-name = Best Field
goal-the_oceanic_journal-3 = One point for each Field symbol of the colour you own most of; for each colour, whoever owns the most of it earns two more.
rule-the_oceanic_journal-star_cell = The start marker is printed inside the grid; no marker is ever placed there, and the three hexes next to it are the entry hexes.
rule-the_oceanic_journal-symbols_do_not_pay = A Field symbol gives nothing when the marker is placed; it belongs to the marker’s owner and counts at the end.
mission-better_than_you_found_it = Conservation mission on a turtle-shaped Impact board with a single entry at one end: the cheap rewards run along the spine, the points sit in head, shell rim and flippers.
goal-better_than_you_found_it-1-name = Conserve 1–3
goal-better_than_you_found_it-1 = One point for each of your Conservation discs at depth 1, 2 or 3.
goal-better_than_you_found_it-2-name = Edges A, E
goal-better_than_you_found_it-2 = One point for each of your discs and Vessels in the outermost columns A and E.
goal-better_than_you_found_it-3-name = Discs 4–5
goal-better_than_you_found_it-3 = One point for each of your discs at depth 4 or 5.
rule-better_than_you_found_it-turtle_bonus = Whoever places the last Conservation disc of a zone with two or more such sites gains one extra Impact. Its marker goes to the detached three-point hex and nowhere else, or is declined; owners of the other discs in the zone get nothing. Each zone can do this once.
mission-the_fallen_star = A wide and shallow ocean: seven columns, three depths, no Sea Star. The Impact board is two separate animals, one full of rewards and one full of points.
goal-the_fallen_star-1-name = West A, B
goal-the_fallen_star-1 = One point for each of your Sonar discs and Vessels in columns A and B.
goal-the_fallen_star-2-name = East E–G
goal-the_fallen_star-2 = One point for each of your Journal discs and Vessels in columns E, F and G.
goal-the_fallen_star-3-name = Conserve 2–3
goal-the_fallen_star-3 = One point for each of your Conservation discs at depth 2 or 3.
rule-the_fallen_star-shallow_ocean = Boards of depth 4 and 5 are not used; the ocean may grow to seven columns of three zones.
rule-the_fallen_star-two_grids = Either animal may be entered in the middle of its body, so a player may collect rewards above or points below from the start.
mission-star_search = A hunt for one hidden board. Impact markers are not laid out as a net but walk: each Impact moves a marker one hex, and the deep scoring columns only open once the wreck is found.
goal-star_search-1-name = Zones 2–4
goal-star_search-1 = One point for each zone at depth 2, 3 or 4 in which you have a disc.
goal-star_search-2-name = Discovered
goal-star_search-2 = One point for each zone you discovered; two more for having discovered the most at depth 3, at depth 4, at depth 5, in column B and in column D.
goal-star_search-3-name = Named sites
goal-star_search-3 = One point for each of your discs on the site type (Conservation or Journal) that the finder of the wreck named; three more for the most Conservation discs and three more for the most Journal discs.
rule-star_search-hidden_wreck = The Fallen Star lies face down among the top four boards of depth 5.
rule-star_search-walk = Impact moves one of your markers to a free neighbouring hex in any direction, instead of adding a marker; take what the new hex shows. A marker may walk back up and through entry hexes. Like any Impact it may be declined.
rule-star_search-new_marker = Only if you have no marker, or all of yours are blocked or locked, does a new one enter, and always on an entry hex; touching another marker is no way in.
rule-star_search-entry_full = If all entry hexes are taken, the marker may enter on any free attribute hex of the two top rows; failing that the Impact is lost.
rule-star_search-closed_deep = Until the wreck is found nobody may step into rows 2 to 4; markers stay in the upper part.
rule-star_search-lock = A marker that enters the deepest free scoring hex of one of the five scoring columns stays there for good, even if a hex below it becomes free later. The hexes between these columns lock nobody. Only entering locks: a marker that already stands there when the hexes below it fill up is not locked.
rule-star_search-name_site_type = Whoever brings the wreck into play names Conservation or Journal for goal 3 at once, for everybody; this cannot be declined.
rule-star_search-score_where_you_stand = At the end each marker scores the number on its hex, locked or not.
mission-recover_the_fallen_star = Column C is open to the sea floor from the start, with the wreck at its foot. A second, detached rescue grid on the Impact board is fed by work done at the wreck.
goal-recover_the_fallen_star-1-name = Column C
goal-recover_the_fallen_star-1 = Two points for each zone of column C in which you have a disc or a Vessel.
goal-recover_the_fallen_star-2-name = Outside C
goal-recover_the_fallen_star-2 = One point for each of your Conservation and Journal discs outside column C.
goal-recover_the_fallen_star-3-name = Rescue grid
goal-recover_the_fallen_star-3 = No points per marker: four for the most Impact markers in the rescue grid, two for the second most.
rule-recover_the_fallen_star-rescue_grid = Impact printed on the wreck itself is laid in the rescue grid; if that is full it goes to the main grid. All other Impact stays in the main grid, also that of a Journal published there, of an attribute step reached through a reward of the wreck, of the discovery bonus or of a token drawn there. The rescue grid takes no other marker.
mission-new_horizons = The players write the goals: each of the three goals has two versions, and whoever reaches its goal hex on the large, open Impact board picks one for everybody.
goal-new_horizons-1-name = Around the Star
goal-new_horizons-1 = Zones with your discs on one side of the Sea Star.
goal-new_horizons-1-near-name = Left
goal-new_horizons-1-near = One point for each zone with a disc of yours in the Sea Star column and all columns left of it.
goal-new_horizons-1-far-name = Right
goal-new_horizons-1-far = One point for each zone with a disc of yours in the Sea Star column and all columns right of it.
goal-new_horizons-2-name = Shallow or deep
goal-new_horizons-2 = Your discs in the shallow or in the deep part.
goal-new_horizons-2-shallow-name = Shallow 2–3
goal-new_horizons-2-shallow = One point for each of your discs at depth 2 or 3.
goal-new_horizons-2-deep-name = Deep 4–5
goal-new_horizons-2-deep = One point for each of your discs at depth 4 or 5.
goal-new_horizons-3-name = Fields
goal-new_horizons-3 = Your Field symbols, in depth or in breadth.
goal-new_horizons-3-narrow-name = One Field
goal-new_horizons-3-narrow = One point for each Field symbol of the colour you own most of.
goal-new_horizons-3-broad-name = All Fields
goal-new_horizons-3-broad = Three points for each complete set of blue, brown, green and yellow symbols you own.
rule-new_horizons-shuffled_surface = The surface row is complete from the start: the Sea Star and four random depth-1 boards in random order.
rule-new_horizons-hidden_glass = The Looking Glass is shuffled face down into the depth-2 stack.
rule-new_horizons-goal_hex = A marker on a goal hex makes its owner choose at once, before anything else, which version of that goal counts for all players; the choice cannot be declined, postponed or changed.
rule-new_horizons-unclaimed_goal = A goal whose hex nobody took is not scored. In co-op it counts as not met, and there are still seven goals.
mission-the_spill = Six columns, four depths, and an Impact board whose upper band is polluted: strong double rewards that cost two points each. A cleanup track beside the board is a goal of its own.
goal-the_spill-1-name = Cleanup
goal-the_spill-1 = As many points as your steps on the cleanup track.
goal-the_spill-2-name = Surface
goal-the_spill-2 = One point for each of your discs and Vessels at depth 1.
goal-the_spill-3-name = Conserve 2–4
goal-the_spill-3 = One point for each of your Conservation discs at depth 2, 3 or 4.
rule-the_spill-no_abyss = Boards of depth 5 are not used.
rule-the_spill-cleanup_setup = Every player puts a piece on the start space of the cleanup track; it is an extra piece and none of the 20 Impact markers.
rule-the_spill-cleanup_conserve = Each Conservation disc you place at depth 1 or 2 moves your cleanup marker one step. The step comes after the links of that disc, is automatic, and is lost at the end of the track.
rule-the_spill-cleanup_impact = Instead of laying a marker you may move your cleanup marker one step, as long as it is not on the last step.
rule-the_spill-polluted = A marker on a polluted hex costs two points at the end.
mission-the_deepest_sea = A race to the bottom: two goals only reward being early at depth 5, and Impact is laid on the track of the depth where it was earned, so deep work scores far more.
goal-the_deepest_sea-1-name = Find depth 5
goal-the_deepest_sea-1 = First and second player to discover a depth-5 zone; the order is recorded when it happens.
goal-the_deepest_sea-2-name = Reach depth 5
goal-the_deepest_sea-2 = First and second player to bring a Vessel to a depth-5 zone; the order is recorded when it happens.
goal-the_deepest_sea-3-name = Journal 4–5
goal-the_deepest_sea-3 = One point for each of your Journal discs at depth 4 or 5.
rule-the_deepest_sea-depth_track = The marker goes to the track of the depth at which the Impact was earned: the depth of the site, Sonar space, link or Dive site that pays it (for every owner of a link), for a discovery bonus the depth of the new zone, for a full ocean the depth of the Sonar space, for leaving the Jellyfish Bloom depth 3.
rule-the_deepest_sea-other_impact = Impact from elsewhere (attribute track, also when a zone reward moved the cube, Specialist, Journal, Dive token, full ocean without a Sonar space) goes to the track of any depth at which you have a Vessel.
rule-the_deepest_sea-left_to_right = A track fills from its left end, one space after the other. The two unlimited hexes belong to no track.
rule-the_deepest_sea-overflow = When a track is full, further markers of depth 1 to 3 go to the upper unlimited hex and those of depth 4 and 5 to the lower one.
rule-the_deepest_sea-race_discs = The first success of each player at goal 1 and at goal 2 is recorded in order of arrival. No disc is used for it.

# -- tier-5 Seniors, bonus goals, setbacks

scoring-fleet_coordinator = One point for every two completed links that have your disc at one end and an opponent's disc at the other.
scoring-ichthyologist = One point per Conservation disc you own in the single zone where you own the most.
scoring-ocean_historian = Three points per full set of the four Fields, blue, brown, green and yellow, among the Field symbols you have collected.
scoring-biotechnologist = One point for every depth at which you have placed at least one Journal disc.
scoring-biogeographer = One point for every zone in which you have at least one Conservation disc.
scoring-mentor = One point for each of your Seniors apart from this tile.
scoring-adventurer = One point for every three zones that hold a disc or a Vessel of yours.
scoring-dive_team_leader = One point for every two Dive sites in the whole ocean that have run out of tokens.
scoring-robotics_engineer = Four points, without any condition.
bonus-dedicated = Keep this many Specialists on their Junior side.
bonus-seasoned = Promote this many Specialists.
bonus-far_flung = Have Vessels in this many different zones.
bonus-charted = Bring the ocean to this many zones.
bonus-capable = Bring this many attribute cubes to level 4 or higher.
bonus-thrifty = End the game with this much unspent Research and this many staged discs together.
bonus-dedicated-needs = Keep { $need } Specialists on their Junior side.
bonus-seasoned-needs = Promote { $need } Specialists.
bonus-far_flung-needs = Have Vessels in { $need } different zones.
bonus-charted-needs = Bring the ocean to { $need } zones.
bonus-capable-needs = Bring { $need } attribute cubes to level 4 or higher.
bonus-thrifty-needs = End the game with { $need } unspent Research and staged discs together.
setback-volcanic_activity = Every Vessel of every player rises two zones, or as many as there are above it.
setback-tired_crew = This round brings each player one disc less.
setback-crossed_schedules = This round each player gets one disc less back from Specialists.
setback-bad_press = This round each player recruits as if one Recruitment level lower.
setback-flooded_lab = Each player keeps half of the Research on the track, rounded down; every stored Dive token is lost.
setback-stirred_sediment = Every Dive site loses its top token, unseen. This is no Dive: a zone that loses its last token this way sets off nothing.

# -- help: every rule and symbol in a few sentences

help-round = A game has six rounds, alone seven. In Preparation everybody in turn recruits a Specialist, gains discs and takes some back. Then turns go round: activate a Specialist or pass, until all have passed. The Wave moves on to the next player.
help-recruit = Take one Specialist whose tier is at most your Recruitment level, and gain at once what stands on it. From tier 5, only the top tile of each pocket is available. If you can’t recruit, skip this step.
help-effort = As many discs as your Effort level come from the supply to your Staging Area. Only staged discs can be used.
help-reassign = Take back as many discs from your Specialists as your Reassignment level. The others stay where they are, and their Specialists are busy for another round.
help-activate = Put a staged disc on the empty circle of a Specialist and do its actions: of symbols with a slash between them one, of symbols side by side each once in any order. A circle of a published Journal, or a Dive token, can be your turn instead. You may skip actions. Once you have passed, you take no more turns this round.
help-level = The cube of each attribute stands in a bracket. The bracket gives the level for play and points at the end. The Impact symbol near the end gives an Impact; a step beyond the end returns there and gives another.
help-link = A line joins two sites. As soon as a disc lies at both ends, both owners gain what is on the line; one owner of both gains it once. Each link pays once.
help-token = A Dive token is spent in your own turn, for its Research or for its effect, also while you pay a cost. At the end of a turn you may keep one; the others have to be spent.
help-goals = Each mission has three goals. They count as described, and most of them pay a bonus for having the most and the second most. A tie for most pays all tied and leaves no second.
help-scoring = At the end count: brackets of the four tracks, coloured hexes of the Impact board, points on Journals, tier-5 Seniors, the three goals with their bonuses, and one point for every three leftover Research and staged discs.
help-coop = Together or alone you play against seven goals: the points of Impact board, Journals and Seniors, the three mission goals, and three Bonus Goals that are turned up during play. The difficulty says how many are needed. Setbacks come from the same deck.
help-reputation = Reputation gives your Recruitment level: the highest tier of Specialists you may recruit.
help-inspiration = Inspiration gives your Effort level: the discs you gain each round.
help-coordination = Coordination gives your Reassignment level: the discs you take back from Specialists each round.
help-ingenuity = Ingenuity gives your Technology level: how far and how deep your Vessels travel. Two of its spaces launch another Vessel at once.
help-any_attribute = One step on an attribute track of your choice.
help-lowest_attribute = One step on your lowest attribute track; if several are lowest, you choose.
help-research = Research pays for Conservation sites and Journals. The track holds twelve at most; what is more is lost.
help-disc = A disc comes from your supply to the Staging Area. Each activation, Sonar, Conserve and Journal uses one.
help-promote = Turn one of your Juniors to its Senior side and gain what that side shows. A disc on it goes to the supply. Seniors are not promoted again.
help-impact = Place a marker on an open hex: one with an entry arrow, or one next to any marker. You gain what the hex shows; coloured hexes score points at the end.
help-discover = Draw two boards from the depths shown, keep one, place it below a zone one depth shallower, and gain its discovery bonus. The other goes under its stack. If no place is left in the ocean, you gain an Impact instead.
help-travel = Move one of your Vessels as many zones as your Technology level at most, never diagonally, no deeper than that level. The zone where it ends pays its arrival bonus.
help-sonar = Place a disc on the first free space of a Sonar track in a zone with a Vessel of yours, and take what the space shows: a reward, or a Discover.
help-dive = Take the top token of a Dive site in a zone with a Vessel of yours. No disc is needed.
help-conserve = Pay the Research shown at a free Conservation site, gain what stands beside it and place a disc there.
help-journal = Place a disc on a free Journal site, pay for a displayed Journal that shows its Field and keep it: gains for you, gains for all others, points, or circles with actions that work once each.
help-wave = Who has the Wave goes first in this round. After the round it passes to the left.
help-launch = This is a launch zone: new Vessels are launched here.
help-ring = A site with a dotted ring belongs to a special rule of its zone; the lens tells it in full.
help-unlimited = This hex takes any number of markers, and each counts its points.
help-field = Fields of research: blue, brown, green and yellow. A Journal is published at a site of one of its Fields.
help-senior = A golden edge marks the Senior side. The symbol in the corner of a tile shows its other side.
help-vessel = You act only in zones with a Vessel of yours. You begin with one and can have three.

## What a pack holds

inventory-boards = Ocean boards: { $count } (depth 1: { $d1 }, 2: { $d2 }, 3: { $d3 }, 4: { $d4 }, 5: { $d5 })
inventory-sites = Sites: { $dive } Dive, { $sonar } Sonar, { $conserve } Conservation, { $journal } Journal; links: { $links }
inventory-specialists = Specialists: { $count } tiles of { $kinds } kinds (tier 1: { $t1 }, 2: { $t2 }, 3: { $t3 }, 4: { $t4 }, 5: { $t5 })
inventory-journals = Journals: { $count }, { $anchors } of them Anchor Journals
inventory-tokens = Dive tokens: { $count } of { $kinds } kinds
inventory-coop = Bonus Goals: { $goals }, Setbacks: { $setbacks }
inventory-missions = Missions: { $list }

# What a choice gives away: told and asked about once
warning-idle = With { $face } nothing is possible now: { $icon } cannot be done where things stand. The disc would be used for nothing.
warning-idle-journal = With the Journal { $card } nothing is possible now. The disc would be used for nothing.
warning-pass-early =
    You still have { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    } and could activate { $face }. Who passes has no further turn this round.
warning-actions-left = Still possible in this activation: { $icon }. What is left undone is gone.
warning-research-lost =
    The Research track ends at { $most }: { $lost ->
        [one] 1 Research
       *[other] { $lost } Research
    } of { $token } would be lost.
