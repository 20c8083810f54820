### Reef Project. Things of the box go by our own names; numbers in them are those of the content files.

## The game

game-reef = Reef Project
game-pitch = Take a research ship from island to island, sink reef balls, clean the sea, hire a crew and explore the reef: whoever has done most for it wins.
game-provenance = The rules follow the rulebook. Most values of board, cards and tiles are house-made, because no public text gives them; each file says which. Owners of the box can type in the printed ones.
game-house = House-made are { $house } of the { $all } entries on boards, cards and tiles, because no public text prints them; the rules follow the rulebook.
provenance-board = The two maps with their routes and sectors are house-made; the shark points follow the rulebook.
provenance-islands = Number and colours of the islands are known, one pair of effects too; the rest is house-made.
provenance-tracks = Thresholds, prices and many numbers follow the rulebook; lengths and values of the tracks are house-made.
provenance-crew = One effect and the intern follow the rulebook; the other crew tiles are house-made.
provenance-missions = Number, suits and kinds of the missions are known; nearly all effects are house-made.
provenance-pollution = Number and sizes of the tiles are known; their split, points and rewards are house-made.
provenance-seafloor = Numbers and colours are known, and one exploration tile; the other effects are house-made.
provenance-milestones = The number of milestones is known; their rewards are house-made but for a part of one.
provenance-objectives = Nine objectives follow the rulebook, the tenth is house-made.
provenance-ships = The five powers follow the rulebook; names, printed members and benefits are house-made.

## Settings

setting-side = Which side of the ship sheets is played
setting-side-a = Side A: more points for what is achieved on the ship
setting-side-b = Side B: stronger benefits on the crew spaces, fewer points, rows score at the end
setting-missions = How players come by their first missions
setting-missions-draft = Draft: keep one of three, pass two on, keep two
setting-missions-dealt = First game: two random missions each
setting-wild_suits = Wild missions in a set of three suits
setting-wild_suits-suit = Wild is a fourth suit: at most one wild mission in a set
setting-wild_suits-joker = Wild stands for any suit: a set may hold two or three wild missions

## Things

resource-algae = algae
resource-shell = shells
resource-camera = cameras
spot =
    { $number ->
        [start] the starting island
       *[other] spot { $number }
    }
route = { $kind }–{ $number }
sector-s01 = Turtle Basin
sector-s02 = Lookout Bight
sector-s03 = Ray Basin
sector-s04 = West Bight
sector-s05 = East Bight
sector-s06 = Home Shallows West
sector-s07 = Home Shallows East
sector-s08 = Hammerhead Deep
sector-s09 = Tiger Deep
sector-s10 = Great White Deep
sector-s11 = Bull Deep
sector-s12 = Lemon Basin
sector-t01 = North Deep
sector-t02 = Lookout Bight
sector-t03 = West Bight
sector-t04 = Ray Basin
sector-t05 = Home Shallows
sector-t06 = South Deep
sector-t07 = Turtle Basin
sector-t08 = Lemon Basin
ship-bluefin = Bluefin
ship-sandpiper = Sandpiper
ship-meridian = Meridian
ship-tidewatch = Tidewatch
ship-halcyon = Halcyon
island-start = the starting island
island-kelp = Kelp Landing
island-cowrie = Cowrie Key
island-lantern = Lantern Isle
island-eelgrass = Eelgrass Isle
island-parrotfish = Parrotfish Cay
island-dugong = Dugong Shoal
island-hermit = Hermit Harbour
island-manta = Manta Key
island-grouper = Grouper Point
island-nautilus = Nautilus Cove
island-barracuda = Barracuda Bay
island-jellyfish = Jellyfish Lagoon
island-octopus = Octopus Reach
island-anemone = Anemone Atoll
island-fancoral = Fan Coral Cay
island-quillfish = Quillfish Spit
island-iguana = Iguana Rock
mission-of-island =
    { $kind ->
        [bonus] { $island } (bonus)
       *[other] { $island } (instead)
    }
mission-m01 = Kelp Landing (bonus)
mission-m02 = Kelp Landing (instead)
mission-m03 = Cowrie Key (bonus)
mission-m04 = Cowrie Key (instead)
mission-m05 = Lantern Isle (bonus)
mission-m06 = Lantern Isle (instead)
mission-m07 = Eelgrass Isle (bonus)
mission-m08 = Eelgrass Isle (instead)
mission-m09 = Parrotfish Cay (bonus)
mission-m10 = Parrotfish Cay (instead)
mission-m11 = Dugong Shoal (bonus)
mission-m12 = Dugong Shoal (instead)
mission-m13 = Hermit Harbour (bonus)
mission-m14 = Hermit Harbour (instead)
mission-m15 = Manta Key (bonus)
mission-m16 = Manta Key (instead)
mission-m17 = Grouper Point (bonus)
mission-m18 = Grouper Point (instead)
mission-m19 = Nautilus Cove (bonus)
mission-m20 = Nautilus Cove (instead)
mission-m21 = Barracuda Bay (bonus)
mission-m22 = Barracuda Bay (instead)
mission-m23 = Jellyfish Lagoon (bonus)
mission-m24 = Jellyfish Lagoon (instead)
mission-m25 = Octopus Reach (bonus)
mission-m26 = Octopus Reach (instead)
mission-m27 = Anemone Atoll (bonus)
mission-m28 = Anemone Atoll (instead)
mission-m29 = Fan Coral Cay (bonus)
mission-m30 = Fan Coral Cay (instead)
mission-m31 = Quillfish Spit (bonus)
mission-m32 = Quillfish Spit (instead)
mission-m33 = Iguana Rock (bonus)
mission-m34 = Iguana Rock (instead)
mission-w01 = Full Tanks
mission-w02 = Wide Deployment
mission-w03 = Shipshape
mission-w04 = Track Record
mission-w05 = Shore Supplies
mission-w06 = All Hands
mission-w07 = Night Dive
mission-w08 = Recycling Drive
mission-w09 = Memorial Reef
mission-w10 = Open Hold
tile =
    { $kind ->
        [phycologist] Phycologist
        [engineer] Engineer
        [fuelchemist] Fuel Chemist
        [quartermaster] Quartermaster
        [purser] Purser
        [malacologist] Malacologist
        [mason] Reef Mason
        [diveguide] Dive Guide
        [gardener] Coral Gardener
        [crane] Crane Operator
        [filmmaker] Filmmaker
        [labassistant] Lab Assistant
        [coordinator] Coordinator
        [spokesperson] Spokesperson
        [archivist] Archivist
       *[other] { $kind } { $number }
    }
