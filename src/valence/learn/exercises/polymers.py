"""Exercises about radical polymerisation: how many chains can grow, and what their averages are."""

from random import Random

from valence.chem.polymer import substances
from valence.core.languages import Language
from valence.learn.exercises.exercise import Choice, Exercise, exercise, numbers
from valence.learn.words import Ending, words

# Two chains in g/mol, with whole averages.
_CHAINS = ((1000, 9000), (2000, 8000), (1000, 4000), (3000, 7000), (1000, 3000), (4000, 6000))
# Mn and Mw.
_AVERAGES = ((2000, 2500), (4000, 5000), (5000, 8000), (10000, 12500), (8000, 10000), (1000, 1600))
_ENDINGS: tuple[Ending, Ending] = ("combination", "disproportionation")


def terminated(rng: Random, language: Language) -> Exercise:
    chains, pairs = rng.randint(6, 12), rng.randint(1, 2)
    how = rng.choice(_ENDINGS)
    asked = words(language).terminated(chains, _monomer(rng), 2 * pairs, how)
    return numbers(rng, "terminated chains", asked, chains - 2 * pairs, {chains: "reacts"})


def dormant(rng: Random, language: Language) -> Exercise:
    chains, capped = rng.randint(5, 11), rng.randint(2, 4)
    asked = words(language).dormant(chains, capped)
    return numbers(rng, "dormant chains", asked, chains - capped, {chains: "reacts"})


def radicals(rng: Random, language: Language) -> Exercise:
    chains, capped, pairs = rng.randint(8, 12), rng.randint(2, 3), rng.randint(1, 2)
    asked, able = words(language).radicals(chains, capped, 2 * pairs), chains - 2 * pairs
    return numbers(rng, "radicals", asked, able, {able - capped: "capping ends"})


def transfer(rng: Random, language: Language) -> Exercise:
    chains, events = rng.randint(4, 9), rng.randint(1, 2)
    asked = words(language).transfer(chains, _monomer(rng), events)
    return numbers(rng, "transfer", asked, chains, {chains - events: "only stops"})


def termination(rng: Random, language: Language) -> Exercise:
    chains = rng.randint(5, 12)
    asked = words(language).termination(chains, _monomer(rng))
    return numbers(rng, "termination", asked, chains - 2, {chains - 1: "alone"})


def averages(rng: Random, language: Language) -> Exercise:
    light, heavy = rng.choice(_CHAINS)
    mn, mw = (light + heavy) // 2, (light**2 + heavy**2) // (light + heavy)
    quantity, right, swapped = rng.choice((("Mn", mn, mw), ("Mw", mw, mn)))
    say = words(language)
    wrong = [
        Choice(f"{say.number(swapped)} g/mol", ideas=("swapped",)),
        Choice(f"{say.number(light + heavy)} g/mol"),
        Choice(f"{say.number(heavy - light)} g/mol"),
    ]
    asked = say.averages(light, heavy, quantity, mn, mw)
    return exercise(rng, "averages", asked, f"{say.number(right)} g/mol", wrong)


def dispersity(rng: Random, language: Language) -> Exercise:
    mn, mw = rng.choice(_AVERAGES)
    say = words(language)
    wrong = [
        Choice(say.number(f"{mn / mw:g}"), ideas=("below one",)),
        Choice(say.number(f"{mw / mn - 1:g}")),
        Choice(say.number(f"{1 + mw / mn:g}")),
    ]
    right = say.number(f"{mw / mn:g}")
    return exercise(rng, "dispersity", say.dispersity(mn, mw), right, wrong)


def _monomer(rng: Random) -> str:
    return rng.choice([one.id for one in substances().values() if one.role == "monomer"])
