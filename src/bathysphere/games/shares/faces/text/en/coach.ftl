### The coach: the rule of this moment and one fact of this position, in at most three lines. It never names the move.

coach-draft = Your first two shares are free. At the end each is worth the cards below its company. { $market } cards lie here.
coach-turn =
    { $fact ->
        [final] Last turns: no dividends, no abilities. Shares score, cards in hand only break ties. You have { $points } points.
        [end] Only { $deck } { $deck ->
            [one] card
           *[other] cards
        } left. { $left ->
            [one] When they are gone, everybody has one last turn. Only shares score.
           *[other] Then the discard pile is the deck; when it too is gone, the last turns begin.
        }
        [none] One card more below a company: its shares are worth 1 more. Owning none, you get nothing from it. { $deck } cards in the deck.
       *[worth] A card below a company makes its shares worth 1 more. Of { $company } you own { $shares }: worth { $worth } each, and the next costs { $price }.
    }
coach-pay = Every card counts as one when you pay, whatever is on it. { $after ->
        [0] This takes the last of your hand.
        [one] One card will be left in your hand.
       *[other] { $after } cards will be left in your hand.
    }
coach-expand = The number has to be greater than the newest one there. Another decade pays one card a share: you own { $shares } of { $company }.
coach-remove = Ocean Cleaning: pay { $cost } and any depth card goes, so one company is worth 1 less. Cards in your hand: { $hand }.
coach-remove-or-move = Ocean Cleaning: pay { $cost } and a newest card goes, or moves to where it fits. Cards in your hand: { $hand }.
coach-buy-cheaper = Research: buy one share for { $cost } cards less than its price, once, now. Cards in your hand: { $hand }.
coach-take-share = Research: pay its price to the owner and the share is yours. Cards in your hand: { $hand }.
coach-raise-or-move = Wildlife: for { $cost } a late card becomes the newest, or goes where it fits. A smaller newest number leaves more room.
coach-extra-depth = Wildlife: one more card of your hand may go below a company. It pays no dividend. Cards in your hand: { $hand }.
coach-move = It becomes the newest card there, so it has to be greater than the one before. A moved card pays no dividend.
coach-place = It becomes the newest card there. An extra card pays no dividend; shares there are worth 1 more.