pollution = pollution tile { $number }
exploration = exploration tile { $number }
tank = oxygen tank { $number }
milestone = milestone { $number }
objective-ob01 = Publish or Perish
objective-ob02 = Depth Record
objective-ob03 = Full Hold
objective-ob04 = Clear Decks
objective-ob05 = Large Crew
objective-ob06 = Local Champion
objective-ob07 = Collector
objective-ob08 = Reserve Fund
objective-ob09 = Doer
objective-ob10 = Wide Net
row-top = top row
row-middle = middle row
row-bottom = bottom row
member =
    { $number ->
        [printed] the printed member of the { $kind } row
       *[other] space { $number } of the { $kind } row
    }
color-green = green
color-red = red
color-blue = blue
research-step =
    { $number ->
        [side] the side step after { $kind }
       *[other] step { $number }
    }
entry =
    { $kind ->
        [set] effect { $number } of the set
        [mission] effect { $number } of the mission
       *[effect] effect { $number } of the list
    }
set-first = the first set
set-second = the second set
bonus-benefit = the covered benefit
bonus-row = the points of the row
bonus-column = the activation of the column
suit-green = green
suit-purple = purple
suit-orange = orange
suit-wild = wild
kind-bonus = on top of the island
kind-alternative = instead of the island
kind-condition = with a condition

## Effects

# one effect: $effect and its number $n; a conversion pays and then gives $get and $also
effect-text =
    { $effect ->
        [gain-algae] { $n ->
            [one] gain 1 algae
           *[other] gain { $n } algae
        }
        [gain-shell] { $n ->
            [one] gain 1 shell
           *[other] gain { $n } shells
        }
        [gain-camera] { $n ->
            [one] gain 1 camera
           *[other] gain { $n } cameras
        }
        [gain-any] { $n ->
            [one] gain 1 resource of your choice
           *[other] gain { $n } resources of your choice
        }
        [gain-any-distinct] { $n ->
            [one] gain 1 resource of your choice
           *[other] gain { $n } different resources
        }
        [gain-energy] { $n ->
            [one] gain 1 energy
           *[other] gain { $n } energy
        }
        [gain-coin] { $n ->
            [one] gain 1 coin
           *[other] gain { $n } coins
        }
        [gain-vp] { $n ->
            [one] score 1 point
           *[other] score { $n } points
        }
        [unlock] { $n ->
            [one] free 1 reef ball from a track
           *[other] free { $n } reef balls from the tracks
        }
        [research] { $n ->
            [one] research: 1 step
           *[other] research: { $n } steps
        }
        [explore] { $n ->
            [one] explore: 1 step of the diver
           *[other] explore: { $n } steps of the diver
        }
        [restore] { $n ->
            [one] restore the reef
           *[other] restore the reef { $n } times
        }
        [hire] hire a crew member
        [hire-cheaper] { $n ->
            [one] hire a crew member for 1 coin less
           *[other] hire a crew member for { $n } coins less
        }
        [hire-dearer] { $n ->
            [one] hire a crew member for 1 coin more
           *[other] hire a crew member for { $n } coins more
        }
        [activate] { $n ->
            [one] activate 1 crew member
           *[other] activate { $n } crew members
        }
        [activate-green] activate all green crew
        [activate-red] activate all red crew
        [activate-blue] activate all blue crew
        [mission] { $n ->
            [one] take a mission in reach
           *[other] take { $n } missions in reach
        }
        [mission-plus] { $n ->
            [one] take a mission up to one card beyond reach
           *[other] take { $n } missions up to one card beyond reach
        }
        [mission-any] { $n ->
            [one] take any mission of the offer
           *[other] take any { $n } missions of the offer
        }
        [mission-blank] { $n ->
            [one] lay down a mission without its effect
           *[other] lay down { $n } missions without their effects
        }
        [deploy] { $n ->
            [one] deploy 1 reef ball anywhere for free
           *[other] deploy { $n } reef balls anywhere for free
        }
        [recharge-one] { $n ->
            [one] gain one recharge reward
           *[other] gain { $n } recharge rewards
        }
        [pollution-take] { $n ->
            [one] take the smallest pollution tile of the supply
           *[other] take the { $n } smallest pollution tiles of the supply
        }
        [pollution-refresh] { $n ->
            [one] refresh a used pollution tile
           *[other] refresh { $n } used pollution tiles
        }
        [pollution-cash] reveal a pollution tile and score its points
        [discard-cheapest-crew] discard the cheapest crew tile of the offer
        [convert] pay { $pay_algae ->
            [0] {""}
            [one] 1 algae{" "}
           *[other] { $pay_algae } algae{" "}
        }{ $pay_shell ->
            [0] {""}
            [one] 1 shell{" "}
           *[other] { $pay_shell } shells{" "}
        }{ $pay_camera ->
            [0] {""}
            [one] 1 camera{" "}
           *[other] { $pay_camera } cameras{" "}
        }{ $pay_energy ->
            [0] {""}
            [one] 1 energy{" "}
           *[other] { $pay_energy } energy{" "}
        }{ $pay_coin ->
            [0] {""}
            [one] 1 coin{" "}
           *[other] { $pay_coin } coins{" "}
        }{ $pay_any ->
            [0] {""}
            [one] 1 resource{" "}
           *[other] { $pay_any } resources{" "}
        }{ $pay_ball ->
            [0] {""}
            [one] 1 reef ball{" "}
           *[other] { $pay_ball } reef balls{" "}
        }{ $pay_mission_card ->
            [0] {""}
            [one] 1 mission{" "}
           *[other] { $pay_mission_card } missions{" "}
        }→ { get-text }{ also-text }{ $n ->
            [one] {""}
           *[other] , up to { $n } times
        }
       *[choose] choose one of two sets
    }
