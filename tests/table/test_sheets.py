"""Tables that are opened with a printed sheet, and what bots and rooms change."""

import pytest

from tests.denials import denied
from tests.table.hosting import START
from valence.games import game
from valence.room.deal import Deal, check_deal, table_for
from valence.table import seating
from valence.table.chairs import Seating, heading_of
from valence.table.game_list import game_list
from valence.table.opening import BotSeat, NewTable, new_seating
from valence.table.rematch import again
from valence.table.sheets import changes_at


def opened(wish: NewTable, *, is_in_room: bool = False) -> Seating:
    rules = game(wish.game)
    return new_seating(rules, "ada", "Ada", wish, 7, "5a17", START, is_in_room=is_in_room)


def test_people_play_as_on_the_sheet() -> None:
    seats = opened(NewTable("whoami", 2, preset="whoami"))
    begun = seating.start(seating.sit(seats, "ben", "Ben", START), START)
    assert begun.options["questions"] == "free"
    assert changes_at(game("whoami"), begun) == {}
    assert heading_of("whoami", begun).preset == "whoami"


def test_a_bot_changes_what_it_cannot_play() -> None:
    seats = opened(NewTable("whoami", 3, preset="whoami"))
    seats = seating.sit(seating.seat_bot(seats, 2, "fair"), "ben", "Ben", START)
    assert changes_at(game("whoami"), seats) == {"questions": "parts"}
    begun = seating.start(seats, START)
    assert begun.options["questions"] == "parts"


def test_a_bot_that_takes_over_later_leaves_the_rules_alone() -> None:
    seats = seating.sit(opened(NewTable("whoami", 2, preset="whoami")), "ben", "Ben", START)
    taken = seating.kick(seating.start(seats, START), 1, "fair")
    assert taken.options_now["questions"] == "free"


def test_a_rematch_with_a_new_bot_is_played_as_with_bots() -> None:
    seats = seating.sit(opened(NewTable("whoami", 2, preset="whoami")), "ben", "Ben", START)
    over = seating.end(seating.kick(seating.start(seats, START), 1, "fair"), START)
    assert again(over, "8", "5a17", START).options["questions"] == "parts"


def test_house_rules_win_over_the_sheet() -> None:
    bots = (BotSeat(1, "fair"),)
    wish = NewTable("whoami", 2, {"questions": "free"}, preset="whoami", bots=bots)
    assert opened(wish).options["questions"] == "free"


def test_changes_tell_of_a_set_without_its_cards() -> None:
    rows = [{"card": "Na+", "copies": 20}, {"card": "Cl-", "copies": 20}]
    cards = [{"ion": row["card"], "copies": row["copies"]} for row in rows]
    seats = opened(NewTable("metals", 2, {"cards": cards, "hand": 4}, preset="metals"))
    assert changes_at(game("metals"), seats) == {"cards": True, "hand": 4}


def test_a_class_plays_with_the_options_of_rooms() -> None:
    seats = opened(NewTable("metals", 2, preset="metals"), is_in_room=True)
    assert (seats.options["write"], seats.options["naming"]) == ("bonus", True)
    assert opened(NewTable("metals", 2, preset="metals")).options["write"] == "no"


@pytest.mark.parametrize(
    ("people", "wanted", "dealt"),
    [
        (2, "pkace-more", "pkace-two"),
        (3, "pkace-two", "pkace-more"),
        (4, "pkace-more", "pkace-more"),
        (2, "pkace-second", "pkace-second"),
        (2, "", ""),
    ],
)
def test_smaller_tables_of_a_round_get_the_sheet_that_suits_them(
    people: int, wanted: str, dealt: str
) -> None:
    deal = Deal("pkace", preset=wanted)
    check_deal(deal, {})
    assert table_for(deal, people).preset == dealt


def test_a_sheet_that_does_not_suit_is_refused() -> None:
    with denied("^Preset pkace-two is for 2 seats, not for 4.$"):
        opened(NewTable("pkace", 4, preset="pkace-two"))


def test_the_list_of_games_has_every_sheet() -> None:
    (metals,) = next(one for one in game_list() if one.name == "metals").presets
    assert (metals.id, metals.seats, metals.options["hand"]) == ("metals", (2, 4), 6)
    assert metals.choices == ("write", "naming")
    assert metals.variants


@pytest.mark.parametrize(
    ("levels", "answers"),
    [(["easy"], "choice"), (["fair", "easy"], "choice"), (["fair", "strong"], "typed")],
)
def test_easier_bots_make_an_easier_game(levels: list[str], answers: str) -> None:
    bots = tuple(BotSeat(1 + n, level) for n, level in enumerate(levels))
    begun = opened(NewTable("quizmaster", 1 + len(bots), preset="quizmaster", bots=bots))
    assert begun.options["answers"] == answers
    assert begun.options["quizmaster"] == "table"


def test_people_recall_from_memory_and_one_of_them_asks() -> None:
    seats = opened(NewTable("quizmaster", 3, preset="quizmaster"))
    expected = {"quizmaster": "seat", "verdict": "quizmaster", "answers": "typed", "calls": 10}
    assert expected.items() <= seats.options.items()
