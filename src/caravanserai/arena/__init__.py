"""Matches between bots, and what many of them show."""
