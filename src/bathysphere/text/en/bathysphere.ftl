### What belongs to no game: words of the table, reasons of the engine, errors.
### Parameters of errors are texts; those of everything else are numbers or words.

## Words

list-of = { $first } and { $last }
player-number = Player { $number }
score-total = Total
score-place = Place

## The end of a game

outcome-winner =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
outcome-winners =
    { $name } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
outcome-nobody = Nobody wins: everybody left the game.
outcome-decided = The tie was decided by: { $name }.
outcome-resigned =
    { $name } resigned; a bot played on and has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
outcome-timeout =
    { $name } ran out of time; a bot played on and has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
outcome-away =
    { $name } was away; a bot played on and has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
outcome-resigned-team = { $name } resigned; a bot played on.
outcome-timeout-team = { $name } ran out of time; a bot played on.
outcome-away-team = { $name } was away; a bot played on.
outcome-reached = Success: { $met } of { $of } goals reached, { $needed } were needed ({ $level }).
outcome-not-reached = Not reached: { $met } of { $of } goals, { $needed } were needed ({ $level }).
outcome-chart = { $met } of { $of } goals reached: { $result }.
house-mark = (house-made)
house-mark-part = (house-made in part)
sources-title = Where the values of this game come from
sources-file = { $file }: { $text } ({ $house } of { $all } entries house-made)
sources-remarks = What the files say of themselves, word for word:
team-needs = { $needed } of { $of } goals are needed ({ $level }); reached now: { $met }.
team-needs-plain = { $needed } of { $of } goals are needed; reached now: { $met }.
played-on-resigned = resigned, played on by a bot
played-on-timeout = lost on time, played on by a bot
played-on-away = away, played on by a bot
log-resigned = { $name } resigns. A bot plays on in this seat.
log-timeout = { $name } has run out of time. A bot plays on in this seat.
log-seat-leads =
    The game is over. The seat of { $name } has most: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. A bot played on there.

## Opponents

bots = Bots
bot-random-name = Chance
bot-deckhand-name = Deckhand
bot-mate-name = Mate
bot-captain-name = Captain
bot-admiral-name = Admiral

# With how strong it is.
bot-random = { bot-random-name }
bot-deckhand = { bot-deckhand-name } (easy)
bot-greedy = Greedy (for programs)
bot-mate = { bot-mate-name } (medium)
bot-captain = { bot-captain-name } (strong)
bot-admiral = { bot-admiral-name } (strongest)

# What each of them does, for a tooltip or a list.
bot-random-about = Plays anything the rules allow. Good for watching how the game works.
bot-deckhand-about = Looks at its own turn, superficially, and goes wrong one choice in four. For your first games.
bot-greedy-about = Plans to the end of its own turn, with weights written by hand. For simulations.
bot-mate-about = Plans to the end of its own turn, with what it has learned from many games. A fair opponent.
bot-captain-about = Thinks ahead, up to a second per choice and three per turn. For those who like to be beaten now and then.
bot-admiral-about = Thinks ahead for longer, up to five seconds per choice. The strongest there is.

## Hints

hint-part = { $part } { $amount }
hint-more = { $parts }: { $points } points further ahead than with “{ $other }”.
hint-less = { $parts }: { $points } points further behind than with “{ $other }”.
hint-safer = { $parts }: wins more often than “{ $other }”, though { $points } points fewer on average.
hint-riskier = { $parts }: wins less often than “{ $other }”, though { $points } points more on average.
hint-even = { $parts }: about as good as “{ $other }”.
hint-same = No different from “{ $other }”.
part-result = final score
part-rival = strongest rival
hint-team = { $chance } % chance that the team reaches enough goals.
hint-team-more = { $chance } % more chance to reach enough goals than “{ $other }”.
hint-alone = There is nothing else to choose.

## Games and records

game-seats = For { $least } to { $most } players.
verify-sealed = The deal was sealed. The seed { $seed } matches its seal { $seal }.
verify-sealed-noted = The deal was sealed. The seed { $seed } matches the seal you noted, { $seal }.
verify-not-sealed = The deal was not sealed: its seed { $seed } is a plain number.
replay-finished =
    { $file }: the record replays to the end of the game, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
replay-running =
    { $file }: the record replays, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }; the game is not over yet.

