"""Kinds of students at Metal vs. Non-Metal: charges, subscripts and names as they see them, and the rules they know."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from valence.bots.misconceptions import Idea
from valence.chem.ions import IONS, Ion
from valence.core.concepts import Question
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.metals.students import everything
from valence_lab.students.world.kinds import Head, Kind, seen_by
from valence_lab.students.world.metals_ideas import (
    UNLISTED_NAMES,
    UNLISTED_NUMBERS,
    Naming,
    Subscripts,
    as_listed,
    formula,
    misnamed,
    named,
    right,
)

GAME = "metals"

# The answers to a led ion that seem fine, of what could be played.
Conduct: TypeAlias = Callable[[AnyMatch, int], list[Json]]


# What is played


def legal(match: AnyMatch, seat: int) -> list[Json]:
    return match.moves(seat)


def _of_sign(match: AnyMatch, seat: int, *, alike: bool) -> Iterator[tuple[Ion, int]]:
    view = seen_by(match, seat)
    led = IONS[view.led]
    for id_, held in view.hand.items():
        if (IONS[id_].is_cation == led.is_cation) == alike:
            yield IONS[id_], held


def same_sign(match: AnyMatch, seat: int) -> list[Json]:
    """Answer with ions of the same kind, as many as the charge says."""
    led = IONS[seen_by(match, seat).led]
    return [
        _respond(ion, min(held, 1 if ion.size == led.size else led.size))
        for ion, held in _of_sign(match, seat, alike=True)
    ] or legal(match, seat)


def throws_away_alike(match: AnyMatch, seat: int) -> list[Json]:
    """Keep what would help the other player: throw away one card of the sign that was led."""
    return [_respond(ion, 1) for ion, _ in _of_sign(match, seat, alike=True)] or legal(match, seat)


def one_card(match: AnyMatch, seat: int) -> list[Json]:
    return [_respond(ion, 1) for ion, _ in _of_sign(match, seat, alike=False)] or legal(match, seat)


def any_count(match: AnyMatch, seat: int) -> list[Json]:
    answers = _of_sign(match, seat, alike=False)
    return [_respond(ion, n) for ion, held in answers for n in range(1, held + 1)] or legal(
        match, seat
    )


def enough_cards(match: AnyMatch, seat: int) -> list[Json]:
    """Play just as many as cancel the charge, or as close as the hand allows."""
    led = IONS[seen_by(match, seat).led]
    return [
        _respond(ion, min(held, -(-led.size // ion.size)))
        for ion, held in _of_sign(match, seat, alike=False)
    ] or legal(match, seat)


def smallest_charge(match: AnyMatch, seat: int) -> list[Json]:
    moves = legal(match, seat)
    least = min(IONS[move["ion"]].size for move in moves)
    return [move for move in moves if IONS[move["ion"]].size == least]


def only_equal_charges(match: AnyMatch, seat: int) -> list[Json]:
    """Think that only ions of equal charge attract each other; else play anything."""
    led = IONS[seen_by(match, seat).led]
    fitting = [(i, n) for i, n in _of_sign(match, seat, alike=False) if i.size == led.size]
    return [_respond(ion, 1) for ion, _ in fitting] or everything(match, seat, Random(match.ply))


STRATEGIES: dict[str, Conduct] = {"the smallest charge": smallest_charge}
UNKNOWN_RULES: dict[str, Conduct] = {
    "throws away the same sign": throws_away_alike,
    "always one card": one_card,
    "any number of cards": any_count,
    "as many as cancel": enough_cards,
}


def _respond(ion: Ion, count: int) -> Json:
    return {"type": "respond", "ion": ion.id, "count": count}


# What is said

_REASONS = {
    ("totals", "signs"): "signs",
    ("totals", "counts"): "cards",
    ("totals", "single"): "ion",
}


def head(
    numbers: Subscripts = right,
    naming: Naming = named,
    conduct: Conduct = legal,
    idea: Idea | None = None,
) -> Head:
    def tries(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
        view = seen_by(match, seat)
        if view.is_writing:
            cation, anion = _pair(view.led, view.answer.ion)
            text = formula(cation, anion, numbers(cation, anion))
            return [{"type": "write", "formula": text, "name": naming(cation, anion)}]
        is_answer = view.led is not None and view.answer is None
        return conduct(match, seat) if is_answer else legal(match, seat)

    def answers(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
        if asked.id == "partner":
            is_alike = conduct is same_sign
            return _partners(IONS[asked.subject], asked.choices, is_alike=is_alike)
        if asked.id in ("why", "round"):
            return [_REASONS[idea]] if idea in _REASONS else list(asked.right)
        cation, anion = _pair(*asked.subject.split())
        text = formula(cation, anion, numbers(cation, anion))
        return [text] if text in asked.choices else ["none"]

    return Head(tries, answers)


def _pair(first: str, second: str) -> tuple[Ion, Ion]:
    one, other = IONS[first], IONS[second]
    return (one, other) if one.is_cation else (other, one)


def _partners(led: Ion, choices: tuple[str, ...], *, is_alike: bool) -> list[str]:
    ions = [IONS[one] for one in choices if one in IONS]
    return [ion.id for ion in ions if (ion.is_cation == led.is_cation) == is_alike] or ["none"]


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


_NUMBERS: tuple[Idea, ...] = (
    ("ratio", "not reduced"),
    ("ratio", "own charge"),
    ("ratio", "one of each"),
)
_NAMES: tuple[Idea, ...] = (("names", "prefix"), ("names", "element"))
SIGN: Idea = ("sign", "alike")


def kinds() -> Iterator[Kind]:
    truth = head()
    heads = {idea: head(as_listed(idea)) for idea in _NUMBERS}
    heads |= {idea: head(naming=misnamed(idea)) for idea in _NAMES}
    heads[SIGN] = head(conduct=same_sign)
    heads |= {idea: head(idea=idea) for idea in _REASONS}
    for idea, wrong in heads.items():
        held = frozenset([idea])
        yield Kind(GAME, "listed", " ".join(idea), (wrong, truth), holds=held)
        if idea in _REASONS:
            continue
        yield Kind(GAME, "half", f"{idea[1]} or right", (wrong, truth), "half", half=held)
        yield Kind(GAME, "learner", idea[1], (wrong, truth), "changes")
        yield Kind(GAME, "forgetter", idea[1], (truth, wrong), "changes", half=held)
    yield from _two(truth)
    yield from _unlisted(truth)
    yield Kind(GAME, "chemist", "plain", (truth,))
    for name, conduct in STRATEGIES.items():
        yield Kind(GAME, "strategy", name, (head(conduct=conduct),))
    for name, conduct in UNKNOWN_RULES.items():
        yield Kind(GAME, "rules", name, (head(conduct=conduct),))
    yield from _clickers()
    yield Kind(GAME, "hints", "follows every hint", (truth,), "asks")


def _two(truth: Head) -> Iterator[Kind]:
    for first, second in ((_NUMBERS[0], _NAMES[0]), (_NUMBERS[1], _NAMES[1])):
        both = head(as_listed(first), misnamed(second))
        held = frozenset([first, second])
        yield Kind(GAME, "two ideas", f"{first[1]}, {second[1]}", (both, truth), holds=held)
    both = head(as_listed(_NUMBERS[2]), conduct=same_sign)
    held = frozenset([_NUMBERS[2], SIGN])
    yield Kind(GAME, "two ideas", "one of each, alike", (both, truth), holds=held)


def _unlisted(truth: Head) -> Iterator[Kind]:
    for name, numbers in UNLISTED_NUMBERS.items():
        yield Kind(GAME, "unlisted", name, (head(numbers), truth))
    for title, naming in UNLISTED_NAMES.items():
        yield Kind(GAME, "unlisted", title, (head(naming=naming), truth))
    only = head(conduct=only_equal_charges)
    yield Kind(GAME, "unlisted", "only equal charges attract", (only, truth))
    crossed = as_listed(_NUMBERS[0])
    for_al = head(lambda c, a: crossed(c, a) if c.atoms == "Al" else right(c, a))
    held = frozenset([_NUMBERS[0]])
    yield Kind(GAME, "half", "not reduced for aluminium", (for_al, truth), half=held)


def _clickers() -> Iterator[Kind]:
    def any_move(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
        return everything(match, seat, rng)

    def first(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
        return everything(match, seat, rng)[:1]

    yield Kind(GAME, "clicker", "anything", (Head(any_move, anything),), "clicks")
    yield Kind(GAME, "clicker", "the first card", (Head(first, anything),), "clicks")
