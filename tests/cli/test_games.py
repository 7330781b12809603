"""`caravanserai games`."""

from tests.cli.conftest import Run


def test_the_list_names_games_players_and_options(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "spice_road  Century: Spice Road, 2–5 players" in done.out
    assert "--option golden_deals=off|on" in done.out


def test_the_list_in_other_languages(run: Run) -> None:
    assert "Дорога пряностей, 2–5 игроков" in run("games", "--lang", "ru").out
    assert "Дорога прянощів, 2–5 гравців" in run("games", "--lang", "uk").out


def test_json(run: Run) -> None:
    (game,) = [game for game in run("games", "--json").json() if game["id"] == "spice_road"]
    assert game["players"] == [2, 3, 4, 5]
    assert [option["name"] for option in game["options"]] == ["bonus_cards", "golden_deals", "show_scores"]
