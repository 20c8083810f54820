# What a table says when it does not do what it was asked.

refusal-stale = The position has changed in the meantime. Look again and choose anew.
refusal-wrong-seat = It is not your turn.
refusal-no-seat = You have no seat at this table. You can watch and chat.
refusal-not-host = Only the host of the table can do that.
refusal-not-yours = You can look from your own seat only, as long as the game runs.
refusal-private = This table is private. Ask its host for a link.
refusal-origin = The request came from another site and was not carried out.
refusal-login-failed = Name and password do not belong together.
refusal-illegal-action = The rules do not allow that now.
refusal-set-whole = Several things are chosen together here. Send all of them at once, in any order, or one with “only” behind it.
refusal-unknown-action = There is no such action in this game.
refusal-value = The request cannot be read: { $why }
refusal-not-running = The game is not running: it has not begun, or it is over.
refusal-not-over = That is possible when the game is over.
refusal-started = The game has begun already.
refusal-host-stays = The host cannot leave before the game begins.
refusal-hints-off = Hints are off at this table.
refusal-paused = The game is paused. Resume it first.
refusal-set-aside = The rules of this game have failed here: a fault of the program. The table is set aside, and your move was not played. Take it back to go on with another one, or download the record.
refusal-not-paused = The game is not paused.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-revealed = Something was revealed since. Ask the other players to take it back.
refusal-undo-other-seat = Another player has moved since. Ask the other players to take it back.
refusal-wished = You wish that already. It happens once all others have wished it.
refusal-no-return = You have no seat here to come back to.
refusal-present = This player is here. Only the seat of somebody who is away can be given to a bot.
refusal-no-request = There is no request that waits for you.
refusal-request-open = There is a request already. Wait for the answers or withdraw it.
refusal-seat-taken = This seat is taken.
refusal-seated = You sit at this table already.
refusal-no-open-seat = No seat is free at this table.
refusal-invite-invalid = This invite link leads to no seat. Copy the whole link and try again.
refusal-table-elsewhere = This table is not in this browser. Without a server a table is kept only in the browser it was begun in. Ask for the whole game as a link, which opens here as well: at the table, “Send the game along” in the menu; after the end, on the score sheet.
refusal-table-unknown = There is no such table.
refusal-manual-unknown = There is no manual of this game.
refusal-page-unknown = There is nothing at this address.
refusal-method = This address cannot be used in that way.
refusal-outlived = This table was played with version { $version } of { $game } as it was then. What the server has now plays it differently, so it was set aside: nothing of it is changed or lost. Its record can be downloaded, and under the release it was played with it goes on.
refusal-moment-lost = This table went on from a stored position after move { $first }. What came before can be read, but not be shown.
refusal-restarting = The server is restarting. Try again in a moment; nothing is lost.
refusal-database-down = The database does not answer. Try again in a moment; nothing is lost.
refusal-moment-unknown = The game has { $most } moves; there is no moment { $found }.
refusal-branch-seats = Say for each of the { $wanted } seats whether you or a bot plays it.
refusal-branch-people = At this table you hold several seats: whoever shares your screen must not see you try out how it might go on. After the end everybody can.
refusal-branch-bots = No hints at this table: while you try things out, play all seats yourself, or let bots sit there that move at random.
refusal-plan-unknown = “{ $action }” is nothing that can be done in this game, so it cannot be planned.
refusal-no-plan = There is no plan of yours here.
refusal-plans-full = You have changed your plans { $most } times at this table, and more does not fit.
plan-stopped-revealed = Your plan stopped, because you learnt something new: { $what }
plan-stopped-taken-back = Your plan stopped, because the table went back. Next would have been: { $next }
plan-stopped-illegal = Your plan stopped, because its next action is not possible now: { $next }
plan-stopped-forfeits = Your plan stopped, because its next action would give something away now: { $next }
refusal-no-review = A try-out of a running game cannot be reviewed: it begins in the middle.
refusal-rated-people = Only tables between people are rated: every seat for somebody else, none for bots.
refusal-rated-goes-on = A rated game cannot be closed. You can give up; that counts as lost.
refusal-notes-full = You have { $most } notes, and more do not fit. Empty some of them.
refusal-no-deal = What began in the middle of a game has no deal that could be played again.
refusal-just-left = They have only just gone, and may be back in a moment. Try again in { $seconds } seconds.
refusal-clock = A clock needs between 1 and { $most } seconds.
refusal-chat-empty = There is nothing in this message to read.
refusal-muted = The host of this table does not let you chat here.
refusal-removed = The host of this table has shown you out.
refusal-banned = The operator of this server keeps you out until { $until }.
refusal-chat-full = Enough has been said at this table: at most { $most } lines.
refusal-table-full = This table has { $most } rows, and more do not fit. Begin another one.
refusal-table-closed = This table was closed.
refusal-nobody-meant = There is nothing to change here, or nobody it could be about.
refusal-sits-here = Players cannot be shown out. You can mute them, or close the table.
refusal-signed-out = You are signed out here. Reload the page.
refusal-way-unknown = This way to be told is not there any more.
refusal-hook-address = This address cannot be posted to. Write https:// and the address of a server on the internet.
refusal-mail-address = This is no address for mail.
refusal-zone-unknown = No time zone is called { $found }.
refusal-ways-full = You are told by { $most } ways already. Remove one of them first.
refusal-no-mail = This server sends no mail: its operator has not set a server for it.
refusal-no-push = This server cannot push to browsers.
refusal-session-unknown = You are not signed in on such a device.
refusal-registered = You have an account already. Change its name or its password instead.
refusal-no-account = You have no account yet.
refusal-password-length = A password needs at least { $least } characters, and at most { $most }.
refusal-recover-failed = Account and recovery code do not belong together, or the code was used before.
refusal-name-odd = The name of an account has letters of one script, digits, spaces and . - _ ', and not too many of them.
refusal-searching = At most { $most } seats of bots that search can play at your tables at once. Finish a game, or choose lighter bots.
refusal-name-empty = A name needs at least one letter.
refusal-name-taken = Somebody has this name already. Choose another one.
refusal-too-fast = That was too much at once. Try again in { $seconds } seconds.
refusal-too-big = That is too big: at most { $most } bytes.
refusal-busy = The bots are busy. Try again in a moment.
refusal-language-unknown = There are texts in these languages: { $known }.
refusal-no-cookie = The server does not know you yet. Reload the page.
refusal-no-hello = The first message has to be hello.
refusal-needs-server = This page plays on its own, without a server. For games with friends on other machines, and for accounts, somebody has to run one: bathysphere serve.
refusal-link-dealt-anew = A try-out of a running game does not fit into a link: it begins in the middle, with what was hidden dealt anew. Download the record instead.
refusal-link-own-content = A game played with content of your own does not fit into a link. Download the record, and send it together with the files of the content.
refusal-not-kept = The browser could not keep this, so nothing was changed: { $why }. Make room, or allow this page to store data, and try again.
refusal-internal = Something went wrong here. It was not your fault, and nothing was changed.

