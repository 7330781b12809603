"""Trade routes between open cities, and their trading posts (ME-67 to ME-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.guild import POST as POST_PIECE
from caravanserai.games.merchant_explorers.maps.network import open_cities_joined
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.rules.paying import route_coins
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import PARTNER, POST

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

CITY_MOVES: Final = MOVES.of("city")
CITY_CODE: Final[i64] = MOVES.code("city")


class ChooseCity(Step[MerchantExplorersState]):
    """Choose one of the open cities that are joined."""

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        cells = table.province.cells
        return [CITY_MOVES[cells[city]] for city in open_cities_joined(table.guild(), table.guild().argument)]

    def meant(self, table: MerchantExplorersState) -> list[Move]:
        """Every city of the province."""
        return cities_meant(table, self.offers(table))


class ChoosePost(ChooseCity):
    """Two or more open cities are joined: which of them takes part and gets the post (ME-68, ME-71)."""

    name: ClassVar[str] = "post"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        return len(open_cities_joined(table.guild(), argument)) > 1

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        if move.code != CITY_CODE:
            return reasons.MUST_TRADE
        guild = table.guild()
        cities = open_cities_joined(guild, guild.argument)
        return None if table.province.hex_at[move.a] in cities else reasons.NOT_AN_OPEN_CITY

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        guild = table.guild()
        post = table.province.hex_at[move.a]
        cities = open_cities_joined(guild, guild.argument)
        guild.agenda.push(POST, guild.argument)  # the cities left may make another route
        if len(cities) > 2:
            guild.agenda.push(PARTNER, post)
            return
        score_route(table, post, cities[0] if cities[1] == post else cities[1])

    def facts(self, table: MerchantExplorersState) -> dict[str, int]:
        guild = table.guild()
        cities = open_cities_joined(guild, guild.argument)
        coins = route_coins(table.province, cities[0], cities[1]) if len(cities) == 2 else 0
        return {"cities": len(cities), "coins": int(coins)}


class ChoosePartner(ChooseCity):
    """With three or more joined, the other city of the route (ME-71)."""

    name: ClassVar[str] = "partner"

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        if move.code != CITY_CODE:
            return reasons.MUST_NAME_PARTNER
        guild = table.guild()
        city = table.province.hex_at[move.a]
        if city == guild.argument:
            return reasons.SAME_CITY
        return None if city in open_cities_joined(guild, guild.argument) else reasons.NOT_AN_OPEN_CITY

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        score_route(table, table.guild().argument, table.province.hex_at[move.a])

    def facts(self, table: MerchantExplorersState) -> dict[str, int]:
        post = table.guild().argument
        return {"hex": table.province.cells[post], "value": table.province.values[post]}


def cities_meant(table: MerchantExplorersState, offered: list[Move]) -> list[Move]:
    """The moves offered, then those for the other cities."""
    cells = table.province.cells
    cities = [CITY_MOVES[cells[city]] for city in table.province.cities]
    return offered + [move for move in cities if move not in offered]


def score_route(table: MerchantExplorersState, post: i64, partner: i64) -> None:
    """The product of both values; the post closes its city for good (ME-68, ME-69)."""
    guild = table.guild()
    coins = route_coins(table.province, post, partner)
    guild.purse.routes += coins
    guild.feats.best_route = max(guild.feats.best_route, coins)
    guild.hexes[post] |= POST_PIECE
    guild.action.routes = (*guild.action.routes, int(post), int(partner))
    if table.story is not None:
        cells = table.province.cells
        table.tell("traded", {"hex": cells[post], "partner": cells[partner], "coins": int(coins)}, table.audience())
