# A turn in one sentence. Who did it stands before it, what came of it after an arrow.

tale-buys = buys { $what }
tale-drafts = takes { $what } from the market
tale-opens = opens { $company } at { $to }
tale-expands = expands { $company } to { $to }
tale-draws = { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
tale-dividend = a dividend
tale-fundraiser = a fundraiser
tale-removes = discards { $what } from { $company }
tale-moves = moves { $what } to { $company }
tale-raises = raises { $what } in { $company }
tale-places = puts { $what } into { $company }
tale-robs = takes { $what } from { $from }
tale-gets = { $who } +{ $what }
tale-thing-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Moments, shown large for a while.
moment-dividend = A dividend
moment-reshuffled = The deck is empty
moment-end-set-off = The end is near
moment-final-turns = The final turns

# What a turn of somebody else means for the viewer.
meant-worth = { $company }: worth { $was } → { $now }, and { $shares ->
        [one] 1 share of yours
       *[other] { $shares } shares of yours
    }.
meant-price = { $company }: price { $was } → { $now }.
