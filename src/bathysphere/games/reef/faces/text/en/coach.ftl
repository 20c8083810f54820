### The coach: the rule of this moment and one fact of this position, in at most three lines. It never names the move.

coach-choose-ship = Its power holds for the whole game. Its grid shows what each crew space pays when you hire onto it.
coach-keep = A mission pays besides the effects of its island, or instead of them. Islands near the middle are reached sooner.
coach-reject = Two missions stay with you. In each turn you travel you may play one, at its island.
coach-turn = Travel: deploy a ball if you like, then sail and use an island. Or recharge: every reward up to your score, { $score }. Energy { $energy }.
coach-recharge = Every reward from your points down to 0, where 3 energy lie. Take each, a part of it, or none. Energy { $energy } of 8 now.
coach-recharged = The rewards are through. Before the turn ends you may trade coins and reveal one pollution tile. Coins: { $coins }.
coach-discard-crew = The cheapest tile of the crew offer leaves it, and another one comes.
coach-island = Each effect once, in any order; a mission of this island before its effects begin. What you leave is given up.
coach-entries = These effects are yours in any order, as far as you want them. Energy { $energy }, Coins: { $coins }.
coach-convert = The same exchange once more: what stands left is paid, what stands right gained. Coins: { $coins }.
coach-pick = One of the two sets, not both. Room on your tracks: { $room }.
coach-gain-any = At the end sets of one of each kind score. Room on your tracks: { $room }.
coach-pay-any = Any mix of kinds pays. At the end sets of one of each kind score: you hold { $cargo }.
coach-unlock = A freed ball leaves room for resources and can be deployed. A track emptied of balls scores at once. { $balls } ready to deploy.
coach-research = Your reach in cards is { $reach } now. With a side step you look through milestones and keep one; straight on you take one worth nothing.
coach-milestone = Keep one and gain all that is on it at once. The others go back face down, in an order only you know.
coach-return = What you put back last lies on top, and whoever goes straight on takes the top one.
coach-dive = A step of the Diver pays what it reaches. The first one at a tank takes the better side.
coach-extra-step = Two equal resources buy one more step of the Diver, once a turn. Your resources: { $cargo }.
coach-restore = Restoring uses the exploration tile above your diver; it is never used up. Energy { $energy }, Coins: { $coins }.
coach-hire = Crew costs coins and can act again and again. Same colour as the head of its row: towards that row's points. Coins: { $coins }.
coach-row = The tile takes the first free space of a row and pays what it covers. A row all of one colour scores.
coach-placed = The space pays, and so does a row or column that is complete now. All of it is yours; the order is open.
coach-column = A complete column lets one of its members act at once.
coach-activate = Each member acts once a turn. Lit ones are still ready.
coach-activate-color = Every member of this colour acts, each once, in the order you like.
coach-take = The offer is open to you from the left as far as your scientist reaches, { $reach } now. You hold { $missions }.
coach-lay = The mission counts towards sets without its effect. Missions in your hand: { $missions }.
coach-discard = Missions are the price here. In your hand: { $missions }.
coach-free-deploy = A ball costs nothing here. With one on every route, a sector is clean and all around it score. { $balls } ready.
coach-settle = A clean sector pays a point for each ball around it and for a ship at a corner. Who scores most there takes its tile.
coach-space = One of the recharge rewards you have reached, without the others. Your points: { $score }.
coach-refresh = A used tile is as good as new: revealed again, or kept for its points at the end.
coach-cash = Revealing uses a tile up; here it gives its points as well. Otherwise a kept tile scores at the end.
coach-objective = It scores at the end. { $ending ->
        [yes] The last round has begun.
       *[no] That comes a round after somebody has { $end } points; you have { $score }.
    }
coach-drop = Whoever chooses first also puts one away for good, unseen by the others. Your points: { $score }.
coach-final-trade = Before the scoring { $price } coins buy a resource; sets of one of each kind score. Coins: { $coins }.