## Reasons

reason-over = The game is over: nothing more can be played.
# $verb: what was tried (verb-…), $step: the question that is open (ask-…)
reason-not-now = You cannot { $verb } now. Another choice comes first: { $step }
reason-marked-twice = You named one of them more often than you have it.
reason-not-in-set = One of them cannot be chosen here.
reason-set-exactly = Choose exactly { $most }; you named { $marked }.
reason-set-size = Choose { $least } to { $most }; you named { $marked }.
# $way: choices one after the other (way-…)
reason-first = First { $way }; then this can be chosen.
reason-by-itself = Just { $way }: this follows by itself, as there is no other choice.
reason-when-asked = This is chosen when it is asked: “{ $asked }”
reason-finish-first = First comes another choice: “{ $step }”
way-then = { $before }, then { $next }

rulings = Rulings: where the rulebook can be read in two ways (* is our reading)

# What is chosen together: the question, and what confirms it. $exact: yes or no; otherwise fewer are allowed.
choose-set = { $exact ->
    [yes] Choose { $most }
   *[no] Choose up to { $most }
}
confirm-set = { $count ->
    [0] Choose none
   *[other] Choose { $count }
}

## Errors: starting a game

error-game-broken = The game “{ $game }” cannot be played: { $where } does not load ({ $why }).
error-game-without-judgement = The game “{ $game }” brings no judgement, so only the bot “random” can play it.
error-game-without-features = The game “{ $game }” brings no features, so there is no environment for it.
error-game-unknown = There is no game “{ $game }”. Choose one of: { $known }.
error-version-unknown = There is no version { $found } of { $game }. Its versions are 1 to { $newest }.
error-sources-unknown = { $game } has no content file “{ $file }”. Choose one of: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not for { $found }.
error-seed = The seed { $found } cannot be used. Choose a whole number from 0 to { $most }, or 32 hexadecimal digits (0-9, a-f).
error-seal-form = “{ $found }” is no seal. A seal has 64 hexadecimal digits (0-9, a-f), as the table showed it.
error-seal-none = The deal of { $file } was not sealed: its seed is a plain number. Leave out --seal.
error-seal-other = The seed of { $file } does not match the seal you noted. Its own seal is { $found }.
error-verify-both = Name one database: either { $file } or { $database }.
error-option-unknown = { $game } has no option “{ $option }”. Its options are: { $known }.
error-option-value = { $option } can’t be “{ $value }”. Choose one of: { $allowed }
error-mission-edition = Mission { $mission } is not in the box of the prototype. Choose one of: { $allowed }.
error-option-form = “{ $option }” cannot be read as an option. Write key=value, for example sides=advanced.
error-option-twice = The option { $option } is given twice. Give it once.
error-bot-load = The bot “{ $bot }” does not load: { $why }. Name a class as FILE.py:CLASS or MODULE:CLASS.
error-bot-class = “{ $bot }” is no bot: it has to be a class that takes a seed and has a method choose(observation).
error-bot-unknown = There is no bot “{ $bot }”. Choose among: { $known }.
error-bot-iterations = “{ $bot }” cannot be read. Write the number of iterations behind the colon: a whole number from 1 to { $most }.
error-resume-game = { $file } is a record of { $found }, not of { $game }. Write: bathysphere play { $found } --resume { $file }
error-seat-spelling = There is no bot called “{ $player }”. For the bot write “{ $bot }”; for a person choose a name that cannot be mistaken for it.
error-language = There are no texts in the language “{ $found }”. Choose one of: { $known }.
error-games-count = { $found } games cannot be played. Ask for at least 1.
error-ladder-levels = A ladder needs at least two levels, from the weakest to the strongest; found: { $found }.
error-ladder-budget = { $found } iterations are no budget. Ask for at least 1.
error-ladder-seats = There is no table with “{ $found }” seats on the ladder of { $game }. Write numbers such as 2 or 2,4, or leave it out.
error-ladder-file = { $file }, line { $line } is no game of a ladder: { $why }. Move the file away or choose another page with --out.
error-workers = { $found } processes cannot do the work. Use at least 1.

## Errors: files