paid-algae =
    { $n ->
        [one] 1 algae
       *[other] { $n } algae
    }
paid-shell =
    { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }
paid-camera =
    { $n ->
        [one] 1 camera
       *[other] { $n } cameras
    }
paid-energy =
    { $n ->
        [one] 1 energy
       *[other] { $n } energy
    }
paid-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
paid-any =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
paid-ball =
    { $n ->
        [one] 1 reef ball
       *[other] { $n } reef balls
    }
paid-mission_card =
    { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }
effect-exchange =
    pay { $paid } → { $got }{ $n ->
        [one] {""}
       *[other] , up to { $n } times
    }
effect-either = either { $one } or { $two }
mission-called =
    { $island } ({ $kind ->
        [alternative] instead
       *[bonus] bonus
    })
mission-unnamed = mission “{ $effects }”
island-called = island “{ $effects }”
pollution-called = pollution tile “{ $effects }”
pollution-shows =
    { $effects } (unused { $vp ->
        [one] 1 point
       *[other] { $vp } points
    })
exploration-called = exploration tile “{ $effects }”
tank-called =
    { $kind ->
        [yellow] the yellow oxygen tank
       *[orange] the orange oxygen tank
    }
milestone-called = milestone “{ $effects }”

get-text =
    { $get ->
        [none] {""}
        [gain-algae] { $get_n ->
            [one] gain 1 algae
           *[other] gain { $get_n } algae
        }
        [gain-shell] { $get_n ->
            [one] gain 1 shell
           *[other] gain { $get_n } shells
        }
        [gain-camera] { $get_n ->
            [one] gain 1 camera
           *[other] gain { $get_n } cameras
        }
        [gain-any] { $get_n ->
            [one] gain 1 resource of your choice
           *[other] gain { $get_n } resources of your choice
        }
        [gain-any-distinct] { $get_n ->
            [one] gain 1 resource of your choice
           *[other] gain { $get_n } different resources
        }
        [gain-energy] { $get_n ->
            [one] gain 1 energy
           *[other] gain { $get_n } energy
        }
        [gain-coin] { $get_n ->
            [one] gain 1 coin
           *[other] gain { $get_n } coins
        }
        [gain-vp] { $get_n ->
            [one] score 1 point
           *[other] score { $get_n } points
        }
        [unlock] { $get_n ->
            [one] free 1 reef ball from a track
           *[other] free { $get_n } reef balls from the tracks
        }
        [research] { $get_n ->
            [one] research: 1 step
           *[other] research: { $get_n } steps
        }
        [explore] { $get_n ->
            [one] explore: 1 step of the diver
           *[other] explore: { $get_n } steps of the diver
        }
        [restore] { $get_n ->
            [one] restore the reef
           *[other] restore the reef { $get_n } times
        }
        [hire] hire a crew member
        [hire-cheaper] { $get_n ->
            [one] hire a crew member for 1 coin less
           *[other] hire a crew member for { $get_n } coins less
        }
        [hire-dearer] { $get_n ->
            [one] hire a crew member for 1 coin more
           *[other] hire a crew member for { $get_n } coins more
        }
        [activate] { $get_n ->
            [one] activate 1 crew member
           *[other] activate { $get_n } crew members
        }
        [activate-green] activate all green crew
        [activate-red] activate all red crew
        [activate-blue] activate all blue crew
        [mission] { $get_n ->
            [one] take a mission in reach
           *[other] take { $get_n } missions in reach
        }
        [mission-plus] { $get_n ->
            [one] take a mission up to one card beyond reach
           *[other] take { $get_n } missions up to one card beyond reach
        }
        [mission-any] { $get_n ->
            [one] take any mission of the offer
           *[other] take any { $get_n } missions of the offer
        }
        [mission-blank] { $get_n ->
            [one] lay down a mission without its effect
           *[other] lay down { $get_n } missions without their effects
        }
        [deploy] { $get_n ->
            [one] deploy 1 reef ball anywhere for free
           *[other] deploy { $get_n } reef balls anywhere for free
        }
        [recharge-one] { $get_n ->
            [one] gain one recharge reward
           *[other] gain { $get_n } recharge rewards
        }
        [pollution-take] { $get_n ->
            [one] take the smallest pollution tile of the supply
           *[other] take the { $get_n } smallest pollution tiles of the supply
        }
        [pollution-refresh] { $get_n ->
            [one] refresh a used pollution tile
           *[other] refresh { $get_n } used pollution tiles
        }
        [pollution-cash] reveal a pollution tile and score its points
        [convert] an exchange
        [choose] one of two sets
        [discard-cheapest-crew] discard the cheapest crew tile of the offer
       *[other] …
    }
