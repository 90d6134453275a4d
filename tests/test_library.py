"""The public API, pinned: adding to it is a deliberate decision."""

import doctest
import inspect
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import valence
from valence import games, library, simulation
from valence.core import match as match_module

SCRIPT = Path(__file__).parents[1] / "scripts" / "generate_library.py"


def test_the_public_names() -> None:
    assert valence.__all__ == [
        "Advice", "Budget", "IllegalMove", "Match", "game", "game_names", "load", "replay", "simulate",
        "start", "understanding",
    ]  # fmt: skip


def test_the_public_parts_of_a_match() -> None:
    assert parts_of_a_match() == {
        "advice", "before", "bot", "changes", "checked", "game", "heading", "help", "history", "is_stale", "language",
        "make", "moves", "names", "outcome", "play", "played", "ply", "positions", "preview", "record", "save", "say",
        "state", "story", "to_move", "view", "why_not", "withdrawn", "words",
    }  # fmt: skip


def test_every_public_name_is_documented() -> None:
    for name in valence.__all__:
        assert getattr(valence, name).__doc__
    for name, part in inspect.getmembers(valence.Match):
        assert name[0] == "_" or part.__doc__, name


def test_the_page_of_the_library_is_what_its_docstrings_say() -> None:
    made = runpy.run_path(str(SCRIPT))
    assert made["PAGE"].read_text(encoding="utf-8") == made["page"](), "run make generate"


def test_every_public_name_is_on_the_page() -> None:
    page = runpy.run_path(str(SCRIPT))["page"]()
    for name in [*valence.__all__, *parts_of_a_match()]:
        assert f".{name}`" in page


@pytest.mark.parametrize("module", [games, library, simulation, match_module])
def test_the_examples_in_the_docstrings_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert tried > 1
    assert failed == 0


def parts_of_a_match() -> set[str]:
    return {name for name, _ in inspect.getmembers(valence.start("metals")) if name[0] != "_"}


def test_the_repr_of_a_match() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    assert repr(match) == "<Match metals: Ada, Ben; 0 moves, to move: [0]>"


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(
        ValueError, match=r"no game called 'metalz'; did you mean 'metals'\? \(available: "
    ):
        valence.game("metalz")


@pytest.mark.parametrize("seats", [1, 5, -1])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(
        ValueError, match=f"Metal vs. Non-Metal is for 2 to 4 seats, not for {seats}"
    ):
        valence.start("metals", seats=seats)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed must be a number from 0 to 2²⁵⁶, got -1"):
        valence.start("metals", seed=-1)


WRONG_TYPES = [
    ("metals", {"names": ["A", 5]}, "names must be a list of texts, got ['A', 5]"),
    ("metals", {"names": "AB"}, "names must be a list of texts, got 'AB'"),
    ("metals", {"options": True}, "options: Expected `object`, got `bool`"),
    ("metals", {"options": ["hand"]}, "options: Expected `object`, got `array`"),
    ("metals", {"seats": "2"}, "Metal vs. Non-Metal is for 2 to 4 seats, not for '2'"),
    ("metals", {"seats": 2.0}, "Metal vs. Non-Metal is for 2 to 4 seats, not for 2.0"),
    ("metals", {"seed": "7"}, "a seed must be a number from 0 to 2²⁵⁶, got '7'"),
    ("metals", {"seed": 2**300}, "a seed must be a number from 0 to 2²⁵⁶, got 203703597633"),
    ("charged", {"options": {"cards": []}}, "option cards: the set is empty"),
    ("charged", {"options": {"cards": ""}}, "option cards: the set is empty"),
    ("metals", {"preset": 5}, "no preset called 5 (available: metals)"),
    (
        "pkace",
        {"preset": ["pkace-two"]},
        "no preset called ['pkace-two']; did you mean 'pkace-two'?",
    ),
    (None, {}, "no game called None"),
    (["metals"], {}, "no game called ['metals']; did you mean 'metals'?"),
]


@pytest.mark.parametrize(("name", "arguments", "problem"), WRONG_TYPES)
def test_arguments_of_a_wrong_type_are_refused_in_a_sentence(
    name: Any, arguments: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        valence.start(name, **arguments)


def test_a_record_that_is_no_text_is_refused() -> None:
    record: Any = None
    with pytest.raises(ValueError, match="a record is a text, got None"):
        valence.replay(record)


def test_a_record_for_too_many_seats_is_refused() -> None:
    record = valence.start("polymer", seed=1).record
    with pytest.raises(ValueError, match="The Polymer Game is for 2 to 4 seats, not for 1"):
        valence.replay(record.replace('"Seat 0",', ""))


def test_the_names_of_a_record_are_as_many_as_the_players_of_its_position() -> None:
    record = valence.load(valence.start("polymer", seed=1).save()).record
    with pytest.raises(ValueError, match="3 names for 2 players"):
        valence.replay(record.replace('"Seat 0",', '"Ada","Seat 0",'))


def test_what_was_given_is_cut_in_errors() -> None:
    with pytest.raises(ValueError, match=r"no game called 'x+…") as refused:
        valence.game("x" * 10_000)
    assert len(str(refused.value)) < 200


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert valence.start("metals").save()["seed"] != valence.start("metals").save()["seed"]


def test_the_same_seed_gives_the_same_match() -> None:
    assert valence.start("metals", seed=7).save() == valence.start("metals", seed=7).save()


def test_a_position_that_is_not_an_object_is_refused() -> None:
    with pytest.raises(ValueError, match="position: Expected `object`, got `array`"):
        valence.load("[]")


def test_importing_the_library_imports_nothing_heavy() -> None:
    heavy = "{'rdkit', 'molmass', 'typer', 'rich', 'asyncio'} & set(sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys, valence; print({heavy})"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "set()"


@pytest.mark.parametrize("game", games.CATALOGUE)
def test_a_notebook_draws_the_table_as_a_spectator_sees_it(game: str) -> None:
    match = valence.start(game, seed=7, names=["<Ada>", "Ben"])
    for _ in range(8):
        seat = match.to_move[0]
        match.play(seat, match.bot(seat, "easy"))
    figure = ElementTree.fromstring(match._repr_html_())
    said = "".join(figure.itertext())
    assert all(line.strip() in said for line in str(match).splitlines())


def test_a_notebook_draws_the_cards_on_the_table() -> None:
    match = valence.start("metals", seed=7)
    match.play(0, {"type": "initiate", "card": "Al3+"})
    figure = ElementTree.fromstring(match._repr_html_())
    # Nothing that is held in a hand.
    names = [one.text for one in figure.iter() if one.tag.endswith("title")]
    assert names == ["aluminium"]


def test_a_notebook_hides_what_players_have_to_know_by_heart() -> None:
    match = valence.start("pkace", seed=7, options={"hide_values": True})
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
    drawing = match._repr_html_().partition("<pre>")[0]
    assert "<svg" in drawing
    assert not re.search(r">−?\d+(\.\d+)?</text>", drawing)


def test_a_notebook_draws_a_board_with_its_tiles() -> None:
    match = valence.start("charged", seed=7)
    seat = match.to_move[0]
    match.play(seat, match.bot(seat, "fair"))
    drawing = ElementTree.fromstring(match._repr_html_())[0]
    tiles = [tile for _, _, tile in match.view(None)["board"]]
    drawn = [one.text for one in drawing.iter() if one.get("font-weight") == "700"]
    assert sorted(filter(None, drawn)) == sorted(tile for tile in tiles if tile != "red")