error-command-like = There is no command “{ $found }”. Did you mean: { $alike }? `bathysphere --help` lists all.
error-command-unknown = There is no command “{ $found }”. `bathysphere --help` lists all.
error-file-read = { $file } cannot be read: { $why }. Check the path and the permissions.
error-file-write = { $file } cannot be written: { $why }. Choose a place where you may write.
error-file-not-text = { $file } is not a text file. Give the path of a record, which is plain text in UTF-8.
error-replay-to = The record cannot stop after action { $found }. Choose a number from 0 to { $most }.

## Errors: actions

error-action-empty = No action was given. Write a verb and what it is about.
error-action-out-of-range = { $action } is no action of this game. The numbers of actions lie below { $size }, from 0 on.
error-action-unknown-verb = “{ $verb }” is no verb of this game. Use one of: { $known }.
error-action-arguments = “{ $text }” is not complete, or too long. Write it as: { $form }.
error-action-value = In “{ $text }”, “{ $word }” cannot be the { $argument }. Expected one of: { $allowed }

## Errors: records

error-static-client = The client is not built. Run `make setup` in the repository, or install a released package.
error-static-pyodide = { $folder } is not a folder with Pyodide: it needs { $needed }.
error-static-msgspec = There is no file { $file }.
error-static-fetch = { $what } could not be fetched: { $why }. Fetch it elsewhere and name it with --pyodide or --msgspec.
error-static-folder = { $folder } holds something else. Name a folder that is new or empty.
static-written = Written to { $folder }: { $size } MB. Put it on any static host.
static-plain = There is no node here to compile Python with: the page compiles it itself, which takes some seconds on every visit.
error-link-moves = The game has no move { $found }. Choose a number from 0 to { $most }.
error-link-damaged = This link is damaged: letters are missing, or some were changed. Copy the whole link again where you found it.
error-link-newer = This link was made by a newer version of the program. Open it there, or bring this one up to date.
error-link-does-not-fit = The game in this link cannot be played here. { $why }
error-record-line = Line { $line }: “{ $text }” is neither a tag nor an action. Write an action with its number, such as “1. draw”, and comments behind a #.
error-record-number = Line { $line }: action number { $found } stands where { $wanted } should be. Number the actions 1, 2, 3 without gaps.
error-record-tag = Line { $line }: “{ $text }” is not a tag. Write [name value], and put values with spaces in quotation marks.
error-record-late-tag = Line { $line }: “{ $text }” stands behind the first action. Put all tags before it.
error-record-tag-twice = Line { $line }: there are two tags [{ $tag }]. Keep one of them.
error-record-tag-missing = The tag [{ $tag } …] is missing. Add it at the top of the record.
error-record-seen = This is what one player has seen of a game that was still running: without its seed it cannot be played on. Download the record again after the end of the game.
error-record-tag-value =
    Line { $line }: the tag [{ $tag }] cannot have the value “{ $value }”. { $tag ->
        [game] Write the name of one game.
        [check] Write one checksum, or leave out the tag.
        [result] Write the points of every seat as whole numbers.
       *[other] Write one whole number.
    }
error-record-seed = Line { $line }: the seed { $value } is too large. Write a whole number from 0 to 9223372036854775807.
error-record-chance = Line { $line }: there is no kind of chance called “{ $value }”. Use one of: { $known }.
error-record-sealed-seed = Line { $line }: “{ $value }” is no seed of sealed chance. Write 32 small hexadecimal digits (0-9, a-f), or leave out [chance sealed].
error-record-seed-kind = Line { $line }: the seed { $value } belongs to sealed chance. Add [chance sealed], or write a whole number from 0 to 9223372036854775807.
error-record-seal = Line { $line }: the seed does not match its seal, so one of them was changed. The seal of this seed is { $found }.
error-record-seal-quick = Line { $line }: only sealed chance has a seal. Leave out [seal …].
error-record-seats = The tag [seats { $found }] does not fit this game. Write a number from { $least } to { $most }.
error-record-too-big = Line { $line }: the record is too big. At most { $actions } actions, in lines of at most { $line_length } characters, can be read.
error-record-version = The record was played under version { $found } of the rules; known here are versions 1 to { $known }. Replay it with a newer version of the program.
error-record-action = Line { $line }: “{ $action }” cannot be played. { $why }
error-record-too-long = Line { $line }: the game is over before action { $number }. Delete this action and those after it.
error-record-cut-off = Line { $line }: the record ends too early, with { $found } of { $promised } actions. Fetch the whole file; to use the part there is, delete the tags [actions …], [result …] and [check …].
error-record-grown = Line { $line }: the record holds { $found } actions instead of { $promised }. Delete what was added; to keep it, delete the tags [actions …], [result …] and [check …].
error-record-edited = Line { $line }: the checksum does not match, so the record was changed after it was saved. Use the original; to keep the change, delete the tag [check …].
error-record-unfinished = Line { $line }: the record claims the result { $wanted }, but its actions do not finish the game. Add the missing actions or delete the tag [result …].
error-record-result = The record claims the result { $wanted }, but its actions lead to { $found }. Correct the tag [result …] or delete it.