also-text =
    { $also ->
        [none] {""}
        [gain-algae] {", "}{ $also_n ->
            [one] gain 1 algae
           *[other] gain { $also_n } algae
        }
        [gain-shell] {", "}{ $also_n ->
            [one] gain 1 shell
           *[other] gain { $also_n } shells
        }
        [gain-camera] {", "}{ $also_n ->
            [one] gain 1 camera
           *[other] gain { $also_n } cameras
        }
        [gain-any] {", "}{ $also_n ->
            [one] gain 1 resource of your choice
           *[other] gain { $also_n } resources of your choice
        }
        [gain-any-distinct] {", "}{ $also_n ->
            [one] gain 1 resource of your choice
           *[other] gain { $also_n } different resources
        }
        [gain-energy] {", "}{ $also_n ->
            [one] gain 1 energy
           *[other] gain { $also_n } energy
        }
        [gain-coin] {", "}{ $also_n ->
            [one] gain 1 coin
           *[other] gain { $also_n } coins
        }
        [gain-vp] {", "}{ $also_n ->
            [one] score 1 point
           *[other] score { $also_n } points
        }
        [unlock] {", "}{ $also_n ->
            [one] free 1 reef ball from a track
           *[other] free { $also_n } reef balls from the tracks
        }
        [research] {", "}{ $also_n ->
            [one] research: 1 step
           *[other] research: { $also_n } steps
        }
        [explore] {", "}{ $also_n ->
            [one] explore: 1 step of the diver
           *[other] explore: { $also_n } steps of the diver
        }
        [restore] {", "}{ $also_n ->
            [one] restore the reef
           *[other] restore the reef { $also_n } times
        }
        [hire] {", "}hire a crew member
        [hire-cheaper] {", "}{ $also_n ->
            [one] hire a crew member for 1 coin less
           *[other] hire a crew member for { $also_n } coins less
        }
        [hire-dearer] {", "}{ $also_n ->
            [one] hire a crew member for 1 coin more
           *[other] hire a crew member for { $also_n } coins more
        }
        [activate] {", "}{ $also_n ->
            [one] activate 1 crew member
           *[other] activate { $also_n } crew members
        }
        [activate-green] {", "}activate all green crew
        [activate-red] {", "}activate all red crew
        [activate-blue] {", "}activate all blue crew
        [mission] {", "}{ $also_n ->
            [one] take a mission in reach
           *[other] take { $also_n } missions in reach
        }
        [mission-plus] {", "}{ $also_n ->
            [one] take a mission up to one card beyond reach
           *[other] take { $also_n } missions up to one card beyond reach
        }
        [mission-any] {", "}{ $also_n ->
            [one] take any mission of the offer
           *[other] take any { $also_n } missions of the offer
        }
        [mission-blank] {", "}{ $also_n ->
            [one] lay down a mission without its effect
           *[other] lay down { $also_n } missions without their effects
        }
        [deploy] {", "}{ $also_n ->
            [one] deploy 1 reef ball anywhere for free
           *[other] deploy { $also_n } reef balls anywhere for free
        }
        [recharge-one] {", "}{ $also_n ->
            [one] gain one recharge reward
           *[other] gain { $also_n } recharge rewards
        }
        [pollution-take] {", "}{ $also_n ->
            [one] take the smallest pollution tile of the supply
           *[other] take the { $also_n } smallest pollution tiles of the supply
        }
        [pollution-refresh] {", "}{ $also_n ->
            [one] refresh a used pollution tile
           *[other] refresh { $also_n } used pollution tiles
        }
        [pollution-cash] {", "}reveal a pollution tile and score its points
        [convert] {", "}an exchange
        [choose] {", "}one of two sets
        [discard-cheapest-crew] {", "}discard the cheapest crew tile of the offer
       *[other] , …
    }
list-text =
    { $effect ->
        [convert] { effect-text }
       *[other] { effect-text }{ $get ->
            [none] {""}
           *[other] , { get-text }
        }{ also-text }{ $more ->
            [0] {""}
           *[other] , …
        }
    }
condition-text =
    { $condition ->
        [energy_full] { " (if your energy is at its limit)" }
        [balls_on_board] { " (with at least " }{ $value } own balls on the routes)
        [column_filled] { " (with crew column " }{ $value } complete)
        [missions_played] { " (with at least " }{ $value } missions played before)
        [ship_at_color] { " (at " }{ $shade ->
            [green] a green
            [purple] a purple
           *[orange] an orange
        } island)
        [pollution_owned] { " (with at least " }{ $value } pollution tiles)
        [track_cleared] { " (with at least " }{ $value } tracks free of balls)
       *[other] {""}
    }

## What has to be chosen

