# Century: A New World

new_world-title = Century: A New World
new_world-sentence = Send settlers to work in the New World, gather goods and claim point cards at the forts.

new_world-option-fourth_board = Fourth board
new_world-option-fourth_board-about = The board of locations that joins the other three. A random one is drawn among the first three, or among all five.
new_world-option-fourth_board-random = random of the first three
new_world-option-fourth_board-random_all = random of all five
new_world-option-fourth_board-D1 = mostly trade
new_world-option-fourth_board-E1 = production only
new_world-option-fourth_board-F1 = mostly upgrades
new_world-option-fourth_board-G1 = another turn: corn to meat
new_world-option-fourth_board-H1 = another turn: meat to fur
new_world-option-trade_needs_room = { century-option-trade_needs_room }
new_world-option-trade_needs_room-about = { century-option-trade_needs_room-about }
new_world-option-trade_needs_room-true = { century-option-trade_needs_room-true }
new_world-option-trade_needs_room-repeated = { century-option-trade_needs_room-repeated }
new_world-option-trade_needs_room-false = { century-option-trade_needs_room-false }

new_world-spice-yellow = { century-good-corn }
new_world-spice-red = { century-good-meat }
new_world-spice-green = { century-good-tobacco }
new_world-spice-brown = { century-good-fur }

new_world-decide-turn = { century-decide-work }
new_world-decide-upgrade = { century-decide-upgrade }
new_world-decide-exchange = { century-decide-exchange }
new_world-decide-fort = { century-decide-fort }
new_world-decide-explore = { century-decide-explore }
new_world-decide-discard = { century-decide-storage }

new_world-move-work = { century-move-work }
new_world-move-rest = { century-move-settlers_rest }
new_world-move-claim = { century-move-claim_card }
new_world-move-tile = { century-move-tile }
new_world-move-explore = { century-move-explore }
new_world-move-times = { century-move-times }
new_world-move-upgrade = { century-move-upgrade }
new_world-move-discard = { century-move-discard }
new_world-move-done = { century-move-done }

new_world-log-worked = { century-log-worked }
new_world-log-displaced = { century-log-displaced }
new_world-log-used_tools = { century-log-used_tools }
new_world-log-gained = { century-log-gained }
new_world-log-upgraded = { century-log-upgraded }
new_world-log-exchanged = { century-log-exchanged }
new_world-log-claimed = { century-log-claimed_card }
new_world-log-enlisted = { century-log-enlisted }
new_world-log-explored = { century-log-explored }
new_world-log-turned_up_point = { century-log-turned_up_point }
new_world-log-next_point = { century-log-next_point }
new_world-log-took_tile = { century-log-took_tile }
new_world-log-turned_up_tile = { century-log-turned_up_tile }
new_world-log-refreshed_forts = { century-log-refreshed_forts }
new_world-log-another_turn = { century-log-another_turn }
new_world-log-rested = { century-log-settlers_rested }
new_world-log-returned = { century-log-returned }
new_world-log-last_round = { century-log-last_round_cards }
new_world-log-all_gained = { century-log-all_gained }

new_world-score-point_cards = { century-score-point_cards }
new_world-score-bonus_per_symbol = { century-score-bonus_per_symbol }
new_world-score-bonus_per_pair = { century-score-bonus_per_pair }
new_world-score-bonus_settler_pairs = { century-score-bonus_settler_pairs }
new_world-score-bonus_flat = { century-score-bonus_flat }
new_world-score-exploration_tiles = { century-score-exploration_tiles }
new_world-score-goods = { century-score-goods }

# The board of A New World: what only it says.

new_world-board-first = First player
new_world-board-winner = Winner
