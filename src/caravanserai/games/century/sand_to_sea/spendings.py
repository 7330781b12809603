"""What the others know of the cards a captain spent for sailing: they lie face down (SS-9, SS-33)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.games.century.caravan.card_sets import NO_CARDS, CardSet, listed, size, with_card, without


class Spendings:
    """The cards one captain spent out of the hand since the last rest, unseen, and what they can have been.

    Everybody sees a card that is spent out of the played area; it is not among these. `could_be` has for each unseen
    card, in the order they were spent, the cards among which it was then; so each of these sets holds the one before.
    Never changed, so that copies of a table may share it.
    """

    def __init__(self, unseen: CardSet, could_be: list[int]) -> None:
        self.unseen: i64 = unseen
        self.could_be: Final = could_be

    def with_one_more(self, hand: CardSet, card: i64) -> "Spendings":
        """The same after another card is spent out of this hand."""
        return Spendings(with_card(self.unseen, card), [*self.could_be, hand | self.unseen])

    def seen_in_hand(self, card: i64) -> "Spendings":
        """The same after everybody saw a card go to the hand: none of those spent so far was this one."""
        if self.unseen == NO_CARDS:
            return self
        return Spendings(self.unseen, [without(cards, card) for cards in self.could_be])

    def drawn_anew(self, hand: CardSet, kept: CardSet, chance: Chance) -> CardSet:
        """As many cards as were spent unseen, drawn from them and the hand as somebody who saw neither may imagine.

        Where `kept` names cards, at least one of them is known to be in the hand.
        """
        could_be = [cards & (hand | self.unseen) for cards in self.could_be]
        if kept != NO_CARDS:
            held = _one_of(_spared(could_be, kept & (hand | self.unseen)), chance)
            could_be = [without(cards, held) for cards in could_be]
        drawn: CardSet = NO_CARDS
        for cards in could_be:
            drawn = with_card(drawn, _one_of(listed(cards & ~drawn), chance))
        return drawn

    def save(self) -> list[int]:
        return [self.unseen, *self.could_be]


def _one_of(cards: list[int], chance: Chance) -> int:
    return cards[chance.below(len(cards))]


def _spared(could_be: list[int], wanted: CardSet) -> list[int]:
    """Those of the wanted cards without which enough others are left to have been spent."""
    found = []
    for card in listed(wanted):
        enough = True
        for number, cards in enumerate(could_be):
            enough = enough and size(without(cards, card)) > number
        if enough:
            found.append(card)
    return found


NOTHING_SPENT: Final[Spendings] = Spendings(NO_CARDS, [])


def restored_spendings(saved: Sequence[int]) -> Spendings:
    """The spendings that `save` wrote."""
    return Spendings(saved[0], [int(cards) for cards in saved[1:]])
