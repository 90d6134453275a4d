"""R27: players name what they have laid."""

from typing import Any

import pytest

from tests.games.charged.drawing import placed_by_seat_0, placing, study
from valence.chem.names import en
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.charged import GAME
from valence.library import AnyMatch


def laid(naming: str) -> AnyMatch:
    """Ada has laid FeCl₂ under the two Na of a board, and with it NaCl twice."""
    before = """
        .  Na Na S  O  O  O
        .  .  .  .  .  .  .
        """
    after = """
        .  Na Na S  O  O  O
        Fe Cl Cl .  .  .  .
        """
    match, move = placed_by_seat_0(before, after, naming=naming)
    match.play(0, move)
    return match


def name(match: AnyMatch, *names: str) -> str:
    return " ".join(match.play(match.to_move[0], {"type": "name", "names": list(names)}))


def test_r27_the_player_names_every_formula_once_before_the_turn_ends() -> None:
    match = laid("bonus")
    assert match.to_move == (0,)
    # FeCl₂ across is 4 + 3 + 3 = 10; NaCl stands twice, 6 + 6.
    assert match.view(None)["unnamed"] == [
        {"formula": "FeCl2", "points": 10},
        {"formula": "NaCl", "points": 12},
    ]
    name(match, "iron(II) chloride", "sodium chloride")
    assert match.to_move == (1,)


def test_r27_a_right_name_earns_five_points() -> None:
    match = laid("bonus")
    assert match.save()["scores"] == [22, 0]
    said = name(match, "iron chloride", "sodium chloride")
    assert said.startswith(
        "Ada names FeCl₂ and NaCl. “iron chloride” is wrong for FeCl₂. Iron has more than one charge, "
        "so the name tells which, as a Roman numeral in parentheses. It is iron(II) chloride. "
        "“sodium chloride” is right for NaCl. 5 points."
    )
    assert match.save()["scores"] == [27, 0]


def test_r27_required_a_formula_scores_only_with_its_right_name() -> None:
    match = laid("required")
    assert match.save()["scores"] == [0, 0]
    name(match, "iron(III) chloride", "sodium chloride")
    assert match.save()["scores"] == [12, 0]


def test_r27_nobody_is_told_the_names_before() -> None:
    before, after = "\n", "\n.\n.\n.\n. . . . Na Cl"
    match = study(before, [["Na", "Cl"], ["Na"]], options={"naming": "required"})
    preview = match.preview(0, placing(before, after))
    assert preview is not None
    said = match.say([preview]) + match.play(0, placing(before, after))
    assert "sodium" not in " ".join(said)
    assert said[0].endswith("NaCl: Na 3 + Cl 3 = 6. 6 points, with the right name.")


def test_r27_naming_has_its_time() -> None:
    match = laid("bonus")
    for move in ({"type": "pass"}, {"type": "swap", "tiles": []}, {"type": "name", "names": ["x"]}):
        refused = match.why_not(0, move)
        assert refused is not None
        assert refused.rule == "R27"
    name(match, "", "")
    refused = match.why_not(1, {"type": "name", "names": []})
    assert refused is not None
    assert refused.reason == "There is nothing to name now."


def test_r27_time_running_out_names_nothing() -> None:
    match = laid("required")
    move = GAME.timeout(match.state, Seat(0))
    assert move is not None
    match.make(Seat(0), move)
    assert match.save()["scores"] == [0, 0]
    assert match.to_move == (1,)


def test_r27_the_game_ends_only_after_the_naming() -> None:
    before, after = "\n", "\n.\n.\n.\n. . . . Na Cl"
    match = study(before, [["Na", "Cl"], ["Na"]], options={"naming": "bonus"}, bag=[])
    match.play(0, placing(before, after))
    assert match.outcome is None
    name(match, "sodium chloride")
    assert match.outcome == {"winners": [0], "scores": [11, 0], "reason": "tiles_used"}


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
def test_bots_give_the_right_names(level: Any) -> None:
    match = laid("bonus")
    view, moves = GAME.view(match.state, Seat(0)), legal_moves(GAME, match.state, Seat(0))
    chosen = entry("charged").bot.choose(level, view, moves, Dice(1, "bot"))
    assert [*map(en.called, chosen.names)] == ["iron(II) chloride", "sodium chloride"]
    assert chosen in moves


@pytest.mark.parametrize(
    ("options", "formula", "problem"),
    [({}, "NaCl", "asks for no names"), ({"naming": "bonus"}, "NaCl2", "is no formula")],
)
def test_positions_that_cannot_arise_are_refused(
    options: dict[str, object], formula: str, problem: str
) -> None:
    unnamed = [{"formula": formula, "points": 6}]
    with pytest.raises(ValueError, match=problem):
        study("\n", options=options, unnamed=unnamed)
