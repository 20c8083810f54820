### In Too Deep. A card reads “31 (Pearl)”: its depth number, and in brackets the company of its share side.

## The game

game-shares = In Too Deep
game-pitch = Five ocean companies, one hand of cards: every card is a share, a depth or money, and whoever holds the right shares in the deepest companies wins.
game-provenance = The rules and the company abilities follow the rulebook. House-made: which company stands on which card (20 shares each, the numbers 1 to 100 once each), and rulings where the rulebook is silent.
game-house = House-made is the company on every one of the { $cards_house } cards, because no public text lists them; rules and abilities follow the rulebook.
provenance-cards = The list of cards is house-made: the printed companies of the 100 cards are not known to us.
provenance-companies = The companies and their abilities follow the rulebook.
provenance-table = The numbers for setup, payouts and the end follow the rulebook.

## Settings

setting-sides = Which side of the company cards is played
setting-sides-basic = All five companies with their basic ability
setting-sides-advanced = All five companies with their advanced ability
setting-sides-random = Chance picks a side for each company
setting-sides-form = The companies named, joined by +, play their advanced side, the others their basic one
setting-decades = Where a new decade begins, and with it a dividend
setting-decades-tens = By the tens digit: 1–9, 10–19, … 90–99, 100
setting-decades-blocks = In blocks of ten: 1–10, 11–20, … 91–100
setting-bonus_shares = What becomes of a used bonus share (two players only)
setting-bonus_shares-recycle = It goes to the discard pile and comes back after a reshuffle
setting-bonus_shares-once = It leaves the game

# Rulings: where the rulebook can be read in two ways; the first is ours.
setting-chain = A card placed by an ability: does it give that company's ability too?
setting-chain-no = No: an ability belongs to the expansion of the turn, and is used once
setting-chain-yes = Yes: the extra card of Wildlife (advanced) gives the ability of the company it is placed in
setting-treasure_rivals = Who is compared for the most Treasure shares (two players only)
setting-treasure_rivals-all = The third player too; if it alone has the most, the bonus goes to nobody
setting-treasure_rivals-players = Only the two players
setting-pearl_against = Pearl, advanced: which columns are compared for the longest
setting-pearl_against-five = All five, its own included
setting-pearl_against-others = The other four only
setting-third_draws = Does the third player draw dividends and fundraiser cards? (two players only)
setting-third_draws-no = No: it has no hand
setting-third_draws-yes = Yes: its cards go from the deck to the discard pile, which shortens the game
setting-third_pays = Does a depth card laid for the third player pay a dividend? (two players only)
setting-third_pays-no = No: only a player's own expansion does
setting-third_pays-yes = Yes: both players are paid if it opens a new decade

## Companies, sides and abilities

company-cleaning = Ocean Cleaning
company-treasure = Treasure
company-pearl = Pearl Diving
company-research = Ocean & Coastal Research
company-wildlife = Wildlife

company-cleaning-short = Cleaning
company-treasure-short = Treasure
company-pearl-short = Pearl
company-research-short = Research
company-wildlife-short = Wildlife

side-basic = basic
side-advanced = advanced

# $amount: the cost, cards or points printed on the company card
ability-remove =
    After expanding: discard { $amount ->
        [one] 1 hand card
       *[other] { $amount } hand cards
    } to send any depth card of any company to the discard pile.
ability-remove-or-move =
    After expanding: discard { $amount ->
        [one] 1 hand card
       *[other] { $amount } hand cards
    } to discard the newest card of any company or move it to another company that takes its number.
ability-extra-for-largest =
    Dividend: everyone with the most shares of this company draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } more.
ability-paid-like-largest = Dividend: whoever expanded this company is paid as if holding as many of its shares as the largest shareholder.
ability-worth-more =
    At the end: every share of this company is worth { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } more than the company has depth cards.
ability-follow-highest =
    At the end: every share of this company is worth { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } less than the longest column of all companies has cards, but never less than 0.
ability-buy-cheaper =
    After expanding: buy one share of any company from your hand, { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } below its price.
