# What the Century games share. A game points to these with a message reference.

century-cube-yellow = yellow
century-cube-red = red
century-cube-green = green
century-cube-brown = brown
century-gold = gold
century-silver = silver

# What a trade card does, for the legend.
century-card-produce = take these cubes
century-card-exchange = exchange, as often as you like
century-card-upgrade = upgrade steps: [[cube 0]] → [[cube 1]] → [[cube 2]] → [[cube 3]]
century-card-retrieve = played cards to take back
century-card-all_gain = everybody takes
century-card-price = cubes to pay, one on each card before it
century-card-lit = can be taken now

century-decide-upgrade = Upgrade a cube: { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
century-decide-retrieve = Take back a played card: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
century-decide-choose = Choose what to take
century-decide-times = How often: { $card }?
century-decide-pay = Choose the cube to put on card { $position } of the row
century-decide-lay = Choose a card to lay down without using it
century-decide-spend = Choose the card to spend for its deal
century-decide-discard = Your caravan is over its limit. Return { $left ->
    [one] { $left } cube
   *[other] { $left } cubes
}

century-move-play = Play { $card }
century-move-acquire = Acquire { $card } { $price ->
    [0] for free
    [one] for { $price } cube
   *[other] for { $price } cubes
}{ $cubes_count ->
    [0] {""}
   *[other] , with { $cubes } on it
}
century-move-deal-row = Deal { $deal } with { $card } { $price ->
    [0] for free
    [one] for { $price } cube
   *[other] for { $price } cubes
}{ $cubes_count ->
    [0] {""}
   *[other] , with { $cubes } on it
}
century-move-deal-hand = Make a deal with a card from hand
century-move-times = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}: give { $gave }, take { $took }
century-move-choose = Give { $gave }, take { $took }
century-move-upgrade = Upgrade { $colour } to { $next }
century-move-pay = Pay { $colour }
century-move-discard = Return { $colour }
century-move-lay = Lay down { $card }
century-move-spend = Spend { $card } for { $deal }
century-move-retrieve = Take back { $card }
century-move-done = Done

