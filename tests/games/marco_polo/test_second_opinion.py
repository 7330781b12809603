"""Whole random games, with every turn, trip and final score checked by an oracle that was written separately."""

import random

import pytest

from caravanserai.core.moves import Move
from caravanserai.games.marco_polo.components.places import PLACE_KEYS
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.oracle import NAMES, Oracle, final_scores, trips
from tests.games.marco_polo.table import Has, fresh, table
from tests.games.playing import decision, legal

ADVANCED: dict[str, bool | str] = {"random_provinces": True, "character_draft": True, "goal_choice": True}
LIBERAL: dict[str, bool | str] = {"character_draft": True, "new_posts": "at_once", "step_cards": "together"}
PRINTED: dict[str, bool | str] = {"character_draft": True, "rulings": "as_printed"}
SETTINGS = [(players, options) for players in (2, 3, 4) for options in ({}, ADVANCED, LIBERAL, PRINTED)]
OF_USE = ("place", "card", "fulfil", "go", "build", "keep", "pick", "copy", "province")


def eager(moves: list[Move], chooser: random.Random) -> Move:
    """A player who would rather act than end, so that posts, contracts and cards come into play."""
    useful = [move for move in moves if move.kind in OF_USE]
    if useful and chooser.random() < 0.75:
        places = [move for move in useful if move.text in ("place travel", "place contracts") or move.kind != "place"]
        return chooser.choice(places if places and chooser.random() < 0.5 else useful)
    others = [move for move in moves if move.kind != "purse" or chooser.random() < 0.1]
    return chooser.choice(others or moves)


def make_rich(state: MarcoPoloState, chooser: random.Random) -> None:
    """Give somebody means now and then; random players never get far on their own."""
    if chooser.random() < 0.3:
        state.travellers[state.seat].store += sum(chooser.randrange(4) << (12 * kind) for kind in range(5))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=lambda value: str(value)[:24])
def test_open_spaces_dice_and_the_end_of_the_turn(players: int, options: dict[str, bool | str], seed: int) -> None:
    state = fresh(players, seed, options)
    chooser = random.Random(f"{players} {seed}")
    turn, posts, purse = -1, set[int](), False
    turns = 0
    while not state.over:
        if decision(state) == "turn":
            if state.turn != turn:
                turn, purse = int(state.turn), False
                make_rich(state, chooser)
                posts = set(state.view(None)["travellers"][state.seat]["posts"])
                turns += 1
            oracle = Oracle(state.view(None), posts)
            posts &= set(oracle.me["posts"])
            assert legal(state, "place") | legal(state, "card") == oracle.main_actions()
            assert ("end-turn" in legal(state)) == oracle.may_end(purse)
            if turns % 5 == 0:
                check_dice(state, oracle, chooser)
        seat = chooser.choice(state.deciding)
        move = eager(state.legal(seat), chooser)
        purse = purse or move.kind == "purse"
        state.apply(move, seat)
    assert turns > 15 * players
    view = state.view(None)
    assert state.scores() == final_scores(view)
    ranks = [(score, view["travellers"][seat]["store"][1]) for seat, score in enumerate(state.scores())]
    assert state.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def check_dice(state: MarcoPoloState, oracle: Oracle, chooser: random.Random) -> None:
    """Every set of dice the engine lets one place on some open space, die by die, and no other."""
    for name in sorted(oracle.main_actions()):
        space = name if name.startswith("card") else name.split()[1]
        found: set[tuple[tuple[int, int], ...]] = set()
        start = state.copy()
        start.listen()
        start.apply(name)
        open_ends = [start]
        while open_ends:
            twin = open_ends.pop()
            if twin.over or decision(twin) != "choose_die" or twin.turn != state.turn:
                found.add(laid_down(twin))
                continue
            for move in twin.legal():
                further = twin.copy()
                further.listen()
                further.apply(move)
                open_ends.append(further)
        wanted = oracle.allowed(space)
        assert found == wanted, name


def laid_down(state: MarcoPoloState) -> tuple[tuple[int, int], ...]:
    """The dice that the story says were placed."""
    facts = next(event.facts for event in state.told() if event.kind == "placed")
    assert isinstance(facts["colours"], list)
    assert isinstance(facts["values"], list)
    return tuple(sorted(zip(facts["colours"], facts["values"], strict=True)))


CHARACTERS = ("kubilai", "johannes", "niccolo_marco", "wilhelm")
PLACES = ("venezia", "oasis_2", "oasis_8", "kochi", "karachi", "beijing", "anxi", "oasis_9")


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("place", PLACES)
def test_trips_end_just_where_a_walker_who_counts_everything_says(character: str, place: str) -> None:
    chooser = random.Random(f"{character} {place}")
    for _ in range(3 if character != "niccolo_marco" else 1):
        die = chooser.randrange(1, 7 if character not in ("niccolo_marco", "johannes") else 4)
        second = chooser.choice(PLACES) if character == "niccolo_marco" else ""
        has = Has(
            f"{die} {die} 1",
            coins=chooser.randrange(3, 34),
            camels=chooser.randrange(12),
            at=place,
            second=second,
            character=character,
        )
        state = table(has)
        if "place travel" not in legal(state):
            continue
        state.apply("place travel")
        while decision(state) == "choose_die":
            state.apply(f"die own {die}")
        person = state.view(None)["travellers"][0]
        held = dict(zip(NAMES, person["store"], strict=True))
        wanted = trips(person, held, die)
        assert walked(state) == wanted
        if character != "niccolo_marco":
            reached = {(way["place"],) for way in state.view(None)["reach"]}
            assert reached == wanted - {tuple(person["figures"])}
            for way in state.view(None)["reach"]:
                check_way(state, way["way"], way["coins"], way["camels"])


def check_way(state: MarcoPoloState, way: list[int], coins: int, camels: int) -> None:
    """The way that the map offers can be gone, and costs what the map says."""
    twin = state.copy()
    twin.listen()
    for place in way:
        twin.apply(f"go 1 {PLACE_KEYS[place]}")
    paid = [0, 0]
    for event in twin.told():
        if event.kind == "went":
            cost = event.facts["cost"]
            assert isinstance(cost, list)
            paid = [paid[0] + cost[0], paid[1] + cost[1]]
    assert paid == [coins, camels]


def walked(state: MarcoPoloState) -> set[tuple[int, ...]]:
    """Where the engine lets a trip end, found by going every way it offers."""
    found: set[tuple[int, ...]] = set()
    seen = set()
    open_ends = [state]
    while open_ends:
        here = open_ends.pop()
        person = here.travellers[0]
        key = (int(person.figure), int(person.second_figure), int(person.store), int(here.action.steps_left))
        if key in seen:
            continue
        seen.add(key)
        if here.action.steps_taken:
            found.add(tuple(here.view(None)["travellers"][0]["figures"]))
        if decision(here) == "walk" and here.action.steps_left > 0:
            for move in here.legal():
                if move.kind == "go":
                    further = here.copy()
                    further.apply(move)
                    if decision(further) == "walk":
                        open_ends.append(further)
                    else:
                        found.add(end_of(further))
    return found


def end_of(state: MarcoPoloState) -> tuple[int, ...]:
    return tuple(state.view(None)["travellers"][0]["figures"])
