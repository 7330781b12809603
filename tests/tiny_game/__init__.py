"""A game as small as games come, in the files that every game has: take stones from a pile, up to three at a time."""
