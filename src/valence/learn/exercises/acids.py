"""Exercises about acids, bases and functional groups."""

from collections.abc import Sequence
from decimal import Decimal
from random import Random

from valence.chem.acids_bases import acids, bases, published
from valence.chem.cards import Acid, Base, Card
from valence.core.languages import Language
from valence.learn.exercises.exercise import Choice, Exercise, exercise
from valence.learn.words import LearnWords, words

_CLEAR = 2  # units between two values, so that nobody argues
_GROUPS = (
    "alcohol",
    "phenol",
    "carboxylic acid",
    "ketone",
    "aldehyde",
    "ester",
    "amide",
    "nitrile",
    "thiol",
)
# Pairs of these add, or take a proton, in the lab too.
_ADDERS = ("n-butyllithium", "phenyllithium", "methylmagnesium-bromide")
_TAKERS = ("lda", "litmp")
_KETONES_AND_ESTERS = ("acetone", "ethyl-acetate", "dimethylacetamide")
_WIDE = (2, 16)
LEVELLED = -3  # an acid so strong that water hides its value


def direction(rng: Random, language: Language) -> Exercise:
    """Ask for a base, or for an acid: then the larger number is wrong, too."""
    if rng.random() < 0.5:
        return _base_for(rng, words(language))
    return _acid_for(rng, words(language))


def _base_for(rng: Random, say: LearnWords) -> Exercise:
    acid = rng.choice([one for one in acids() if one.kind == "other" and 8 < one.pka < 14])
    stronger = [one for one in _in_water() if one.pkah >= acid.pka + _CLEAR]
    weaker = [one for one in _in_water() if one.pkah <= acid.pka - _CLEAR]
    right = rng.choice(stronger)
    wrong = [Choice(say.valued(one), ideas=("reversed",)) for one in _some(rng, weaker)]
    return exercise(rng, "direction", say.base_for(acid, right), say.valued(right), wrong)


def _acid_for(rng: Random, say: LearnWords) -> Exercise:
    base = rng.choice([one for one in _in_water() if 4 < one.pkah < 14])
    stronger = [one for one in _plain_acids() if one.pka <= base.pkah - _CLEAR]
    weaker = [one for one in _plain_acids() if one.pka >= base.pkah + _CLEAR]
    right, ideas = rng.choice(stronger), ("reversed", "larger number")
    wrong = [Choice(say.valued(one), ideas=ideas) for one in _some(rng, weaker)]
    return exercise(rng, "direction", say.acid_for(base, right), say.valued(right), wrong)


def difference(rng: Random, language: Language) -> Exercise:
    say = words(language)
    acid = rng.choice([one for one in _plain_acids() if 0 < one.pka < 8])
    able = [one for one in _in_water() if one.pkah >= acid.pka + 1]
    chosen = sorted(_apart(rng, able), key=lambda one: one.pkah)
    closest, *between, right = chosen
    wrong = [
        Choice(say.valued(closest), ideas=("closest",)),
        *(Choice(say.valued(one)) for one in between),
    ]
    return exercise(rng, "difference", say.difference(acid, right), say.valued(right), wrong)


def guard(rng: Random, language: Language) -> Exercise:
    say = words(language)
    by_id: dict[str, Card] = {one.id: one for one in (*acids(), *bases())}
    acid = by_id[rng.choice(_KETONES_AND_ESTERS)]
    adds = rng.random() < 0.6
    base = by_id[rng.choice(_ADDERS if adds else _TAKERS)]
    assert isinstance(acid, Acid)
    added, taken, weak, given = (
        say.guard_choice(what, acid) for what in ("adds", "takes", "too weak", "gives")
    )
    wrong = [
        Choice(taken, ideas=("ignored",)) if adds else Choice(added),
        Choice(weak),
        Choice(given),
    ]
    asked = say.guard(base, acid), say.guard_reasons["adds" if adds else "takes"]
    return exercise(rng, "guard", asked, added if adds else taken, wrong)


def acid_values(rng: Random, language: Language) -> Exercise:
    if rng.random() < 0.3:
        return _sign_of_value(rng, words(language))
    acid = rng.choice([one for one in acids() if is_agreed(one)])
    values = [one.pka for one in acids() if abs(abs(one.pka) - abs(acid.pka)) >= _CLEAR]
    return _about_value(rng, "acid values", words(language), acid, (), values)


def _sign_of_value(rng: Random, say: LearnWords) -> Exercise:
    """Ask for the range of a very strong acid: tables disagree on the number, but not on its sign."""
    acid = rng.choice([one for one in acids() if one.pka < LEVELLED])
    wrong = [Choice(say.ranges["above"], ideas=("no minus",))]
    wrong += [Choice(say.ranges[one]) for one in ("middle", "far")]
    return exercise(rng, "acid values", say.sign_of_value(acid), say.ranges["below"], wrong)


def is_agreed(card: Acid | Base) -> bool:
    """Return True for a value that was measured in water and on which textbooks agree."""
    return card.solvent == "water" and not published(card.id)


def base_values(rng: Random, language: Language) -> Exercise:
    low, high = _WIDE
    base = rng.choice([one for one in _in_water() if low < one.pkah < high])
    other = 14 - base.pkah
    told_apart = abs(other - base.pkah) >= _CLEAR and other > 0
    say = words(language)
    swapped = [Choice(say.number(other), ideas=("pKb",))] if told_apart else []
    others = [
        one.pkah
        for one in _in_water()
        if abs(one.pkah - base.pkah) >= _CLEAR and abs(one.pkah - other) >= 1
    ]
    return _about_value(rng, "base values", say, base, swapped, others)


def _about_value(
    rng: Random,
    concept: str,
    say: LearnWords,
    card: Acid | Base,
    first: Sequence[Choice],
    others: Sequence[Decimal],
) -> Exercise:
    some = rng.sample(sorted(set(others)), 3)
    wrong = [*first, *(Choice(say.number(value)) for value in some)]
    return exercise(rng, concept, say.value(card), say.number(card.value), wrong)


def groups(rng: Random, language: Language) -> Exercise:
    say = words(language)
    known: list[Acid | Base] = [*acids(), *bases()]
    every = [one for one in known if one.groups]
    group = rng.choice([one for one in _GROUPS if any(one in card.groups for card in every)])
    right = rng.choice([one for one in every if group in one.groups])
    without = [one for one in every if group not in one.groups and {*one.groups} & {*_GROUPS}]
    wrong = [Choice(say.written(one)) for one in _some(rng, without)]
    return exercise(rng, "groups", say.group(group, right), say.written(right), wrong)


def _plain_acids() -> list[Acid]:
    """Return the acids without a group that something could add to."""
    return [one for one in acids() if one.kind == "other"]


def _in_water() -> list[Base]:
    """Return the bases whose values can be compared with those of acids in water."""
    return [one for one in bases() if is_agreed(one)]


def _apart(rng: Random, able: list[Base]) -> list[Base]:
    """Choose up to four of these bases at random, whose values are clearly different."""
    rng.shuffle(able)
    chosen: list[Base] = []
    for one in able:
        if len(chosen) < 4 and all(abs(one.pkah - other.pkah) >= 1 for other in chosen):
            chosen.append(one)
    return chosen


def _some(
    rng: Random, cards: Sequence[Acid] | Sequence[Base] | Sequence[Acid | Base]
) -> list[Acid | Base]:
    return rng.sample(list(cards), min(3, len(cards)))
