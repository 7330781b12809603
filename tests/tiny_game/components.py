"""What lies in the box."""

STONES = 50  # for each player
MOST = 3
