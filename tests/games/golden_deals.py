"""The Golden Deals that tests of the rules are played with: a list of their own, whatever our set is at present."""

from collections.abc import Mapping
from typing import Final

from caravanserai.games.century.market.deals import NO_DEAL, Deal, whole_pile
from caravanserai.games.century.market.trade_deck import TRADE_CARDS

GOLDEN: Final = (
    "4x yyg; 4x yrr; 4x rg; 4x yb; 4x y+up4; 4x yr+up2; 4x g+up2; 4x rr+card1; 4x yyy+card2; "
    "4x all-y+gg; 4x all-r+b+up2; 4x all-y+up3+card3"
)
DEAL: Final = {f"gd{number + 1:02}": number for number in range(12)}
CARD: Final = {card.id: number for number, card in enumerate(TRADE_CARDS)}


def paired(given: list[int], wanted: Mapping[str, str], designs: list[Deal]) -> list[int]:
    """The deals of all cards: the wanted ones, and for the others what is left of the pile."""
    pile = whole_pile(designs)
    deals = [NO_DEAL] * len(given)
    for card, deal in wanted.items():
        deals[CARD[card]] = DEAL[deal]
        pile.remove(DEAL[deal])
    for number, had in enumerate(given):
        if had != NO_DEAL and deals[number] == NO_DEAL:
            deals[number] = pile.pop()
    return deals