ability-take-share =
    After expanding: take one share out of another portfolio and pay its owner the price, at least { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
ability-raise-or-move =
    After expanding: discard { $amount ->
        [one] 1 hand card
       *[other] { $amount } hand cards
    } to pick one of the last three cards of any company and make it the newest there, or move it to another company that takes its number.
ability-extra-depth = After expanding: place one more hand card in any company; below the newest number this costs one card for every greater number there.

## Cards, seats and causes

card =
    { $number } ({ $kind ->
        [cleaning] { company-cleaning-short }
        [treasure] { company-treasure-short }
        [pearl] { company-pearl-short }
        [research] { company-research-short }
        [wildlife] { company-wildlife-short }
       *[other] { $kind }
    })
# With two players, seat 2 is the imaginary third player.
seat-2-of-2 = the third player

cause-none = nothing has set it off yet
cause-second-depletion = the deck has run out for the second time
cause-double-fundraiser = there were two fundraisers with no purchase or expansion in between
cause-empty-replacement = the deck has run out and there is no discard pile to replace it

## What has to be chosen

ask-draft = Which card do you take from the market as a share?
ask-turn = What do you do this turn: buy a share, expand a company or draw a card?
ask-pay = Choose the cards to pay with
choose-pay = { $most ->
    [one] Choose 1 card to pay
   *[other] Choose { $most } cards to pay
}
confirm-pay = Pay { $count }
ask-expand = Which company do you expand with this card?
ask-remove = Do you pay to discard a depth card, and if so, which?
ask-remove-or-move = Do you pay to discard or move the newest card of a company, and if so, which?
ask-buy-cheaper = Do you buy a share at the reduced price, and if so, which?
ask-take-share = Do you take a share out of another portfolio, and if so, which?
ask-raise-or-move = Do you pay to make a card the newest of its company or to move it, and if so, which?
ask-extra-depth = Do you place one more depth card, and if so, which?
ask-move = Which company does the card move to?
ask-place = Which company does the extra card go to?

verb-draft = take a card from the market
verb-buy = buy a share
verb-expand = expand a company
verb-draw = draw a card
verb-into = choose a company
verb-pay = pay with a card
verb-remove = discard a depth card
verb-move = move a depth card
verb-raise = make a depth card the newest
verb-take = take a share out of a portfolio
verb-place = place an extra depth card
verb-decline = leave an ability unused

## Options

option-draft-draft =
    Take { $card } — { $owned ->
        [0] nobody owns a share of { $company } yet
        [one] 1 share of { $company } is owned so far
       *[other] { $owned } shares of { $company } are owned so far
    }
option-turn-buy =
    Buy { $card } { $price ->
        [0] for nothing
        [one] for 1 card
       *[other] for { $price } cards
    } — a share is worth { $worth } now
option-turn-expand = Expand with { $card_shows } — fits { $companies }
option-turn-draw =
    Draw a card — { $fundraiser ->
        [ends] sets off a second fundraiser and the end of the game
        [yes] sets off a fundraiser: { $each ->
            [one] 1 more card
           *[other] { $each } more cards
        } for everyone
       *[no] { $deck ->
            [0] the deck is empty
            [one] 1 card in the deck
           *[other] { $deck } cards in the deck
        }
    }
option-pay-pay =
    { $to ->
        [hand] Hand { $card } to { $owner }
       *[discard] Pay with { $card }
    } — { $owed ->
        [one] the last card owed
       *[other] { $owed } cards owed
    }
option-expand-into =
    Put { $card_shows } into { $company }, { $empty ->
        [yes] as its first card
       *[no] after { $newest_shows }
    } — { $dividend ->
        [yes] { $total ->
            [0] a dividend, but nobody gets a card
           *[other] dividend: { $own ->
                [one] 1 card
               *[other] { $own } cards
            } for you, { $total } in all
        }
       *[no] no dividend
    }
option-remove-remove =
    Discard { $card } from { $company } { $cost ->
        [one] for 1 card
       *[other] for { $cost } cards
    }
option-remove-or-move-remove =
    Discard { $card } from { $company } { $cost ->
        [one] for 1 card
       *[other] for { $cost } cards
    }
option-remove-or-move-move =
    Move { $card } away from { $company } { $cost ->
        [one] for 1 card
       *[other] for { $cost } cards
    }
option-raise-or-move-raise =
    Make { $card } the newest card of { $company } { $cost ->
        [one] for 1 card
       *[other] for { $cost } cards
    }
option-raise-or-move-move =
    Move { $card } away from { $company } { $cost ->
        [one] for 1 card
       *[other] for { $cost } cards
    }
option-move-into =
    Move { $card } to { $company }, { $empty ->
        [yes] as its first card
       *[no] after { $newest }
    } — a share is worth { $worth } there now
option-buy-cheaper-buy =
    Buy { $card } { $price ->
        [0] for nothing
        [one] for only 1 card
       *[other] for only { $price } cards
    } — a share is worth { $worth } now
option-take-share-take =
    { $to ->
        [discard] Take a share of { $company } from the third player
       *[hand] Take a share of { $company } from { $owner }
    } { $price ->
        [one] for 1 card
       *[other] for { $price } cards
    } — it is worth { $worth } now
option-extra-depth-place =
    Place { $card } as well — { $price ->
        [0] at no extra cost where it fits
        [one] for 1 card at least
       *[other] for { $price } cards at least
    }
option-place-into =
    Put { $card } into { $company }, { $empty ->
        [yes] as its first card
       *[no] after { $newest }
    } — { $price ->
        [0] no extra cost
        [one] for 1 card
       *[other] for { $price } cards
    }, no dividend
option-decline = Do without the ability of { $company }

## Events

event-drafted = { $seat } takes { $card } from the market as a share.
event-bought =
    { $seat } buys { $card } as a share { $price ->
        [0] for nothing
        [one] for 1 card
       *[other] for { $price } cards
    }.
event-paid = { $seat } pays with { $card }.
event-handed = { $seat } hands { $cards } to { $owner }.
event-handed-hidden =
    { $seat } hands { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $owner }.
event-opened = { $seat } opens { $company } with { $card_shows }.
event-expanded = { $seat } expands { $company } from { $newest_shows } to { $card_shows }.
event-dividend =
    { $total ->
        [0] { $company } pays a dividend, but nobody gets a card.
        [one] { $company } pays a dividend of 1 card.
       *[other] { $company } pays a dividend of { $total } cards in all.
    }
event-drew = { $seat } draws { $cards }.
event-drew-hidden =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-fundraiser =
    Everyone has drawn in a row, { $seat } last: a fundraiser gives each player { $each ->
        [one] 1 card
       *[other] { $each } cards
    }.
event-lost =
    { $seat } goes short of { $owed ->
        [one] 1 card
       *[other] { $owed } cards
    }: there is nothing left to draw.
event-reshuffled =
    { $depletions ->
        [1] The deck has run out for the first time
       *[other] The deck has run out again
    }: the discard pile is shuffled into a new one with { $size ->
        [one] 1 card
       *[other] { $size } cards
    }.
event-end-set-off = The end is near: { $cause }. Once this turn is done, everyone has one final turn.
event-final-turns = The final turns begin: no dividends and no abilities any more.
event-game-over =
    The game is over: { $winner } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-removed = { $seat } discards { $card } from { $company }.
event-moved = { $seat } moves { $card } from { $company } to { $target }.
event-raised = { $seat } makes { $card } the newest card of { $company }.
event-took =
    { $seat } takes the share { $card } from { $owner } { $price ->
        [one] for 1 card
       *[other] for { $price } cards
    }.
event-placed =
    { $seat } also puts { $card } into { $company } { $price ->
        [0] at no extra cost
        [one] for 1 card
       *[other] for { $price } cards
    }.
event-declined = { $seat } does without the ability of { $company }.
event-bonus-share = A bonus share turns up: cards are opened for the third player.
event-bonus-set-aside = Another bonus share turns up meanwhile; it waits until this one is done.
event-bonus-open = Opened for the third player: { $cards }.
event-bonus-awarded = The third player gets { $card } as a share.
event-bonus-placed = For the third player, { $card } goes into { $company }.
event-bonus-no-fit = For the third player, none of the other open cards fits into { $company }.
event-third-drew = The third player draws { $cards }: discarded, as it has no hand.
event-bonus-gone =
    There is no card left to open for the third player{ $shares ->
        [0] .
        [one] : 1 bonus share leaves the game.
       *[other] : { $shares } bonus shares leave the game.
    }

## Reasons

reason-draft-first = The game begins with the first shares: { $step }
reason-draft-over = The first shares are dealt out, and the market is gone. Buy { $card } from your hand if you hold it.
reason-expand-first = First choose the card to expand { $company } with. Deep enough: { $cards }. { $buy ->
    [yes] Or buy a share of it: { $buyable }.
    [dear] A share of it takes { $price ->
        [one] one more card
       *[other] { $price } more cards
      }; you have { $have }.
   *[none] You hold no share of it to buy.
  }
reason-none-deeper = None of your cards is deeper than { $newest }, the newest card of { $company }. { $buy ->
    [yes] But you can buy a share of it: { $buyable }.
    [dear] A share of it takes { $price ->
        [one] one more card
       *[other] { $price } more cards
      }; you have { $have }. Draw, or expand another company.
   *[none] You hold no share of it to buy either. Draw, or expand another company.
  }
reason-no-hand = You have no card in hand to expand { $company } with. Draw first.
reason-pay-when = You can pay with { $card } once you have chosen what for: first choose the share to buy.
reason-one-action = A turn is one action, and yours has begun: “{ $step }”
reason-has-to-be = There is nothing to do without here: “{ $step }”
reason-no-ability = No company of this game lets you do that: { $verb }.
reason-abilities-over = That comes with expanding: { $companies }. But in the final turns there are no abilities any more.
reason-ability-first = That comes with expanding: { $companies }. Right after that you may { $verb }.
way-draft = take { $card } from the market
way-buy = buy { $card } as a share
way-expand = choose { $card } to expand with
way-draw = draw a card
way-into = put the card into { $company }
way-pay = pay with { $card }
way-remove = discard { $card } from its company
way-move = move { $card }
way-raise = make { $card } the newest
way-take = take a share of { $company } from { $owner }
way-place = place { $card } as well
reason-not-in-hand = { $card } is not in your hand. Choose a card you hold.
reason-not-in-market = { $card } is not in the market. Choose one of the open cards.
reason-price =
    A share of { $company } costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    }, and you have { $have ->
        [0] none
       *[other] only { $have }
    } to pay with.
