"""The house rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.chem.cards import Kind
from valence.chem.wording import Wording, with_wording
from valence.core.box import BoxCard
from valence.core.csv_tables import MOST_ROWS
from valence.core.languages import DEFAULT, Language
from valence.core.options import not_allowed, read_options
from valence.core.problems import bad_input, problem
from valence.core.problems import en as options_en
from valence.games.problems import en
from valence.sets.acids_bases import CardSet, Rows, card_set, rows_of
from valence.sets.box import substance_cards

SEATS = range(1, 10)
MOST_PLAYERS = 8
CHOICES = 4  # R8
KINDS: tuple[Kind, ...] = ("acid", "base")


# R5, R6: what counts as right. Version 1 of the rules went by spelling, version 2 by fewer names and values in print.
Judging: TypeAlias = Annotated[
    Literal["printed", "structures", "spelling"], Meta(extra_json_schema={"deprecated": True})
]


# R8: which wrong choices there are. Version 2 of the rules drew only the nearest; new games don't.
WrongChoices: TypeAlias = Annotated[
    Literal["mistakes", "nearest"], Meta(extra_json_schema={"deprecated": True})
]


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    quizmaster: Literal["table", "seat"] = "table"
    tolerance: Annotated[float, Meta(ge=0, le=10)] = 0.5
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    answers: Literal["typed", "choice"] = "typed"
    cards: Annotated[int, Meta(ge=0, le=MOST_ROWS)] = 0
    judging: Judging = "printed"
    verdict: Literal["quizmaster", "table"] = "quizmaster"
    rotation: Annotated[int, Meta(ge=0, le=MOST_ROWS)] = 0
    calls: Annotated[int, Meta(ge=1, le=10)] = 1
    repeats: Annotated[int, Meta(ge=0, le=5)] = 2
    scoring: Literal["cards", "points"] = "cards"
    wrong_choices: WrongChoices = "mistakes"
    facts: Wording = "14"
    # R1: the rows of a set of cards; None is the built-in set.
    deck: Rows | None = None


@lru_cache(maxsize=16)  # options cache their hash, since a set has many rows
def cards_of(options: Options) -> CardSet:
    """R1: return the cards of the deck."""
    return card_set(options.deck)


def table_box(options: Options, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    """Return the cards with their facts for the readers at the table."""
    cards = cards_of(options)
    return substance_cards(cards.acids, cards.bases, language, options.facts)


def options(given: Mapping[str, object], seats: int) -> Options:
    if given.get("deck") is not None:
        given = {**given, "deck": rows_of(given["deck"])}
    read = read_options(Options, given)
    if read.quizmaster == "seat" and seats < 2:
        raise not_allowed("quizmaster", "seat", problem(en.table_alone))
    if read.quizmaster == "table" and seats > MOST_PLAYERS:
        raise not_allowed("quizmaster", "table", problem(en.seat_of_many, MOST_PLAYERS))
    _check_cards(read, cards_of(read))
    return with_wording(read, given, read.deck)


def _check_cards(options: Options, cards: CardSet) -> None:
    for name in ("cards", "rotation"):
        if getattr(options, name) > len(cards):
            allowed = problem(options_en.between, "0", f"{len(cards)}")
            raise not_allowed(name, getattr(options, name), allowed)
    if options.judging == "spelling" and options.deck is not None:
        raise not_allowed("judging", "spelling", problem(en.printed_with_set))
    if options.answers == "choice":
        _check_choices(cards)


def _check_choices(cards: CardSet) -> None:
    """R8: check that there are a right answer and three wrong ones."""
    for kind in (kind for kind in KINDS if cards.of_kind(kind)):
        values = len({card.value for card in cards.of_kind(kind)})
        if values < CHOICES:
            sentence = en.choices_of_acids if kind == "acid" else en.choices_of_bases
            raise bad_input(options_en.bad_option, "deck", problem(sentence, CHOICES, values))
