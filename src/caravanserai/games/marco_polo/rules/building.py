"""Trading posts: building, moving one when none is left, and what the place gives (MP-76 to MP-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.bonuses import CITY_BONUSES, NOBODY, PROVINCE_BONUSES, earned
from caravanserai.games.marco_polo.components.characters import POSTS_VP
from caravanserai.games.marco_polo.components.places import BEIJING, CITY, FIRST_CITY, FIRST_PROVINCE, PROVINCE, kind_of
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rules.choices import Choice
from caravanserai.games.marco_polo.rules.gains import gain, receive
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import ARRIVALS, BUILD, PLACE_BONUS, RELOCATE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

POST_MOVES: Final = MOVES.of("post")
POST_CODE: Final[i64] = MOVES.code("post")
RELOCATE_MOVES: Final = MOVES.of("relocate")
RELOCATE_CODE: Final[i64] = MOVES.code("relocate")


def raise_post(table: MarcoPoloState, place: i64) -> None:
    """Put the next post from the player board on the map; some of them score at once (MP-79, MP-123)."""
    traveller = table.traveller()
    _stand(table, place)
    if table.story is not None:
        table.tell("built", {"place": int(place), "number": int(traveller.built())})
    points = POSTS_VP.get(int(traveller.built()), 0)
    if points:
        receive(table, 0, points, "posts")


def _stand(table: MarcoPoloState, place: i64) -> None:
    table.traveller().posts |= i64(1) << place
    if place == BEIJING:
        table.beijing[table.beijing.index(NOBODY)] = int(table.seat)  # the best free slot (MP-82)


class Arrivals(Choice):
    """Build where the figures ended; with two places the player picks the order (MP-122)."""

    name: ClassVar[str] = "arrivals"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        traveller = table.traveller()
        action = table.action
        action.arrivals = [place for place in action.arrivals if not traveller.has_post(place)]
        return super().arrive(table, argument) if action.arrivals else False

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return [POST_MOVES[place] for place in table.action.arrivals]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != POST_CODE:
            return reasons.MUST_BUILD_FIRST
        return None if int(move.a) in table.action.arrivals else reasons.NO_ARRIVAL_THERE

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        table.action.arrivals.remove(int(move.a))
        table.agenda.push(ARRIVALS)
        table.agenda.push(PLACE_BONUS, move.a)
        table.agenda.push(BUILD, move.a)


class Build(Step[MarcoPoloState]):
    """A post for this place: from the player board, or one that stands elsewhere (MP-76, MP-83)."""

    name: ClassVar[str] = "build"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        traveller = table.traveller()
        if traveller.built() < traveller.all_posts:
            raise_post(table, argument)
        else:
            table.agenda.push(RELOCATE, argument)
        return False


class Relocate(Choice):
    """No post is left: one on the map must move here, and what it gave there is lost (MP-83)."""

    name: ClassVar[str] = "relocate"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return RELOCATE_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != RELOCATE_CODE:
            return reasons.MUST_MOVE_POST
        return None if table.traveller().has_post(move.a) else reasons.NO_POST_THERE

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        leaving = i64(1) << move.a
        table.traveller().posts &= ~leaving
        table.action.opened &= ~leaving
        if move.a == BEIJING:
            table.beijing[table.beijing.index(int(table.seat))] = NOBODY
        _stand(table, table.argument)
        if table.story is not None:
            table.tell("relocated", {"origin": int(move.a), "place": int(table.argument)})

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"place": int(table.argument)}


class PlaceBonus(Step[MarcoPoloState]):
    """What a new post brings: the token of a city, once for all players, or the bonus of a province (MP-80, MP-81)."""

    name: ClassVar[str] = "place_bonus"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        kind = kind_of(argument)
        if kind == PROVINCE:
            gain(table, PROVINCE_BONUSES[table.province_bonuses[argument - FIRST_PROVINCE]], "province")
        elif kind == CITY:
            city = argument - FIRST_CITY
            token = table.city_bonuses[city]
            if token >= 0:
                table.city_bonuses[city] = earned(token)
                if table.story is not None:
                    table.tell("city_bonus", {"place": int(argument), "bonus": token})
                gain(table, CITY_BONUSES[token], "city")
        return False