century-log-played = { $who ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
century-log-gained = { $who ->
    [you] You take { $cubes }.
   *[other] { $player } takes { $cubes }.
}
century-log-all_gained = Everybody takes { $cubes }.
century-log-exchanged = { $who ->
    [you] You give { $gave } and take { $took }.
   *[other] { $player } gives { $gave } and takes { $took }.
}
century-log-upgraded = { $who ->
    [you] You upgrade { $colour } to { $next }.
   *[other] { $player } upgrades { $colour } to { $next }.
}
century-log-returned = { $who ->
    [you] You return { $cubes } to the supply.
   *[other] { $player } returns { $cubes } to the supply.
}
century-log-retrieved = { $who ->
    [you] You take { $card } back to hand.
   *[other] { $player } takes { $card } back to hand.
}
century-log-paid = { $who ->
    [you] You put { $cubes } on card { $position }.
   *[other] { $player } puts { $cubes } on card { $position }.
}
century-log-collected = { $who ->
    [you] You collect { $cubes } from card { $position }.
   *[other] { $player } collects { $cubes } from card { $position }.
}
century-log-acquired = { $who ->
    [you] You acquire
   *[other] { $player } acquires
} { $card }{ $cubes_count ->
    [0] {""}
   *[other] , with { $cubes }
}.
century-log-laid = { $who ->
    [you] You lay down { $card }.
   *[other] { $player } lays down { $card }.
}
century-log-dealt = { $who ->
    [you] You spend { $card } for the deal { $deal }.
   *[other] { $player } spends { $card } for the deal { $deal }.
}
century-log-turned_up_trade = New in the trade row: { $card }.

reason-not_in_hand = This card is not in your hand.
reason-not_enough_cubes = Not enough cubes; missing: { $missing }.
reason-nothing_to_upgrade = None of your cubes can be upgraded.
reason-no_such_cube = You have no cube of this colour.
reason-must_act_once = It has to be done at least once.
reason-no_card_there = There is no card at this place.
reason-not_enough_cubes_to_pay = This card costs { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}, one for each card before it, and you have fewer.
reason-not_played = This card is not among your played cards.
reason-not_itself = A card cannot take itself back.
reason-no_deals = This game is played without Golden Deals.
reason-no_card_to_lay = A deal needs a card in hand to lay down.
reason-needs_two_cards = A deal from the hand needs two cards in hand.
reason-no_deal_in_hand = None of your cards in hand carries a deal.
reason-last_deal = This is your only card with a deal; lay down another one.
reason-carries_no_deal = This card carries no deal.
reason-must_exchange = First say how often you make the exchange.
reason-must_finish_exchange = You are exchanging: finish that first.
reason-must_finish_upgrade = You are upgrading cubes: finish that first.
reason-must_finish_retrieving = You may take played cards back now: finish that first.
reason-must_pay = First put the cubes that the card costs on the cards to the left of it.
reason-must_return = First return the cubes above your limit.
reason-must_lay = First lay down a card from your hand for the deal.
reason-must_spend = First choose the card in your hand whose deal you make.

# The games of ships. `[[space 5]]` is a space of the map by its number, `[[symbol 0]]` the symbol of a market tile,
# `[[demand 3]]` a VP tile of a port by its number in `demands`.

century-option-map = Map
century-option-map-about = Where the tiles lie: the map of the first game, a random one, or one of your own.
century-option-map-first_game = the first game
century-option-map-random = random
century-option-map-custom = your own
century-option-map_rules = Maps of your own
century-option-map_rules-about = What a map of your own must keep to: each market touches at least two other tiles, or the map only hangs together.
century-option-map_rules-two_neighbours = two neighbours for each market
century-option-map_rules-connected = it only hangs together
century-option-trade_timing = Trading at a new outpost
century-option-trade_timing-about = Whether you may trade at an outpost in the turn you build it, or from your next turn on.
century-option-trade_timing-same_turn = in the same turn
century-option-trade_timing-next_turn = from the next turn on
century-option-market_disputed = Doubtful market tiles
century-option-market_disputed-about = Which exchange counts on the two market tiles whose figures are in doubt.
century-option-market_disputed-source = as on the list of tiles
century-option-market_disputed-spice_road = as on the Spice Road cards
century-option-show_scores-tiles = Claimed VP tiles and running scores are open to everybody.

century-spice-ginger = ginger
century-spice-chili = chili
century-spice-tea = tea
century-spice-cloves = cloves

century-bonus-vp = points
century-bonus-movement = movement
century-bonus-hold = hold
century-bonus-upgrade = upgrade
century-bonus-red = red cube

# Words on the table, and what its signs mean.
century-hold = Hold
century-outposts = Outposts
century-bonus = Bonus tiles
century-claimed-tiles = VP tiles
century-stock = Bonus tiles left
century-port-closed = closed
century-sea = sea
century-pile = { $tiles ->
    [0] The pile of VP tiles is empty.
    [one] { $tiles } VP tile in the pile.
   *[other] { $tiles } VP tiles in the pile.
}
century-pile-closed = { $within ->
    [one] The next tile is the closed port.
   *[other] The closed port is among the next { $within } tiles.
}
century-sign-space = markets by their number and symbol: [[symbol 0]], [[symbol 1]], [[symbol 2]], [[symbol 3]]
century-sign-reach = where the ship can go now
century-sign-exchange = the exchange of a market, or what a port wants and its points
century-sign-ship = ships, by the number of their player
century-sign-outpost = outposts, by the number of their player
century-sign-loose = cubes that lie there

century-decide-starting_set = Choose your starting cubes
century-decide-starting_space = Choose the market where your ship begins
century-decide-sail = { $free ->
    [0] Sail on or stop here
    [one] Sail on or stop here: { $free } free step left
   *[other] Sail on or stop here: { $free } free steps left
}
century-decide-fee = Choose the cube you pay to { $owner } as a docking fee
century-decide-action = Choose your action
century-decide-pay_outpost = Choose a cube to pay for the outpost
century-decide-bonus = Choose a bonus tile: you have emptied a column
century-decide-trade = Trade at your new outpost, if you like
century-decide-hold = Your hold is over its limit. Return { $left ->
    [one] { $left } cube
   *[other] { $left } cubes
}

century-move-set = Take { $cubes }
century-move-place = Begin at [[space { $space }]]: { $gave } → { $took }
century-move-sail = Sail to [[space { $space }]]{ $kind ->
    [market] : { $gave } → { $took }
    [port] , a port: [[demand { $demand }]]
    [closed] , a closed port
   *[sea] , the open sea
}{ $fee ->
    [0] {""}
    [one] ; docking fee { $fee } cube
   *[other] ; docking fee { $fee } cubes
}
century-move-stop = { $steps ->
    [0] Stay at [[space { $space }]]
   *[other] Stop at [[space { $space }]]
}{ $fee ->
    [0] {""}
    [one] ; docking fee { $fee } cube
   *[other] ; docking fee { $fee } cubes
}
century-move-fee = Pay { $colour } to { $owner }
century-move-build = Build an outpost ([[symbol { $symbol }]]) { $price ->
    [0] for free
    [one] for { $price } cube
   *[other] for { $price } cubes
}{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
}
century-move-trade = Trade { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}: give { $gave }, take { $took }
century-move-claim = { $points ->
    [0] Claim a VP tile
   *[other] Claim the VP tile [[demand { $demand }]]
}
century-move-pass = Take no action
century-move-pay_outpost = Pay { $colour }
century-move-bonus = { $bonus ->
    [0] Points tile: { $points } points
    [1] Movement tile: one more free step
    [2] Hold tile: room for 3 more cubes
    [3] Upgrade tile: an upgrade after every outpost you build, and 2 points
   *[4] Red cube tile: a red cube with every harvest, and 1 point
}

century-log-took_set = { $who ->
    [you] You begin with { $cubes }.
   *[other] { $player } begins with { $cubes }.
}
century-log-placed_ship = { $who ->
    [you] Your ship begins at [[space { $space }]].
   *[other] { $player } places a ship at [[space { $space }]].
}
century-log-sailed = { $who ->
    [you] You sail
   *[other] { $player } sails
} from [[space { $leaving }]] to [[space { $space }]].
century-log-paid_fee = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $cubes } to { $owner_who ->
    [you] you
   *[other] { $owner }
} as a docking fee.
century-log-paid_outpost = { $who ->
    [you] You pay { $cubes } for the outpost.
   *[other] { $player } pays { $cubes } for the outpost.
}
century-log-built = { $who ->
    [you] You build
   *[other] { $player } builds
} an outpost ([[symbol { $symbol }]]) at [[space { $space }]]{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
}.
century-log-took_bonus = { $who ->
    [you] You take
   *[other] { $player } takes
} a bonus tile: { $bonus ->
    [0] { $points } points
    [1] movement
    [2] hold
    [3] upgrade
   *[4] red cube
}.
century-log-traded = { $who ->
    [you] You trade at [[space { $space }]]: give { $gave }, take { $took }.
   *[other] { $player } trades at [[space { $space }]]: gives { $gave }, takes { $took }.
}
century-log-claimed = { $who ->
    [you] You claim
   *[other] { $player } claims
} the VP tile [[demand { $demand }]] at [[space { $space }]].
century-log-turned_up_demand = New VP tile at the port [[space { $space }]]: [[demand { $demand }]].
century-log-closed_port = The port [[space { $space }]] is closed now.
century-log-passed = { $who ->
    [you] You take no action.
   *[other] { $player } takes no action.
}
century-log-last_round_tiles = { $who ->
    [you] You have
   *[other] { $player } has
} { $tiles ->
    [one] { $tiles } VP tile
   *[other] { $tiles } VP tiles
}: this is the last round.

