# The board of From East to West III: markets with trade cards, and the cards that are kept.

east_west_3-board-first = First player
east_west_3-board-winner = Winner
east_west_3-board-use = Use
east_west_3-board-ask-market = The card or its deal?
east_west_3-board-market-card = Under market { $market }: { $card }.
east_west_3-board-market-empty = There is no card under market { $market }.
east_west_3-board-trade-deck = { $left ->
    [one] { $left } trade card in the deck
   *[other] { $left } trade cards in the deck
}
east_west_3-board-kept-cards = trade cards kept
east_west_3-board-kept = Trade cards kept: { $cards }. Next bonus tile: { $left ->
    [one] after { $left } more card
   *[other] after { $left } more cards
}.
east_west_3-board-effect-recall = { $number ->
    [one] take back { $number } settler
   *[other] take back up to { $number } settlers
}

east_west_3-board-about-produce = Spice card: take the cubes shown, then keep the card (E1-26, E3-14).
east_west_3-board-about-upgrade = Upgrade card: raise cubes by one step for each arrow, at least once, then keep the card (E1-27, E3-14).
east_west_3-board-about-exchange = Exchange card: give the cubes above, take the cubes below, as often as you can and like, then keep the card (E1-28, E3-14).
east_west_3-board-about-special = Bonus card: take the cube, then you may upgrade once (E3-27).
east_west_3-board-about-retrieve = Bonus card: take the cubes, then you may take back one of your settlers (E3-27).
east_west_3-board-about-choice = Bonus card: for 3 yellow take either side, each time anew (E1-40, E3-27).
east_west_3-board-about-deal = Its Golden Deal, instead of the action: { $deal } (E3-29).
east_west_3-board-about-trade-deck = The deck of trade cards lies face down; when it is empty, no new cards come (E3-8, E3-16).
east_west_3-board-about-stack = Every fourth trade card you keep lets you take the top tile of one of these stacks (E3-17). Tiles here: { $left }.
east_west_3-board-about-kept = Cards used at the markets. Every fourth one brings a bonus tile from the stacks near the markets while there is a free place for it (E3-17, E3-18).

east_west_3-board-tell-kept = { $player } has kept { $cards ->
    [one] { $cards } trade card
   *[other] { $cards } trade cards
}.
