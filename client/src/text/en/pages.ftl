### What all other pages say, besides shell.ftl and table.ftl.

## Home

set-up-table = Set up a table
which-game = Game
which-mode = Who plays against whom
mode-competitive = Against each other
mode-coop = Together
mode-solo = Solo
record-hint = Paste a record or a link, or choose a file
record-file = File of a record
listed = Anybody may take the free seats
rules-usual = Standard rules
rules-changed = { $count ->
    [one] 1 option changed
   *[other] { $count } options changed
}
start-open = Open a table with { $count } seats
see-which = see which
pack-none = standard content
pack-own = { $name } (own content)
pack-about = Made by the people here, not checked against the original game ({ $value }).
pack-add = Content of your own…
pack-add-how = TOML files as “bathysphere pack new” writes them: islands, cards, missions. They stay in this browser.
pack-files = Choose files
pack-folder = Choose a folder
pack-checking = The files are being checked…
pack-no-files = There are no content files (*.toml) among them.

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
play-this = Play this game
opponents = Opponents

## Credits

credits-fan = An unofficial fan implementation. The games belong to their authors and publishers; no artwork of theirs is used.
credits-icons = Icons by the authors of Game Icons, recoloured; Tabler Icons; some of our own. The type faces are Atkinson Hyperlegible Next and Fraunces.

## Lost

lost-title = Nothing here
lost-text = There is nothing at this address.
to-table = To the table

## Joining, waiting

choose-seat = Your seat
any-seat = any free seat

## The table

hints-allow = Hints of bots are allowed; everybody sees who takes one
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

## The end

goals-total = Goals met
team = Team
still-running = This game is not over yet.
total = Total
tiebreak = Tie-break: { $title }
points-over-game = Points over the game
plot-label = Points after every move, as lines. In the end: { $text }

## Review

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

## Learning

learn-next = lesson { $number } of { $of }, { $title }
lesson-begin = Begin
lesson-continue = Continue
lesson-again = Once more

## The manual

rules-print = Print
rules-of = Rules: { $title }
rules-read = Read the rules
rules-other-language = This manual has not been translated yet.

## Your games, the same deal

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
history-none = No finished game fits.
history-empty = You have not finished a game yet. Once you have, it stands here.
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
