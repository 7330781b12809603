# The games of settlers. `[[location 5]]` is a location by its number in `locations`, `[[bonus 3]]` a bonus tile,
# `[[exploration 2]]` an exploration tile, each by its number in the components.

century-option-trade_needs_room = Trade needs room
century-option-trade_needs_room-about = Whether an exchange at a trade location needs room in your storage for the cubes it brings: always, only when it is repeated, or never.
century-option-trade_needs_room-true = always
century-option-trade_needs_room-repeated = only when repeated
century-option-trade_needs_room-false = never

century-good-corn = corn
century-good-meat = meat
century-good-tobacco = tobacco
century-good-fur = fur

# The four symbols of the New World, and what a point card with one of them does.
century-mark-native = native help
century-mark-native-about = Locations with this symbol ask one settler less of you, but at least one.
century-mark-tools = tools
century-mark-tools-about = At locations with this symbol you first take a red cube.
century-mark-settler = new settlers
century-mark-settler-about = Settlers come from your reserve to your hand at once.
century-mark-exploration = exploration
century-mark-exploration-about = You take an exploration tile at once.

century-kind-fort = fort
century-kind-production = production
century-kind-upgrade = upgrade
century-kind-trade = trade
century-kind-trade_again = trade, then another turn
century-kind-refresh_forts = new point cards, then another turn
century-kind-market = market
century-kind-refresh_market = new trade cards, then another turn
century-kind-rearrange = rearranging the route
century-kind-ship_move = moving the ship
century-kind-ship_trade = trade at the ship
century-kind-outpost_trade = trade at an outpost

# What a bonus tile pays at the end, and what an exploration tile brings.
century-tile-per_symbol = { $points ->
    [one] { $points } point for each: { $first }
   *[other] { $points } points for each: { $first }
}
century-tile-per_pair = { $points ->
    [one] { $points } point for each pair: { $first } + { $second }
   *[other] { $points } points for each pair: { $first } + { $second }
}
century-tile-settler_pairs = { $points ->
    [one] { $points } point for every two settlers in hand and at work
   *[other] { $points } points for every two settlers in hand and at work
}
century-tile-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
century-tile-trade_cards = { $points ->
    [one] { $points } point for every two trade cards
   *[other] { $points } points for every two trade cards
}
century-explored-cubes = take { $cubes }
century-explored-settler = { $settlers ->
    [one] { $settlers } new settler
   *[other] { $settlers } new settlers
}
century-explored-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
century-explored-symbol = one more symbol for bonus tiles: { $symbol }

# What a location does for somebody who works there now.
century-location-does = { $kind ->
    [production] take { $took }
    [upgrade] { $steps ->
        [one] { $steps } upgrade
       *[other] up to { $steps } upgrades
    }
    [trade] { $gave } → { $took }
    [trade_again] { $gave } → { $took }, then another turn
    [fort] fort, [[point { $point }]]{ $tiles ->
        [0] {""}
       *[other] , bonus tiles
    }
    [fort_empty] fort without a card{ $tiles ->
        [0] {""}
       *[other] , bonus tiles
    }
    [refresh_forts] new point cards above the forts, then another turn
    [market] market, { $card }
    [market_empty] market without a card
    [refresh_market] new cards under the markets, then another turn
    [rearrange] take { $took }, then two cards of your route may change places
    [ship_move] { $steps ->
        [0] your ship goes to any other space
        [one] your ship makes { $steps } step
       *[other] your ship makes { $steps } steps
    }
    [ship_trade] trade where your ship is, { $gave } → { $took }
    [ship_at_sea] your ship lies where there is no trade
   *[outpost_trade] trade at one of your outposts
}

# Words on the table, and what its signs mean.
century-storage = Storage
century-settlers = Settlers
century-symbols = Symbols
century-claimed-cards = Cards
century-bonus-tiles = Bonus tiles
century-exploration-tiles = Exploration
century-tiles-beside = Exploration tiles beside the board
century-point-cards = Point cards
century-route = Route
century-trade-cards = Trade cards
century-next-card = next
century-under-deck = under the deck
century-place-refresh_forts = new point cards
century-place-refresh_market = new trade cards
century-place-ship_trade = trade at the ship
century-place-outpost_trade = trade at an outpost
century-place-ship_any = anywhere
century-sign-location = location, and how many settlers it asks of you; the sign before it: you can work there
century-sign-symbols = native help, tools, new settlers and their number, exploration
century-sign-holder = settlers at work, after the number of their player
century-sign-settlers = settlers in hand + at work (in reserve)
century-sign-covered = an exploration tile covers the location
century-sign-stack = stack of bonus tiles by its number: the tile on top, and how many there are
century-sign-pays = points for each symbol, pair of symbols or two settlers
century-sign-pays_cards = points for every two trade cards
century-sign-again = then another turn
century-sign-swap = two cards of your route may change places
century-sign-route = card of a route, with the settlers it costs or those that are on it
century-sign-recall = settlers to take back
century-sign-voyage = steps of your ship, at some locations to any other space
century-sign-trade_cards = trade cards somebody has