reason-not-deeper = { $card } is not deeper than { $newest }, the newest card of { $company }. Choose a company whose newest number is smaller.
reason-fits-nowhere = { $card } fits no company: even the lowest newest card, { $newest }, is deeper. Choose a greater number.
reason-pay-ascending = { $card } comes too late: cards are paid in ascending order. Choose a number above the one paid last.
reason-pay-too-few-above =
    You still owe { $owed ->
        [one] 1 card
       *[other] { $owed } cards
    } and pay in ascending order: starting with { $card } you would not have enough. Choose a smaller number.
reason-no-depth-card = { $card } lies in no company. Choose a depth card.
reason-not-newest = { $card } is not the newest card of its company. Only { $newest } can be chosen there.
reason-not-among-last = { $card } lies too far back. Only the last { $reach } cards of a company can be chosen.
reason-is-newest = { $card } is the newest card of its company already. Choose an older one.
reason-moves-nowhere = { $card } cannot move: in every other company the newest number is greater. Choose another card.
reason-same-column = { $card } lies in { $company } already. Choose another company.
reason-surcharge =
    Placing { $card } costs { $price ->
        [one] 1 card more
       *[other] { $price } cards more
    }, and you have { $have ->
        [0] none
       *[other] only { $have }
    } left to pay with.
