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

# Golden Deals of a table's own, chosen before a game begins.

deals-off = off
deals-ours = our set
deals-own = own list
deals-text-about = A deal on each line: how many cards bear it, then its steps, such as { $example }. { $cubes } are cubes to gain, { $shared } is a cube for everybody, { $upgrades } are upgrades, { $retrieve } takes a card back.
deals-file = Read the list from a file
deals-good = { $cards ->
    [one] { $cards } deal: ready to be played.
   *[other] { $cards } deals: ready to be played.
}
deals-problem-not_a_text = Golden Deals are off, on, or a list such as { $example }.
deals-problem-not_a_list = “{ $said }” is no list of deals. Write deals like this: { $example }
deals-problem-too_long = This list is too long: { $most } characters are enough.
deals-problem-unreadable = Deal { $number }, “{ $entry }”, cannot be read. Write deals like this: { $example }
deals-problem-copies = Deal { $number }, “{ $entry }”: a deal lies on 1 to { $most } cards, not on { $copies }.
deals-problem-kind_twice = Deal { $number }, “{ $entry }”, has two steps of the same kind; make them one.
deals-problem-cubes = Deal { $number }, “{ $entry }”: a deal brings 1 to { $most } cubes, not { $amount }.
deals-problem-all_cubes = Deal { $number }, “{ $entry }”: everybody takes exactly 1 cube, not { $amount }.
deals-problem-upgrades = Deal { $number }, “{ $entry }”: a deal upgrades 1 to { $most } times, not { $amount }.
deals-problem-cards = Deal { $number }, “{ $entry }”: a deal takes back 1 to { $most } cards, not { $amount }.
deals-problem-too_many = { $count } different deals are too many: { $most } are enough.
deals-problem-too_few = There are { $needed } trade cards that need a deal; the list has { $count }.
