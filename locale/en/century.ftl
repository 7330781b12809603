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
