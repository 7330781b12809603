"""Servers and databases are killed under play; what was acknowledged must be there afterwards, once, and play go on."""
