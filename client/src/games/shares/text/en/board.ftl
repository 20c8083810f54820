### The board of In Too Deep: what stands on it besides the game's own sentences.

## Companies

side-basic = basic side
side-advanced = advanced side
price = price
worth = worth
price-long = A share costs { $count ->
    [one] 1 card
   *[other] { $count } cards
}: as many as are owned.
worth-long = A share is worth { $count ->
    [one] 1 point
   *[other] { $count } points
} now.
company-named = { $company }, { $side }: price { $price }, worth { $worth }. { $ability }

# The abilities in short; the whole sentence is the game's own ability-…
brief-remove = After expanding: discard { $amount }, remove any depth card
brief-remove-or-move = After expanding: discard { $amount }, remove or move a newest card
brief-extra-for-largest = Dividend: the largest holder draws { $amount } more
brief-paid-like-largest = Dividend: the expander is paid like the largest holder
brief-worth-more = End: every share is worth { $amount } more
brief-follow-highest = End: worth { $amount } less than the longest column
brief-buy-cheaper = After expanding: buy a share from hand for { $amount } less
brief-take-share = After expanding: take a share, pay its owner at least { $amount }
brief-raise-or-move = After expanding: discard { $amount }, raise or move a depth card
brief-extra-depth = After expanding: place one more depth card

## The sea

sea = Companies and their depth
column = { $company }: { $count ->
    [0] no depth card yet
    [one] 1 depth card
   *[other] { $count } depth cards
}{ $lit ->
    [0] { "" }
    [one] , 1 choice
   *[other] , { $lit } choices
}
depth-card = { $number } in { $company }
newest = the newest card
no-dividend = no dividend
nobody = dividend, for nobody
deeper = { $number } is deeper
lies-here = it lies here
dear = costs { $price }, you have { $have }
extra-free = no extra cost
extra-cost = { $price ->
    [one] 1 card
   *[other] { $price } cards
}
do-raise = Make newest
do-move = Move
do-remove = Discard
for-cost = for { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}

## Hand, deck and market

hand = Your hand, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
hand-short = Hand: { $count }
hand-of = Hand of { $name }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
hint-turn = upper half: use it as depth · lower half: buy its share
hint-expand = choose a lit place in a company
hint-pay = choose { $owed ->
    [one] 1 card
   *[other] { $owed } cards
} to pay
hint-pay-to = choose { $owed ->
    [one] 1 card
   *[other] { $owed } cards
} to give to { $name }
hint-place = choose one more card for the depth
hint-buy-cheaper = choose a share at the reduced price
hint-depth = choose a lit depth card
hint-take = choose a lit share in the portfolios
hint-draft = choose a share from the market
hand-card = { $number }, { $company } share
share = { $company } share
buy-for = buy for { $price ->
    [0] nothing
    [one] <b>1</b> card
   *[other] <b>{ $price }</b> cards
}
costs = costs { $price }
pay-this = pay
place-this = { $price ->
    [0] place, free
   *[other] place, from { $price }
}
draw = Draw a card
deck-left = { $count } left
deck-empty = deck empty
fundraiser = then { $each } more for all
fundraiser-ends = ends the game
decline = Do without
market = Shares on offer
owned = { $count ->
    [0] none owned yet
   *[other] { $count } owned so far
}
take-share = take it

## Portfolios

portfolios = Portfolios
points-now = points if it ended now
points-end = final points
points = points
cards = cards in hand
player = player
third = the third player
shares-of = { $name }: { $count } × { $company }
most = most shares

## The state of things

deck = Deck
through = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} pass of { $count }
through-last = last pass
discard = Discard pile
draws = Draws in a row
draws-short = Draws
second-fundraiser = the next fundraiser ends the game
end-set-off = End set off: { $cause }
final-turns = { $count ->
    [one] Last turn
   *[other] { $count } final turns
}
final-rules = no dividends, no abilities
over = Game over

## Options

into-first = first card
draw-more = { $deck ->
    [0] the deck is empty
   *[other] { $deck } in the deck
}
worth-now = worth { $worth } now
cost-cards = { $count ->
    [0] free
    [one] −1 card
   *[other] −{ $count } cards
}
line-dividend = New decade, a dividend: { $list }.
line-dividend-nobody = New decade, but nobody owns a share: no cards.
line-no-dividend = Same decade as the newest card: no dividend.
line-final-turns = In the final turns there is no dividend and no ability.
line-you-draw = you draw { $count }
line-draws = { $name } { $count }
line-buy = { $own ->
    [0] Your first share of this company: worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } now.
    [one] Your second share of this company, each worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } now.
   *[other] You have { $own } shares of this company, each worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } now.
}
line-buy-cost = { $price ->
    [0] It costs nothing
    [one] It costs 1 card
   *[other] It costs { $price } cards
}, { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
} in your hand.
line-fits = It fits { $list }.
line-draw = One card from the deck.
line-fundraiser = Everyone has drawn: a fundraiser gives all { $each } more.
line-fundraiser-ends = The second fundraiser in a row: the end of the game is set off.
line-ability = Then { $company }: { $ability }
line-pay = { $owed ->
    [one] That settles it.
   *[other] { $owed } cards are owed, this is one of them.
}
verb-into = Expand { $company }
verb-into-move = Move to { $company }
verb-buy = Buy { $company }
verb-expand = Expand with { $number }

## A set of cards to pay with

hint-mark = mark { $count } in any order; press again to take a mark back
hint-marked = { $count } marked: pay, or press a marked card to take it back
pays-one = pays 1
mark-to-pay = mark to pay
stays = stays
you-buy = you buy this
fits-nowhere = fits nowhere
fits-still = companies it still fits
you-pay = You pay { $count ->
    [0] { $missing } of { $hand } cards
   *[other] { $cards }{ $missing ->
        [0] { "" }
        [one] {" "}and one more
       *[other] {" "}and { $missing } more
    }
}; hand { $hand } → { $left }
you-get = You get the { $company } share { $number }
pay-and-buy = { $pay }, buy { $company }
# What signs are called in the manual
sign-ban = Too small
sign-bell = Newest card
sign-card = Cards
sign-draw = Draw
sign-flag = The end
sign-layers = Deck

sign-share = Share

## The aim in one line

aim-wins = Most points win: shares × their worth
aim-short = Most points win
aim-deck = Deck { $count }
aim-draws = { $count } of { $of } draws in a row
aim-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
} × { $worth }

## Set-up

sides-basic = Basic
sides-advanced = Advanced
sides-random = By chance
sides-each = One by one
side-basic = basic
side-advanced = advanced
