### The shell's own sentences. Those of a game come from the server.

## Everywhere

skip = To your options
language = Language
theme-light = Light colours
theme-dark = Dark colours
help = How to play
to-home = Bathysphere, home
no-answer = The server does not answer. Try again in a moment.
page-loading = The games are being loaded …
page-failed = The games could not be loaded: { $why }
page-forgets = This browser keeps nothing for this page: what you play lasts until you close it.
connecting = One moment …
close = Close
copied = Copied
copy-link = Copy link
done = Done.
save = Save
you = you
me = me
bot = bot

## Home

home-title = Three deep-sea board games, free in your browser
home-lead = Solo against bots, on one shared screen, or with friends by link. No account, nothing to install.
home-unofficial = Unofficial fan work.
the-games = The games
begin-here = New here? Begin with this
as-last-time = As last time
start-again = Start again
set-up = Set up
set-up-table = Set up a table
which-game = Game
which-mode = Who plays against whom
mode-competitive = Against each other
mode-coop = Together
mode-solo = Solo
details = Details
invited-by-friend = Invited by a friend?
paste-link = Paste the link
all-tables = All { $count } tables
fewer-tables = Fewer tables
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
line-round = round { $round } of { $rounds }
line-turn = { $name } to move
line-won = you won with { $points }
line-lost = finished: { $points }
what-if = what if
account = Your name
join-by-link = Join by link
open-record = Open a record
join = Join
join-hint = Paste the link somebody sent you
link-wrong = That isn’t an invite link. Copy the whole link and try again.
record-hint = Paste a record or a link, or choose a file
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
record-file = File of a record
watch = Watch
about = Options
not-yet = In preparation
seats = Seats
seat-open = Free, by link
seat-name = Name at seat { $place }
seat-kind = Who plays seat { $place }
player = Player { $place }
who-me = you
who-screen = on this screen
who-open = friend by link
bot-name-1 = Bosun
bot-name-2 = Stoker
bot-name-3 = Cook
bot-name-4 = Pilot
remove-seat = Remove seat { $place }
add-seat = Add a seat: friend by link, player on this screen, bot
clock = Clock
time-left = { $time } left
clock-none = no clock
clock-minutes = { $minutes } minutes each, +{ $seconds } s a turn
clock-days = { $days ->
    [one] 1 day, +{ $hours } h a turn, up to { $most } days
   *[other] { $days } days, +{ $hours } h a turn, up to { $most } days
}
clock-days-plain = { $days ->
    [one] 1 day
   *[other] { $days } days
}
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
listed = Anybody may take the free seats
rules-usual = Standard rules
rules-changed = { $count ->
    [one] 1 option changed
   *[other] { $count } options changed
}
undo-free = take-backs allowed
start = { $count ->
    [one] Start, alone
   *[other] Start with { $count } players
}
start-open = Open a table with { $count } seats
house-mark = house-made: not the printed value
see-which = see which
pack = Content
pack-none = standard content
pack-own = { $name } (own content)
pack-about = Made by the people here, not checked against the original game ({ $value }).
pack-of-table = Played with own content: { $value }
pack-add = Content of your own…
pack-add-how = TOML files as “bathysphere pack new” writes them: islands, cards, missions. They stay in this browser.
pack-files = Choose files
pack-folder = Choose a folder
pack-checking = The files are being checked…
pack-no-files = There are no content files (*.toml) among them.
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
account-needs-server = Your tables and your name stay in this browser. For an account, and for games with friends on other devices, somebody has to run a server: bathysphere serve.
account-is = You are logged in as { $account }.
account-why = You need no account to play. With one you find your tables from another device.
safety = Devices, password, your data
devices = Where you are signed in
device-here = this device
device-seen = last used { $when }
device-unknown = A device
sign-out = Log out
sign-out-all = Log out all other devices
old-password = Your password as it is now
new-password = New password, at least 8 characters
change-password = Change the password
new-account-name = New name of the account
change-account = Change the name
recovery-code = Recovery code
recover = Set the new password
forgotten = Password forgotten
not-now = Not now
make-codes = New recovery codes
codes-why = They replace the old ones.
codes-keep = Keep these recovery codes where you will find them. Each one sets a new password once if you forget yours. They are not shown again.
copy-codes = Copy the codes
export = Download my data
forget = Delete my account and data
forget-sure = Yes, delete everything

forget-means = Your account, your name and what you have said go. Games with others stay, with a former player in your place. This cannot be undone.

## A game's page

