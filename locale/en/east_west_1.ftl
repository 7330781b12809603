# Century: From East to West I

east_west_1-title = Century: From East to West I
east_west_1-sentence = Send settlers to work and trade in the New World, and build a trade route of cards of your own.

east_west_1-option-bonus_cards = Bonus cards
east_west_1-option-bonus_cards-about = Four special trade cards are shuffled into the deck.
east_west_1-option-golden_deals = Golden Deals
east_west_1-option-golden_deals-about = Every trade card carries a deal that can be made instead of its action.
east_west_1-option-golden_deals-custom = own list
east_west_1-option-trade_needs_room = { century-option-trade_needs_room }
east_west_1-option-trade_needs_room-about = { century-option-trade_needs_room-about }
east_west_1-option-trade_needs_room-true = { century-option-trade_needs_room-true }
east_west_1-option-trade_needs_room-repeated = { century-option-trade_needs_room-repeated }
east_west_1-option-trade_needs_room-false = { century-option-trade_needs_room-false }

east_west_1-spice-yellow = { century-good-corn }
east_west_1-spice-red = { century-good-meat }
east_west_1-spice-green = { century-good-tobacco }
east_west_1-spice-brown = { century-good-fur }

east_west_1-decide-turn = { century-decide-work_route }
east_west_1-decide-upgrade = { century-decide-upgrade }
east_west_1-decide-exchange = { century-decide-exchange }
east_west_1-decide-fort = { century-decide-fort }
east_west_1-decide-explore = { century-decide-explore }
east_west_1-decide-market = { century-decide-market }
east_west_1-decide-replace = { century-decide-replace }
east_west_1-decide-route_card = { century-decide-route_card }
east_west_1-decide-swap = { century-decide-swap }
east_west_1-decide-times = { century-decide-times }
east_west_1-decide-choose = { century-decide-choose }
east_west_1-decide-recall = { century-decide-recall }
east_west_1-decide-discard = { century-decide-storage }

east_west_1-move-work = { century-move-work }
east_west_1-move-route = { century-move-route }
east_west_1-move-rest = { century-move-settlers_rest }
east_west_1-move-claim = { century-move-claim_card }
east_west_1-move-tile = { century-move-tile }
east_west_1-move-explore = { century-move-explore }
east_west_1-move-use = { century-move-use }
east_west_1-move-take = { century-move-take }
east_west_1-move-deal = { century-move-deal }
east_west_1-move-replace = { century-move-replace }
east_west_1-move-swap = { century-move-swap }
east_west_1-move-recall = { century-move-recall }
east_west_1-move-recall-route = { century-move-recall_route }
east_west_1-move-times = { century-move-times }
east_west_1-move-choose = { century-move-choose }
east_west_1-move-upgrade = { century-move-upgrade }
east_west_1-move-discard = { century-move-discard }
east_west_1-move-done = { century-move-done }

east_west_1-log-worked = { century-log-worked }
east_west_1-log-displaced = { century-log-displaced }
east_west_1-log-used_tools = { century-log-used_tools }
east_west_1-log-gained = { century-log-gained }
east_west_1-log-upgraded = { century-log-upgraded }
east_west_1-log-exchanged = { century-log-exchanged }
east_west_1-log-claimed = { century-log-claimed_card }
east_west_1-log-enlisted = { century-log-enlisted }
east_west_1-log-explored = { century-log-explored }
east_west_1-log-turned_up_point = { century-log-turned_up_point }
east_west_1-log-next_point = { century-log-next_point }
east_west_1-log-took_tile = { century-log-took_tile }
east_west_1-log-turned_up_tile = { century-log-turned_up_tile }
east_west_1-log-refreshed_forts = { century-log-refreshed_forts }
east_west_1-log-another_turn = { century-log-another_turn }
east_west_1-log-rested = { century-log-settlers_rested }
east_west_1-log-returned = { century-log-returned }
east_west_1-log-last_round = { century-log-last_round_cards }
east_west_1-log-used_route = { century-log-used_route }
east_west_1-log-used_card = { century-log-used_card }
east_west_1-log-used_deal = { century-log-used_deal }
east_west_1-log-took_card = { century-log-took_card }
east_west_1-log-replaced = { century-log-replaced }
east_west_1-log-discarded = { century-log-discarded }
east_west_1-log-swapped = { century-log-swapped }
east_west_1-log-refreshed_market = { century-log-refreshed_market }
east_west_1-log-turned_up_trade = { century-log-turned_up_market }
east_west_1-log-recalled = { century-log-recalled }
east_west_1-log-recalled_from_route = { century-log-recalled_from_route }
east_west_1-log-all_gained = { century-log-all_gained }
east_west_1-log-acquired = { century-log-acquired }
east_west_1-log-paid = { century-log-paid }
east_west_1-log-played = { century-log-played }
east_west_1-log-retrieved = { century-log-retrieved }

east_west_1-score-point_cards = { century-score-point_cards }
east_west_1-score-bonus_per_symbol = { century-score-bonus_per_symbol }
east_west_1-score-bonus_per_pair = { century-score-bonus_per_pair }
east_west_1-score-bonus_settler_pairs = { century-score-bonus_settler_pairs }
east_west_1-score-bonus_flat = { century-score-bonus_flat }
east_west_1-score-bonus_trade_cards = { century-score-bonus_trade_cards }
east_west_1-score-exploration_tiles = { century-score-exploration_tiles }
east_west_1-score-goods = { century-score-goods }

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