preview-title = A seat is kept for you: { $game }
preview-taken = { $game }: all seats are taken, you can watch
preview-text = { $host } keeps a seat for you. A board game in the browser, nothing to install. Never played? It shows you how.
preview-nobody = A board game in the browser, nothing to install. Never played? It shows you how.

guest = Guest { $number }
former-player = former player
seen-by-seat = What seat { $seat } has seen of this game
seen-by-all = What everybody has seen of this game
log-carried = { $why ->
    [content] What this game is played with has changed since the table began. It goes on from its stored position, by what is printed now. Clocks begin anew.
   *[other] The rules lead elsewhere than when this was played. The table goes on from its stored position. Clocks begin anew.
}
record-fault = The rules failed at: { $action }

error-database-url = “{ $url }” is no database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-unusable = The database { $url } cannot be used: { $why }
error-database-missing = There is no database { $url }. Check the path; `bathysphere serve` makes a new one.
error-database-newer = The database { $url } was written by a newer release of Bathysphere. Use that release, or restore a backup from before the upgrade.
error-database-foreign = The database { $url } holds no tables of Bathysphere.
error-database-shared = Another server serves { $url } already (process { $process }). Nothing is lost, but each shows the other's moves late: stop one of them.
error-metrics-place = “{ $found }” is no place to serve figures at. Write HOST:PORT, as 127.0.0.1:9090.
error-metrics-unusable = Figures cannot be served at { $found }: { $why }. Choose another place by --metrics.
error-backup-exists = { $file } is there already. Backups never write over anything: choose another name.
error-backup-file = The backup { $file } cannot be written: { $why }
error-backup-missing = There is no backup { $file }.
error-restore-full = The database { $url } is not empty. A backup is restored into a new one: choose another, or move this one away.
error-setting-unknown =
    { $where ->
        [option] The option
        [environment] The environment
       *[other] { $where }
    } sets “{ $name }”, which is no setting. There are: { $known }.
error-setting-value =
    { $where ->
        [option] The option
        [environment] The environment
       *[other] { $where }
    } sets { $name } to “{ $found }”. Write { $wanted ->
        [text] a text
        [number] a number
        [whole] a whole number
        [count] a whole number from 1 on
        [port] a number up to 65535
        [seconds] a number of seconds from 0.1 on
        [switch] yes or no
        [many] a list, or words with spaces between
        [networks] addresses or networks as 10.0.0.0/8, with spaces between; * for everybody
        [limit] a number, or BURST/PER_SECOND
        [pair] NAME=NUMBER
       *[other] { $wanted }
    }.
error-config-file = The settings in { $file } cannot be read: { $why }
error-limit = “{ $found }” sets no limit. Write NAME=NUMBER, or NAME=BURST/PER_SECOND, with one of these names: { $known }.
error-bus-url = “{ $url }” is no bus. Write memory, redis://HOST or postgresql://USER@HOST/NAME.
error-bus-unusable = The bus cannot be used: { $why }
error-bus-needed = { $workers } workers need a way to talk to each other. Add --bus redis://HOST, or use PostgreSQL as the database.
error-mail-url = The setting mail has to be smtp://USER:PASSWORD@HOST:587?from=ADDRESS, with an address of the sender.
error-public-address = “{ $found }” is no address of a server. Write https://play.example.org, without a path.
error-address-unusable = The server cannot listen at { $host }, port { $port }: { $why }. Choose another --port.
error-secret-file = The file with the secret of this server, { $file }, cannot be used: { $why }
error-secret-short = A secret in the environment needs at least { $least } characters.
error-secret-variable = The secret comes from the environment variable { $variable }. Change it there: the new one first, then a comma and the old one.
error-person-unknown = There is nobody with the account or the id “{ $found }”.
error-table-unknown = There is no table “{ $found }”.
error-table-over = The game at table “{ $found }” is over already, or the table is closed.
error-ban-who = Say whom to ban: --person ACCOUNT, or --address 203.0.113.7 or 2001:db8::/64.
error-ban-unknown = “{ $found }” was not banned.
error-ban-hours = A ban lasts at least a minute and at most ten years, not { $found } hours.

error-delete-what = Say what to delete: --person ACCOUNT, or --table ID.