ask-choose-ship = Which ship do you take?
ask-keep = Which mission do you keep before the others go to your left neighbour?
ask-reject = Which of the three missions goes under the deck?
ask-turn = Recharge or travel?
ask-recharge = Do you take this reward?
ask-recharged = End your turn?
ask-island = What do you do on this island?
ask-entries = Which effect comes next?
ask-convert = Do you exchange once more?
ask-pick = Which of the two sets do you take?
ask-gain-any = Which resource do you take?
ask-pay-any = Which resource do you pay with?
choose-pay-any = { $most ->
    [one] Choose 1 resource to pay
   *[other] Choose { $most } resources to pay
}
confirm-pay-any = Pay { $count }
choose-gain-any = { $most ->
    [one] Choose 1 resource to gain
   *[other] Choose up to { $most } resources to gain
}
confirm-gain-any = { $count ->
    [0] Gain none
   *[other] Gain { $count }
}
choose-final-trade = { $most ->
    [one] Trade coins for 1 resource
   *[other] Trade coins for up to { $most } resources
}
confirm-final-trade = { $count ->
    [0] Keep the coins
    [one] Trade for 1 resource
   *[other] Trade for { $count } resources
}
choose-discard = Choose { $most } missions to put under the deck
confirm-discard = Put { $count } under the deck
ask-unlock = From which track do you free a reef ball?
ask-research = Where does your scientist go?
ask-milestone = Which milestone do you keep?
ask-return = Which milestone do you put back next? The last one lies on top.
ask-dive = Does your diver go on?
ask-extra-step = Do you pay two equal resources for one more step?
ask-restore = Do you restore the reef once more?
ask-hire = Whom do you hire?
ask-row = Into which row does the tile go?
ask-placed = What comes first?
ask-column = The column is complete: whom do you activate?
ask-activate = Which crew member do you activate?
ask-activate-color = Which member of this colour comes next?
ask-take = Which mission do you take from the offer?
ask-lay = Which mission do you lay down without its effect?
ask-discard = Which mission do you put under the deck?
ask-free-deploy = Where do you deploy the reef ball?
ask-settle = Which sector is settled first?
ask-space = Which recharge reward do you take?
ask-refresh = Which pollution tile do you refresh?
ask-cash = Which pollution tile do you reveal for its points as well?
ask-objective = Which objective do you keep?
ask-drop = Which objective do you discard?
ask-final-trade = Before the scoring: do you trade coins for a resource?

verb-choose = choose a ship
verb-keep = keep a mission
verb-reject = reject a mission
verb-recharge = recharge
verb-deploy = deploy a reef ball
verb-sail = sail
verb-play = play a mission
verb-reveal = reveal a pollution tile
verb-resolve = resolve an effect
verb-pick = pick a set
verb-convert = exchange
verb-dive = dive
verb-restore = restore the reef
verb-forward = go straight on
verb-side-step = take the side step
verb-milestone = keep a milestone
verb-return = put a milestone back
verb-hire = hire a crew member
verb-intern = take an intern
verb-row = choose a row
verb-trigger = choose what comes first
verb-activate = activate a crew member
verb-take = take a mission
verb-lay = lay down a mission
verb-discard = discard a mission
verb-settle = settle a sector
verb-space = take a reward
verb-refresh = refresh a pollution tile
verb-objective = keep an objective
verb-drop = discard an objective
verb-gain = take a resource
verb-pay = pay with a resource
verb-unlock = free a reef ball
verb-done = decline
verb-end = end the turn
verb-trade = trade coins for a resource

## Options

option-choose = Take the { $ship }
option-keep = Keep { $mission }, { $suit }: { $mission_shows }{ condition-text }
option-reject = Put { $mission } under the deck, { $suit }: { $mission_shows }{ condition-text }
option-recharge = Recharge: every reward up to space { $at }
option-deploy =
    Deploy a reef ball on { $route } { $price ->
        [0] for free
       *[other] for { $price } energy
    }{ $cleans ->
        [0] {""}
       *[other] { " — cleans " }{ $sectors }
    }
option-sail =
    Sail to { $tile ->
        [yes] { $island }
       *[no] { $spot }
    } { $price ->
        [0] for free
       *[other] for { $price } energy
    }
option-play = Play { $mission }, { $suit }: { $mission_shows }{ condition-text }
option-reveal =
    Reveal { $pollution }, giving up { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
option-cash-reveal =
    Reveal { $pollution } and score { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
option-resolve = Resolve: { effect-text }
option-pick = This set: { list-text }
option-convert = Once more: { effect-text }
option-dive = Go on to step { $depth }
option-restore = Restore the reef once more
option-forward =
    { $stack ->
        [0] One step forward, worth { $vp } points at the end
       *[other] Straight on, worth { $vp } points at the end; a milestone goes with you face down
    }
option-research-done = No further step
option-side-step = Side step, worth { $vp } points at the end: look through { $stack } milestones and keep one
option-milestone = Keep { $milestone }
option-return = Put { $milestone } back on the stack
option-hire =
    Hire { $tile } ({ $color }) { $price ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $price } coins
    }: { $tile_shows }
option-intern =
    Take { $tile } as an intern { $price ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $price } coins
    }
option-row = Into the { $row } ({ $color }) — covers: { list-text }
option-trigger = First { $bonus }
option-activate =
    { $who ->
        [intern] Activate the intern on { $member }
        [printed] Activate { $member } ({ $color }): { list-text }
       *[tile] Activate { $tile } ({ $color }): { $tile_shows }
    }
option-take = Take { $mission }, { $suit }: { $mission_shows }{ condition-text }
option-lay = Lay down { $mission } without its effect — { $suit }
option-discard = Put { $mission } under the deck
option-settle = Settle { $sector } first: { $own } points for you, the tile goes to { $owner }
option-space = The reward at { $at } points: { list-text }
option-refresh = Refresh { $pollution }
option-objective = Keep “{ $objective }”
option-drop = Discard “{ $objective }”
option-gain = Take { $resource }
option-pay = Pay with { $resource }
option-extra-step-pay = Pay { $price } { $resource } for one more step
option-unlock =
    Free a reef ball from the track of { $resource } — { $vp ->
        [0] { $left } left there
       *[other] the last one, { $vp } points
    }