players-range = { $least } to { $most } players
game-options = Options
play-this = Play this game
usual = standard
opponents = Opponents
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
seats-free = { $count ->
    [0] The game is about to begin
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-text = The game begins when all have come, or when it is started. This page may be closed; the table stays under “Your tables”.
seats-taken = { $taken } of { $count } taken
seat-nobody = nobody yet
bot-here = Bot here
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
mail = Mail
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
choose-seat = Your seat
any-seat = any free seat
seat-number = Seat { $place }
here = here
away = away
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
undo = Undo
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
you-tag = you
you-did = You
you-touched = This was done to you as well
meanwhile = While you were away: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
turns = { $count ->
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
hints-allow = Hints of bots are allowed; everybody sees who takes one
show-table = Show the table in the list, for everybody to watch
shown-end = Do not show the table in the list
watch-tables = Tables to watch
watch-it = Watch
you-watch = You are watching. You see what everybody sees; the players see how many watch.
chat-silence = Mute
chat-hear = Unmute
chat-silent = The chat of this table is muted on this device.
chat-unread = new
notices = Notices
notices-why = When it is your turn and you are not at the table: each turn is told once.
notice-way-push = A browser
notice-way-mail = Mail
notice-way-hook = Webhook
notice-unconfirmed = not confirmed yet: open the link that was sent there
notice-try = Try it
notice-again = Send the link again
notice-remove = Remove
notice-here = Tell me in this browser
notice-blocked = This browser does not allow it. Change that in its settings for this page.
notice-no-push = This browser takes no notices here: that needs https, or on an iPhone the app on the home screen.
notice-mail = By mail to
notice-hook = By webhook to
notice-format = For
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = programs (JSON)
notice-add = Add
notice-asked = A link was sent there. It works once somebody has opened it.
notice-sent = It is on its way.
notice-kinds = Tell me
notice-kind-turn = when it is my turn
notice-kind-waiting = when everybody has waited for me for long
notice-kind-invited = when I am invited
notice-kind-over = when a game is over
notice-kind-ask = when somebody asks to take back
notice-kind-chat = when somebody writes
notice-digest = How often
notice-digest-0 = at once
notice-digest-60 = gathered, once an hour
notice-digest-1440 = gathered, once a day
notice-quiet = Not at night
notice-from = from
notice-until = until
notice-confirm-why = Somebody wants to be told here when it is their turn at Bathysphere.
notice-confirm = Yes, tell me here
notice-confirmed = Confirmed: from now on you are told here.
notice-ended = Nothing more will come this way.
log-sit = { $name } sits down.
log-leave = { $name } leaves.
watches = watching
chat-tools = About this line of { $name }
report = Report
reported = The operator will see it. Thank you.
mute = Mute
unmute = Let them chat again
show-out = Show out
you-are-muted = The host does not let you chat here.
doors-close = Let nobody watch
doors-open = Let anybody watch
relink = New links: the old ones end
log-earlier = Show earlier
and-more = { $count ->
    [one] and 1 more turn
   *[other] and { $count } more turns
}
chat = Chat
chat-hint = Say something
send = Send
menu = Menu
pause = Pause
resume = Resume
resign = Resign
resign-sure = Yes, resign: a bot plays on for you
replay = Replay
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
withdraw = Withdraw
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

review = Review
review-lead = How the game stood after every turn, and the moves that gave most away: judged by a bot that knew only what could be known at that seat.
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
branch-running = The game still runs, so what you cannot see is dealt anew: cards and tiles may lie elsewhere than at your table.
branch-dealt = Trying out. What you could not see was dealt anew; nothing here counts.
branch-told = Trying out how it could have gone on; nothing here counts.
branch-origin = Back to the game
branch-start = Play on from move { $moves }
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
before-first = Before the first move

## Learning
coach = Coach:
setting-coach = Coach: a line under each question
learn = Learn
never-played = Never played?
first-game = Start your first game
minutes = { $minutes } min
first-how = guided, { $minutes } min, two easy bots
know-game = I know the game
know-game-how = choose seats and rules
guide = Your first game
guide-met = Met so far: { $count } of { $of }
guide-try = Try:
guide-leave = Leave the guide
guide-thanks = Play on without it
aim-title = { $game }: what it is about
aim-guide = Under each question you find the rule of the moment and something to try. Do anything else whenever you like.
aim-begin = Begin
aim-alone = Without the guide
lesson = Lesson
lessons = Lessons
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
lesson-begin = Begin
lesson-continue = Continue

lesson-again = Once more

## The manual
rules = Rules
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
rules-print = Print
rules-of = Rules: { $title }
rules-read = Read the rules
rules-other-language = This manual has not been translated yet.
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

history = Your games
history-open = Your games, statistics and the deal of the day
history-games = Finished games
history-game = Game
history-result = Result
history-opponent = Somebody at the table
history-all = All
history-is-won = Won
history-is-lost = Lost
history-is-left = Left before the end
history-won = You won with { $points }
history-lost = You lost with { $points }
history-left = You left before the end
history-rated = Rated { $rating } after it
history-more = Earlier games
history-none = No such game. What you finish from now on stands here.
statistics = How you have done
stat-seats = { $seats } players
stat-games = Games
stat-won = Won
stat-left = Left
stat-mean = Points on average
stat-best = Most points
stat-rating = Rating
stat-rating-about = Your rating, and how unsure it still is. Only rated tables between people count.
stat-points = Points of your last games
stat-ratings = What you were rated at least
stat-parts = Where your points come from, on average
rated-offer = Rated game: the result counts for everybody’s rating
notes-table = Your notes about this game
notes-moment = Your note about move { $moves }
same-deal = The same deal
same-deal-about = Play this very deal once more, or let a bot play it while you watch. Whoever played people is met by the usual bots.
same-deal-seat = Seat
same-deal-me = Play it yourself
same-deal-bot = Bot
same-deal-watch = Watch it play
fared-who = Who
fared-points = Points
fared-won = won
fared-again = knew the deal
daily = Deal of the day
daily-about = The same deal for everybody, once. When you have finished it, you see how others fared.
daily-play = Play
daily-on = Go on
