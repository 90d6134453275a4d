"""Exercises about acids, bases and functional groups."""

from collections.abc import Sequence
from decimal import Decimal
from random import Random

from valence.chem.acids_bases import acids, bases, published
from valence.chem.cards import Acid, Base, Card
from valence.chem.names import names
from valence.chem.writing import signed, subscript
from valence.core.languages import DEFAULT
from valence.learn.exercises.exercise import Choice, Exercise, exercise

_NAMES = names(DEFAULT)
_CLEAR = 2  # units between two values, so that nobody argues
_GROUPS = {
    "alcohol": "an alcohol group",
    "phenol": "a phenol group",
    "carboxylic acid": "a carboxylic acid group",
    "ketone": "a ketone group",
    "aldehyde": "an aldehyde group",
    "ester": "an ester group",
    "amide": "a carboxylic amide group",
    "nitrile": "a nitrile group",
    "thiol": "a thiol group",
}
# Pairs of these add, or take a proton, in the lab too.
_ADDERS = ("n-butyllithium", "phenyllithium", "methylmagnesium-bromide")
_TAKERS = ("lda", "litmp")
_KETONES_AND_ESTERS = ("acetone", "ethyl-acetate", "dimethylacetamide")
_WHY_ADDS = (
    "Organolithium and Grignard reagents add to the C=O of simple ketones, esters and amides."
)
_WHY_TAKES = "It is a strong base, but too crowded to add to C=O."
_WIDE = (2, 14)  # pKaH values whose pKb is a plausible value too


def direction(rng: Random) -> Exercise:
    """Ask for a base, or for an acid: then the larger number is wrong, too."""
    if rng.random() < 0.5:
        return _base_for(rng)
    return _acid_for(rng)


def _base_for(rng: Random) -> Exercise:
    acid = rng.choice([one for one in acids() if one.kind == "other" and 8 < one.pka < 14])
    stronger = [one for one in _in_water() if one.pkah >= acid.pka + _CLEAR]
    weaker = [one for one in _in_water() if one.pkah <= acid.pka - _CLEAR]
    right = rng.choice(stronger)
    return exercise(
        rng,
        "direction",
        f"Which base takes the proton of {_valued(acid)}?",
        _valued(right),
        [Choice(_valued(one), ideas=("reversed",)) for one in _some(rng, weaker)],
        f"The proton goes to the base with the higher value: {_value(right)} is more than {_value(acid)}.",
    )


def _acid_for(rng: Random) -> Exercise:
    base = rng.choice([one for one in _in_water() if 4 < one.pkah < 14])
    stronger = [one for one in _plain_acids() if one.pka <= base.pkah - _CLEAR]
    weaker = [one for one in _plain_acids() if one.pka >= base.pkah + _CLEAR]
    right = rng.choice(stronger)
    return exercise(
        rng,
        "direction",
        f"Which acid gives its proton to {_valued(base)}?",
        _valued(right),
        [Choice(_valued(one), ideas=("reversed", "larger number")) for one in _some(rng, weaker)],
        f"A smaller pKa means a stronger acid: {_value(right)} is less than {_value(base)}.",
    )


def difference(rng: Random) -> Exercise:
    acid = rng.choice([one for one in _plain_acids() if 0 < one.pka < 8])
    able = [one for one in _in_water() if one.pkah >= acid.pka + 1]
    chosen = sorted(_apart(rng, able), key=lambda one: one.pkah)
    closest, *between, right = chosen
    return exercise(
        rng,
        "difference",
        f"All of these take the proton of {_valued(acid)}. Which one does it most completely?",
        _valued(right),
        [Choice(_valued(closest), ideas=("closest",)), *(Choice(_valued(one)) for one in between)],
        f"The larger the difference, the more completely: {_value(right)} − {_value(acid)} is the largest.",
    )


def guard(rng: Random) -> Exercise:
    by_id: dict[str, Card] = {one.id: one for one in (*acids(), *bases())}
    acid = by_id[rng.choice(_KETONES_AND_ESTERS)]
    adds = rng.random() < 0.6
    base = by_id[rng.choice(_ADDERS if adds else _TAKERS)]
    assert isinstance(acid, Acid)
    added, taken = "It adds to the C=O group.", f"It takes a proton, that of the {acid.acidic_h}."
    wrong = [
        Choice(taken, ideas=("ignored",)) if adds else Choice(added),
        Choice("Nothing: it is too weak a base."),
        Choice("It gives its proton away."),
    ]
    return exercise(
        rng,
        "guard",
        f"What does {_NAMES.in_a_sentence(base)} do to {_NAMES.in_a_sentence(acid)} first?",
        added if adds else taken,
        wrong,
        _WHY_ADDS if adds else _WHY_TAKES,
    )


def acid_values(rng: Random) -> Exercise:
    negative = [one for one in acids() if one.pka < 0]
    others = [one for one in acids() if one.solvent == "water" and not published(one.id)]
    acid = rng.choice(negative if rng.random() < 0.3 else others)
    minus = [Choice(signed(-acid.pka), ideas=("no minus",))] if acid.pka < 0 else []
    values = [one.pka for one in acids() if abs(abs(one.pka) - abs(acid.pka)) >= _CLEAR]
    return _about_value(rng, "acid values", "pKa", acid, minus, values)


def base_values(rng: Random) -> Exercise:
    low, high = _WIDE
    base = rng.choice([one for one in _in_water() if low < one.pkah < high])
    other = 14 - base.pkah
    told_apart = abs(other - base.pkah) >= _CLEAR
    swapped = [Choice(signed(other), ideas=("pKb",))] if told_apart else []
    others = [
        one.pkah
        for one in _in_water()
        if abs(one.pkah - base.pkah) >= _CLEAR and abs(one.pkah - other) >= 1
    ]
    return _about_value(rng, "base values", "pKaH", base, swapped, others)


def _about_value(
    rng: Random,
    concept: str,
    quantity: str,
    card: Acid | Base,
    first: Sequence[Choice],
    others: Sequence[Decimal],
) -> Exercise:
    some = rng.sample(sorted(set(others)), 3)
    return exercise(
        rng,
        concept,
        f"What is the {quantity} of {_NAMES.in_a_sentence(card)}?",
        signed(card.value),
        [*first, *(Choice(signed(value)) for value in some)],
        card.why,
    )


def groups(rng: Random) -> Exercise:
    known: list[Acid | Base] = [*acids(), *bases()]
    every = [one for one in known if one.groups]
    group = rng.choice([one for one in _GROUPS if any(one in card.groups for card in every)])
    right = rng.choice([one for one in every if group in one.groups])
    without = [one for one in every if group not in one.groups and {*one.groups} & {*_GROUPS}]
    return exercise(
        rng,
        "groups",
        f"Which of these has {_GROUPS[group]}?",
        _written(right),
        [Choice(_written(one)) for one in _some(rng, without)],
        f"{_written(right)} has {_GROUPS[group]}; the others don't.",
    )


def _plain_acids() -> list[Acid]:
    """Return the acids without a group that something could add to."""
    return [one for one in acids() if one.kind == "other"]


def _in_water() -> list[Base]:
    """Return the bases whose values can be compared with those of acids in water."""
    return [one for one in bases() if one.solvent == "water"]


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


def _valued(card: Acid | Base) -> str:
    return f"{_NAMES.in_a_sentence(card)}, {'pKa' if isinstance(card, Acid) else 'pKaH'} {_value(card)}"


def _value(card: Acid | Base) -> str:
    return signed(card.value)


def _written(card: Card) -> str:
    return f"{_NAMES.in_a_sentence(card)}, {subscript(card.condensed)}"