option-done = Enough
option-recharge-done = Decline the reward at { $at } points
option-end = End your turn
option-trade = Trade coins for { $resource }

## Events

event-ship-chosen = { $seat } takes the { $ship }.
event-dealt = { $seat } is dealt { $missions }.
event-dealt-hidden = { $seat } is dealt { $count } missions.
event-kept = { $seat } keeps { $missions }.
event-kept-hidden = { $seat } keeps a mission.
event-passed = { $seat } hands { $missions } to { $owner }.
event-passed-hidden = { $seat } hands { $count } missions to { $owner }.
event-rejected = { $seat } puts { $missions } under the deck.
event-rejected-hidden = { $seat } puts a mission under the deck.
event-round = Round { $round } begins.
event-turn-began = { $seat } is on turn.
event-recharged = { $seat } recharges.
event-reward = { $seat } takes the reward at { $at } points.
event-declined = { $seat } declines the reward at { $at } points.
event-deployed = { $seat } deploys a reef ball on { $route } for { $paid } energy.
event-deployed-free = { $seat } deploys a reef ball on { $route } for free.
event-sailed = { $seat } sails from { $from } to { $spot } for { $paid } energy.
event-played = { $seat } plays { $mission }.
event-laid = { $seat } lays down { $mission } without its effect.
event-set-scored = { $seat } completes three different suits: { $vp } points.
event-took = { $seat } takes { $mission }.
event-offered = { $mission } comes into the offer.
event-discarded = { $seat } puts { $mission } under the deck.
event-gained = { $seat } gains { $resource }: { $n }.
event-paid = { $seat } pays { $resource }: { $n }.
event-energy = { $seat } gains { $n } energy.
event-energy-paid = { $seat } pays { $n } energy.
event-coins =
    { $n ->
        [one] { $seat } gains 1 coin.
       *[other] { $seat } gains { $n } coins.
    }
event-coins-paid =
    { $n ->
        [one] { $seat } pays 1 coin.
       *[other] { $seat } pays { $n } coins.
    }
event-points =
    { $n ->
        [one] { $seat } scores 1 point and has { $score }.
       *[other] { $seat } scores { $n } points and has { $score }.
    }
event-traded = { $seat } trades coins for { $resource }.
event-unlocked = { $seat } frees a reef ball from the track of { $resource }; { $left } are left there.
event-track-emptied = { $seat } has emptied the track of { $resource }: { $vp } points.
event-ball-removed =
    { $n ->
        [one] { $seat } takes 1 reef ball out of the game.
       *[other] { $seat } takes { $n } reef balls out of the game.
    }
event-researched = { $seat } moves the scientist to { $step }.
event-looked = { $seat } looks through stack { $stack }: { $milestones }.
event-looked-hidden = { $seat } looks through stack { $stack } with { $count } milestones.
event-milestone-kept = { $seat } keeps { $milestone }.
event-milestones-returned = { $seat } puts stack { $stack } back, from below: { $milestones }.
event-milestones-returned-hidden = { $seat } puts { $count } milestones back on stack { $stack }.
event-milestone-passed = { $seat } takes the top milestone of stack { $stack } face down.
event-dived = { $seat } dives to step { $depth }.
event-extra = { $seat } pays two { $resource } for one more step.
event-turned-up = { $exploration } is turned up.
event-tank-reached =
    { $seat } reaches { $tank }, side { $side ->
        [0] A
       *[other] B
    }.
event-past-end =
    { $vp ->
        [one] { $seat } is at the end of the reef already: 1 point.
       *[other] { $seat } is at the end of the reef already: { $vp } points.
    }
event-restored = { $seat } restores the reef at { $exploration }.
event-hired =
    { $paid ->
        [one] { $seat } hires { $tile } for 1 coin: { $member }.
       *[other] { $seat } hires { $tile } for { $paid } coins: { $member }.
    }
event-intern =
    { $paid ->
        [one] { $seat } takes { $tile } as an intern for 1 coin: { $member }.
       *[other] { $seat } takes { $tile } as an intern for { $paid } coins: { $member }.
    }
event-crew-offered = { $tile } comes into the crew offer.
event-crew-discarded = { $tile } leaves the crew offer.
event-crew-reshuffled = The discarded crew is shuffled into a new stack of { $n }.
event-row-filled = { $seat } has filled the { $row } with its colour: { $vp } points.
event-column-filled = { $seat } has filled column { $column }.
event-activated = { $seat } activates { $member }.
event-cleaned = { $sector } is clean.
event-sector-points =
    { $vp ->
        [one] { $seat } scores 1 point in { $sector }.
       *[other] { $seat } scores { $vp } points in { $sector }.
    }
event-pollution-gained =
    { $seat } gains a { $size ->
        [0] small
        [1] medium
       *[other] large
    } pollution tile: { $pollution }.
event-pollution-gained-hidden =
    { $seat } gains a { $size ->
        [0] small
        [1] medium
       *[other] large
    } pollution tile.
