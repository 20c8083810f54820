### What the first page says. Other pages say more (table.ftl, pages.ftl); what a game says comes from the server.

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
close = Close
you = you
me = me
bot = bot

## Home

home-title = Three deep-sea board games, free in your browser
home-lead = Solo against bots, on one shared screen, or with friends by link. No account, nothing to install.
home-lead-alone = Solo against bots or on one shared screen, also without a network. No account, nothing to install.
home-unofficial = Unofficial fan work.
the-games = The games
begin-here = New here? Begin with this
as-last-time = As last time
start-again = Start again
set-up = Set up
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
watch = Watch
about = Options
not-yet = In preparation
seat-open = Free, by link
who-me = you
who-screen = on this screen
who-open = friend by link
bot-name-1 = Bosun
bot-name-2 = Stoker
bot-name-3 = Cook
bot-name-4 = Pilot
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
start = { $count ->
    [one] Start, alone
   *[other] Start with { $count } players
}
pack = Content
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

## Credits

credits = Credits

## Lost

table = Table

## Joining, waiting

invited = { $host } has kept a seat for you.
sit-down = Sit down
bot-here = Bot here
mail = Mail
away = away

## The table

undo = Undo
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
watch-tables = Tables to watch
watch-it = Watch
notices = Notices
mute = Mute
relink = New links: the old ones end
chat = Chat
menu = Menu
pause = Pause
resume = Resume
resign = Resign
replay = Replay
withdraw = Withdraw

## The end

score-sheet = Score sheet

## Review

review = Review

## Replay

back = One move back

## Learning

learn = Learn
never-played = Never played?
first-game = Start your first game
minutes = { $minutes } min
first-how = guided, { $minutes } min, two easy bots
know-game = I know the game
know-game-how = choose seats and rules
lesson = Lesson
lessons = Lessons

## The manual

rules = Rules
