"""Games recorded by version 0.1 still replay, move by move, to the result that 0.1 reached."""

import json
from pathlib import Path

import pytest

import valence
from tests.reasons import with_reason_as_id, without_aside
from valence.core.wire import WireError

FOLDER = Path(__file__).parent / "records" / "0.1"
OUTCOMES = {
    name: with_reason_as_id(outcome)
    for name, outcome in json.loads((FOLDER / "outcomes.json").read_text(encoding="utf-8")).items()
}

every_record = pytest.mark.parametrize("name", OUTCOMES)


@every_record
def test_a_record_of_0_1_replays_to_the_same_result(name: str) -> None:
    record = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert without_aside(valence.replay(record).outcome) == OUTCOMES[name], (
        "a changed rule needs a new rules_version, an option for the old rule, and older_rules with that option"
    )


@every_record
def test_a_replayed_record_keeps_its_version_of_the_rules(name: str) -> None:
    record = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    again = valence.replay(valence.replay(record).record)
    assert (again.heading.rules, without_aside(again.outcome)) == ("1", OUTCOMES[name])


def test_every_file_has_its_outcome() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == OUTCOMES.keys()


def test_an_unknown_version_is_refused() -> None:
    record = valence.start("metals", seed=7).record
    game = valence.game("metals")
    with pytest.raises(WireError, match="made by version 99 of the rules of Metal"):
        valence.replay(record.replace(f"rules: {game.rules_version}", "rules: 99"))
