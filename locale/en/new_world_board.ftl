# The board of A New World: what only it says.

new_world-board-first = First player
new_world-board-winner = Winner
