"""R9: playing from memory, with values, classes or nucleophilicity hidden."""

import pytest
from msgspec.json import encode

import valence
from tests.variants import MIXED_SET
from valence.core.game import Seat, heard
from valence.games.whoami.events import Splits
from valence.games.whoami.views import still_possible
from valence.library import AnyMatch

BELOW_TEN = {"type": "ask", "question": {"about": "value", "op": "<", "than": 10}}
ACID = {"type": "ask", "question": {"about": "kind", "is": "acid"}}
NITRILE = {"type": "ask", "question": {"about": "group", "has": "nitrile"}}
WEAK = {"type": "ask", "question": {"about": "nucleophilicity", "is": "weak"}}
BEATS = {"type": "ask", "question": {"about": "beats", "card": "acetone"}}


def study(**options: object) -> AnyMatch:
    """Ada, who is LDA, is to ask; Ben is acetone."""
    position = valence.start("whoami", seed=1, options=options).save()
    return valence.load(
        position | {"cards": ["lda", "acetone"], "starter": 0}, names=["Ada", "Ben"]
    )


@pytest.mark.parametrize(
    ("option", "hidden", "open_"),
    [
        ("hide_values", [BELOW_TEN, BEATS], [ACID, NITRILE, WEAK]),
        ("hide_classes", [NITRILE, BEATS], [ACID, BELOW_TEN, WEAK]),
        ("hide_nucleophilicity", [WEAK, BEATS], [ACID, BELOW_TEN, NITRILE]),
    ],
)
def test_r9_the_table_does_not_say_which_cards_a_hidden_fact_excludes(
    option: str, hidden: list[dict[str, object]], open_: list[dict[str, object]]
) -> None:
    for question in hidden:
        match = study(**{option: True})
        assert match.preview(0, question) is None
        before = match.view(0)["possible"]
        match.play(0, question)
        assert match.view(0)["possible"] == before
    for question in open_:
        match = study(**{option: True})
        assert isinstance(match.preview(0, question), Splits)
        before = match.view(0)["possible"]
        match.play(0, question)
        assert len(match.view(0)["possible"]) < len(before)


def test_r9_the_table_answers_all_the_same() -> None:
    said = study(hide_values=True).play(0, BELOW_TEN)
    assert said == ["Ada: Is my pKa or pKaH less than 10? No."]


def test_r9_cards_are_named_without_their_values() -> None:
    match = study(hide_values=True)
    said = match.play(0, BEATS)
    assert said == ["Ada: By the rules of pKace, guard included, can I deprotonate acetone? Yes."]
    assert "acetone, pKa 19.3" in study().play(0, BEATS)[0]


def test_r9_the_others_cards_are_told_without_values() -> None:
    match = valence.start("whoami", seed=2, options={"cards": MIXED_SET, "hide_values": True})
    events = heard(match.story[0], Seat(0))
    told = encode(events).decode() + "".join(match.say(events)) + encode(match.view(0)).decode()
    for secret in ("pKa", "18.0", "10.7"):
        assert secret not in told


def test_r9_bots_know_the_cards_by_heart() -> None:
    match = study(hide_values=True)
    match.play(0, BELOW_TEN)
    possible = still_possible(match.game.view(match.state, Seat(0)), Seat(0))
    # Pyridine has pKaH 5.2, DBU 13.5.
    assert "dbu" in possible
    assert "pyridine" not in possible
