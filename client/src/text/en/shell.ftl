### The shell's own sentences. Those of a game come from the server.

## Everywhere

skip = To your options
language = Language
theme-light = Light colours
theme-dark = Dark colours
help = How to play
to-home = Bathysphere, home
no-answer = The server does not answer. Try again in a moment.
connecting = One moment …
close = Close
copied = Copied
copy-link = Copy link
done = Done.
save = Save
you = you
me = me
bot = bot
bot-random = easy bot
bot-greedy = strong bot

## Home

home-title = Three games, one deep sea
home-lead = Choose a game, press Start: alone against bots, at one screen, or with friends by link.
account = Your name
join-by-link = Join by link
open-record = Open a record
join = Join
join-hint = Paste the link somebody sent you
link-wrong = That isn’t a Bathysphere link. Copy the complete link and try again.
record-hint = Paste a record, or choose its file
record-file = File of a record
title-deepsea = Endeavor: Deep Sea
title-shares = In Too Deep
title-reef = Reef Project
pitch-deepsea = Found new zones, dive, protect and publish, deeper every round.
pitch-shares = Five companies, one hand of cards: money, depth and shares at once.
pitch-reef = Sail the islands, lay reef balls, clean the sea, hire a crew.
players-deepsea = 1–5
players-shares = 2–5
players-reef = 2–4
minutes-deepsea = 90 min
minutes-shares = 30 min
minutes-reef = 90 min
choose = Choose
chosen = Chosen
watch = Watch
about = Options
not-yet = In preparation
seats = Seats
seat-open = Free, by link
seat-name = Name at seat { $place }
seat-kind = Who plays seat { $place }
player = Player { $place }
who-me = you
who-screen = at this screen
who-open = friend by link
bot-name-1 = Bosun
bot-name-2 = Stoker
bot-name-3 = Cook
bot-name-4 = Pilot
remove-seat = Remove seat { $place }
add-seat = Add a seat: friend by link, player at this screen, bot
clock = Clock
clock-none = no clock
clock-minutes = { $minutes } minutes each
listed = Anybody may take the free seats
rules-usual = Usual rules
rules-changed = { $count ->
    [one] 1 option changed
   *[other] { $count } options changed
}
undo-free = free undo
change = change
less = less
start = Start with { $count } players
start-open = Open a table with { $count } seats
house-mark = house-made: not the printed value
see-which = see which
pack = Content
pack-none = as it comes with the game
pack-own = { $name } (own content)
pack-about = Content of the people here, not checked against any box ({ $value }).
pack-of-table = Played with own content: { $value }
your-tables = Your tables
open-tables = Open tables
status-waiting = not begun
status-running = move { $moves }
status-over = finished after { $moves } moves
waits-for-others = others to move
waits-for-players = waits for players
your-turn = Your turn
how-to-play = How to play
keys-and-readers = Keys and screen readers
credits-line = Icons: Game Icons (CC BY 3.0), Tabler · Type: Atkinson Hyperlegible Next, Fraunces (OFL)

## Accounts

your-name = Your name at tables
account-name = Account
password = Password, at least 8 characters
login = Log in
register = Make an account
logout = Log out
account-is = You are logged in as { $account }.
account-why = You need no account to play. With one you find your tables from another device.

## A game's page

players-range = { $least } to { $most } players
game-options = Options
play-this = Play this game
usual = usual
opponents = Opponents
provenance = Printed and house-made

## Help

help-lead = Everything you can do is lit in yellow, on the board and in the list. Choose what is lit, that is all.
help-lamp = Yellow means: possible now. Point at it or tap it once to see what it costs and gives; click or tap again to play it.
help-why = Click anything that is not lit: the table says why it is not possible now.
help-undo = Take back your own choices as long as nothing was revealed and nobody else has moved. After that, ask the table.
help-reveal = The eye marks what turns something over. It asks once more, because there is no way back after it.
help-replay = Every number in the log leads to that moment. When the game is over you can play on from any of them.
help-game = { $title }: options and house rulings
help-keys = Every choice has a key; pressing it shows the choice, pressing it again plays it. Moves are announced; your turn is announced at once. Keys can be turned off in the table's menu.
keys-list = Keys
more-keys = Keys for { $from } to { $to } of { $count }: show the next ones
keys-for = The keys are with options { $from } to { $to } now.
key-choose = choose an option: once to see it, again to play it
key-more = where there are more options than keys: gives the keys to the next ones
key-list = through the list
key-play = play what is shown
key-end = end the turn or pass: once to see it, again to play it
key-lens = what the board has to say about itself
key-undo = take back one step
key-undo-turn = take back the whole turn
key-watch = watch what happened since your last turn
key-back = back
key-help = this list
key-arrows = On the board, arrow keys move to the next lit thing; in a replay, to the next move.

## Credits

credits = Credits
credits-fan = An unofficial fan implementation. The games belong to their authors and publishers; no artwork of theirs is used.
credits-icons = Icons by the authors of Game Icons, recoloured; Tabler Icons; some of our own. The type faces are Atkinson Hyperlegible Next and Fraunces.

## Lost

lost-title = Nothing here
lost-text = There is nothing at this address.
no-table = You can’t open this table
table = Table
to-table = To the table

## Joining, waiting

