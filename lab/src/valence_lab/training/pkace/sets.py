"""R1 to R6 on arrays: sets, built-in and random, and how strongly each card beats each lead."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from valence.games.pkace.cards import Card, PlayedSet

Array: TypeAlias = NDArray[Any]

# Room for the largest set; smaller ones are padded with cards that are never dealt.
CARDS = 54


class Faces(NamedTuple):
    """The properties of cards that the rules use, one entry per card; values and masses in hundredths."""

    is_acid: Array
    value: Array
    mass: Array
    is_guarded: Array
    is_strong: Array  # a strongly nucleophilic base
    is_used: Array  # not padding


class SetArrays(NamedTuple):
    strength: Array  # R15, [led, card]: 0 does not beat, larger takes the trick
    is_acid: Array
    is_used: Array


def faces_of(set_: PlayedSet) -> Faces:
    """Return the cards of a set, sorted by id."""
    cards = [set_.cards[card] for card in sorted(set_.cards)]
    columns = zip(*map(_face, cards), strict=True)
    return Faces(*(_padded(column) for column in columns))


def _face(card: Card) -> tuple[int, ...]:
    hundredths = int(card.number * 100), int(card.mass * 100)
    strong = card.nucleophilicity == "strong"
    return (card.kind == "acid", *hundredths, card.guarded is not None, strong, True)


def _padded(column: Sequence[int]) -> Array:
    return np.pad(np.array(column), (0, CARDS - len(column)))


def random_faces(random: np.random.Generator) -> Faces:
    """Return a set of 10 to 27 acids and as many bases whose values, guards and nucleophiles are drawn at random."""
    pairs = int(random.integers(10, CARDS // 2 + 1))
    place = np.arange(CARDS)
    is_acid = place < CARDS // 2
    low, high = np.sort(random.uniform(-1000, 5500, 2))
    spread = max(high - low, 1000)
    shape, other_shape = random.uniform(0.5, 2, 2)
    value = np.round(low + spread * random.beta(shape, other_shape, CARDS), -1)
    return Faces(
        is_acid=is_acid,
        value=value.astype(np.int64),
        mass=random.integers(1700, 30000, CARDS),
        is_guarded=is_acid & (random.random(CARDS) < random.uniform(0, 0.6)),
        is_strong=~is_acid & (random.random(CARDS) < random.uniform(0, 0.7)),
        is_used=place % (CARDS // 2) < pairs,
    )


def set_arrays(faces: Faces) -> SetArrays:
    """R4 to R6, R15."""
    led, card = (
        Faces(*(column[axis] for column in faces)) for axis in (np.s_[:, None], np.s_[None, :])
    )
    difference = np.where(card.is_acid, led.value - card.value, card.value - led.value)
    beats = (led.is_acid != card.is_acid) & (difference > 0) & led.is_used & card.is_used
    beats &= ~(led.is_guarded & card.is_strong).astype(bool)
    # By difference, then by lower mass; equal keys get equal ranks. A led card never beats itself, so 0 is taken.
    key = np.where(beats, difference * 1_000_000 - card.mass, np.iinfo(np.int64).min)
    ranks = np.stack([np.unique(row, return_inverse=True)[1] for row in key])
    return SetArrays(ranks.astype(np.int8), faces.is_acid.astype(bool), faces.is_used.astype(bool))


def stacked(sets: Sequence[SetArrays]) -> SetArrays:
    return SetArrays(*(np.stack(column) for column in zip(*sets, strict=True)))
