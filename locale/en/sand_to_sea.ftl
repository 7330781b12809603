# Century: From Sand to Sea

sand_to_sea-title = Century: From Sand to Sea
sand_to_sea-sentence = Trade with cards on land, spend them to sail, build outposts and deliver spices to the ports.

sand_to_sea-option-map_rules = { century-option-map_rules }
sand_to_sea-option-map_rules-about = { century-option-map_rules-about }
sand_to_sea-option-map_rules-two_neighbours = { century-option-map_rules-two_neighbours }
sand_to_sea-option-map_rules-connected = { century-option-map_rules-connected }
sand_to_sea-option-map = { century-option-map }
sand_to_sea-option-map-about = { century-option-map-about }
sand_to_sea-option-map-first_game = { century-option-map-first_game }
sand_to_sea-option-map-random = { century-option-map-random }
sand_to_sea-option-map-custom = { century-option-map-custom }
sand_to_sea-option-bonus_cards = Bonus cards
sand_to_sea-option-bonus_cards-about = Four special trade cards are shuffled into the deck.
sand_to_sea-option-golden_deals = Golden Deals
sand_to_sea-option-golden_deals-about = Every trade card of the deck carries a one-time deal that can be made instead.
sand_to_sea-option-golden_deals-custom = own list
sand_to_sea-option-trade_timing = { century-option-trade_timing }
sand_to_sea-option-trade_timing-about = { century-option-trade_timing-about }
sand_to_sea-option-trade_timing-same_turn = { century-option-trade_timing-same_turn }
sand_to_sea-option-trade_timing-next_turn = { century-option-trade_timing-next_turn }
sand_to_sea-option-market_disputed = { century-option-market_disputed }
sand_to_sea-option-market_disputed-about = { century-option-market_disputed-about }
sand_to_sea-option-market_disputed-source = { century-option-market_disputed-source }
sand_to_sea-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
sand_to_sea-option-show_scores = Show scores
sand_to_sea-option-show_scores-about = { century-option-show_scores-tiles }

sand_to_sea-spice-yellow = { century-spice-ginger }
sand_to_sea-spice-red = { century-spice-chili }
sand_to_sea-spice-green = { century-spice-tea }
sand_to_sea-spice-brown = { century-spice-cloves }
sand_to_sea-bonus-vp = { century-bonus-vp }
sand_to_sea-bonus-movement = { century-bonus-movement }
sand_to_sea-bonus-hold = { century-bonus-hold }

sand_to_sea-trade-row = Trade cards
sand_to_sea-hold = { century-hold }
sand_to_sea-outposts = { century-outposts }
sand_to_sea-bonus = { century-bonus }
sand_to_sea-claimed = { century-claimed-tiles }
sand_to_sea-stock = { century-stock }
sand_to_sea-hand = Hand
sand_to_sea-played = Played
sand_to_sea-sailed = Spent
sand_to_sea-spent = Discard pile

sand_to_sea-decide-starting_set = { century-decide-starting_set }
sand_to_sea-decide-starting_space = { century-decide-starting_space }
sand_to_sea-decide-turn = Choose your action
sand_to_sea-decide-sail = { century-decide-sail }
sand_to_sea-decide-fare = Choose the card to pay for the step to [[space { $space }]]
sand_to_sea-decide-fee = { century-decide-fee }
sand_to_sea-decide-action = { century-decide-action }
sand_to_sea-decide-pay_outpost = { century-decide-pay_outpost }
sand_to_sea-decide-upgrade = { century-decide-upgrade }
sand_to_sea-decide-bonus = { century-decide-bonus }
sand_to_sea-decide-trade = { century-decide-trade }
sand_to_sea-decide-times = { century-decide-times }
sand_to_sea-decide-choose = { century-decide-choose }
sand_to_sea-decide-pay = { century-decide-pay }
sand_to_sea-decide-lay = { century-decide-lay }
sand_to_sea-decide-spend = { century-decide-spend }
sand_to_sea-decide-retrieve = { century-decide-retrieve }
sand_to_sea-decide-discard = { century-decide-hold }