invited = { $host } has kept a seat for you.
seat-gone = This seat is taken. You can watch.
sit-down = Sit down
waiting-text = { $count ->
    [0] The game is about to begin.
    [one] One seat is free. Send its link to a friend, or begin with a bot on it.
   *[other] { $count } seats are free. Send each link to a friend, or begin with bots on them.
}
here = here
away = away
start-bots = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with bots on the free seats
}
leave-seat = Give the seat back

## The table

points-now = Points if it ended now
to-move = to move
thinking = { $name } is thinking
not-your-turn = Not your turn
game-over = The game is over
way-so-far = The way so far
back-to-here = Step back to here
not-possible = Not possible
rule = Rule { $rule }
undo = Undo
undo-turn = Whole turn
undo-title = Take back one step (U); Shift+U takes back the turn
ask-table = Ask the table
reveals-long = Turns something over: no undo after it
reveals-again = Turns something over. Choose it again to play it.
no-undo-after = turns something over, no undo after
# A set: several things marked in any order and confirmed once. $does: "Pay 3".
set-count = { $marked } of { $most }
set-missing = { $does }: mark { $count } more
set-full = { $count } marked: take one back first
set-less = One less: { $label }
warning-again = { $warning } Choose it again to do it all the same.
warning-sure = Choose it again to do it all the same.
warning-anyway = do it all the same
rulings = Rulings
rulings-about = Where the rulebook can be read in two ways. Our reading is the usual one.
tap-to-see = { $count ->
    [one] One choice. Tap what is lit.
   *[other] { $count } choices. Tap what is lit.
}
many-events = { $count } things happened. The log tells them.
hint = Hint
hint-title = What a bot would do here
hint-thinks = Thinking …
log = Log
move-number = move { $moves }
show-move = Show move { $moves }
since-last-turn = since your last turn
since-turns = Since your last turn: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
meanwhile = While you were away: { $count } moves
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
and-before = and { $count } more before
somebody = Somebody
log-undo = { $name } takes back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
log-ask = { $name } asks to go back.
log-agree = { $name } agrees.
log-decline = { $name } does not agree to go back.
log-withdraw = { $name } no longer asks to go back.
log-pause = { $name } pauses the table.
log-resume = { $name } resumes the game.
log-resign = { $name } resigns; a bot plays on.
log-timeout = { $name } is out of time; a bot plays on.
log-fault = The rules failed at a move of { $name }; the table is set aside
log-rematch = The next game is laid out.
log-sit = { $name } sits down.
log-leave = { $name } leaves.
chat = Chat
chat-hint = Say something
send = Send
menu = Menu
pause = Pause
resume = Go on
resign = Resign
resign-sure = Yes, resign: a bot plays on for you
replay = Replay
download-record = Download the record
setting-keys = Keys choose and play
setting-confirm = Ask before something is revealed
setting-sound = Sounds
setting-notify = Tell me when it is my turn and this page is out of sight
connection-lost = No connection. Trying again; nothing is lost.
paused = The table is paused.
set-aside = The rules of this game have failed: a fault of this program. The last move was not played, and the table is set aside.
set-aside-undo = Take it back and go on
request = { $name } asks to go back to move { $moves }.
request-waits = Waiting for { $names }
agree = Agree
decline = Do not agree
withdraw = Withdraw
rematch-there = The next game is laid out.
rematch-go = Come along
no-board = This game has no board here yet. Play it from the list.
tab-board = Board
tab-table = Table
tabs = Parts of the table
curtain-title = { $name }, your turn
curtain-text = Pass the screen. All hands are covered.
curtain-button = I am { $name }, show my cards
curtain-undo = Take the last move back

## The end

won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
won-nobody = Nobody played to the end
go-on = Where it goes on
all-goals = The seven goals
goals-total = Goals met
pips-needed = needed: { $need }
pips-says = { $met } of { $of } goals met, { $need } needed
gone-resigned = resigned, a bot played on
gone-timeout = out of time, a bot played on
gone-resigned-of = { $name } resigned; a bot played on.
gone-timeout-of = { $name } ran out of time; a bot played on.
score-sheet = Score sheet
team = Team
rematch = Play again
still-running = This game is not over yet.
part = Part
total = Total
tiebreak = Tie-break: { $title }
place = Place
points-over-game = Points over the game
plot-label = Points after every move, as lines. In the end: { $text }
moves = moves

## Review

review = Review
review-lead = How the game stood after every turn, and the moves that gave most away: judged by a bot that knew no more than the seat did then.
review-thinks = Looking back on { $moves } moves. That takes a few seconds …
review-again = Try again
review-over-game = { $team ->
    [yes] The team’s chance over the game
   *[no] Chance to win over the game
}
review-plot = { $text }. The dots are the moves listed below.
review-line = { $name }: at the beginning { $first }, at the end { $last }
review-turning = From here on somebody else was ahead
review-costly = Moves that cost most
review-none = No move gave away much.
review-better = Better: { $label }
review-cost = −{ $chance } chance
review-points = { $points } points

## Replay

past = You are looking at the past; nothing can be played here.
to-now = To now
move = Move
move-of = move { $moves } of { $last }
first = To the beginning
back = One move back
play = Play
stop = Stop
forward = One move on
last = To the end
speed = Speed { $speed } times
copy-moment = Copy link to this moment
seen-from = Seen from
seen-public = seen by all
play-on = Play on from here
branch-start = Play on from move { $moves }
before-first = Before the first move
