"""Finished games that must replay bit by bit, for every rule set, player count and option set."""