century-decide-work = Send settlers to work, or rest
century-decide-work_route = Send settlers to work, use a card of your route, or rest
century-decide-exchange = How often do you trade at [[location { $location }]]?
century-decide-fort = At the fort [[location { $location }]]: { $claimed ->
    [0] { $took ->
        [0] claim the point card or take a bonus tile
       *[other] claim the point card too, if you like
    }
   *[other] take a bonus tile too, if you like
}
century-decide-explore = Choose an exploration tile
century-decide-storage = Your storage is over its limit. Return { $left ->
    [one] { $left } cube
   *[other] { $left } cubes
}
century-decide-market = Market { $position }: use { $card } or take it onto your route
century-decide-replace = Your route is full. Choose the card that { $card } replaces
century-decide-route_card = Card { $position } of your route: use { $card } or its deal
century-decide-swap = Two cards of your route may change places
century-decide-recall = Take back a settler: { $left ->
    [one] { $left } settler left
   *[other] { $left } settlers left
}

century-move-work = Work at [[location { $location }]] with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}: { century-location-does }{ $tools_count ->
    [0] {""}
   *[other] ; tools bring { $tools }
}{ $displaced ->
    [0] {""}
   *[other] ; displaces { $rival }
}
century-move-settlers_rest = { $settlers ->
    [0] Rest, with nobody to take back
    [one] Rest: take back { $settlers } settler
   *[other] Rest: take back { $settlers } settlers
}
century-move-claim_card = Claim the point card { $card }
century-move-tile = Take the bonus tile [[bonus { $tile }]]
century-move-explore = Take the exploration tile [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] , which opens [[location { $location }]]
}
century-move-route = Use { $card } on your route with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}
century-move-use = Use { $card }
century-move-take = Take { $card } onto your route
century-move-deal = Make the deal { $deal }
century-move-replace = Replace { $card } in place { $position }
century-move-swap = Swap { $card } (place { $first }) and { $old } (place { $second })
century-move-recall = Take a settler back from [[location { $location }]]
century-move-recall_route = Take a settler back from { $card } of your route