event-revealed = { $seat } reveals { $pollution }.
event-refreshed = { $seat } refreshes { $pollution }.
event-hand-out = { $seat } has reached the threshold: { $n } objectives are handed round, the lowest score chooses first.
event-objectives-seen = { $seat } looks at { $objectives }.
event-objectives-seen-hidden = { $seat } looks at { $count } objectives.
event-objective-kept = { $seat } keeps “{ $objectives }”.
event-objective-kept-hidden = { $seat } keeps an objective.
event-objective-dropped = { $seat } discards “{ $objectives }”.
event-objective-dropped-hidden = { $seat } discards an objective.
event-end-set-off = { $seat } has { $vp } points: the game ends after round { $rounds }.
event-objective-scored = { $seat } scores { $vp } points for “{ $objective }”.
event-game-over = The game is over: { $winner } wins with { $points } points.

## Reasons

reason-draft-first = The game has not begun yet. First: { $step }
reason-draft-over = Ships and first missions are chosen before the game, and that is over.
reason-own-turn = That is for your own turn. Now: { $step }
reason-has-to-be = This has to be chosen and cannot be declined: { $step }
reason-act-first = Your turn is not over: recharge, or travel and sail somewhere. Now: { $step }
reason-recharging = This is a recharge turn. Sailing, deploying and playing missions are for a turn in which you travel.
reason-moved-already = Your ship has sailed this turn. You sail once a turn, and can no longer recharge.
reason-deploy-before = Reef balls are deployed before sailing, on a route at your ship. Now only an effect could place one.
reason-effect-needed =
    { $effect ->
        [hire] Hiring takes an effect that says so. Sail to an island that lets you hire, or use a mission or a crew member that does.
        [intern] Taking an intern takes an effect that lets you hire: an island, a mission or a crew member.
        [row] A row is chosen when you hire somebody.
        [activate] Crew members act when an effect activates them: an island, a mission, a completed column.
        [take] Missions are taken from the offer by an effect that says so: an island, a crew member, a recharge reward.
        [lay] A mission is laid down without its effect only where an effect says so.
        [discard] A mission goes under the deck only as the price of an effect.
        [space] Recharge rewards come with recharging, or with an effect that gives one.
        [refresh] A used pollution tile is refreshed by an effect that says so.
        [dive] Your diver moves by an effect that lets you explore.
        [restore] The reef is restored by an effect that says so.
        [unlock] A reef ball is freed by an effect that gives one.
        [forward] Your scientist moves by an effect with research.
        [side-step] Your scientist moves by an effect with research.
        [gain] Resources come with effects that give some.
       *[other] An exchange is made where an effect offers it.
    }
way-choose = take the { $ship }
way-keep = keep { $mission }
way-reject = reject { $mission }
way-recharge = recharge
way-deploy = deploy on { $route }
way-sail = sail to { $spot }
way-play = play { $mission }
way-reveal = reveal { $pollution }
way-resolve = use the effect that does it
way-pick = use the effect that does it
way-convert = exchange once more
way-dive = dive on
way-restore = restore the reef once more
way-forward = go straight on
way-side-step = take the side step
way-milestone = keep { $milestone }
way-return = put { $milestone } back
way-hire = hire { $tile }
way-intern = take the cheapest tile as an intern
way-row = choose the { $row }
way-trigger = choose { $bonus }
way-activate = activate: { $member }
way-take = take { $mission }
way-lay = lay down { $mission }
way-discard = put { $mission } under the deck
way-settle = settle { $sector }
way-space = take the reward
way-refresh = refresh { $pollution }
way-objective = keep “{ $objective }”
way-drop = discard “{ $objective }”
way-gain = take { $resource }
way-pay = pay with { $resource }
way-unlock = free a ball from { $resource }
reason-ship-gone = The { $ship } is not on display any more. Choose one of the others.
reason-not-in-hand = You do not hold { $mission }. Choose a mission you hold.
reason-coins = This costs { $price } coins, and you have { $have }.
reason-energy = This costs { $price } energy, and you have { $have }.
reason-resources = This costs { $price } { $resource }, and you have { $have }.
reason-any-resources = This costs { $price } resources, and you have { $have } that can be used.
reason-track-full = There is no free space for { $resource }. Free a reef ball or spend some first.
reason-tracks-full = There is no free space for any resource. Free a reef ball or spend some first.
reason-energy-full = Your energy is at its limit of { $most } already.
reason-not-on-board = That is not on the board in play.
reason-same-island = Your ship is at { $spot } already. A journey has to end somewhere else.
reason-occupied = { $owner } lies at { $spot }. Pass through, but end somewhere else.
reason-no-way = With { $have } energy your ship cannot get anywhere, so you cannot travel. Recharge.
reason-no-way-left = Paying { $price } energy or giving up the ball would leave your ship no island to sail to, and it has to move this turn.
reason-travel-declared = You are travelling this turn already. Sail on.
reason-deployed-already = You have deployed before this journey already: once a turn.
reason-no-balls = You have no reef ball in your deployment area. Free some from your tracks.
reason-not-at-ship = { $route } does not touch your ship at { $spot }. Choose a route that does.
reason-route-full = { $route } has no empty space left.
reason-no-route-free = There is no route that could take a ball now.
reason-move-first = This mission is for { $island }. Sail there first.
reason-other-island = This mission is for { $island }, and your ship is elsewhere.
reason-island-begun = You have begun with the effects of the island. Its mission has to be announced before.
reason-mission-played = You have played a mission this turn already.
reason-condition = The condition of { $mission } is not met now.
reason-not-your-tile = You have no such pollution tile to use now. Choose one of your own in your own turn.
reason-tile-used = { $pollution } was revealed already. Refresh it first.
reason-tile-fresh = { $pollution } was not revealed yet. Choose a used one.
reason-revealed-already = You have revealed a pollution tile this turn already: once a turn.
reason-no-window = Tiles are revealed between two effects of your turn, not inside one. Finish this first.
reason-nothing-used = You have no used pollution tile.
reason-nothing-to-reveal = You have no pollution tile left to reveal.
reason-supply-empty = The supply of pollution tiles is used up.
reason-not-just-closed = { $sector } was not closed just now.
reason-no-side-step = There is no side step here: only the third and the seventh step of the track have one.
reason-must-choose = This has to be done. Choose one of the others.
reason-no-such-entry = There is no such effect here.
reason-entry-done = This effect is done, or was given up.
reason-no-sets = This island has no sets to choose from.
reason-pick-a-set = Here you choose one of two sets: pick the first or the second.
reason-pay-ascending = { $resource } come too late: you pay in the order algae, shells, cameras.
reason-not-distinct = You have taken { $resource } already, and all have to be different.
reason-track-empty = No reef ball is left on the track of { $resource }.
reason-no-locked-balls = No reef ball is left on your tracks.
reason-research-ends = Your scientist cannot go further: the last step holds one only.
reason-not-in-stack = This milestone is not among those you are looking at.
reason-nobody-to-hire = There is nobody you could hire now: no space, no coins, or only effects you have.
reason-not-in-crew-offer = { $tile } is not in the crew offer.
reason-same-effect = You have somebody with the effect of { $tile } already. Take the cheapest tile as an intern instead.
reason-row-full = The { $row } is full.
reason-no-bonus = There is nothing of that kind to come.
reason-nobody-ready = Everybody on your ship was activated this turn already.
reason-nobody-of-color = You have nobody left to activate in this colour: { $color }.
reason-nobody-there = There is nobody on { $member }.
reason-activated-already = Activated this turn already: { $member }. Once a turn is the limit.
reason-other-column = This is not in the column just completed: { $member }.
reason-other-color = This is not of the colour that is being activated: { $member }.
reason-crew-gone = The crew offer is empty.
reason-no-missions = There is no mission in reach.
reason-not-offered = { $mission } is not in the offer.
reason-out-of-reach = { $mission } is out of reach: you may take the first { $reach } cards from the left.
reason-hand-empty = You hold too few missions.
reason-other-space = Rewards come one after the other; now it is the one at { $at } points.
reason-reward-useless = This reward would give you nothing now. Decline it.
reason-no-such-space = There is no such reward space.
reason-space-ahead = The reward stands at { $at } points, and you have { $have }.
reason-not-passed = This objective is not among those passed to you.

