# The board of From East to West II: what only it says.

east_west_2-board-first = First player
east_west_2-board-winner = Winner
