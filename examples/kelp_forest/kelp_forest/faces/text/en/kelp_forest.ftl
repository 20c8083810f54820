game-kelp = Kelp Forest
game-pitch = Take kelp from the row: every number counts once.
game-provenance = All of it is house-made.
game-house = The cards are house-made.
provenance-cards = The cards are made up for this example.

ask-turn = Take a card of the row
option-take = Take { $card }
verb-take = Take
event-took = { $seat } takes { $card }.
event-turned-up = { $card } joins the row.
reason-not-in-row = { $card } does not lie in the row.
way-take = take { $card }

score-kelp = Kelp
score-later = Later in turn order
part-kelp = kelp