sand_to_sea-move-set = { century-move-set }
sand_to_sea-move-place = { century-move-place }
sand_to_sea-move-play = { century-move-play }
sand_to_sea-move-acquire = { century-move-acquire }
sand_to_sea-move-sail = { century-move-sail }
sand_to_sea-move-stop = { century-move-stop }
sand_to_sea-move-fare = { $played ->
    [0] Spend { $card } from your hand
   *[other] Spend the played card { $card }
}
sand_to_sea-move-fee = { century-move-fee }
sand_to_sea-move-build = { century-move-build }
sand_to_sea-move-trade = { century-move-trade }
sand_to_sea-move-claim = { century-move-claim }
sand_to_sea-move-pass = { century-move-pass }
sand_to_sea-move-rest = { $cards ->
    [0] Rest, with nothing to take back
    [one] Rest: take { $cards } card back to hand
   *[other] Rest: take { $cards } cards back to hand
}
sand_to_sea-move-deal-row = { century-move-deal-row }
sand_to_sea-move-deal-hand = { century-move-deal-hand }
sand_to_sea-move-times = { century-move-times }
sand_to_sea-move-choose = { century-move-choose }
sand_to_sea-move-pay = { $purpose ->
    [outpost] { century-move-pay_outpost }
   *[card] { century-move-pay }
}
sand_to_sea-move-upgrade = { century-move-upgrade }
sand_to_sea-move-bonus = { century-move-bonus }
sand_to_sea-move-discard = { century-move-discard }
sand_to_sea-move-lay = { century-move-lay }
sand_to_sea-move-spend = { century-move-spend }
sand_to_sea-move-retrieve = { century-move-retrieve }
sand_to_sea-move-done = { century-move-done }

sand_to_sea-log-took_set = { century-log-took_set }
sand_to_sea-log-placed_ship = { century-log-placed_ship }
sand_to_sea-log-played = { century-log-played }
sand_to_sea-log-gained = { century-log-gained }
sand_to_sea-log-all_gained = { century-log-all_gained }
sand_to_sea-log-exchanged = { century-log-exchanged }
sand_to_sea-log-sailed = { century-log-sailed }
sand_to_sea-log-paid_fare = { $who ->
    [you] You spend
   *[other] { $player } spends
} { $card } from the played cards to sail.
sand_to_sea-log-paid_fare_unseen = { $who ->
    [you] You spend
   *[other] { $player } spends
} a card from hand to sail.
sand_to_sea-log-spent_unseen = Only you see which one: { $card }.
sand_to_sea-log-paid_fee = { century-log-paid_fee }
sand_to_sea-log-paid_outpost = { century-log-paid_outpost }
sand_to_sea-log-built = { century-log-built }
sand_to_sea-log-upgraded = { century-log-upgraded }
sand_to_sea-log-took_bonus = { century-log-took_bonus }
sand_to_sea-log-traded = { century-log-traded }
sand_to_sea-log-claimed = { century-log-claimed }
sand_to_sea-log-turned_up_demand = { century-log-turned_up_demand }
sand_to_sea-log-closed_port = { century-log-closed_port }
sand_to_sea-log-returned = { century-log-returned }
sand_to_sea-log-passed = { century-log-passed }
sand_to_sea-log-rested = { $who ->
    [you] You rest
   *[other] { $player } rests
}{ $cards ->
    [0] {""}
    [one] : { $cards } card returns to hand
   *[other] : { $cards } cards return to hand
}.
sand_to_sea-log-retrieved = { century-log-retrieved }
sand_to_sea-log-paid = { century-log-paid }
sand_to_sea-log-collected = { century-log-collected }
sand_to_sea-log-acquired = { century-log-acquired }
sand_to_sea-log-laid = { century-log-laid }
sand_to_sea-log-dealt = { century-log-dealt }
sand_to_sea-log-turned_up_trade = { century-log-turned_up_trade }
sand_to_sea-log-last_round = { century-log-last_round_tiles }

sand_to_sea-score-demands = { century-score-demands }
sand_to_sea-score-outposts = { century-score-outposts }
sand_to_sea-score-bonus_vp = { century-score-bonus_vp }
sand_to_sea-score-spices = { century-score-spices }

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