reason-own-share = You cannot take your own share of { $company }. Choose another portfolio.
reason-no-such-share = There is no share of { $company } to take from { $owner }. Choose a share that lies in a portfolio.

## Scores and tiebreaks

score-cleaning = { company-cleaning }
score-treasure = { company-treasure }
score-pearl = { company-pearl }
score-research = { company-research }
score-wildlife = { company-wildlife }
score-hand = Cards in hand
score-seat = Distance from the starting player

## The lab

study-draft = Companies drafted
study-company = Companies bought into
study-expansion = Companies expanded
study-share = Shares bought

## What a position is worth: parts of the heuristic, for hints

part-portfolio = shares as they stand
part-growth = room for your companies to grow
part-demand = companies others want deep too
part-hand = hand cards
part-crowd = a crowded hand
part-depth = cards for your companies
part-bargain = cheap shares in hand
part-tempo = the next move
part-rest = time left

## What a pack holds

inventory-cards = Cards: { $count }, numbers { $low } to { $high } ({ $list })
inventory-table = Hands: { $hand } cards, with two players { $two }; bonus shares: { $bonus }

## What a choice gives away: told and asked about once

warning-ends-game =
    This sets off the end of the game: { $cause }. There are { $deck ->
        [0] no cards
        [one] 1 card
       *[other] { $deck } cards
    } in the deck; after this turn everybody has one more turn.
