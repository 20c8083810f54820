game-seats = Voor { $least } tot { $most } spelers.
error-game-unknown = Het spel “{ $game }” bestaat niet. Kies uit: { $known }.
error-bot-unknown = De bot “{ $bot }” bestaat niet. Kies uit: { $known }.
