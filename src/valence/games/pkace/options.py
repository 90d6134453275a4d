"""The house rules, completed for the number of players and checked against the set."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.chem.acids_bases import Water
from valence.chem.wording import Wording, with_wording
from valence.core.box import BoxCard
from valence.core.languages import DEFAULT, Language
from valence.core.options import bad_set, not_allowed, read_options
from valence.core.problems import problem
from valence.games.pkace.cards import Guard, PlayedSet, set_of
from valence.games.problems import en
from valence.sets.acids_bases import Rows, card_set, rows_of
from valence.sets.box import substance_cards
from valence.sets.hiding import Hidden, without_hidden

SEATS = range(2, 9)
OF_EACH_KIND = 5  # R7: from an ordered deck, unless agreed otherwise
HANDS = {2: 10, 3: 8, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5}  # R9: when unordered
SMALLEST_HAND = 3  # R9: that a small set gives by default
MOST_HANDS = 50  # R20: the goal of a series in edition 1


class Options(Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    edition: Literal[1, 2] = 2
    deck: Literal["ordered", "unordered"]
    hand: Annotated[int, Meta(ge=1)] | None  # R7, R9: None with an ordered deck is five of either
    takes: Literal["largest", "first"] = "largest"
    guard: Guard = "class"
    water: Water = "organic"
    series: Annotated[int, Meta(ge=0, le=500)] = 0
    must: Literal["best", "lead"] = "best"
    penalty: bool = False
    face_down: bool = False  # R16
    # R22: what is not on the cards.
    hide_values: bool = False
    hide_classes: bool = False
    hide_nucleophilicity: bool = False
    facts: Wording = "14"
    # R2: the rows of a set of cards; None is the built-in set.
    cards: Rows | None = None


@lru_cache(maxsize=16)
def hidden(options: Options) -> Hidden:
    """R22: return the facts that players have to know by heart."""
    return Hidden(options.hide_values, options.hide_classes, options.hide_nucleophilicity)


def is_from_memory(options: Options) -> bool:
    """R22: return True if help would tell what players have to know by heart."""
    return hidden(options).beating


def table_box(options: Options, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    """R22: return the cards with their values by the convention for water, and without what is hidden."""
    cards = card_set(options.cards, options.water)
    shown = substance_cards(cards.acids, cards.bases, language, options.facts)
    return without_hidden(shown, hidden(options))


def hand_size(options: Options) -> int:
    """R7, R9: return how many cards each player gets."""
    return options.hand or 2 * OF_EACH_KIND


def of_each_kind(options: Options) -> int:
    """R7: return how many acids, and how many bases, each player gets from an ordered deck."""
    return hand_size(options) // 2


@lru_cache(maxsize=16)  # options cache their hash, since a set has many rows
def played_set(options: Options) -> PlayedSet:
    """R2, R3: return the cards in play."""
    return set_of(options.cards, options.guard, options.water)


def options(given: Mapping[str, object], seats: int) -> Options:
    chosen = {"deck": "ordered" if seats == 2 else "unordered", **given, "hand": None}
    if chosen.get("cards") is not None:
        chosen["cards"] = rows_of(chosen["cards"])
    complete = read_options(Options, chosen)
    hand = given.get("hand")
    if hand is None:
        hand = _usual_hand(complete, seats)
    check_options(complete, hand, seats)
    return with_wording(replace(complete, hand=hand), given, complete.cards)


def _usual_hand(options: Options, seats: int) -> int | None:
    """R7, R9: return smaller hands from a small set, as long as they are worth playing."""
    cards = played_set(options)
    if options.deck == "unordered":
        share = max(SMALLEST_HAND, len(cards.cards) // seats)
        return min(HANDS[seats], share) if seats in HANDS else None
    of_each = min(len(cards.acids), len(cards.bases)) // seats
    return 2 * of_each if SMALLEST_HAND <= 2 * of_each < 2 * OF_EACH_KIND else None


def check_options(options: Options, hand: object, seats: int) -> None:
    """Raise ValueError if these options do not fit together or don't fit the number of players."""
    if options.edition == 1 and options.series > MOST_HANDS:
        allowed = problem(en.hands_in_edition_1, MOST_HANDS)
        raise not_allowed("series", options.series, allowed)
    if options.edition == 1 and options.penalty:
        raise not_allowed("penalty", True, problem(en.no_penalty))
    _check_kinds(played_set(options))
    if options.deck == "ordered":
        _check_ordered(options, hand, seats)
    else:
        _check_unordered(options, hand, seats)


def _check_kinds(cards: PlayedSet) -> None:
    """R4: check that a set has acids and bases, which beat each other."""
    if not cards.acids:
        raise bad_set(problem(en.no_acids))
    if not cards.bases:
        raise bad_set(problem(en.no_bases))


def _check_ordered(options: Options, hand: object, seats: int) -> None:
    if seats != 2:
        raise not_allowed("deck", "ordered", problem(en.unordered, seats))
    cards = played_set(options)
    most = 2 * (min(len(cards.acids), len(cards.bases)) // seats)
    is_given = hand is not None
    if is_given and (type(hand) is not int or hand < 2 or hand % 2 or hand > most):
        raise not_allowed("hand", hand, problem(en.even_hand, most))
    wanted = seats * (hand // 2 if isinstance(hand, int) else OF_EACH_KIND)
    if len(cards.acids) < wanted:
        raise bad_set(problem(en.ordered_needs_acids, wanted, len(cards.acids)))
    if len(cards.bases) < wanted:
        raise bad_set(problem(en.ordered_needs_bases, wanted, len(cards.bases)))


def _check_unordered(options: Options, hand: object, seats: int) -> None:
    """R9: check that a hand is at most everybody's share of the deck."""
    cards = len(played_set(options).cards)
    if type(hand) is not int or hand < 1 or (options.cards is None and hand * seats > cards):
        raise not_allowed("hand", hand, problem(en.hand, cards // seats, seats))
    if hand * seats > cards:
        raise bad_set(problem(en.hands_need_cards, seats, hand, seats * hand, cards))
