# Century: Eastern Wonders

eastern_wonders-title = Century: Eastern Wonders
eastern_wonders-sentence = Sail between the islands, build outposts at their markets, trade spices there and deliver them to the ports.

eastern_wonders-option-map_rules = { century-option-map_rules }
eastern_wonders-option-map_rules-about = { century-option-map_rules-about }
eastern_wonders-option-map_rules-two_neighbours = { century-option-map_rules-two_neighbours }
eastern_wonders-option-map_rules-connected = { century-option-map_rules-connected }
eastern_wonders-option-map = { century-option-map }
eastern_wonders-option-map-about = { century-option-map-about }
eastern_wonders-option-map-first_game = { century-option-map-first_game }
eastern_wonders-option-map-random = { century-option-map-random }
eastern_wonders-option-map-custom = { century-option-map-custom }
eastern_wonders-option-trade_timing = { century-option-trade_timing }
eastern_wonders-option-trade_timing-about = { century-option-trade_timing-about }
eastern_wonders-option-trade_timing-same_turn = { century-option-trade_timing-same_turn }
eastern_wonders-option-trade_timing-next_turn = { century-option-trade_timing-next_turn }
eastern_wonders-option-movement_tiles = Steps of movement tiles
eastern_wonders-option-movement_tiles-about = Which steps movement tiles pay for: the first ones after the free step, or any that you like. It decides where paid cubes fall.
eastern_wonders-option-movement_tiles-first_steps = the first ones
eastern_wonders-option-movement_tiles-any_steps = any you like
eastern_wonders-option-harvest_where = Harvest
eastern_wonders-option-harvest_where-about = Whether you may harvest everywhere, or only at a market.
eastern_wonders-option-harvest_where-anywhere = everywhere
eastern_wonders-option-harvest_where-market = only at a market
eastern_wonders-option-market_disputed = { century-option-market_disputed }
eastern_wonders-option-market_disputed-about = { century-option-market_disputed-about }
eastern_wonders-option-market_disputed-source = { century-option-market_disputed-source }
eastern_wonders-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
eastern_wonders-option-show_scores = Show scores
eastern_wonders-option-show_scores-about = { century-option-show_scores-tiles }

eastern_wonders-spice-yellow = { century-spice-ginger }
eastern_wonders-spice-red = { century-spice-chili }
eastern_wonders-spice-green = { century-spice-tea }
eastern_wonders-spice-brown = { century-spice-cloves }
eastern_wonders-bonus-vp = { century-bonus-vp }
eastern_wonders-bonus-movement = { century-bonus-movement }
eastern_wonders-bonus-hold = { century-bonus-hold }
eastern_wonders-bonus-upgrade = { century-bonus-upgrade }
eastern_wonders-bonus-red = { century-bonus-red }

eastern_wonders-hold = { century-hold }
eastern_wonders-outposts = { century-outposts }
eastern_wonders-bonus = { century-bonus }
eastern_wonders-claimed = { century-claimed-tiles }
eastern_wonders-stock = { century-stock }

eastern_wonders-decide-starting_set = { century-decide-starting_set }
eastern_wonders-decide-starting_space = { century-decide-starting_space }
eastern_wonders-decide-turn = Sail, or stay where you are
eastern_wonders-decide-sail = { $free ->
    [0] Leave a cube here to sail on, or stop
    [one] Sail on or stop here: { $free } free step left
   *[other] Sail on or stop here: { $free } free steps left
}
eastern_wonders-decide-steer = Choose the space to sail to
eastern_wonders-decide-fee = { century-decide-fee }
eastern_wonders-decide-collect = Collect cubes that lie here: room for { $room ->
    [one] { $room } cube
   *[other] { $room } cubes
}
eastern_wonders-decide-action = { century-decide-action }
eastern_wonders-decide-pay_outpost = { century-decide-pay_outpost }
eastern_wonders-decide-upgrade = { century-decide-upgrade }
eastern_wonders-decide-bonus = { century-decide-bonus }
eastern_wonders-decide-trade = { century-decide-trade }
eastern_wonders-decide-discard = { century-decide-hold }

eastern_wonders-move-set = { century-move-set }
eastern_wonders-move-place = { century-move-place }
eastern_wonders-move-sail = { century-move-sail }
eastern_wonders-move-stop = { century-move-stop }
eastern_wonders-move-leave = Leave { $colour } here and sail on
eastern_wonders-move-fee = { century-move-fee }
eastern_wonders-move-collect = Collect { $colour }
eastern_wonders-move-build = { century-move-build }
eastern_wonders-move-trade = { century-move-trade }
eastern_wonders-move-claim = { century-move-claim }
eastern_wonders-move-harvest = Harvest: take { $cubes }
eastern_wonders-move-pass = { century-move-pass }
eastern_wonders-move-pay = { century-move-pay_outpost }
eastern_wonders-move-upgrade = { century-move-upgrade }
eastern_wonders-move-bonus = { century-move-bonus }
eastern_wonders-move-discard = { century-move-discard }
eastern_wonders-move-done = { century-move-done }

eastern_wonders-log-took_set = { century-log-took_set }
eastern_wonders-log-placed_ship = { century-log-placed_ship }
eastern_wonders-log-gained = { century-log-gained }
eastern_wonders-log-all_gained = { century-log-all_gained }
eastern_wonders-log-sailed = { century-log-sailed }
eastern_wonders-log-left_cube = { $who ->
    [you] You leave { $cubes } at [[space { $space }]].
   *[other] { $player } leaves { $cubes } at [[space { $space }]].
}
eastern_wonders-log-paid_fee = { century-log-paid_fee }
eastern_wonders-log-picked_up = { $who ->
    [you] You collect { $cubes } at [[space { $space }]].
   *[other] { $player } collects { $cubes } at [[space { $space }]].
}
eastern_wonders-log-harvested = { $who ->
    [you] You harvest { $cubes }.
   *[other] { $player } harvests { $cubes }.
}
eastern_wonders-log-paid_outpost = { century-log-paid_outpost }
eastern_wonders-log-built = { century-log-built }
eastern_wonders-log-upgraded = { century-log-upgraded }
eastern_wonders-log-took_bonus = { century-log-took_bonus }
eastern_wonders-log-traded = { century-log-traded }
eastern_wonders-log-claimed = { century-log-claimed }
eastern_wonders-log-turned_up_demand = { century-log-turned_up_demand }
eastern_wonders-log-closed_port = { century-log-closed_port }
eastern_wonders-log-returned = { century-log-returned }
eastern_wonders-log-passed = { century-log-passed }
eastern_wonders-log-last_round = { century-log-last_round_tiles }

eastern_wonders-score-demands = { century-score-demands }
eastern_wonders-score-outposts = { century-score-outposts }
eastern_wonders-score-bonus_vp = { century-score-bonus_vp }
eastern_wonders-score-bonus_upgrade = Bonus tiles: upgrade
eastern_wonders-score-bonus_red = Bonus tiles: red cube
eastern_wonders-score-spices = { century-score-spices }

# The board of Eastern Wonders: what only it says.

eastern_wonders-board-first = First player
eastern_wonders-board-winner = Winner
