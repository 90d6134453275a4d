"""Exercises about radical polymerisation: how many chains can grow, and what their averages are."""

from random import Random

from valence.chem.names import names
from valence.chem.polymer import substances
from valence.core.languages import DEFAULT
from valence.learn.exercises.exercise import Choice, Exercise, exercise, numbers

# Two chains in g/mol, with whole averages.
_CHAINS = ((1000, 9000), (2000, 8000), (1000, 4000), (3000, 7000), (1000, 3000), (4000, 6000))
# Mn and Mw.
_AVERAGES = ((2000, 2500), (4000, 5000), (5000, 8000), (10000, 12500), (8000, 10000), (1000, 1600))


def terminated(rng: Random) -> Exercise:
    chains, pairs = rng.randint(6, 12), rng.randint(1, 2)
    how = rng.choice(("by combination", "by disproportionation"))
    return numbers(
        rng,
        "terminated chains",
        f"{chains} chains of {_monomer(rng)} were growing. {2 * pairs} of them have terminated {how}. "
        "How many can still add a monomer?",
        chains - 2 * pairs,
        {chains: "reacts"},
        "A terminated chain has no radical, so nothing adds to it.",
    )


def dormant(rng: Random) -> Exercise:
    chains, capped = rng.randint(5, 11), rng.randint(2, 4)
    return numbers(
        rng,
        "dormant chains",
        f"TEMPO sits on {capped} of {chains} chains of styrene; the others have a radical at their end. "
        "How many can add a monomer at this moment?",
        chains - capped,
        {chains: "reacts"},
        "A capped chain has no radical while TEMPO sits on it.",
    )


def radicals(rng: Random) -> Exercise:
    chains, capped, pairs = rng.randint(8, 12), rng.randint(2, 3), rng.randint(1, 2)
    return numbers(
        rng,
        "radicals",
        f"Of {chains} chains of styrene, TEMPO has capped {capped}, and {2 * pairs} have terminated by "
        "combination. The mixture is heated until TEMPO has left every chain. How many chains can grow now?",
        chains - 2 * pairs,
        {chains - 2 * pairs - capped: "capping ends"},
        "The bond to TEMPO opens again in the heat. The bond made by combination doesn't.",
    )


def transfer(rng: Random) -> Exercise:
    chains, events = rng.randint(4, 9), rng.randint(1, 2)
    times = "one of them takes" if events == 1 else "two of them take"
    return numbers(
        rng,
        "transfer",
        f"{chains} chains of {_monomer(rng)} are growing. Then {times} a hydrogen atom from a thiol. How many "
        "radicals are there afterwards?",
        chains,
        {chains - events: "only stops"},
        "The radical isn't lost: it passes to the sulfur atom, which starts a new chain.",
    )


def termination(rng: Random) -> Exercise:
    chains = rng.randint(5, 12)
    return numbers(
        rng,
        "termination",
        f"{chains} chains of {_monomer(rng)} are growing. Then one termination takes place. "
        "How many are still growing?",
        chains - 2,
        {chains - 1: "alone"},
        "Two radicals have to meet, and both are used up.",
    )


def averages(rng: Random) -> Exercise:
    light, heavy = rng.choice(_CHAINS)
    mn, mw = (light + heavy) // 2, (light**2 + heavy**2) // (light + heavy)
    quantity, right, swapped = rng.choice((("Mn", mn, mw), ("Mw", mw, mn)))
    return exercise(
        rng,
        "averages",
        f"A sample has one chain of {light} g/mol and one of {heavy} g/mol. What is {quantity}?",
        f"{right} g/mol",
        [
            Choice(f"{swapped} g/mol", ideas=("swapped",)),
            Choice(f"{light + heavy} g/mol"),
            Choice(f"{heavy - light} g/mol"),
        ],
        f"Mn counts every chain alike: {mn} g/mol. In Mw a chain counts by its mass: {mw} g/mol.",
    )


def dispersity(rng: Random) -> Exercise:
    mn, mw = rng.choice(_AVERAGES)
    right, upside_down = f"{mw / mn:g}", f"{mn / mw:g}"
    return exercise(
        rng,
        "dispersity",
        f"A sample has Mn = {mn} g/mol and Mw = {mw} g/mol. What is Đ?",
        right,
        [
            Choice(upside_down, ideas=("below one",)),
            Choice(f"{mw - mn} g/mol"),
            Choice(f"{1 + mw / mn:g}"),
        ],
        f"Đ = Mw / Mn = {right}. It is never below 1.",
    )


def _monomer(rng: Random) -> str:
    called = names(DEFAULT)
    monomers = [one for one in substances().values() if one.role == "monomer"]
    return called.uncapitalized(called.substance(rng.choice(monomers).id))
