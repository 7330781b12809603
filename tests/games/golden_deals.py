"""The Golden Deals that tests of the rules are played with: a list of their own, whatever our set is at present."""

from typing import Final

GOLDEN: Final = (
    "4x yyg; 4x yrr; 4x rg; 4x yb; 4x y+up4; 4x yr+up2; 4x g+up2; 4x rr+card1; 4x yyy+card2; "
    "4x all-y+gg; 4x all-r+b+up2; 4x all-y+up3+card3"
)
DEAL: Final = {f"gd{number + 1:02}": number for number in range(12)}
