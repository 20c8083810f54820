# What is sent to people who are not at their table.

turn = It is your turn in { $game } with { $others }.
waiting = Everybody waits for you in { $game } with { $others }.
invited = You are invited: { $game } with { $others }, the next game.
over = { $how ->
    [won] You have won { $game } with { $others }.
    [closed] The table of { $game } with { $others } was closed.
   *[over] { $game } with { $others } is over.
}
ask = Somebody asks to take back a move in { $game } with { $others }.
chat = There is something new to read in { $game } with { $others }.
confirm = Somebody wants to be told here when it is their turn at Bathysphere. If it was you, open this page and confirm it. If not, do nothing: nothing else will come.
test = This is how Bathysphere tells you when it is your turn.
several = { $count } notices from your tables
former = a former player
bots = bots
mail-off = No more mail like this: { $url }
open = Open