## The table

table-round = round { $round }
table-crew = crew, cheapest first: { $tiles }
table-player = { $score } points · energy { $energy } · coins { $coins } · algae { $algae } shells { $shells } cameras { $cameras } · balls { $balls } · diver { $diver } · research { $research } · crew { $crew } · missions { $hand } · tiles { $tiles }
table-clean = Clean: { $sectors }
table-offer = Missions on offer: { $missions }
table-hand = Your missions: { $missions }

## Scores and tiebreaks

score-play = Points in play
score-objective = Objective
score-missions = Missions
score-research = Research
score-divers = Divers
score-resources = Sets of resources
score-rows = Crew rows
score-majorities = Most balls around sectors
score-seconds = Second most balls
score-pollution = Pollution tiles

## The lab

study-ship = Ships
study-crew = Crew hired
study-mission = Missions played
study-sector = Sectors cleaned
study-milestone = Milestones
study-restoration = Reef tiles restored
study-objective = Objectives

## What a position is worth: parts of the heuristic, for hints

part-points = points on the track
part-missions = played missions
part-suits = different suits
part-cards = mission cards in hand
part-research = research
part-reach = research within reach
part-tracks = unlocked tracks
part-sets = sets of resources
part-cargo = resources
part-coins = Coins
part-energy = Energy
part-balls = balls to deploy
part-crew = crew
part-rows = rows of one colour
part-pollution = Pollution tiles
part-divers = rank of the Diver
part-steps = steps on the seafloor
part-sectors = cleaned sectors
part-hopes = sectors to come
part-routes = routes with own balls
part-objective = the secret Objective
part-tempo = the next move
part-rest = time left

## What a pack holds

inventory-islands = Islands: { $count } (green { $green }, purple { $purple }, orange { $orange }; without label { $plain }, 3+ { $three }, 4 { $four })
inventory-missions = Missions: { $count } (green { $green }, purple { $purple }, orange { $orange }, wild { $wild }; bonus { $bonus }, instead { $alternative }, condition { $condition }; without label { $plain }, 3+ { $three }, 4 { $four })
inventory-crew = Crew tiles: { $count } (green { $green }, red { $red }, blue { $blue })
inventory-pollution = Pollution tiles: { $count } (small { $small }, medium { $medium }, large { $large })
inventory-seafloor = Seafloor Exploration tiles: { $count } (light { $light }, dark { $dark })
inventory-tanks = Oxygen Tanks: { $count } (yellow { $yellow }, orange { $orange })
inventory-rest = Ships: { $ships }, Milestones: { $milestones }, Objectives: { $objectives }
inventory-map = Map for { $players } players: { $spots } spots, { $routes } routes, { $sectors } sectors with { $sharks } sharks

# What a choice gives away: told and asked about once
warning-effects-left =
    { $left ->
        [one] One effect of this list is
       *[other] { $left } effects of this list are
    } still possible, and would be lost.
warning-gains-left =
    You may still gain { $left ->
        [one] 1 resource
       *[other] { $left } resources
    }.
warning-resources-lost = There is too little room for { $resource }: { $lost } would be lost.
warning-energy-lost = Your Energy track ends before that: { $lost } Energy would be lost.
