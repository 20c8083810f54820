### What a table says, besides shell.ftl.

## Everywhere

connecting = One moment …
copied = Copied
copy-link = Copy link
done = Done.
save = Save

## Home

link-whole-game = The whole game as a link
link-holds = This link holds the whole game, every card and the deal. It opens on any server and needs no account.
link-moment = Link to this move
link-at = It opens after move { $move }.
link-picture = The link as a QR code, for the camera of a phone
link-opened = A game in a link
link-finished = A finished game for { $seats }, { $moves } moves.
link-unfinished = A game for { $seats } under way, { $moves } moves so far.
link-along = Send the game along
link-along-holds = Whoever opens this link plays on from here, and sends you the next one. It holds the whole game, also the hands and what lies face down: send it to people who do not look.
link-along-server = To keep secrets safe, and to play with friends at once, somebody has to run a server: bathysphere serve.
link-watch = Watch it
link-play-on = Play on after move { $move }
link-private = It opens as a table of your own. Nobody else sees it.
seats = Seats
seat-name = Name at seat { $place }
seat-kind = Who plays seat { $place }
player = Player { $place }
remove-seat = Remove seat { $place }
add-seat = Add a seat: friend by link, player on this screen, bot
clock = Clock
undo-free = take-backs allowed
house-mark = house-made: not the printed value
pack-of-table = Played with own content: { $value }

## Accounts

sign-out = Log out
sign-out-all = Log out all other devices

## A game's page

game-options = Options
usual = standard
provenance = Printed and house-made

## Help

help-lead = Everything you can do is lit in yellow, on the board and in the list. Choose what is lit, that is all.
help-lamp = Yellow means: possible now. Point at it or tap it once to see what it costs and gives; click or tap again to play it.
help-why = Click anything that is not lit: the table says why it is not possible now.
help-undo = Take back your own choices as long as nothing was revealed and nobody else has moved. After that, ask the other players.
help-reveal = The eye marks what turns something over. It asks once more, because there is no way back after it.
help-replay = Every number in the log leads to that moment. When the game is over you can play on from any of them.
help-game = { $title }: options and rulings
help-keys = Every choice has a key; pressing it shows the choice, pressing it again plays it. Moves are announced; your turn is announced at once. Keys can be turned off in the table's menu.
keys-list = Keys
more-keys = Keys for { $from } to { $to } of { $count }: show the next ones
keys-for = The keys are with options { $from } to { $to } now.
key-choose = choose an option: once to see it, again to play it
key-more = where there are more options than keys: gives the keys to the next ones
key-list = through the list
key-play = play what is shown
key-places = to the places on the board; arrows go on from there, Enter shows the ways
key-end = end the turn or pass: once to see it, again to play it
key-lens = read out the board
key-undo = take back one step
key-undo-turn = take back the whole turn
key-watch = watch what happened since your last turn
key-step = while others are shown: on to the next step
key-turn = while others are shown: on to the next turn
key-back = back
key-rules = the rules: about what was refused or what has the focus, or all of them
key-help = this list
key-arrows = On the board, arrow keys move to the next lit thing; in a replay, to the next move.

## Lost

no-table = You can’t open this table

## Joining, waiting

