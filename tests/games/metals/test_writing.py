"""R16 to R18: writing the compound, and the compounds that players make."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.metals.study import concede, lead, piles, reinforce, respond, rule_broken, study
from valence.chem.names import en
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.metals import GAME
from valence.games.metals.state import Made
from valence.games.metals.writing import most_exotic
from valence.library import AnyMatch

BONUS = {"write": "bonus"}
REQUIRED = {"write": "required"}


def answered(options: Mapping[str, object], led: str = "Ca2+", ion: str = "N3-") -> AnyMatch:
    """A round in which Ben has answered and has to write; Ada could reinforce Ca²⁺ twice."""
    match = study(
        {led: 3, "Na+": 1},
        {ion: 2, "Cl-": 2, "Na+": 1},
        options={"hand": 6, "reinforcements": True, **options},
    )
    lead(match, led)
    respond(match, ion, 2)
    return match


def write(match: AnyMatch, formula: str, name: str = "") -> str:
    move = {"type": "write", "formula": formula, "name": name}
    return " ".join(match.play(match.to_move[0], move))


def test_r16_the_responding_player_writes_the_compound_before_the_charges_are_compared() -> None:
    match = answered(BONUS)
    assert match.to_move == (1,)
    said = write(match, "Ca3N2")
    assert said.startswith("Ben writes “Ca3N2”. The formula is right. 1 bonus point.")
    assert match.to_move == (0,)  # R10: two N³⁻ outweigh one Ca²⁺, and Ada can reinforce
    reinforce(match)
    assert piles(match) == [5, 0]


def test_r16_the_compound_of_the_ions_is_asked_for_even_when_the_charges_do_not_cancel() -> None:
    match = study(
        {"Na+": 2}, {"O2-": 1, "Cl-": 1}, options={"hand": 6, "reinforcements": False, **BONUS}
    )
    lead(match, "Na+")
    respond(match, "O2-", 1)
    said = write(match, "Na2O")
    assert "The formula is right." in said
    assert "no neutral compound" in said
    assert match.view(None)["made"] == []


def test_r16_nobody_is_told_the_compound_before_it_is_written() -> None:
    match = study(
        {"Ca2+": 2}, {"O2-": 1, "Cl-": 1}, options={"hand": 6, "reinforcements": True, **BONUS}
    )
    lead(match, "Ca2+")
    preview = match.preview(1, {"type": "respond", "ion": "O2-", "count": 1})
    assert preview is not None
    assert "CaO" not in str(preview)
    said = respond(match, "O2-", 1)
    assert "CaO" not in " ".join(said)
    assert "compound" not in match.view(1)["balance"]
    assert match.preview(1, {"type": "write", "formula": "CaO"}) is None
    write(match, "CaO")
    assert match.view(None)["made"] == [{"seat": 0, "cation": "Ca2+", "anion": "O2-"}]


def test_r16_writing_has_its_time() -> None:
    match = answered(BONUS)
    assert rule_broken(match, {"type": "respond", "ion": "Cl-", "count": 2}) == "R16"
    assert rule_broken(match, {"type": "reinforce"}) == "R16"
    write(match, "Ca3N2")
    assert rule_broken(match, {"type": "write", "formula": "Ca3N2"}) == "R16"
    assert rule_broken(match, {"type": "skip"}) == "R16"


def test_r16_the_name_is_asked_for_only_with_naming() -> None:
    without, named = answered(BONUS), answered({**BONUS, "naming": True})
    assert "name" not in write(without, "Ca3N2", "calcium nitrate")
    assert "Nitrate is NO₃⁻, but the ion here is N³⁻." in write(named, "Ca3N2", "calcium nitrate")


def test_r17_a_bonus_point_for_the_formula_and_one_for_the_name() -> None:
    match = answered({**BONUS, "naming": True})
    write(match, "Ca3N2", "calcium nitride")
    concede(match)
    assert piles(match) == [0, 3]
    view = match.view(None)
    assert view["bonus"] == [1, 1]
    assert [tally.values for tally in GAME.scores(GAME.view(match.state, None))] == [
        (0, 5),
        (0, 3),
        (0, 2),
    ]


def test_r17_a_wrong_formula_earns_nothing_and_the_round_goes_on() -> None:
    match = answered(BONUS)
    said = write(match, "Ca2N3")
    assert "The subscripts are the wrong way round: 2 × 2+ = 4+ against 3 × 3− = 9−." in said
    assert "It is Ca₃N₂, calcium nitride." in said
    assert match.view(None)["bonus"] == []
    assert match.to_move == (0,)


def test_r17_bonus_points_count_at_the_end() -> None:
    match = study({"Na+": 1}, {"Cl-": 1}, options={"hand": 6, "reinforcements": True, **BONUS})
    lead(match, "Na+")
    respond(match, "Cl-", 1)
    write(match, "NaCl")
    assert match.outcome == {"winners": [0], "scores": [2, 1], "reason": "no_more_plays"}


def test_r17_required_gives_three_tries_and_then_the_initiating_player_collects() -> None:
    match = answered(REQUIRED)
    assert write(match, "CaN").endswith("Two more tries.")
    assert write(match, "Ca2N").endswith("One more try.")
    assert match.view(None)["tries"] == 2
    said = write(match, "Ca2N3")
    assert "It is Ca₃N₂, calcium nitride." in said
    assert "Ben hasn't written the compound, so Ada collects." in said
    assert piles(match) == [3, 0]
    assert match.view(None)["tries"] == 0


def test_r17_required_and_right_goes_on() -> None:
    match = answered(REQUIRED)
    write(match, "CaN")
    write(match, "Ca3N2")
    assert match.to_move == (0,)
    concede(match)
    assert piles(match) == [0, 3]


def test_r17_required_needs_the_name_too() -> None:
    match = answered({**REQUIRED, "naming": True})
    assert "The name is missing." in write(match, "Ca3N2")
    assert match.to_move == (1,)


def test_r17_skipping_loses_the_round_only_when_writing_is_required() -> None:
    bonus, required = answered(BONUS), answered(REQUIRED)
    assert "It is Ca₃N₂" in bonus.play(1, {"type": "skip"})[0]
    assert bonus.to_move == (0,)
    required.play(1, {"type": "skip"})
    assert piles(required) == [3, 0]


def test_r17_time_running_out_is_skipping() -> None:
    match = answered(BONUS)
    assert GAME.timeout(match.state, Seat(1)) is not None
    write(match, "Ca3N2")
    assert GAME.timeout(match.state, Seat(0)) is None


def test_r18_the_collector_of_a_neutral_round_has_made_the_compound() -> None:
    match = answered({})
    reinforce(match)
    assert match.view(None)["made"] == [{"seat": 0, "cation": "Ca2+", "anion": "N3-"}]


def test_r18_the_most_exotic_compound_is_named_at_the_end() -> None:
    match = study({"Al3+": 1}, {"Cl-": 3})
    lead(match, "Al3+")
    said = respond(match, "Cl-", 3)[-1]
    assert said.endswith(
        "Most exotic here, by the number of ions: AlCl₃, aluminium chloride (Ada)."
    )


def test_r18_a_compound_of_fewer_than_four_ions_is_not_exotic() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 2})
    lead(match, "Ca2+")
    said = respond(match, "Cl-", 2)[-1]
    assert "exotic" not in said


@pytest.mark.parametrize(
    ("made", "exotic"),
    [
        ("", ""),
        ("0:NaCl 1:CaCl2", "1:CaCl2"),  # three ions, not two
        ("0:AlCl3 1:Na3N 1:Na3N", "0:AlCl3"),  # four ions each; AlCl₃ was made less often
        ("0:Ca3N2 1:Al2O3", "0:Ca3N2 1:Al2O3"),  # a tie names both
        ("0:Ca3N2 1:Ca3N2 1:Ca3N2", "0:Ca3N2 1:Ca3N2"),  # everyone who made it, once
    ],
)
def test_r18_the_most_ions_then_the_rarest(made: str, exotic: str) -> None:
    assert most_exotic(compounds(made)) == compounds(exotic)


IONS = {
    "NaCl": ("Na+", "Cl-"),
    "CaCl2": ("Ca2+", "Cl-"),
    "AlCl3": ("Al3+", "Cl-"),
    "Na3N": ("Na+", "N3-"),
    "Ca3N2": ("Ca2+", "N3-"),
    "Al2O3": ("Al3+", "O2-"),
}


def compounds(listed: str) -> tuple[Made, ...]:
    pairs = (one.split(":") for one in listed.split())
    return tuple(Made(Seat(int(seat)), *IONS[formula]) for seat, formula in pairs)


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
@pytest.mark.parametrize("options", [BONUS, {**REQUIRED, "naming": True}])
def test_bots_write_the_right_compound(level: str, options: Mapping[str, object]) -> None:
    match = answered(options)
    view = GAME.view(match.state, Seat(1))
    moves = legal_moves(GAME, match.state, Seat(1))
    chosen = entry("metals").bot.choose(level, view, moves, Dice(1, "bot"))
    assert chosen.formula == "Ca3N2"
    assert en.called(chosen.name) == ("calcium nitride" if "naming" in options else "")


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"is_writing": True}, "is_writing: there is no answer"),
        ({"tries": 1}, "tries: 1 wrong tries"),
        ({"bonus": [0]}, "bonus: the option write has no bonus points"),
        (
            {"made": [{"seat": 9, "cation": "Na+", "anion": "Cl-"}]},
            "made: there is no seat 9",
        ),
        (
            {"made": [{"seat": 0, "cation": "Cl-", "anion": "Na+"}]},
            r"made\[0\]: expected a cation and an anion, got Cl- and Na\+",
        ),
        (
            {"made": [{"seat": 0, "formula": "Na₂Cl", "name": "", "ions": 3}]},
            r"made\[0\]: 'Na₂Cl' is no compound of two ions",
        ),
    ],
)
def test_positions_that_cannot_arise_are_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        study({"Na+": 1}, {"Cl-": 1}, **fields)


def test_a_compound_made_in_a_position_of_0_2_is_read_by_its_ions() -> None:
    older = {"seat": 1, "formula": "Fe(NO₃)₃", "name": "iron(III) nitrate", "ions": 4}
    match = study({"Na+": 1}, {"Cl-": 1}, made=[older])
    assert match.view(None)["made"] == [{"seat": 1, "cation": "Fe3+", "anion": "(NO3)-"}]


def test_the_ruling_and_the_result_speak_of_a_lattice_and_not_of_molecules() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 2})
    lead(match, "Ca2+")
    said = respond(match, "Cl-", 2)
    assert "CaCl₂, calcium chloride, a lattice with one Ca²⁺ for every two Cl⁻." in said[-2]
    assert "gives the ratio of its ions in a crystal; it has no molecules." in said[-1]
