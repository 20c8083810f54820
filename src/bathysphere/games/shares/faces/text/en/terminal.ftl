### In Too Deep in the terminal.

shares-turn = turn { $turn }
shares-deck = deck { $deck } (run out { $depletions }/{ $of })
shares-discard = discard { $discard }
shares-draws = draws in a row { $draws }/{ $of }
shares-final =
    { $turns ->
        [0] the end is set off
        [one] last final turn
       *[other] { $turns } final turns left
    }
shares-price = price
shares-worth = worth
shares-column = depth, newest in [ ]
shares-points = points now
shares-hand-sizes = cards in hand
shares-points-head = points
shares-placed = placed
shares-order = Cards, oldest first: { $cards }
shares-pane-companies = companies
shares-pane-hand = hand
shares-pane-abilities = abilities
shares-look-companies = board sea columns prices
shares-look-hand = market cards
shares-look-abilities = ability abilities
shares-things-companies = Companies
shares-things-players = Portfolios
shares-things-cards = Cards
shares-known = You saw in the hand of { $name }:
shares-held = { $count } × { $worth } = { $points }
shares-holders = Shares: { $held }
shares-card-column = depth card of { $company }
shares-card-share = share of { $name }
shares-hand-head = hand
shares-third = third
shares-hand = Hand
shares-market = Market
shares-empty = empty
shares-none = none
shares-advanced = adv.

shares-kind-draft = Take
shares-kind-buy = Buy
shares-kind-expand = Expand
shares-kind-draw = Draw
shares-kind-into = Into
shares-kind-pay = Pay
shares-kind-remove = Discard
shares-kind-move = Move
shares-kind-raise = Make newest
shares-kind-take = Take
shares-kind-place = Place
shares-kind-decline = Decline

shares-code-cleaning = Cl
shares-code-treasure = Tr
shares-code-pearl = Pe
shares-code-research = Re
shares-code-wildlife = Wi
shares-all = all

# What an option costs or gives, in few words behind the card.
shares-cell-cost = –{ $price }
shares-cell-free = free
shares-cell-draw =
    { $fundraiser ->
        [ends] a card: fundraiser and the end
        [yes] a card: fundraiser, { $each } more each
       *[no] a card
    }
shares-cell-no-dividend = no dividend
shares-cell-dividend = dividend { $amounts }
shares-cell-dividend-nobody = dividend, nobody holds a share
shares-cell-decline = leave the ability unused

# The abilities of the companies in at most 30 letters.
shares-ability-remove = pay { $amount }, discard a depth card
shares-ability-remove-or-move = pay { $amount }, newest off or moved
shares-ability-extra-for-largest = dividend, most shares +{ $amount }
shares-ability-paid-like-largest = dividend, paid like the most
shares-ability-worth-more = shares are worth { $amount } more
shares-ability-follow-highest = worth the longest less { $amount }
shares-ability-buy-cheaper = buy a share { $amount } cheaper
shares-ability-take-share = take a share for { $amount } or more
shares-ability-raise-or-move = pay { $amount }, raise or move late card
shares-ability-extra-depth = place one more, any number

# Questions where the whole one finds no line.
shares-ask-turn = It is your turn. What do you do?
shares-ask-remove-or-move = Pay to discard or move the newest card of a company?
shares-ask-raise-or-move = Pay to raise or move one of the last three cards?
