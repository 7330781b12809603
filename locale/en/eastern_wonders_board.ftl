# The board of Eastern Wonders: what only it says.

eastern_wonders-board-first = First player
eastern_wonders-board-winner = Winner