## Faults of the rules themselves

error-rules-circle = The rules went round in circles at “{ $step }”. This is a fault of the program, not yours; nothing was played. Please pass on the record of the game.
error-rules-exception = The rules of the game failed ({ $what }). This is a fault of the program, not yours; nothing was played. Please pass on the record of the game.

## Errors: dumps

error-load-value = The dump does not fit at { $place }: { $why }. Compare it with a dump written by this program.
error-load-game = At { $place }: this is a dump of the game “{ $found }”, not of “{ $wanted }”. Load it as “{ $found }”.
error-load-version = At { $place }: the dump follows version { $found } of the rules; known here are versions 1 to { $known }. Load it with a newer version of the program.
error-load-range = At { $place }: { $found } is out of range. Use a number from { $least } to { $most }.
error-load-chance = At { $place }: there is no kind of chance called “{ $found }”. Use “{ $known }”, or a plain number for quick chance.
error-load-seed = At { $place }: “{ $found }” is no seed of sealed chance. Write 32 small hexadecimal digits (0-9, a-f).
error-load-length = At { $place }: there are { $found } entries. There have to be { $wanted }.
error-load-step = At { $place }: there is no step “{ $step }”. Use one of: { $known }.
error-load-frame = At { $place }: the step “{ $step }” needs these values besides step and seat: { $known }.
error-load-card-unknown = At { $place }: there is no card “{ $card }”. Write it as company and number, such as pearl-31.
error-load-card-twice = At { $place }: the card { $card } also lies at { $other }. Keep it in one of the two places.
error-load-cards-missing = At { $place }: cards are missing: { $cards }. Every card has to lie somewhere.
error-load-bonus-share = At { $place }: a bonus share ({ $card }) cannot lie here. With two players it belongs in the deck, in the discard pile or out of the game; with more there is none.
error-load-sides = At { $place }: these sides are not those of the setting sides = { $sides }. Give the sides that belong to it, or change the setting.
error-load-stale = At { $place }: { $card } is said to have been outside the deck at the last reshuffle, but lies in the deck. Delete the entry.
error-load-known = At { $place }: somebody is said to know of { $card } in a hand, but it is in no hand. Delete the entry.
error-load-final-turns = At { $place }: final turns have begun although nothing has set off the end. Give end_cause a value from 1 to 3, or set final_turns to 0.
error-load-final-turns-due = At { $place }: the end is set off, so a turn that begins now is a final one. Give the number of final turns still to be finished.
error-load-over = At { $place }: an empty stack means that the game is over, and so it is only when the end was set off and no final turn is left. Put the pending step on the stack, or set end_cause and final_turns to match.
error-load-deck-empty = At { $place }: the deck is empty although nothing has set off the end. Put at least one card into it.
error-load-end-cause = At { $place }: this end cause does not fit { $depletions } depletions. Running out of cards sets off the end with the last depletion, not before; a double fundraiser does so at any time.
error-load-stack = At { $place }: the steps “{ $found }” cannot be pending together for these seats. Compare with a dump of a running game.
error-load-no-choice = At { $place }: the step { $step } leaves nothing to choose here. Put a step with a choice on top of the stack.
error-load-ability = At { $place }: the step { $step } belongs to no ability that can be used now. It needs a company with cards, on the side with that ability, outside the final turns.
error-load-market = At { $place }: there are cards in the market although no draft is pending (pending: { $found }). Empty the market.
error-load-frame-card = At { $place }: the card with index { $card } does not lie where this step needs it. Put it there, or give the step another card.
error-load-frame-payment = At { $place }: this payment cannot be made. The seat needs at least as many cards from the given one upwards as are owed, and the receiver is a seat or -1.
error-load-market-empty = At { $place }: a draft is pending, but the market is empty. Put cards into the market or take the step off the stack.

