# Setup page, help and the guided first round.
close = Close
help-title = Signs and rules
help-signs = Signs
help-rules = Rules
help-mission = This mission: { $name }
help-more = The lens explains a zone with everything in it: press L, or the name of the zone. The full rules are in docs/rules.
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
topic-coop = Together and alone
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
guide-start = Guided first round
guide-about = Mission 1 with a bot, always the same start. Every decision of the first round is explained; leave the guide whenever you like.
guide-leave = Leave the guide
guide-more = More about this
guide-try = Try:
guide-thanks = Play on without the guide
guide-wait-title = The other institute is at work
guide-wait = Watch the log: what others discover, everybody may use. You are asked again in a moment.
guide-over-title = That was a round
guide-over = Five more follow in the same way: recruit, gain discs, take some back, then turn by turn. Goals and Impact at the left show what will count. The question marks explain the rest.
guide-other-title = Your choice
guide-other = Everything you can do is lit, here in the list and on the table. Hover over it, or tap it once, to see what it changes.
guide-recruit-title = Recruit a Specialist
guide-recruit = Every round begins with one new Specialist, up to the tier of your Recruitment level: tier 1 for now. At once you gain what stands after the plus; the dark signs are what it can do later. The Sonar Operator finds new zones, which is a good start.
guide-refill-title = A pocket is refilled
guide-refill = A tier-5 tile moves up. Choose from which pocket.
guide-reassign-title = Take back a disc
guide-reassign = Specialists with a disc are busy. Your Reassignment level says how many discs come back each round, so that they can work again.
guide-turn-title = Your turn: put somebody to work
guide-turn = Put a disc on a free Specialist; then do what it shows. Sonar, Conserve and Journal need one disc more. When you have nothing left to do, pass: the round ends when all have passed.
guide-copy-title = Act as another
guide-copy = This Specialist does what another one can. Choose whose actions.
guide-actions-title = Choose an action
guide-actions = Signs with a stroke between them: one of them. Signs side by side: each once, in any order. Actions work where one of your Vessels is, and where the zone shows the sign.
guide-travel-title = Which Vessel travels?
guide-travel = A Vessel goes as many zones as your Technology level, and no deeper than that.
guide-travel-to-title = Where to?
guide-travel-to = The zone you reach pays its arrival bonus, each time. From there you can work.
guide-launch-title = A new Vessel
guide-launch = Ingenuity has released a Vessel. It starts in a launch zone and takes the arrival bonus there.
guide-sonar-title = Sonar
guide-sonar = A disc goes on the first free space of the track. A compass means: discover a zone from those depths.
guide-discover-title = Discover a zone
guide-discover = Choose the depths of the two boards you draw. You will keep one of them. Deeper ones pay more, but you must be able to get there later.
guide-keep-title = Keep one board
guide-keep = Look at what each offers: sites to conserve, to publish, to dive. The discovery bonus is yours at once.
guide-place-title = Where does it lie?
guide-place = A zone lies directly below one that is a depth shallower. Think of the way your Vessels will take.
guide-dive-title = Dive
guide-dive = Turn over the top token. Spend it now or later, for its Research or for its effect. At the end of a turn you may keep one.
guide-keep-token-title = Keep one token
guide-keep-token = You have looked at several tokens. Keep the one that helps most.
guide-conserve-title = Conserve
guide-conserve = Pay the Research printed on the site, gain what stands beside it, place a disc. Two discs joined by a line pay both their owners.
guide-pay-title = Pay the rest with a token
guide-pay = Your Research does not suffice; a token makes up for it.
guide-journal-title = Publish: at which site?
guide-journal = The field of the site must be on a Journal of the display.
guide-publish-title = Publish: which Journal?
guide-publish = Pay its Research. You gain what it shows, the others what stands after “others”. Its circles are actions for later.
guide-promote-title = Promote
guide-promote = Turn a Junior to its golden side: new gains now, better actions later. A disc on it returns to the supply.
guide-order-title = Which first?
guide-order = Several rewards wait. Take them in the order you like.
guide-step-title = Choose a track
guide-step = One step on a track of your choice. The next level is the next thing to look for: hover over a track to see what it brings.
guide-impact-title = Place an Impact marker
guide-impact = Open hexes have a bright edge: those with an arrow, and those next to any marker. You gain what the hex shows; the blue ones also score points at the end.
guide-walk-title = Walk on
guide-walk = Your marker moves to a free hex next to it.
guide-name-title = Name what counts
guide-name = You found the wreck: say for everybody what goal 3 counts.
guide-choose-title = Choose the goal
guide-choose = You decide for everybody which version counts.
picture-ocean = The ocean at the start
picture-impact = The Impact board
picture-says = Ocean of { $columns } columns and { $depths } depths. At the start: { $boards }.
random-board = random board
nothing-yet = nothing found yet
hidden-within = { $board } is hidden in this stack
launch-any = Vessels are launched in any zone of depth 1
entries-house = entries house-made
house-tag = house-made
what-differs = What is different here
goals-team = Goals of the team, with the minimum for your number of players
team-minimum = together { $count }
team-bonus = Three bonus goals, turned up during play, and setbacks that strike in between.
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
help-activate-prototype = Put a staged disc on the empty circle of a Specialist and do its actions: of signs with a stroke between them one, of signs side by side each once in any order. In the prototype every turn needs an activation: a Journal or a Dive token alone is no turn. Who has passed takes no more turns in this phase.
help-token-prototype = A Dive token is spent in your own turn, besides an activation, for its Research or for its effect. At the end of a turn you may keep one; the others have to be spent before.
help-scoring-prototype = At the end count: brackets of the four tracks, coloured hexes of the Impact board, tier-5 Seniors, and the three goals with their bonuses. In the prototype neither Journals nor leftover Research and discs score points.
help-coop-prototype = Together or alone you play against seven goals: the points of Impact board and Seniors, the three mission goals, and three co-op goals that lie open from the start. There are no Setbacks and no difficulty: up to three goals are a failure, four a success by the seat of your pants, five an impressive, six a resounding, seven an astonishing success.
help-discover-prototype = Draw two boards from the depths shown, keep one, place it below a zone one depth shallower, and gain its discovery bonus. The other goes under its stack. If no place is left in the ocean, the prototype gives nothing instead.
help-journal-prototype = Place a disc on a free Journal site, pay for a displayed Journal that shows its field and keep it: gains for you, gains for all others, an effect once per round (the card is turned until the next one), or one for which the card is discarded. Journals count no points in the prototype.
