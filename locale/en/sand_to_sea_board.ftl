# The board of From Sand to Sea: names of places, and tooltips with their rule clause. What it shares with other boards
# is in century_trade_board.ftl and century_sea_board.ftl.

sand_to_sea-board-first = First player
sand_to_sea-board-winner = Winner
sand_to_sea-board-cards = Your cards
sand_to_sea-board-here-actions = Without sailing
sand_to_sea-board-fare = Pay this step with a card
sand_to_sea-board-fare-steps = Step { $step } of { $steps }
sand_to_sea-board-sailed-count = { $left ->
    [one] { $left } card spent for sailing
   *[other] { $left } cards spent for sailing
}
sand_to_sea-board-sailed-empty = No card spent for sailing yet
sand_to_sea-board-trade-deck = { $left ->
    [one] Trade deck: { $left } card left (SS-11)
   *[other] Trade deck: { $left } cards left (SS-11)
}

sand_to_sea-board-about-price = The price: one cube of any colour on each card further left (SS-11).
sand_to_sea-board-about-pay-cube = Put this cube on the marked card (SS-11).
sand_to_sea-board-about-produce = Produce card: take the cubes shown (SS-12).
sand_to_sea-board-about-exchange = Exchange card: give the cubes above, take the cubes below, as often as you can and like (SS-12).
sand_to_sea-board-about-upgrade = Upgrade card: raise cubes by one step for each arrow, at least once (SS-12).
sand_to_sea-board-about-special = Bonus card: take the cube, then you may upgrade once (SS-29).
sand_to_sea-board-about-retrieve = Bonus card: take the cubes, then you may take back one played card (SS-29).
sand_to_sea-board-about-choice = Bonus card: for 3 yellow take either side, each time anew (SS-29).
sand_to_sea-board-about-deal = Its Golden Deal: { $deal } (SS-30).
sand_to_sea-board-about-deal-hand = Lay down one card from hand without using it and spend another for its Golden Deal (SS-30).
sand_to_sea-board-about-spent = Shared discard: cards spent for Golden Deals never come back (SS-30).
sand_to_sea-board-about-rest = Rest: take your played cards and those spent for sailing back to hand (SS-24).
sand_to_sea-board-about-played = Played cards come back when you rest; until then they can still pay for a step of your ship (SS-12, SS-13).
sand_to_sea-board-about-sailed = Cards spent for sailing lie face down and come back when you rest (SS-13, SS-24).

sand_to_sea-board-tell-sailed = Your cards spent for sailing: { $cards }.
sand_to_sea-board-tell-other = { $player }: cards in hand: { $hand }; played: { $played }; spent for sailing: { $sailed }.
