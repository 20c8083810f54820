### The lab: what its commands and reports say. Numbers in percent come with their sign.

## On the command line

lab-rate = { $rate } games/s
lab-summary = { $game }{ $options }: { $games } games, seed { $seed }
lab-column-games = games
lab-column-wins = wins
lab-column-mean-score = mean score
lab-column-first = A
lab-column-second = B
lab-column-difference = B − A
lab-in-seat = in seat { $seat }
lab-seat = seat { $seat }
lab-report-at = Report: { $file }

## Report: head and foot

report-title = Bathysphere · the lab
report-subtitle =
    { $games } games{ $cells ->
        [one] { "" }
       *[other] , { $cells } combinations
    }, seed { $seed }. The same seed gives the same games on every machine.
report-dark = dark
report-light = light
report-foot = Intervals are 95 % (Wilson for rates). A diamond lies above what chance would give, a square below it, a circle on it as far as one can tell. Where many things are compared, one in twenty strays outside its interval by chance alone. Choices are judged by who made them, not by trial: what strong players choose looks strong. “Small sample” means fewer than { $few } cases.
report-seat = Seat { $seat }
report-games = games
report-wins = wins
report-points = points
report-few = small sample

## Report: over all

overview-title = All combinations
overview-lead = Choose one to read about it below.
overview-cell = Played
overview-score = Mean score
overview-first = First seat wins
overview-turns = Turns
overview-margin = Margin

card-team = of the games the team wins ({ $low }–{ $high })
card-first-fair = of the games the first seat wins ({ $low }–{ $high }). Fair would be { $fair }: no first-player effect to be seen.
card-first-above = of the games the first seat wins ({ $low }–{ $high }). Fair would be { $fair }: going first helps.
card-first-below = of the games the first seat wins ({ $low }–{ $high }). Fair would be { $fair }: going first hurts.
card-score = points a seat on average
card-turns = turns a game, with { $decisions } decisions
card-margin = points between first and second; { $close } of the games end within three
card-leads = changes of the lead a game; the winner is ahead for good after { $settled } of it

## Report: winners

winners-title = Who wins
winners-lead = Over { $games } games. The dotted line is a fair share; the band around a point is where the true rate lies, 95 % sure. A shared win counts in parts.
winners-seat = By seat, in order of play
winners-bot = By bot
winners-both = Each bot in each seat
first-title = Going first
first-fair = The first seat wins { $rate } ({ $low }–{ $high }), and { $fair } would be fair: there is no first-player effect to be seen. It scores { $points } points compared with the other seats.
first-above = The first seat wins { $rate } ({ $low }–{ $high }) where { $fair } would be fair: going first helps. It scores { $points } points compared with the other seats.
first-below = The first seat wins { $rate } ({ $low }–{ $high }) where { $fair } would be fair: going first hurts. It scores { $points } points compared with the other seats.

## Report: scores

scores-title = Where the points come from
scores-lead = Mean points by part of the score.
scores-winners = winners
scores-others = all others
scores-spread = How scores are spread

## Report: course of the game

course-title = How games go
course-turns = Length in turns
course-margin = Points between first and second
course-leads = Changes of the lead
course-mean = mean { $mean } ({ $low }–{ $high })
course-settled = When the game is decided
course-settled-note = Per cent of the game after which the winner was always ahead.

## Report: choices

chosen-lead = How often seats chose it, and how often those seats won. The dotted line is what the same bots win anyway.
chosen-often = chosen by
chosen-wins = and won
chosen-first = Chosen first
chosen-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
dead-title = What nobody wants
dead-lead = On offer and never chosen, or in hardly any game: games chosen / games on offer.
dead-none = Everything that was on offer was chosen now and then.

## Comparison

compare-note = { $pairs } pairs of games on the same chance; B − A with 95 % intervals, each by itself. Bold: different, 95 % sure of all bold figures together.
compare-cell = { $bots }: A { $first } · B { $second }
compare-scale = change, around none
compare-seat = Seat { $seat } wins
compare-bot = { $bot } wins
compare-bot-points = { $bot } scores
compare-points = Points a seat
compare-part = … from { $part }
compare-turns = Turns
compare-margin = Margin of the winner
compare-leads = Changes of the lead
compare-chosen = { $choice }: { $thing }

## Judgement of a pack

judge-title = What looks off
judge-few = { $seats } players: only { $games } games. Play at least { $few } to judge anything.
judge-seat-more = { $seats } players: seat { $seat } wins { $rate } ({ $low }–{ $high }), more than its fair { $fair }.
judge-seat-less = { $seats } players: seat { $seat } wins { $rate } ({ $low }–{ $high }), less than its fair { $fair }.
judge-seats-fair = { $seats } players: no seat wins more or less than its fair share, as far as these games can tell.
judge-runaway = { $seats } players: in { $rate } of the games the winner was ahead for good before half-time.
judge-part = { $seats } players: nobody ever scored for “{ $part }”.
judge-strong = { $seats } players: who chose { $thing } ({ $kind }) won { $rate } ({ $count } times) where { $fair } was to be expected. It may be too strong.
judge-weak = { $seats } players: who chose { $thing } ({ $kind }) won only { $rate } ({ $count } times) where { $fair } was to be expected. It may be too weak.
judge-size = { $seats } players: { $points } points a seat, { $turns } turns a game.
judge-dead = { $thing } ({ $kind }) was on offer in { $games } games and never chosen.

## Trial games of a pack

pack-playing = Playing every table
pack-played =
    Played to the end without a fault: { $tables ->
        [one] the one kind of table
       *[other] all { $tables } kinds of table
    }