century-log-worked = { $who ->
    [you] You work
   *[other] { $player } works
} at [[location { $location }]] with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}.
century-log-displaced = { $who ->
    [you] You take
   *[other] { $player } takes
} back { $settlers ->
    [one] { $settlers } displaced settler
   *[other] { $settlers } displaced settlers
} from [[location { $location }]].
century-log-used_tools = { $who ->
    [you] Your tools bring { $cubes }.
   *[other] { $player } takes { $cubes } for tools.
}
century-log-claimed_card = { $who ->
    [you] You claim
   *[other] { $player } claims
} the point card { $card }.
century-log-enlisted = { $settlers ->
    [0] { $who ->
        [you] You have no settler left in reserve.
       *[other] { $player } has no settler left in reserve.
    }
    [one] { $who ->
        [you] You get { $settlers } new settler.
       *[other] { $player } gets { $settlers } new settler.
    }
   *[other] { $who ->
        [you] You get { $settlers } new settlers.
       *[other] { $player } gets { $settlers } new settlers.
    }
}
century-log-explored = { $who ->
    [you] You take
   *[other] { $player } takes
} the exploration tile [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] ; [[location { $location }]] is open now
}.
century-log-turned_up_point = New above fort { $position }: { $card }.
century-log-next_point = The next point card: { $card }.
century-log-took_tile = { $who ->
    [you] You take
   *[other] { $player } takes
} the bonus tile [[bonus { $tile }]].
century-log-turned_up_tile = New on top of stack { $stack }: [[bonus { $tile }]].
century-log-refreshed_forts = { $cards_count ->
    [0] No point cards lie above the forts.
   *[other] These point cards go under the deck: { $cards }.
}
century-log-another_turn = { $who ->
    [you] You take another turn.
   *[other] { $player } takes another turn.
}
century-log-settlers_rested = { $who ->
    [you] You rest
   *[other] { $player } rests
}{ $settlers ->
    [0] {""}
    [one] : { $settlers } settler returns
   *[other] : { $settlers } settlers return
}.
century-log-last_round_cards = { $who ->
    [you] You have
   *[other] { $player } has
} { $cards ->
    [one] { $cards } point card
   *[other] { $cards } point cards
}: this is the last round.
century-log-used_route = { $who ->
    [you] You use
   *[other] { $player } uses
} card { $position } of the route, { $card }, with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}.
century-log-used_card = { $who ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
century-log-used_deal = { $who ->
    [you] You make the deal { $deal } with { $card }.
   *[other] { $player } makes the deal { $deal } with { $card }.
}
century-log-took_card = { $who ->
    [you] You take { $card } onto your route.
   *[other] { $player } takes { $card } onto the route.
}
century-log-replaced = { $who ->
    [you] You put { $card } in place { $position } of your route; { $old } goes to your discard pile.
   *[other] { $player } puts { $card } in place { $position } of the route; { $old } goes to the discard pile.
}
century-log-discarded = { $who ->
    [you] You put { $card } on your discard pile.
   *[other] { $player } puts { $card } on the discard pile.
}
century-log-swapped = { $who ->
    [you] You swap cards { $first } and { $second } of your route.
   *[other] { $player } swaps cards { $first } and { $second } of the route.
}
century-log-refreshed_market = { $cards_count ->
    [0] No trade cards lie under the markets.
   *[other] These trade cards go under the deck: { $cards }.
}
century-log-turned_up_market = New under the markets: { $card }.
century-log-recalled = { $who ->
    [you] You take
   *[other] { $player } takes
} a settler back from [[location { $location }]].
century-log-recalled_from_route = { $who ->
    [you] You take a settler back from { $card } of your route.
   *[other] { $player } takes a settler back from { $card } of the route.
}

century-score-point_cards = Point cards
century-score-bonus_per_symbol = Bonus tiles: symbols
century-score-bonus_per_pair = Bonus tiles: pairs
century-score-bonus_settler_pairs = Bonus tiles: settlers
century-score-bonus_flat = Bonus tiles: points
century-score-bonus_trade_cards = Bonus tiles: trade cards
century-score-exploration_tiles = Exploration tiles
century-score-goods = Goods in storage

reason-not_in_play = This board is not used in this game.
reason-covered = The exploration tile [[exploration { $tile }]] still covers this location.
reason-already_there = Your own settlers are there already.
reason-not_enough_settlers = This takes { $needed ->
    [one] { $needed } settler
   *[other] { $needed } settlers
}, and you have { $hand } in hand.
reason-no_room = Your storage has no room for this exchange.
reason-nothing_at_fort = This fort has nothing for you now: you can neither take a bonus tile nor claim a card.
reason-already_claimed = You have claimed the card of this fort already.
reason-already_took_tile = You have taken a tile at this fort already.
reason-stack_elsewhere = You cannot take a tile from this stack here.
reason-stack_empty = This stack is empty.
reason-no_free_slot = You have no free slot for another bonus tile.
reason-tile_gone = This exploration tile is not on the table.
reason-no_trade_cards = There are no trade cards left.
reason-card_in_use = Your settlers are on this card already.
reason-nobody_there = None of your settlers is there.
reason-must_use_fort = First decide what you do at the fort: claim its card, take a tile, or both.
reason-must_explore = First take an exploration tile.
reason-must_use_market = First decide what you do with the card of this market.
reason-must_use_card = First choose what the card does: its action or its Golden Deal.
reason-must_replace = First choose the card of your route that makes room for the new one.
reason-must_finish_swap = You may swap two cards of your route now: finish that first.
reason-must_finish_recalling = You may take settlers back now: finish that first.

# Ships among the settlers' islands.
century-option-map-island = Where the tiles of the island lie: the usual island, a random one, or one of your own.
century-option-map-default_island = the usual island

century-decide-voyage = { $left ->
    [0] Choose where your ship goes
    [one] Choose where your ship goes: { $left } step left
   *[other] Choose where your ship goes: { $left } steps left
}
century-decide-build = You may build an outpost at [[space { $space }]] { $price ->
    [0] for free
    [one] for { $price } cube
   *[other] for { $price } cubes
}
century-decide-stack_tile = { $must ->
    [0] You may take a bonus tile: you have four more trade cards
   *[other] Choose a bonus tile: you have emptied a column
}
century-decide-island_trade = { $must ->
    [0] You may trade at
   *[other] Trade at
} [[space { $space }]]
century-decide-outpost = Choose the outpost where you trade
century-decide-market_deal = Market { $position }: use { $card } or its deal

century-move-outpost = Trade at [[space { $space }]]: { $gave } → { $took }

century-log-kept_card = { $who ->
    [you] You keep { $card } and have
   *[other] { $player } keeps { $card } and has
} { $cards ->
    [one] { $cards } trade card
   *[other] { $cards } trade cards
} now.

reason-nowhere_to_sail = Your ship can go nowhere from here: you could not pay the docking fee.
reason-same_tile = Your ship has to leave its place.
reason-ship_at_sea = There is nothing to trade where your ship is.
reason-no_outposts = You have no outposts yet.
reason-no_outpost_trade = You cannot pay for the exchange at any of your outposts.
reason-must_take_tile = You have to take a bonus tile.
reason-must_move_ship = First move your ship.
reason-must_sail_on = Your ship is on its way: it must make its second step first.
reason-must_finish_landing = You may build an outpost here now: decide that first.
reason-must_choose_outpost = First choose the outpost where you trade.
reason-must_settle_tile = You may take a bonus tile now: decide that first.

# The boards of the games of settlers: names of their parts, tooltips with their rule clause, the table in sentences.

century-land-map = The land and its locations
century-land-own = Your cards and tiles
century-land-none = none
century-land-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }, { $symbol }{ $settlers ->
    [0] {""}
   *[other] { " " }({ $settlers })
}
century-land-location = { $id }, { $kind }.
century-land-does = { $shape ->
    [exchange] Give { $give }, take { $take }{ $kind ->
        [trade_again] , then another turn
       *[other] {""}
    }.
    [take] Take { $take }.
   *[plain] { $kind ->
        [upgrade] Up to { $steps ->
            [one] { $steps } upgrade
           *[other] { $steps } upgrades
        }.
        [ship_move] { $steps ->
            [0] To any other space.
            [one] { $steps } step.
           *[other] { $steps } steps.
        }
       *[other] {""}
    }
}
century-land-covered = Covered by an exploration tile: { $tile }. Printed number of settlers: { $printed }.
century-land-price = Asks you for { $price ->
    [one] { $price } settler
   *[other] { $price } settlers
} (printed: { $printed }).
century-land-held = { $player } is there with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}.
century-land-has-native = Native help counts here (NW-24).
century-land-has-tools = Tools count here (NW-27){ $cubes ->
    [0] .
    [one] : { $cubes } red cube for you.
   *[other] : { $cubes } red cubes for you.
}
century-land-stack = Stack { $stack } of bonus tiles: { $tile }; { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} in all.
century-land-stack-empty = Stack { $stack } of bonus tiles is empty.
century-land-about-stack = A fort lets you take the top tile of one of its stacks (NW-34). Tiles here: { $left }.
century-land-about-exploration = Exploration tile: { $tile } (NW-41).
century-land-card-at = Above fort { $fort }: { $card }.
century-land-no-card-at = There is no card above fort { $fort }.
century-land-about-point = { $card }. Claimed at the fort below it (NW-36).
century-land-race = Most cards of one player: { $most } of { $goal }
century-land-about-race = The { $goal }th point card of a player brings the last round (NW-56).
century-land-last-round = This is the last round.
century-land-about-deck = The deck lies open: everybody sees the next card (NW-12).
century-land-deck-left = { $left ->
    [one] { $left } card in the deck
   *[other] { $left } cards in the deck
}
century-land-storage-count = { $count } of { $limit } cubes in storage
century-land-about-storage = At the end of your turn your storage keeps at most { $limit } cubes (NW-55).
century-land-about-cube = { $colour ->
    [yellow] The lowest good; it upgrades to red (NW-2).
    [red] It upgrades to green (NW-2).
    [green] It upgrades to brown (NW-2).
   *[brown] The highest good (NW-2).
}
century-land-about-upgrade-cube = Upgrade this cube by one step (NW-30).
century-land-about-discard-cube = Return this cube to the supply (NW-55).
century-land-about-fee-cube = Pay this cube as the fee (E2-19).
century-land-about-pay-cube = Pay this cube for the outpost (E2-20).
century-land-about-supply = Cubes from lowest to highest; the supply never runs out (NW-2, NW-3).
century-land-settlers-count = Settlers: { $hand } in hand, { $placed } at work, { $reserve } in reserve
century-land-about-hand = These settlers can be sent to work (NW-5).
century-land-about-placed = Settlers at locations come back when you rest or when they are displaced (NW-26, NW-53).
century-land-about-reserve = Settlers in reserve come by cards and tiles (NW-40, NW-45).
century-land-in-hand = in hand
century-land-at-work = at work
century-land-in-reserve = in reserve
century-land-rest = Rest
century-land-about-rest = All your settlers return to your hand (NW-53).
century-land-symbol-count = { $symbol }: { $number }
century-land-no-cards = no cards yet
century-land-about-slots = Slots for bonus tiles: { $slots } (NW-35).
century-land-about-score = What you would score if the game ended now (NW-57).
century-land-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
century-land-final = What everybody gathered

century-land-tell-next = The next card: { $card }.
century-land-tell-held = { $id }: { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
} of { $player }.
century-land-tell-covered = { $id } is covered by an exploration tile: { $tile }.
century-land-tell-pioneer = { $player }: settlers { $hand } in hand, { $placed } at work, { $reserve } in reserve; { $count } of { $limit } cubes ({ $cubes }).
century-land-tell-gathered = { $player } has { $number } of { $goal } point cards: { $cards }. Bonus tiles: { $bonus }. Exploration tiles: { $explored }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
