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
options-more = … more options than fit here: type more, or words to filter them.
table-more = More, type “more” or “look NAME”: { $names }
table-more-short =
    … { $count ->
        [one] one more part of the table
       *[other] { $count } more parts of the table
    }: type more
more-lines =
    … { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    }: type more
more-nothing = That was all. Enter shows the whole table.
look-how = Type look and a name: of a part of the table, or of anything on it. “look all” shows the whole table.
look-panes = Parts of the table
look-what = There is nothing called “{ $words }” here. “look” lists what there is to see.
look-all = everything
undrawn = The table could not be drawn ({ $what }). The game is safe and goes on; here is the plain list:
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
command-coach = teach
command-table = board show
command-look = examine
command-more = next page m
command-sources = source provenance house
command-rules = rule manual
command-quit = exit q
answer-yes = y yes
answer-no = n no
answer-cancel = c cancel
answer-on = on yes

answer-off = off no

help =
    A number plays that option, and so does its full text, such as “{ $example }”.
    Where several things are chosen together, type them in any order, such as “3 1 2”; one alone is marked.
    Other words show only the options that contain them; Enter shows the whole table.
    undo – one step back over your own choices, until a card is revealed or somebody else moves
    why [action or words] – why something is not possible, with its rule
    hint – what a bot would do in your place
    coach [on|off] – a line under each question: the rule of the moment and a fact of the position
    log [lines] – what happened so far
    save [file] – write the game to a file; “bathysphere replay FILE” reads it
    look [thing] – a closer look at anything on the table, by its name
    more – what found no room on the screen
    table – draw the table again
    rules [words or rule] – look something up in the manual{ $rule ->
        [none] {""}
       *[other] , such as “rule { $rule }” or “rules how does the game end”
    }
    sources – which values are house-made, and where the others come from
    quit – leave; the game is kept and you can go on later

## Answers

undone = Taken back: { $action }.
undo-nothing = There is nothing of yours to take back.
undo-other-seat = That cannot be taken back: { $name } has moved since.
undo-revealed = That cannot be taken back: it has revealed cards.
why-possible = That is possible now.
why-more =
    (So it is with { $count ->
        [one] 1 other
       *[other] { $count } others
    }: why WORDS)
why-nothing = Everything you might want to do here is possible.
hint = A bot would choose { $number }: { $option } (about { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chance } %)
hint-team = A bot would choose { $number }: { $option }
hint-other-team = Or { $number }: { $option }
hint-other = Or { $number }: { $option } (about { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chance } %)
coach-line = Coach: { $text }
coach-on = The coach says a line under each question.
coach-off = The coach is silent. Type coach on to hear it again.
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

## Lessons
lesson-head = { $title } · lesson { $number } of { $of } · about { $minutes } minutes
lesson-step = Step { $step } of { $of }: { $name }
lesson-done = [x] { $text }
lesson-open = [ ] { $text }
lesson-how = Type show to see it played, quit to leave. Nothing is counted: try as often as you like.
lesson-why = { $why } [{ $rules }]
lesson-look = Look: { $look }
lesson-back = Your try is taken back.
lesson-over = That was the lesson. Next: bathysphere lesson play { $game } { $next }
lesson-last = That was the last lesson. Now play: bathysphere play { $game }

command-show = demonstrate

## The manual
rules-none = This game has no manual yet.
rules-contents = { $title }: the rules. “rules WORDS” looks words up, “rule { $rule }” a rule, “rules NAME” reads a passage by the name in brackets.
rules-nothing = Nothing in the manual fits “{ $words }”. “rules” alone shows what there is.
rules-synonym = “{ $said }”: see { $title }.
rules-called = “{ $said }” is called { $word } here: see { $title }.
rules-also = See also:
rules-example = Example: { $title }
rules-open = To play on from here: { $command }
rules-drawing = (A drawing: { $caption })

rules-only = (only: { $editions })
