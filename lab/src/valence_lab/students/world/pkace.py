"""Kinds of students at pKace: what makes a card beat another in their eyes, and which rules of tricks they know."""

from collections.abc import Iterator, Sequence
from random import Random

from valence.bots.misconceptions import Idea
from valence.chem.cards import Acid, Base, kind_of
from valence.core.concepts import Question
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.pkace.students import CARDS, strength
from valence_lab.students.world.kinds import Head, Kind, seen_by
from valence_lab.students.world.pkace_conduct import (
    STRATEGIES,
    UNKNOWN_RULES,
    Conduct,
    any_other_kind,
    by_the_rules,
)
from valence_lab.students.world.pkace_ideas import (
    GUARDING,
    TRUTH,
    UNLISTED,
    Beats,
    Card,
    gap_of,
    only_led,
)

GAME = "pkace"

# What is held half of the time, and the listed ideas with the same answers there.
HALF: dict[str, tuple[Beats, frozenset[Idea]]] = {
    "reversed where a base is led": (
        only_led(Base, ("direction", "reversed")),
        frozenset([("direction", "reversed"), ("direction", "larger number")]),
    ),
    "larger number where an acid is led": (
        only_led(Acid, ("direction", "larger number")),
        frozenset([("direction", "larger number")]),
    ),
}

LISTED: tuple[Idea, ...] = (
    ("direction", "reversed"),
    ("direction", "larger number"),
    ("difference", "closest"),
    ("guard", "ignored"),
)


# Heads


def head(beats: Beats, conduct: Conduct = by_the_rules) -> Head:
    def tries(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
        view = seen_by(match, seat)
        hand, trick = _cards(view.hand), _cards(view.trick)
        return [_play(card) for card in (conduct(hand, trick, beats) if trick else hand)]

    def answers(match: AnyMatch, seat: int, move: Json, asked: Question) -> list[str]:
        if asked.id in ("best", "strongest"):
            return _strongest(_asked_about(asked), asked.choices, beats)
        led, *others = [*_cards(seen_by(match, seat).trick), CARDS[move["card"]]]
        return _reason(led, others, asked.choices, beats)

    def would_do(match: AnyMatch, seat: int, move: Json, asked: Question) -> list[str]:
        if asked.id not in ("best", "strongest"):
            return answers(match, seat, move, asked)
        led = _asked_about(asked)
        fine = [one for one in asked.choices if one in CARDS and beats(led, CARDS[one]) > 0]
        return fine or ["none"]

    return Head(tries, answers, would_do)


def _asked_about(asked: Question) -> Card:
    return CARDS[asked.subject.partition(" ")[0]]


def _cards(ids: Sequence[str]) -> list[Card]:
    return [CARDS[id_] for id_ in ids]


def _play(card: Card) -> Json:
    return {"type": "play", "card": card.id}


def _strongest(led: Card, choices: Sequence[str], beats: Beats) -> list[str]:
    rated = {one: beats(led, CARDS[one]) for one in choices if one in CARDS}
    best = max(rated.values(), default=0)
    return [one for one, strong in rated.items() if strong == best] if best > 0 else ["none"]


def _reason(led: Card, answers: list[Card], choices: Sequence[str], beats: Beats) -> list[str]:
    """Say why the trick goes where it goes: the only card that beats the lead, or what failed."""
    beating = [card for card in answers if beats(led, card) > 0]
    if beating:
        fine = ["only"] if len(beating) == 1 else ["difference"]
    elif all(kind_of(card) == kind_of(led) for card in answers):
        fine = ["kind"]
    elif beats is TRUTH and any(gap_of(led, card) > 0 for card in answers):
        fine = ["nucleophile"]
    else:
        fine = ["value"]
    return [one for one in fine if one in choices] or list(choices)


def _clicks(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    hand = seen_by(match, seat).hand
    return [{"type": "play", "card": rng.choice(hand)}]


def _clicks_first(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
    return [{"type": "play", "card": seen_by(match, seat).hand[0]}]


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


def first_choice(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return [asked.choices[0]]


def kinds() -> Iterator[Kind]:
    truth = head(TRUTH)
    ideas = {idea: head(strength(idea)) for idea in LISTED}
    for idea, wrong in ideas.items():
        held = frozenset([idea])
        yield Kind(GAME, "listed", idea[1], (wrong, truth), holds=held)
        yield Kind(GAME, "half", f"{idea[1]} or right", (wrong, truth), "half", half=held)
        yield Kind(GAME, "learner", idea[1], (wrong, truth), "changes", half=frozenset())
        yield Kind(GAME, "forgetter", idea[1], (truth, wrong), "changes", half=held)
    yield Kind(
        GAME,
        "two ideas",
        "reversed and larger number",
        (ideas[LISTED[0]], ideas[LISTED[1]]),
        "half",
        half=frozenset(LISTED[:2]),
    )
    yield Kind(
        GAME,
        "two ideas",
        "closest without the guard",
        (head(_closest_unguarded), truth),
        holds=frozenset(LISTED[2:]),
    )
    for name, (beats, same) in HALF.items():
        yield Kind(GAME, "half", name, (head(beats), truth), half=same)
    for name, beats in UNLISTED.items():
        half = frozenset[Idea]() if name in GUARDING else frozenset([LISTED[3]])
        yield Kind(GAME, "unlisted", name, (head(beats), truth), half=half)
    yield Kind(GAME, "chemist", "plain", (truth,))
    for name, conduct in STRATEGIES.items():
        yield Kind(GAME, "strategy", name, (head(TRUTH, conduct),))
    for name, conduct in UNKNOWN_RULES.items():
        yield Kind(GAME, "rules", name, (head(TRUTH, conduct),))
    yield from _clickers()
    yield Kind(GAME, "hints", "follows every hint", (truth,), "asks")


def _closest_unguarded(led: Card, card: Card) -> float:
    gap = gap_of(led, card)
    return 1 / gap if gap > 0 else 0.0


def _clickers() -> Iterator[Kind]:
    other = head(TRUTH, any_other_kind)
    yield Kind(GAME, "clicker", "any card", (Head(_clicks, anything),), "clicks")
    yield Kind(GAME, "clicker", "the first card", (Head(_clicks_first, first_choice),), "clicks")
    yield Kind(GAME, "clicker", "any of the other kind", (Head(other.tries, anything),), "clicks")