## Errors: content files

error-content-file = { $file }: { $game } has no such content file. It knows: { $known }.
error-pack-folder = { $path } is no folder. Give the folder that holds the content files.
error-pack-empty = There are no content files (*.toml) in { $path }.
error-pack-exists = { $file } is there already. Choose another folder.
error-pack-game = It is not clear which game the files in { $path } are for. Add a file pack.toml with the line: game = "…" (one of: { $known }).
error-pack-absent = This table is played with the content pack { $pack } ({ $mark }), which the server does not have now. Nothing of the table is lost: start the server with --pack and the folder of { $pack }, and it goes on.
error-pack-changed = This table is played with the content pack { $pack } as it was ({ $mark }); its files have changed since. Nothing of the table is lost: start the server with the files as they were, and it goes on.
error-pack-needed = This game was played with the content pack { $pack }. Give its folder with --pack.
error-pack-other-game = The files in { $path } are for { $found }, not for { $game }.
error-pack-fault = A game with these files broke down ({ $table }, seed { $seed }): after { $ply } decisions, the last one “{ $last }”: { $fault }.
error-pack-endless = A game with these files does not end ({ $table }, seed { $seed }): { $most } decisions were not enough.
error-pack-unsaid = There is no text for { $fault } ({ $table }). Give the thing a name, or use an id that has one.
error-content-syntax = { $file }, line { $line }: this is not valid TOML: { $why }.
error-content-value = { $file }, line { $line }: the value at { $where } does not fit: { $why }.
error-content-least = { $file }, line { $line }: { $where } has to be at least { $least }.
error-content-most = { $file }, line { $line }: { $where } can be { $most } at most.
error-content-missing = { $file }, line { $line }: { $key } is missing at { $where }.
error-content-unknown = { $file }, line { $line }: there is no key { $key } at { $where }. Nothing would read it: take it out, or mend its name.
error-manual-title = { $file }, line { $line }: the manual has to begin with the title of the game: # Title.
error-manual-outside = { $file }, line { $line }: this stands outside a passage. Below a chapter only passages follow (### Title {"{"}#id{"}"}).
error-manual-heading = { $file }, line { $line }: “{ $found }” is no chapter (##) and no passage (###) of a chapter.
error-manual-id-missing = { $file }, line { $line }: the heading “{ $found }” has no id. Write: Title {"{"}#id{"}"}.
error-manual-id-form = { $file }, line { $line }: “{ $id }” is no id. Ids are lower-case words with hyphens.
error-manual-id-twice = { $file }, line { $line }: the id “{ $id }” is there already, in line { $first }.
error-manual-empty = { $file }, line { $line }: the passage “{ $id }” tells nothing.
error-manual-comment = { $file }, line { $line }: only <!-- words: … --> and <!-- signs: … --> can stand here, in one line: { $found }
error-manual-marker = { $file }, line { $line }: this is no list of rule ids and editions at the end of a text: { $found }
error-manual-rule-unknown = { $file }, line { $line }: there is no rule { $rule }.
error-manual-drawing = { $file }, line { $line }: a drawing stands alone: ![what it shows](drawing:name), not { $found }
error-manual-link = { $file }, line { $line }: links lead to passages of this manual (#id); { $found } is none.
error-manual-item = { $file }, line { $line }: an item of a list is one paragraph, without a list of its own.
error-manual-example = { $file }, line { $line }: the example “{ $id }” needs a title in its first line and a text below it.
error-manual-block = { $file }, line { $line }: a manual has paragraphs, lists, tables, drawings and examples, but no { $found }.
error-content-deal = { $file }, line { $line }: with { $seats } players the set-up takes { $found } of the { $have } cards. At least one has to be left.
error-content-name = { $file }, line { $line }: the name “{ $name }” is unknown. Use one of: { $known }.
error-content-companies = { $file }, line { $line }: these are not the five companies in their order. Write: { $known }.
error-content-card-number = { $file }, line { $line }: “{ $number }” is no card number, or is there twice. Use every whole number from 1 to 100 (or 0 to 99) once.
error-content-card-count = { $file }, line { $line }: the list has { $found } cards. There have to be { $wanted }.

## Errors: Reef Project

error-content-count = { $file }, line { $line }: at { $where } there are { $found }. There have to be { $wanted }.
error-content-equal = { $file }, line { $line }: { $where } is { $found }. It has to be { $wanted }.
error-content-too-many = { $file }, line { $line }: at { $where } there are { $found }. There can be { $most } at most.
error-content-condition = { $file }, line { $line }: the mission { $mission } needs a condition; with the condition “none” its only effect is one conversion that is made once.
error-content-label = { $file }, line { $line }: the mission { $mission } has to carry the label of its island: “{ $label }”.
error-content-recharge = { $file }, line { $line }: the reward spaces of the VP track begin at 0, and there are { $most } at most.
error-content-choices = { $file }, line { $line }: the island { $island } offers more than one choice of sets. Keep one.
error-load-name = At { $place }: there is no { $kind } “{ $name }” in this game. Compare with a dump written by this program.
error-load-misplaced = At { $place }: { $thing } cannot lie here. Put it where it belongs.
error-load-balls = At { $place }: this player has { $found } reef balls. With those on the routes there have to be { $wanted }.
error-load-arrived = At { $place }: two scientists cannot have arrived at the same moment. Give each its own number.
error-load-gap = At { $place }: a crew row has a gap. Fill rows from the left.
error-load-order = At { $place }: the order of choosing has to name every seat once.
error-load-frame-numbers = At { $place }: this step cannot be pending with these numbers. Compare with a dump of a running game.
error-load-ship = At { $place }: a seat without a ship can only choose one. Give it a ship.

## Errors: content and dumps of Deep Sea

error-content-circles = { $file }, line { $line }: the circles of { $card } have to show the same action. Split the card or make them alike.
error-content-hex-unreachable = { $file }, line { $line }: the hex { $hex } cannot be reached from any entry. Connect it or make it an entry.
error-content-keys = { $file }, line { $line }: { $name } is given { $found }. It takes { $wanted }.
error-content-link = { $file }, line { $line }: link { $place } goes from { $ends }. It has to join two different sites of this zone.
error-content-range = { $file }, line { $line }: { $found } is out of range. Use a number from { $least } to { $most }.
error-content-steps = { $file }, line { $line }: the brackets have to hold every step from 0 to { $last } once, in order.
error-content-sum = { $file }, line { $line }: the pieces add up to { $found }. There have to be { $wanted }.
error-content-coop = { $file }, line { $line }: there have to be at least { $goals } Bonus Goals and { $setbacks } Setbacks.
error-content-room = { $file }, line { $line }: there are { $found } of them. There is room for { $most }.
error-content-twice = { $file }, line { $line }: “{ $name }” is there twice. Give each its own name.
error-content-mission-file = { $file }: a mission file is called by its number and a name, for example missions/11_my_bay.toml.
error-content-id = { $file }, line { $line }: “{ $name }” cannot be an id. Use small letters, digits and _, a letter first.
error-content-boards = { $file }, line { $line }: there are not enough boards of depth { $depth } for the random places; { $found } are free.
error-content-needs = { $file }, line { $line }: this needs a [[rule]] with handler = "{ $rule }".
error-load-word = At { $place }: “{ $name }” is unknown. Use one of: { $known }.
error-load-place = At { $place }: { $name } cannot lie here. Put it where it belongs.
error-load-pieces = At { $place }: pieces are missing or there too often: { $pieces }. Every piece has to be in exactly one place.
error-load-step-frame = At { $place }: the pending step “{ $step }” does not fit this position. Compare with a dump written by this program.

## Errors: the lab

error-grid-empty = The option { $option } of the grid has no values. Give at least one, or leave it out.
error-grid-twice = The grid gives a value of { $option } twice. Give each once.
error-grid-large = The grid has { $found } combinations. Keep it to { $most }, or make several experiments of it.
error-grid-impossible = The combination “{ $cell }” of the grid cannot be played. { $why }
error-grid-seats = The number of seats varies, but the bots “{ $bots }” are given seat by seat. Name a single bot, or leave out the seats.
error-seats-form = “{ $found }” are no numbers of seats. Write them like 2,3,4.
error-lab-out = Rows need a folder to stand in. Add --out FOLDER.
error-lab-other = { $folder } holds another experiment. Choose another folder, or delete this one.
error-lab-busy = Another run is writing to { $folder }. Wait for it, or choose another folder.
error-lab-folder = There is no experiment in { $folder }. Make one with `bathysphere simulate … --out { $folder }`.
error-lab-format = { $folder } was written in format { $found }; known here is { $known }. Use a matching version of the program.
error-lab-unfinished = The experiment in { $folder } is not finished. Run it again: it goes on where it stopped.
error-lab-write = { $file } cannot be written any further: { $why }. All whole batches before that are kept: make room and run the same command again.
error-compare-games = The two experiments are of different games, { $first } and { $second }. Compare two of one game.
error-compare-seeds = The two experiments have different seeds, { $first } and { $second }, so their games do not share their chance. Run one of them anew with the other’s seed.
error-compare-bots = The two experiments have different bots in their combinations. Run both with the same bots, in the same order.
error-extra-missing = { $package } is not installed. It comes with an extra: `pip install "bathysphere[{ $extra }]"`.
error-ray-address = No Ray cluster answers at { $address }: { $why }. Check the address, or use --ray local.
error-ray-form = “{ $address }” is no address of a Ray cluster. Write HOST:PORT, ray://HOST:PORT, auto or local.
error-pack-mission = { $path } holds { $found } missions. A report is about one: keep one file NN_name.toml.

## Errors: the gym

error-reward = There is no reward “{ $found }”. Choose one of: { $known }.
error-gym-seat = There is no seat { $found }. Choose one from 0 to { $most }, or none to sit everywhere in turn.
error-gym-bots = { $found } bots cannot fill the other seats. Name one for all of them, or { $wanted }.
error-gym-illegal = “{ $found }” is no way to treat illegal actions. Choose one of: { $known }.
error-gym-reset = There is no game to play in. Call reset() first.

## Lessons
error-lesson-line = Line { $line }: “{ $text }” is not understood. Write “key: value”, such as “goal: draw”, and comments behind a #.
error-lesson-language = Line { $line }: “{ $key }” takes { $key ->
        [title] a language
        [idea] a language
        [name] a language
        [task] a language
        [check] a language
        [done] a language
        [says] a language
        [why] a language
        [look] a language
       *[other] no language
    }. Write texts with one (“title.en:”), everything else without.
error-lesson-key = Line { $line }: there is no place for “{ $key }” here. docs/lessons.md has the order of a lesson.
error-lesson-number = Line { $line }: “{ $value }” is no number for “{ $key }”.
error-lesson-part = The lesson needs all of these: { $missing }.
error-lesson-goal = Line { $line }: the step “{ $step }” can never be reached. Give it a goal, or say by “show:” how it is done.
error-lesson-otherwise = Line { $line }: the step “{ $step }” has no answer for other tries. End it with “otherwise:”.
error-lesson-turn = { $lesson }, line { $line }: when the step “{ $step }” begins, it is not the learner's turn. Let the others play in “reply:” before it.
error-lesson-show = { $lesson }, line { $line }: “{ $action }” of “show” does not lead to the goal of the step “{ $step }”, or reaches it too early.
error-lesson-end = { $lesson }: when everything is played, the lesson is not over.
error-lesson-accepts = { $lesson }, line { $line }: the step “{ $step }” takes “{ $action }”, though no goal names it.
error-lesson-answer = { $lesson }, line { $line }: nobody can try “{ $tried }” there.
error-lesson-action = { $lesson }, line { $line }: “{ $action }” cannot be played there. { $why }
error-lesson-text = { $lesson }, line { $line }: “{ $what }” is missing in: { $missing }.
error-lesson-minutes = { $lesson }: a lesson takes { $least } to { $most } minutes.

error-example-unknown = There is no worked example “{ $example }” of { $game } that can be opened. Choose one of: { $known }.
error-lesson-unknown = There is no lesson “{ $lesson }” of { $game }. Choose one of: { $known }.
