### The table in the terminal.

## Typing

prompt = Number 1–{ $last }, words or help
unreadable = That line could not be read. Type letters and numbers.
no-such-number = There is no such option. Type a number from 1 to { $last }, or help.
nothing-matches = No option matches “{ $words }”. Press Enter to see all, or type help.
# Sets and warnings
set-how = (in any order, such as “3 1 2”)
set-marked = { $count ->
        [0] Nothing is marked now.
       *[other] Marked: { $things } ({ $count } of { $most }). { $enough ->
            [yes] Another number marks on, the same takes it back, { $stop } is enough.
           *[no] Another number marks on, the same takes it back.
        }
    }
warning-sure = Type it again or yes to do it all the same.
options-more = … more options than fit here. Type words to filter them, such as a name or a number.
news-more =
    (… { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }: type log)
name-you = Player

# Further words for each command, besides its English name.
command-undo = back u
command-why = why?
command-save = write
command-log = history
command-help = ? h
command-hint = tip
command-table = board show
command-look = examine
command-sources = source provenance house
command-quit = exit q
answer-yes = y yes
answer-no = n no
answer-cancel = c cancel

help =
    A number plays that option, and so does its full text, such as “{ $example }”.
    Where several things are chosen together, type them in any order, such as “3 1 2”; one alone is marked.
    Other words show only the options that contain them; Enter shows the whole table.
    undo – one step back over your own choices, until a card is revealed or somebody else moves
    why [action or words] – why something is not possible, with its rule
    hint – what a bot would do in your place
    log [lines] – what happened so far
    save [file] – write the game to a file; “bathysphere replay FILE” reads it
    look [thing] – a closer look at anything on the table, by its name
    table – draw the table again
    sources – which values are house-made, and where the others come from
    quit – leave; the game is kept and you can go on later

## Answers

undone = Taken back: { $action }.
undo-nothing = There is nothing of yours to take back.
undo-other-seat = That cannot be taken back: { $name } has moved since.
undo-revealed = That cannot be taken back: it has revealed cards.
why-possible = That is possible now.
why-nothing = Everything you might want to do here is possible.
hint = A bot would choose { $number }: { $option } (about { $points } points, { $chance } %)
hint-team = A bot would choose { $number }: { $option }
hint-other-team = Or { $number }: { $option }
hint-other = Or { $number }: { $option } (about { $points } points, { $chance } %)
log-empty = Nothing has happened yet.

## Saving and leaving

mishap = Something is broken in this program ({ $what }). The game itself is safe:

saved =
    Saved in { $file } ({ $count ->
        [one] 1 action
       *[other] { $count } actions
    }).
save-exists = { $file } exists already. Replace it? yes/no
save-not = Nothing was written.
save-failed = { $file } cannot be written: { $why }. Choose another place: save FILE
save-nowhere = The game could not be saved anywhere. Here is its record:
quit-save = Save in { $file }? Enter = yes, no, cancel, or another file
left =
    The game is saved in { $file }.
    Go on with: bathysphere play { $game } --resume { $quoted }
left-unsaved = You have left the table. Nothing was saved.
kept =
    The game is saved in { $file }.
    Look at it again with: bathysphere replay { $quoted }

## Several people at one screen

hand-over = It is the turn of { $name }. Everyone else looks away now.
hand-over-ready = { $name }, press Enter when you are at the screen

## The end

score-title = The final score
score-tiebreak = { $name }
goals-title = The goals of the team
goal-met = [x]
goal-missed = [ ]

## In Too Deep

shares-turn = turn { $turn }
shares-deck = deck { $deck } (run out { $depletions }/{ $of })
shares-discard = discard { $discard }
shares-draws = draws in a row { $draws }/{ $of }
shares-final =
    { $turns ->
        [0] the end is set off
        [one] last final turn
       *[other] { $turns } final turns left
    }
shares-price = price
shares-worth = worth
shares-column = depth, newest in [ ]
shares-points = points now
shares-hand-sizes = cards in hand
shares-points-head = points
shares-placed = placed
shares-order = Cards, oldest first: { $cards }
shares-look-what = Look at what? A company by its name, or just “look” for everything.
shares-hand-head = hand
shares-third = third
shares-hand = Hand
shares-market = Market
shares-empty = empty
shares-none = none
shares-advanced = adv.

shares-kind-draft = Take
shares-kind-buy = Buy
shares-kind-expand = Expand
shares-kind-draw = Draw
shares-kind-into = Into
shares-kind-pay = Pay
shares-kind-remove = Discard
shares-kind-move = Move
shares-kind-raise = Make newest
shares-kind-take = Take
shares-kind-place = Place
shares-kind-decline = Decline

shares-code-cleaning = Cl
shares-code-treasure = Tr
shares-code-pearl = Pe
shares-code-research = Re
shares-code-wildlife = Wi
shares-all = all

# What an option costs or gives, in few words behind the card.
shares-cell-cost = –{ $price }
shares-cell-free = free
shares-cell-draw =
    { $fundraiser ->
        [ends] a card: fundraiser and the end
        [yes] a card: fundraiser, { $each } more each
       *[no] a card
    }
shares-cell-no-dividend = no dividend
shares-cell-dividend = dividend { $amounts }
shares-cell-dividend-nobody = dividend, nobody holds a share
shares-cell-decline = leave the ability unused

# The abilities of the companies in at most 30 letters.
shares-ability-remove = pay { $amount }, discard a depth card
shares-ability-remove-or-move = pay { $amount }, newest off or moved
shares-ability-extra-for-largest = dividend, most shares +{ $amount }
shares-ability-paid-like-largest = dividend, paid like the most
shares-ability-worth-more = shares are worth { $amount } more
shares-ability-follow-highest = worth the longest less { $amount }
shares-ability-buy-cheaper = buy a share { $amount } cheaper
shares-ability-take-share = take a share for { $amount } or more
shares-ability-raise-or-move = pay { $amount }, raise/move a late card
shares-ability-extra-depth = place one more, any number

# Questions where the whole one finds no line.
shares-ask-turn = It is your turn. What do you do?
shares-ask-remove-or-move = Pay to discard or move the newest card of a company?
shares-ask-raise-or-move = Pay to raise or move one of the last three cards?

## Reef Project

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

## Endeavor: Deep Sea

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
