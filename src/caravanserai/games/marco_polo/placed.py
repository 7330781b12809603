"""Dice lying on the action spaces, each written as one number."""

from typing import Final

from mypy_extensions import i64

NEUTRAL: Final = 7  # belongs to nobody and stays all game (MP-13)


def laid(space: i64, owner: i64, colour: i64, value: i64) -> int:
    """A die on a space."""
    return int((space << 8) | (owner << 5) | (colour << 3) | value)


def space_of(die: i64) -> i64:
    return die >> 8


def owner_of(die: i64) -> i64:
    return (die >> 5) & 7


def colour_of(die: i64) -> i64:
    return (die >> 3) & 3


def value_of(die: i64) -> i64:
    return die & 7
