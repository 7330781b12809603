"""The command line: games, play, simulate, replay and bench."""