seat-gone = This seat is taken. You can watch.
seats-free = { $count ->
    [0] The game is about to begin
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-text = The game begins when all have come, or when it is started. This page may be closed; the table stays under “Your tables”.
seats-taken = { $taken } of { $count } taken
seat-nobody = nobody yet
invite-title = { $count ->
    [one] Send this link to a friend
   *[other] Send this link to your friends
}
invite-one-link = { $count ->
    [one] It leads to the free seat.
   *[other] One link for all free seats; who comes first chooses.
}
invite-text = { $host } keeps a seat for you: { $game }
invite-preview = What your friends see in their messenger
invite-preview-title = A seat is kept for you: { $game }
share = Share
reach-title = Who can open it
reach-network = Everybody in your network
reach-network-how = Same Wi-Fi or cable; for a phone, hold it to the code
reach-everybody = Everybody on the internet
reach-everybody-how = Wherever they are
reach-no-public = No public address is set: start the server with --public https://… (docs/host.md tells how)
reach-nobody = Nobody else can open this table yet
reach-only-here = The server answers on this computer only ({ $host }). A link with that address leads your friends to their own computer.
reach-let-in = Let your network in
reach-let-in-how = Stop the server with Ctrl+C and start it again; this table waits, nothing is lost.
copy-command = Copy command
reach-screen = Or play on this screen
reach-screen-how = Set up a table with “on this screen” on the seats: each hand stays behind a curtain
reach-internet = Or over the internet
seat-number = Seat { $place }
here = here
start-bots = { $count ->
    [one] Start now, a bot takes the free seat
   *[other] Start now, bots take the { $count } free seats
}
leave-seat = Give the seat back
close-table = Close the table
close-table-sure = Yes, close it for everybody
table-closed = This table is closed
table-closed-host = Its host closed it.
table-closed-expired = Nobody came for a long time.
table-closed-operator = The operator of this server closed it.
log-mute = The host has muted { $name }.
log-mute-again = The host lets { $name } chat again.
log-remove = The host has shown { $name } out.
log-doors = Only players see this table from now on.
log-doors-open = Anybody may watch from now on.
log-relink = The host has made new links.
log-close = The table is closed.

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
undo-turn = Whole turn
undo-title = Take back one step (U); Shift+U takes back the turn
ask-table = Ask the players
reveals-long = Turns something over: no undo after it
# What a place answers that is within reach in this turn: what has to be chosen to get there.
ways-there = Ways there
ways-others = { $count ->
    [one] or another way
   *[other] or { $count } other ways
}
# Several choices of one kind in one press.
ways-run = { $count } in one go
moment-you = You
moment-close = Look at the board
moment-go = Go on
moment-raise = Show it again
moment-goal = { $name }: a goal of the team is reached
way-again = Choose it again to go this way.
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
rulings-about = Where the rulebook can be read in two ways. Our reading is the standard one.
many-events = { $count } things happened. The log tells them.
hint = Hint
hint-title = What a bot would do here
hint-chance = { $team ->
    [yes] { $chance } to succeed
   *[no] { $chance } to win
  }
hint-thinks = Thinking …
log = Log
move-number = move { $moves }
show-move = Show move { $moves }
since-last-turn = since your last turn
since-turns = Since your last turn: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
watch-again = Watch again
pace = Others' turns
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
turn-of = { $name }’s turn
turns-wait = { $count ->
    [one] 1 more turn
   *[other] { $count } more turns
}
story-step = Skip
story-turn = Next turn
story-all = To my turn
story-end = To now
story-hold = Hold
story-on = Go on
for-you = For you:
for-you-points = Your points: { $was } → { $now }.
points-changed = Points that changed
you-tag = you
you-did = You
you-touched = This was done to you as well
meanwhile = While you were away: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
somebody = Somebody
log-undo = { $name } takes back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
log-ask = { $name } asks to go back.
log-agree = { $name } agrees.
log-decline = { $name } does not agree to go back.
log-withdraw = { $name } no longer asks to go back.
log-pause = { $name } pauses the game.
log-resume = { $name } resumes the game.
log-resign = { $name } resigns; a bot plays on.
log-timeout = { $name } is out of time; a bot plays on.
log-fault = The rules failed at a move of { $name }; the table is set aside
log-rematch = The next game is laid out.
give-seat = { $name } is away: let a bot play on
wish-bot = { $name } is away: wish a bot to play on
wished = You wish a bot to play on for { $name }. It does once all others have wished it.
offer-seat = Let somebody else take over the seat of { $name }
offer-end = Nobody else may take over the seat of { $name }
offer-link = Copy the link to the seat of { $name }
return-timeout = Your time ran out, and a bot plays on for you.
return-away = You were away, and a bot plays on for you.
return-seat = Take the seat back
log-give = A bot takes a free seat.
log-give-away = { $name } is away; a bot plays on.
log-wish = { $who } wishes a bot to play on for { $name }.
log-offer = The seat of { $name } is no longer offered.
log-offer-offered = Somebody else may take over the seat of { $name }.
log-return = { $name } takes the seat back from the bot.
log-stood = The server was down. Clocks stood meanwhile.
gone-away = away, a bot played on
gone-away-of = { $name } was away; a bot played on.
log-hint = { $name } asks a bot for a hint.
log-doors-shown = Everybody finds this table from now on, to watch it.
hints-on = hints allowed
hints-off = hints off
show-table = Show the table in the list, for everybody to watch
shown-end = Do not show the table in the list
you-watch = You are watching. You see what everybody sees; the players see how many watch.
chat-silence = Mute
chat-hear = Unmute
chat-silent = The chat of this table is muted on this device.
chat-unread = new
log-sit = { $name } sits down.
log-leave = { $name } leaves.
watches = watching
chat-tools = About this line of { $name }
report = Report
reported = The operator will see it. Thank you.
unmute = Let them chat again
show-out = Show out
you-are-muted = The host does not let you chat here.
doors-close = Let nobody watch
doors-open = Let anybody watch
log-earlier = Show earlier
and-more = { $count ->
    [one] and 1 more turn
   *[other] and { $count } more turns
}
chat-hint = Say something
send = Send
resign-sure = Yes, resign: a bot plays on for you
download-record = Download the record
setting-keys = Keys choose and play
setting-confirm = Ask before something is revealed
setting-sound = Sounds
setting-notify = Notify me when it’s my turn
sealed = Deal sealed: { $seal }
sealed-why = All cards follow from a secret number that was drawn before the game; this is its fingerprint, and at the end everybody can check that the number was not changed.
connection-lost = No connection. Trying again; nothing is lost.
paused = The game is paused.
set-aside = The rules of this game have failed: a fault of this program. The last move was not played, and the table is set aside.
set-aside-undo = Take it back and go on
request = { $name } asks to go back to move { $moves }.
request-waits = Waiting for { $names }
agree = Agree
decline = Do not agree
rematch-there = The next game is laid out.
rematch-go = Join the rematch
no-board = This game has no board here yet. Play it from the list.
tab-board = Board
tab-lit = can be chosen:
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
pips-needed = needed: { $need }
pips-says = { $met } of { $of } goals met, { $need } needed
gone-resigned = resigned, a bot played on
gone-timeout = out of time, a bot played on
gone-resigned-of = { $name } resigned; a bot played on.
gone-timeout-of = { $name } ran out of time; a bot played on.
rematch = Play again
part = Part
place = Place
moves = moves
seal-title = The deal was sealed
seal-seed = Seed
seal = Seal
seal-command = Check it yourself
seal-noted = Checked in your browser: the seed matches the seal that it saw when you first opened the table.
seal-matches = Checked in your browser: the seed matches the seal. Your browser did not see the seal before the end; whoever played can compare it.
seal-differs = The seed does not match the seal. The deal of this game cannot be trusted.
seal-changed = The table showed your browser another seal before. The deal of this game cannot be trusted.
seal-unchecked = Without a secure connection your browser cannot check the seed itself. The command below can.

## Review

review-tried-out = A try-out of a running game has no review: it begins in the middle.

## Replay

past = You are looking at the past; nothing can be played here.
to-now = To now
move = Move
move-of = move { $moves } of { $last }
first = To the beginning
play = Play
stop = Stop
forward = One move on
last = To the end
speed = Speed { $speed } times
copy-moment = Copy link to this moment
seen-from = Seen from
seen-public = seen by all
play-on = Play on from here
branch-running = The game still runs, so what you cannot see is dealt anew: cards and tiles may lie elsewhere than at your table.
branch-dealt = Trying out. What you could not see was dealt anew; nothing here counts.
branch-told = Trying out how it could have gone on; nothing here counts.
branch-origin = Back to the game
branch-start = Play on from move { $moves }
before-first = Before the first move

## Learning

coach = Coach:
setting-coach = Coach: a line under each question
guide = Your first game
guide-met = Met so far: { $count } of { $of }
guide-try = Try:
guide-leave = Leave the guide
guide-thanks = Play on without it
aim-title = { $game }: what it is about
aim-guide = Under each question you find the rule of the moment and something to try. Do anything else whenever you like.
aim-begin = Begin
aim-alone = Without the guide
lesson-number = Lesson { $number } of { $of }
lesson-minutes = about { $minutes } minutes
lesson-steps = Steps
lesson-leave = Leave, keep my place
lesson-idea = The one idea
lesson-task = Your task
lesson-step = step { $step } of { $of }
lesson-show = Show me
lesson-free = Nothing is counted: try as often as you like.
lesson-tried = You tried:
lesson-back = Take it back and try again
lesson-learnt = That was the lesson
lesson-next = Next lesson
lesson-all = All lessons
lesson-play = Now play the game

## The manual

rules-for-this = Rules for this
rules-search = Search words or ask
rules-clear = Clear the search
rules-stopped = what stopped you
rules-to = to
rules-back = Back to the passage before
rules-back-to = Back:
rules-back-options = Back to your options
rules-contents = Contents
rules-for-question = For this question:
rules-next = Next:
rules-example = Example.
rules-try = Open this position and try
rules-drawing = (Drawing: { $caption })
rules-only = (only: { $editions })
rules-signs = Symbols
rules-also-in = Also in:
rules-nothing = Nothing in the manual fits “{ $words }”. Try another word.
rules-synonym = “{ $said }”: see
rules-called = “{ $said }” is called { $word } here: see
rules-page = The whole manual, to read or print
rules-tip = R: read on in the rules
rules-sign = { $sign }: what it means
rules-found = { $count ->
    [one] 1 passage found
   *[other] { $count } passages found
}
rules-in-game = { $title }, { $count ->
    [one] 1 passage
   *[other] { $count } passages
}

## The aim in sight

aim-line = The aim
aim-points = Your points
aim-others = The others
aim-where = where they come from
aim-total = In all
aim-met = reached

## Trying out, plans, notes

plan-ahead = Try out and plan ahead
plan-anew = Plan anew
plan-left = { $done ->
    [0] Your plan
   *[other] Your plan, as far as it is still to come
  }
plan-drop = Drop the plan
plan-about = It is played when you have to choose, and stops as soon as you learn something new.
plan-trying = Play for everybody here: nobody sees it. What you do for { $name } can become your plan.
plan-leave = Leave this as my plan
answer-between = You are asked in the turn of somebody else. Should this go without asking from now on?
answer-always = Always: { $label }
answers-left = { $count ->
    [one] One question is answered for you in others’ turns.
   *[other] { $count } questions are answered for you in others’ turns.
  }
answers-drop = Ask me again
setting-single = Play single choices for me
log-plan = You left a plan.
log-habit = You changed what is played for you.
notes-table = Your notes about this game
notes-moment = Your note about move { $moves }
