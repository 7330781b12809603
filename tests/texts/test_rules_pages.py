"""The rules pages as players look things up in them."""

import pytest

import caravanserai as cv
from caravanserai.cli.table.rulebook import clauses_of, look_up
from caravanserai.texts.rules_pages import rules_of

GAMES = [pytest.param(game, id=game.id) for game in cv.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_refusal_or_an_option_names_can_be_looked_up(game: cv.Game) -> None:
    known = {clause.name for clause in clauses_of(game.id)}
    named = {reason.clause for reason in game.reasons} | {option.clause for option in game.options}
    assert named - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_takes_over_from_others_follows_its_own_page(game: cv.Game) -> None:
    assert rules_of(game.id).startswith(f"# {game.title}\n")
    assert [rules_of(other).splitlines()[0] in rules_of(game.id) for other in game.builds_on].count(False) == 0
    own = {clause.name.partition("-")[0] for clause in clauses_of(game.id)}
    assert len(own) == 1 + len(game.builds_on)


def test_a_number_means_a_clause_of_the_game_itself() -> None:
    clauses = clauses_of("spice_road")
    assert [clause.name for clause in look_up(clauses, "24")] == ["SR-24"]
