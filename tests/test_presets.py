"""Each preset is its printed sheet; the expected values are read from the sheets by hand."""

from collections.abc import Mapping

import pytest

import valence
from valence.core.languages import DEFAULT
from valence.core.presets import Preset
from valence.core.wire import WireError
from valence.games import CATALOGUE, rulebook

PRESETS = [(name, preset) for name, one in CATALOGUE.items() for preset in one.game.presets]

# Of pKace no sheet mentions penalties, cards of one's own or hidden values.
PKACE = {
    **dict.fromkeys(("penalty", "hide_values", "hide_classes", "hide_nucleophilicity"), False),
    "cards": None,
    "takes": "largest",
    "must": "best",
    "guard": "class",
}
FIRST_EDITION = {**PKACE, "edition": 1, "face_down": True, "series": 0}
SHEETS: Mapping[str, Mapping[str, object]] = {
    "pkace-two": {**FIRST_EDITION, "deck": "ordered", "hand": None},  # five acids, five bases
    "pkace-more": {**FIRST_EDITION, "deck": "unordered"},
    "pkace-second": {**PKACE, "edition": 2, "face_down": False},
    "polymer": {
        "draw": "stack",
        "last_card": "draw",
        "opening": True,
        "second": "any",
        "restart": "any",  # the same round starts a new chain
        "raid": "any",  # jokers on one's own chains or opponents'
        "cards": None,
    },
    "metals": {
        "hand": 6,
        "reinforcements": True,
        "cards": None,
        "penalty": False,
    },
    "quizmaster": {"quizmaster": "seat", "deck": None, "cards": 0},
    "whoami": {"questions": "free", "cards": None},
    "charged": {
        "board": None,
        "rack": 10,
        "front": False,
        "red_tiles": "any",
        "scoreless": 0,
        "naming": "no",
        "penalty": False,
        "cards": None,
    },
}
SEATS = {
    "pkace-two": range(2, 3),
    "pkace-more": range(3, 9),
    "pkace-second": range(2, 9),
    "polymer": range(2, 5),
    "metals": range(2, 5),
    "charged": range(2, 5),
}


def id_of(one: object) -> str | None:
    return getattr(one, "id", None)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=id_of)
def test_a_preset_is_its_sheet(game: str, preset: Preset) -> None:
    for seats in preset.seats:
        sheet, expected = CATALOGUE[game].game.sheet(preset.id, seats), SHEETS[preset.id]
        assert {name: sheet[name] for name in expected} == expected
    assert preset.seats == SEATS.get(preset.id, preset.seats)


def test_the_first_edition_deals_seven_cards_to_four() -> None:
    assert CATALOGUE["pkace"].game.sheet("pkace-more", 4)["hand"] == 7


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=id_of)
def test_a_preset_is_told_with_its_variants(game: str, preset: Preset) -> None:
    words = CATALOGUE[game].words(DEFAULT)
    said = words.presets[preset.id]
    assert said.title
    assert said.about
    assert bool(said.with_bots) == bool(preset.with_bots)
    assert bool(said.in_rooms) == bool(preset.in_rooms)
    assert all(words.variants[one].what and words.variants[one].why for one in preset.variants)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=id_of)
def test_the_rulebook_has_the_options_of_a_preset(game: str, preset: Preset) -> None:
    heading, _, section = rulebook(game, DEFAULT).rpartition("\n## As on the sheet")
    section = section.partition("\n## ")[0]
    assert heading
    assert f"`{preset.id}`" in section
    for options in (preset.options, preset.with_bots, preset.in_rooms, preset.easier):
        for name, value in options.items():
            written = str(value).lower() if isinstance(value, bool) else value
            assert f"`{name}` = {written}" in section, name
    for name in preset.choices:
        assert f"`{name}`" in section


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_words_are_left_over(game: str) -> None:
    presets, words = CATALOGUE[game].game.presets, CATALOGUE[game].words(DEFAULT)
    assert set(words.presets) == {one.id for one in presets}
    assert set(words.variants) == {variant for one in presets for variant in one.variants}


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_table_of_two_or_more_has_a_sheet(game: str) -> None:
    rules = CATALOGUE[game].game
    assert all(rules.preset_for(seats) for seats in rules.seats if 2 <= seats <= 8)


def test_the_sheet_that_is_wanted_comes_before_the_first_that_suits() -> None:
    rules = CATALOGUE["pkace"].game
    found = [rules.preset_for(2), rules.preset_for(4), rules.preset_for(4, "pkace-second")]
    assert [id_of(one) for one in found] == ["pkace-two", "pkace-more", "pkace-second"]
    assert id_of(rules.preset_for(2, "pkace-more")) == "pkace-two"


def test_a_game_is_started_by_a_sheet() -> None:
    match = valence.start("pkace", seats=4, preset="pkace-more", seed=7)
    assert match.save()["options"]["edition"] == 1
    assert match.changes == {}
    assert "preset: pkace-more\n" in match.record
    assert match.record.startswith("valence record 2\n")
    assert valence.replay(match.record).heading == match.heading


def test_house_rules_are_changes_of_the_sheet() -> None:
    match = valence.start("metals", preset="metals", options={"hand": 4, "reinforcements": True})
    assert match.changes == {"hand": 4}
    assert valence.replay(match.record).changes == {"hand": 4}
    assert valence.start("metals", options={"hand": 4}).changes == {}


def test_what_the_sheet_leaves_to_the_players_is_no_change() -> None:
    options = {"scoring": "mn", "calculate": True, "deck": "slow"}
    assert valence.start("polymer", preset="polymer", options=options).changes == {"deck": "slow"}
    options = {"write": "required", "naming": True}
    assert valence.start("metals", preset="metals", options=options).changes == {}


def test_a_sheet_has_to_suit_the_seats() -> None:
    with pytest.raises(ValueError, match="preset pkace-two is for 2 seats, not for 3"):
        valence.start("pkace", seats=3, preset="pkace-two")
    with pytest.raises(ValueError, match="did you mean 'pkace-two'"):
        valence.start("pkace", preset="pkace-tow")


def test_a_record_with_an_unknown_sheet_is_refused() -> None:
    record = valence.start("metals", preset="metals").record
    with pytest.raises(WireError, match="no preset called 'iron'"):
        valence.replay(record.replace("preset: metals", "preset: iron"))