century-score-demands = VP tiles
century-score-outposts = Uncovered by outposts
century-score-bonus_vp = Bonus tiles: points
century-score-spices = Spices in the hold

reason-must_take_set = First take a starting set.
reason-must_place_ship = First place your ship on a market.
reason-must_sail_or_stay = First sail, or stay where you are.
reason-must_stop = Your ship is under way: sail on or stop first.
reason-step_is_free = This step is free: no cube is left for it.
reason-must_sail = You have left a cube for this step: choose where to sail.
reason-must_pay_fare = First choose the card that pays for this step.
reason-must_pay_fee = First pay the docking fee.
reason-must_finish_collecting = You are collecting cubes: finish that first.
reason-has_stopped = Your ship has stopped: choose what you do here.
reason-no_mere_pass = Where your ship stays you build, trade or claim; otherwise rest.
reason-must_pay_outpost = First pay for the outpost.
reason-must_finish_trading = You may trade here now: finish that first.
reason-set_taken = Somebody else has taken this set; choose another one.
reason-starts_at_a_market = Ships begin on a market; choose one.
reason-not_adjacent = This space is not next to your ship; sail to a neighbouring one.
reason-leave_first = You have no free step left; leave a cube first.
reason-cannot_pay_fare = You have no card left to pay for this step.
reason-card_not_held = You have this card neither in hand nor among your played cards.
reason-no_way_on = You could pay neither for stopping there nor for sailing on.
reason-cannot_pay_fee = Stopping here costs { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}, one for each other ship, and you have fewer.
reason-no_cube_here = No cube of this colour lies here.
reason-not_a_market = Your ship is not at a market.
reason-already_built = You have an outpost here already.
reason-cannot_pay_outpost = An outpost here costs { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}, and you have fewer.
reason-no_outpost = You trade only where you have an outpost; build one first.
reason-no_bonus_left = No bonus tile of this kind is left.
reason-not_a_port = Your ship is not at a port.
reason-port_closed = This port is closed.
reason-port_empty = There is no VP tile at this port.
reason-harvest_at_a_market = At this table you harvest only at a market.
