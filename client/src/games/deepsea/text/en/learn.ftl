# Setup page, help and the guided first round.
close = Close
help-title = Symbols and rules
help-signs = Symbols
help-rules = Rules
help-mission = This mission: { $name }
help-more = The lens explains a zone with everything in it: press L, or the name of the zone.
help-about = About: { $topic }
topic-round = Rounds and phases
topic-recruit = Recruitment
topic-effort = Effort
topic-reassign = Reassignment
topic-activate = A turn: activate a Specialist
topic-level = Tracks and levels
topic-link = Links
topic-token = Dive tokens
topic-goals = Mission goals
topic-scoring = Final scoring
topic-coop = Co-op and solo
topic-impact = Impact
topic-journal = Journal
topic-discover = Discover
topic-wave = The Wave
topic-launch = Launch zone
topic-ring = Ringed site
topic-unlimited = Unlimited hex
topic-field = Fields
topic-senior = Senior
topic-vessel = Vessel
picture-ocean = The ocean at the start
picture-impact = The Impact board
picture-says = Ocean of { $columns } columns and { $depths } depths. At the start: { $boards }.
random-board = random board
nothing-yet = nothing found yet
hidden-within = { $board } is hidden in this stack
launch-any = Every zone of depth 1 is a launch zone
entries-house = entries house-made
house-tag = house-made
what-differs = What is different here
goals-team = Goals of the team, with the minimum for your number of players
team-minimum = together { $count }
team-bonus = Three Bonus Goals, turned up during play, and Setbacks that strike in between.
highlights = Highlights
by-round = Points after each round
round-n = Round { $round }
highlight-deepest = { $name } was the first at depth { $depth }, in round { $round }: { $board }.
highlight-discoverer = { $name } discovered most: { $count ->
    [one] one zone
   *[other] { $count } zones
 }.
highlight-links = { $name } completed { $count ->
    [one] one link
   *[other] { $count } links
 }, more than anybody.
highlight-conserver = { $name } conserved most: { $count ->
    [one] one site
   *[other] { $count } sites
 }.
highlight-publisher = { $name } published most: { $count ->
    [one] one Journal
   *[other] { $count } Journals
 }.
highlight-diver = { $name } dived most: { $count ->
    [one] once
   *[other] { $count } times
 }.
highlight-impact = { $name } placed most Impact markers: { $count }.
highlight-turn = The richest turn: { $name } in round { $round }, { $points } points.
highlight-lead = { $name } took the lead for good in round { $round }.
see-move = See move { $moves }
highlight-setbacks = Setbacks: { $list }.
prototype-note = Prototype of 2023: the rules follow its own book. Its box is a reconstruction: which boards, tiles and Journals it holds, what most Journals do, and nearly all numbers for playing together.
team-bonus-open = Three co-op goals, open from the start. The prototype has no Setbacks and no difficulty: its chart says how great the success is.
team-cards = All cards that can come up
difficulty-needs = { $level }: { $need } of { $of }
help-round-prototype = A game has six rounds, alone seven. In Preparation everybody in turn recruits a Specialist, gains discs and takes some back. Then comes Staging: turns go round, activate a Specialist or pass, until all have passed. The Wave moves on to the next player.
help-activate-prototype = Put a staged disc on the empty circle of a Specialist and do its actions: of symbols with a slash between them one, of symbols side by side each once in any order. In the prototype every turn needs an activation: a Journal or a Dive token alone is no turn. Once you have passed, you take no more turns in this phase.
help-token-prototype = A Dive token is spent in your own turn, besides an activation, for its Research or for its effect. At the end of a turn you may keep one; the others have to be spent before.
help-scoring-prototype = At the end count: brackets of the four tracks, coloured hexes of the Impact board, tier-5 Seniors, and the three goals with their bonuses. In the prototype neither Journals nor leftover Research and discs score points.
help-coop-prototype = Together or alone you play against seven goals: the points of Impact board and Seniors, the three mission goals, and three co-op goals that lie open from the start. There are no Setbacks and no difficulty: up to three goals are a failure, four a success by the seat of your pants, five an impressive, six a resounding, seven an astonishing success.
help-discover-prototype = Draw two boards from the depths shown, keep one, place it below a zone one depth shallower, and gain its discovery bonus. The other goes under its stack. If no place is left in the ocean, the prototype gives nothing instead.
help-journal-prototype = Place a disc on a free Journal site, pay for a displayed Journal that shows its Field and keep it: gains for you, gains for all others, an effect once per round (the card is turned until the next one), or one for which the card is discarded. Journals count no points in the prototype.

help-manual = All of it stands in the manual
