"""What can be typed during a game."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

Typing = Callable[..., str]


@pytest.fixture
def typing(run: Run, tmp_path: Path) -> Typing:
    """Type lines into a game in which you move first, with three yellow cubes, and get what is shown."""

    def type_lines(*lines: str, options: tuple[object, ...] = ()) -> str:
        typed = "\n".join([*lines, "quit"]) + "\n"
        arguments = ("play", "spice_road", "--seed", 1808, "--bots", "random", "--save", tmp_path / "g.json", *options)
        done = run(*arguments, typed=typed)
        assert (done.code, done.err) == (0, "")
        return done.out

    return type_lines


def answers(out: str) -> list[str]:
    """What was shown after each typed line."""
    return re.split(r"^> .*\n", out, flags=re.MULTILINE)[1:]


def test_choices_are_numbered_in_words(typing: Typing) -> None:
    out = typing()
    assert "Choose your action" in out
    assert re.search(r" 1 Play \+YY", out)
    assert re.search(r" 2 Play ▲2", out)
    assert re.search(r" \d Acquire YYYY→GG for free", out)
    assert re.search(r" \d Rest, with nothing to take back", out)


def test_a_choice_is_made_by_number_or_by_notation(typing: Typing) -> None:
    by_number = typing("1")
    assert "You play +YY. You take YY." in by_number
    assert "You play +YY. You take YY." in typing("play yy")
    assert "You play +YY. You take YY." in typing("play +YY")
    assert "You acquire YYYY→GG." in typing("  acquire   1 ")


def test_a_turn_of_several_decisions(typing: Typing) -> None:
    first, second, _ = answers(typing("play up2", "2"))
    assert "You play ▲2. You upgrade Y to R." in first, "the first step had only one answer"
    assert "Upgrade a cube: 1 step left" in first
    assert "Caravan  YYR·······" in first
    assert re.search(r" 2 Upgrade R to G", first)
    assert re.search(r" 3 Done", first)
    assert "You upgrade R to G." in second
    assert "Round 2 · Your turn" in second


def test_single_choices_are_played_and_told(typing: Typing) -> None:
    (after, _) = answers(typing("acquire 3"))
    assert "You put Y on card 1. You put Y on card 2. You acquire YY→RR." in after
    assert "Choose the cube" not in after


def test_the_others_are_told_of(typing: Typing) -> None:
    out = typing("1")
    assert out.count("Since your last turn") == 1
    assert re.search(r"Since your last turn\n +Bot.1 ", out)


def test_what_is_not_understood(typing: Typing) -> None:
    shown = answers(typing("sing", "99", "0", ""))
    assert "“sing” is neither a choice, a move nor a command." in shown[0]
    assert "There is no choice 99; they run from 1 to" in shown[1]
    assert "There is no choice 0;" in shown[2]
    assert "Choose your action" in shown[3], "an empty line shows the choices again"


def test_an_illegal_move_is_refused_with_its_reason(typing: Typing) -> None:
    shown = answers(typing("claim 1", "pay y"))
    assert "Not enough cubes; missing: RB. (SR-30)" in shown[0]
    assert "First choose the action of your turn. (SR-13)" in shown[1]


def test_why(typing: Typing) -> None:
    shown = answers(typing("why claim 1", "why 1", "why acquire 6", "why", "why fly", "why play B→GG"))
    assert "Not enough cubes; missing: RB. (SR-30)" in shown[0]
    assert "This is possible now." in shown[1]
    assert "This card costs 5 cubes" in shown[2]
    assert "for example: why acquire 2" in shown[3]
    assert "There is no such move." in shown[4]
    assert "This card is not in your hand. (SR-15)" in shown[5]


def test_undo(typing: Typing) -> None:
    shown = answers(typing("play up2", "undo", "undo"))
    assert "Your last choice is taken back." in shown[1]
    assert "Choose your action" in shown[1]
    assert "There is nothing to undo." in shown[2]


def test_undo_goes_back_over_single_choices_to_a_real_one(typing: Typing) -> None:
    golden = ("--option", "golden_deals=on")
    shown = answers(typing("deal-row 2", "undo", options=golden))
    assert "You put Y on card 1." in shown[0]
    assert "Choose a card to lay down without using it" in shown[0]
    assert "Choose your action" in shown[1]


def test_undo_stops_when_another_moved(typing: Typing) -> None:
    shown = answers(typing("1", "undo"))
    assert "Another player has moved since" in shown[1]


def test_undo_stops_at_the_horizon(typing: Typing) -> None:
    people = ("--all-humans",)
    shown = answers(typing("acquire 1", "undo", "play yy", "undo", options=people))
    assert "Undo stops here: something was revealed." in shown[1]
    assert "Your last choice is taken back." in shown[3], "at one keyboard the last to move may take back"


def test_an_undone_move_leaves_the_log(typing: Typing) -> None:
    shown = answers(typing("play up2", "log", "undo", "log"))
    assert "You play ▲2. You upgrade Y to R." in shown[1]
    assert "Nothing has happened yet." in shown[3]


def test_rules(typing: Typing) -> None:
    shown = answers(typing("rules SR-14", "rules 29", "rules rest", "rules", "rules zzz"))
    assert shown[0].startswith("SR-14  ")
    assert shown[1].startswith("SR-29  ")
    assert shown[2].startswith("SR-29  "), "the clause about the word comes before those that mention it"
    assert "SR-14  " in shown[2]
    assert "Say a clause from SR-1 to SR-" in shown[3]
    assert "No clause mentions “zzz”." in shown[4]


def test_hint(typing: Typing) -> None:
    (shown, _) = answers(typing("hint"))
    assert re.match(r"(Play|Acquire|Claim|Rest).*\. About \d in 10 games (is|are) won from here \(\d+%\)\.\n", shown)


def test_score(typing: Typing) -> None:
    (hidden, _) = answers(typing("score"))
    assert "Point cards" in hidden
    assert "Total" in hidden
    assert "Bot" not in hidden
    assert "The others keep their scores hidden" in hidden
    (shown, _) = answers(typing("score", options=("--option", "show_scores=on")))
    assert "Bot\xa01 (random)" in shown


def test_log(typing: Typing) -> None:
    before, _, after, _ = answers(typing("log", "1", "log"))
    assert "Nothing has happened yet." in before
    assert "You play +YY. You take YY." in after
    assert "Bot\xa01" in after


def test_look_and_help(typing: Typing) -> None:
    look, help_page, short, _ = answers(typing("look", "help", "?"))
    assert look.count("Played") >= 3
    for command in ("undo", "why MOVE", "rules CLAUSE", "hint", "score", "log", "look", "help", "quit"):
        assert command in help_page
    assert "Y turmeric" in help_page
    assert short == help_page
