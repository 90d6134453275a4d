"""The public surface, pinned: adding to it is a decision."""

import inspect
import subprocess
import sys

import pytest

import valence


def test_the_public_names() -> None:
    assert valence.__all__ == ["IllegalMove", "Match", "game", "load", "replay", "start"]


def test_the_public_parts_of_a_match() -> None:
    public = {name for name, _ in inspect.getmembers(valence.start("metals")) if name[0] != "_"}
    assert public == {
        "game", "heading", "is_stale", "make", "moves", "names", "outcome", "play", "played", "ply", "preview",
        "record", "save", "say", "state", "story", "to_move", "view", "why_not", "words",
    }  # fmt: skip


def test_every_public_name_is_documented() -> None:
    for name in valence.__all__:
        assert getattr(valence, name).__doc__


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(
        ValueError, match=r"no game called 'metalz'; did you mean 'metals'\? \(there is "
    ):
        valence.game("metalz")


@pytest.mark.parametrize("seats", [1, 5, -1])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(
        ValueError, match=f"Metal vs. Non-Metal is for 2 to 4 seats, not for {seats}"
    ):
        valence.start("metals", seats=seats)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed is not negative, -1 was given"):
        valence.start("metals", seed=-1)


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert valence.start("metals").save()["seed"] != valence.start("metals").save()["seed"]


def test_the_same_seed_gives_the_same_match() -> None:
    assert valence.start("metals", seed=7).save() == valence.start("metals", seed=7).save()


def test_a_position_that_is_no_object_is_refused() -> None:
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
