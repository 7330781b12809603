# Century. С Востока на Запад, часть II

east_west_2-title = Century. С Востока на Запад, часть II
east_west_2-sentence = Отправляйте поселенцев на работу в Новом Свете, а корабль — к островам, чтобы торговать и строить аванпосты.

east_west_2-option-map = { century-option-map }
east_west_2-option-map-about = { century-option-map-island }
east_west_2-option-map-default_island = { century-option-map-default_island }
east_west_2-option-map-random = { century-option-map-random }
east_west_2-option-map-custom = { century-option-map-custom }
east_west_2-option-market_disputed = { century-option-market_disputed }
east_west_2-option-market_disputed-about = { century-option-market_disputed-about }
east_west_2-option-market_disputed-source = { century-option-market_disputed-source }
east_west_2-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
east_west_2-option-trade_needs_room = { century-option-trade_needs_room }
east_west_2-option-trade_needs_room-about = { century-option-trade_needs_room-about }
east_west_2-option-trade_needs_room-true = { century-option-trade_needs_room-true }
east_west_2-option-trade_needs_room-repeated = { century-option-trade_needs_room-repeated }
east_west_2-option-trade_needs_room-false = { century-option-trade_needs_room-false }

east_west_2-spice-yellow = { century-spice-ginger }
east_west_2-spice-red = { century-spice-chili }
east_west_2-spice-green = { century-spice-tea }
east_west_2-spice-brown = { century-spice-cloves }

east_west_2-decide-turn = { century-decide-work }
east_west_2-decide-upgrade = { century-decide-upgrade }
east_west_2-decide-exchange = { century-decide-exchange }
east_west_2-decide-explore = { century-decide-explore }
east_west_2-decide-sail = { century-decide-voyage }
east_west_2-decide-fee = { century-decide-fee }
east_west_2-decide-build = { century-decide-build }
east_west_2-decide-pay_outpost = { century-decide-pay_outpost }
east_west_2-decide-tile = { century-decide-stack_tile }
east_west_2-decide-trade = { century-decide-island_trade }
east_west_2-decide-outpost = { century-decide-outpost }
east_west_2-decide-discard = { century-decide-storage }

east_west_2-move-work = { century-move-work }
east_west_2-move-rest = { century-move-settlers_rest }
east_west_2-move-tile = { century-move-tile }
east_west_2-move-explore = { century-move-explore }
east_west_2-move-sail = { century-move-sail }
east_west_2-move-fee = { century-move-fee }
east_west_2-move-build = { century-move-build }
east_west_2-move-pay = { century-move-pay_outpost }
east_west_2-move-trade = { century-move-trade }
east_west_2-move-outpost = { century-move-outpost }
east_west_2-move-times = { century-move-times }
east_west_2-move-upgrade = { century-move-upgrade }
east_west_2-move-discard = { century-move-discard }
east_west_2-move-done = { century-move-done }

east_west_2-log-worked = { century-log-worked }
east_west_2-log-displaced = { century-log-displaced }
east_west_2-log-used_tools = { century-log-used_tools }
east_west_2-log-gained = { century-log-gained }
east_west_2-log-upgraded = { century-log-upgraded }
east_west_2-log-exchanged = { century-log-exchanged }
east_west_2-log-claimed = { century-log-claimed_card }
east_west_2-log-enlisted = { century-log-enlisted }
east_west_2-log-explored = { century-log-explored }
east_west_2-log-turned_up_point = { century-log-turned_up_point }
east_west_2-log-next_point = { century-log-next_point }
east_west_2-log-took_tile = { century-log-took_tile }
east_west_2-log-turned_up_tile = { century-log-turned_up_tile }
east_west_2-log-refreshed_forts = { century-log-refreshed_forts }
east_west_2-log-another_turn = { century-log-another_turn }
east_west_2-log-rested = { century-log-settlers_rested }
east_west_2-log-returned = { century-log-returned }
east_west_2-log-last_round = { century-log-last_round_cards }
east_west_2-log-all_gained = { century-log-all_gained }
east_west_2-log-sailed = { century-log-sailed }
east_west_2-log-paid_fee = { century-log-paid_fee }
east_west_2-log-paid_outpost = { century-log-paid_outpost }
east_west_2-log-built = { century-log-built }
east_west_2-log-took_bonus = { century-log-took_bonus }
east_west_2-log-traded = { century-log-traded }

east_west_2-score-point_cards = { century-score-point_cards }
east_west_2-score-bonus_per_symbol = { century-score-bonus_per_symbol }
east_west_2-score-bonus_per_pair = { century-score-bonus_per_pair }
east_west_2-score-bonus_settler_pairs = { century-score-bonus_settler_pairs }
east_west_2-score-bonus_flat = { century-score-bonus_flat }
east_west_2-score-outposts = { century-score-outposts }
east_west_2-score-exploration_tiles = { century-score-exploration_tiles }
east_west_2-score-goods = { century-score-goods }

# Поле игры From East to West II: то, что говорит только оно.

east_west_2-board-first = Первый игрок
east_west_2-board-winner = Победитель
