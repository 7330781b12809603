# What the boards of all Century games say of cubes, and those with trade cards of cards; clauses are told by each game.

century-cubes-supply = Supply
century-cube-letter-yellow = Y
century-cube-letter-red = R
century-cube-letter-green = G
century-cube-letter-brown = B
century-cubes-told = { $number } { $colour ->
    [yellow] yellow
    [red] red
    [green] green
   *[brown] brown
}
century-cubes-none = no cubes

century-trade-free = free
century-trade-price = { $price ->
    [one] costs { $price } cube
   *[other] costs { $price } cubes
}
century-trade-pay-here = the cube goes on this card
century-trade-rest = Rest
century-trade-deal = Make a deal
century-trade-hand-empty = Your hand is empty.
century-trade-played-empty = No cards played yet
century-trade-none = none
century-trade-gap = an empty place
century-trade-hand-count = { $left ->
    [one] { $left } card in hand
   *[other] { $left } cards in hand
}
century-trade-left = { $left ->
    [one] { $left } more
   *[other] { $left } more
}
century-trade-how-often = How often?
century-trade-choose = What do you take?
century-trade-take-or-deal = Take the card or make its deal?
century-trade-card-produce = spices ({ $take })
century-trade-card-exchange = exchange ({ $give } for { $take })
century-trade-card-upgrade = { $steps ->
    [one] { $steps } upgrade step
   *[other] { $steps } upgrade steps
}
century-trade-card-special = bonus ({ $effects })
century-trade-deal-told = ({ $effects })
century-trade-effect-gain = take { $cubes }
century-trade-effect-all_gain = everybody takes { $cubes }
century-trade-effect-upgrade = { $number ->
    [one] up to { $number } upgrade step
   *[other] up to { $number } upgrade steps
}
century-trade-effect-retrieve = { $number ->
    [one] take back { $number } played card
   *[other] take back up to { $number } played cards
}
century-trade-effect-choice = exchange { $give } for { $one } or { $other }

century-trade-tell-place = { $position }: { $card }
century-trade-tell-laden = { $position }: { $card }, with { $cubes } on it
century-trade-tell-row = Trade cards: { $cards }. Cards left in the deck: { $left }.
century-trade-tell-hand = Your hand: { $cards }.
century-trade-tell-played = Your played cards: { $cards }.
