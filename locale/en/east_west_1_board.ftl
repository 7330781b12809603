# The board of From East to West I: markets with trade cards, and the trade routes.

east_west_1-board-first = First player
east_west_1-board-winner = Winner
east_west_1-board-use = Use
east_west_1-board-take = Onto your route
east_west_1-board-ask-market = Use the card or take it?
east_west_1-board-ask-route_card = The card or its deal?
east_west_1-board-market-card = Under market { $market }: { $card }.
east_west_1-board-market-empty = There is no card under market { $market }.
east_west_1-board-trade-deck = { $left ->
    [one] { $left } trade card in the deck
   *[other] { $left } trade cards in the deck
}
east_west_1-board-route = Trade route: { $cards } of 5 cards
east_west_1-board-on-route = { $settlers ->
    [one] { $settlers } settler on it
   *[other] { $settlers } settlers on it
}
east_west_1-board-no-route = no cards on the route yet
east_west_1-board-route-card = { $position }: { $card }. { $taken ->
    [yes] { $settlers ->
        [one] { $settlers } settler is on it.
       *[other] { $settlers } settlers are on it.
    }
   *[no] Asks for { $settlers ->
        [one] { $settlers } settler.
       *[other] { $settlers } settlers.
    }
}
east_west_1-board-swap = { $position }: { $card }. Swap it with which card?
east_west_1-board-pile = Discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
east_west_1-board-final-routes = Trade routes and discard piles
east_west_1-board-effect-recall = { $number ->
    [one] take back { $number } settler
   *[other] take back up to { $number } settlers
}

east_west_1-board-about-produce = Spice card: take the cubes shown (E1-26).
east_west_1-board-about-upgrade = Upgrade card: raise cubes by one step for each arrow, at least once (E1-27).
east_west_1-board-about-exchange = Exchange card: give the cubes above, take the cubes below, as often as you can and like (E1-28).
east_west_1-board-about-special = Bonus card: take the cube, then you may upgrade once (E1-38).
east_west_1-board-about-retrieve = Bonus card: take the cubes, then you may take back one of your settlers (E1-39).
east_west_1-board-about-choice = Bonus card: for 3 yellow take either side, each time anew (E1-40).
east_west_1-board-about-deal = Its Golden Deal: { $deal } (E1-41).
east_west_1-board-about-trade-deck = The deck of trade cards lies face down; when it is empty, no new cards come (E1-8, E1-18).
east_west_1-board-about-route = A route holds at most 5 cards; one more takes the place of another (E1-16).
east_west_1-board-about-route-price = A card asks for 1 settler, and 1 more for each card to its left without settlers (E1-22).
east_west_1-board-about-pile = Cards used at a market or replaced on the route; they count for one of the bonus tiles (E1-14, E1-34).

east_west_1-board-tell-card = { $position }: { $card }, { $taken ->
    [yes] with { $settlers ->
        [one] { $settlers } settler on it
       *[other] { $settlers } settlers on it
    }
   *[no] asks for { $settlers ->
        [one] { $settlers } settler
       *[other] { $settlers } settlers
    }
}
east_west_1-board-tell-route = The route of { $player }: { $cards }. Cards on the discard pile: { $discarded }.
