"""English exercises and worksheets. Each exercise is a question and the reason for its answer."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Literal

from valence.chem.cards import Acid, Base, Card
from valence.chem.formulas import Salt
from valence.chem.ions import IONS, Ion
from valence.chem.names import en
from valence.chem.words import en as facts
from valence.chem.writing import signed, subscript
from valence.core.grammar.en import spelled

# Acids and bases

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
GUARD_REASONS = {
    "adds": "Organolithium and Grignard reagents add to the C=O of simple ketones, esters and amides.",
    "takes": "It is a strong base, but too crowded to add to C=O.",
}


def valued(card: Acid | Base) -> str:
    return f"{en.in_a_sentence(card)}, {_quantity(card)} {signed(card.value)}"


def written(card: Card) -> str:
    return f"{en.in_a_sentence(card)}, {subscript(card.condensed)}"


def number(value: Decimal | int | str) -> str:
    return signed(value)


def _quantity(card: Acid | Base) -> str:
    return "pKa" if isinstance(card, Acid) else "pKaH"


def base_for(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"Which base takes the proton of {valued(acid)}?",
        f"The proton goes to the base with the higher value: {signed(right.value)} is more than {signed(acid.value)}.",
    )


def acid_for(base: Base, right: Acid) -> tuple[str, str]:
    return (
        f"Which acid gives its proton to {valued(base)}?",
        f"A smaller pKa means a stronger acid: {signed(right.value)} is less than {signed(base.value)}.",
    )


def difference(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"All of these take the proton of {valued(acid)}. Which one does it most completely?",
        f"The larger the difference, the more completely: {signed(right.value)} − {signed(acid.value)} is the largest.",
    )


def guard(base: Card, acid: Card) -> str:
    return f"What does {en.in_a_sentence(base)} do to {en.in_a_sentence(acid)} first?"


def guard_choice(what: Literal["adds", "takes", "too weak", "gives"], acid: Acid) -> str:
    match what:
        case "adds":
            return "It adds to the C=O group."
        case "takes":
            return f"It takes a proton, the H of the {facts.acidic_h(acid)}."
        case "too weak":
            return "Nothing: it is too weak a base."
        case "gives":
            return "It gives its proton away."


def value(card: Acid | Base) -> tuple[str, str]:
    return f"What is the {_quantity(card)} of {en.in_a_sentence(card)}?", facts.why(card, "16")


RANGES = {"below": "below 0", "above": "above 0", "middle": "from 13 to 15", "far": "above 20"}


def sign_of_value(acid: Acid) -> tuple[str, str]:
    called = en.in_a_sentence(acid)
    return (
        f"Tables disagree on the pKa of {called}. In which range are all of its values?",
        facts.why(acid, "16"),
    )


def group(id_: str, right: Card) -> tuple[str, str]:
    return (
        f"Which of these has {_GROUPS[id_]}?",
        f"{written(right)} has {_GROUPS[id_]}; the others don't.",
    )


# Ions


def sign(one: Ion, right: Ion) -> tuple[str, str]:
    return (
        f"Which of these ions does {one.written} attract?",
        f"Opposite charges attract: {one.written} and {right.written}.",
    )


def totals(cations: int, cation: Ion, anions: int, anion: Ion) -> tuple[str, str]:
    return (
        f"Which charge do {cations} × {cation.written} and {anions} × {anion.written} have together?",
        f"The total charges decide: {cations * cation.size}+ and {anions * anion.size}−.",
    )


def left(charge: int) -> str:
    return "none" if charge == 0 else "positive" if charge > 0 else "negative"


def ratio(right: Salt) -> tuple[str, str]:
    cation, anion = right.cation.written, right.anion.written
    return (
        f"What is the formula of the compound of {cation} and {anion}?",
        f"{right.cations} × {cation} and {right.anions} × {anion}: the charges cancel, with as few ions as possible.",
    )


def lattice(right: Salt) -> tuple[str, str]:
    return (
        f"What does the formula {right.written} say about a crystal of {_name(right)}?",
        "Every ion of the lattice is attracted by all neighbours of the other kind. The formula only gives the ratio.",
    )


def lattice_choice(what: Literal["ratio", "molecules", "partners", "count"], right: Salt) -> str:
    cation, anion, share = right.cation.written, right.anion.written, spelled(right.cations)
    match what:
        case "ratio":
            return f"Throughout the crystal there are {share} {cation} for each {anion}."
        case "molecules":
            return f"It consists of {right.written} molecules, packed together."
        case "partners":
            return f"Each {anion} is bonded to its own {share} {cation} only."
        case "count":
            return f"It has exactly {right.cations + right.anions} ions."


def names(right: Salt) -> tuple[str, str]:
    return (
        f"What is {right.written} called?",
        f"The charges tell how many ions there are, and an anion of one atom ends in -ide: {_name(right)}.",
    )


def oxyanions(asked: str, family: Sequence[str]) -> tuple[str, str]:
    ite, ate, *_ = family
    return (
        f"Which ion is {en.ion(asked)}?",
        f"-ate has one oxygen more than -ite: {en.ion(ate)} is {IONS[ate].written}, {en.ion(ite)} {IONS[ite].written}.",
    )


def oxyanion_charges(known: Salt, right: Salt) -> tuple[str, str]:
    return (
        f"{_name(known).capitalize()} is {known.written}. What is the formula of {_name(right)}?",
        f"{en.ion(known.anion.id).capitalize()} is {known.anion.written}, {en.ion(right.anion.id)} "
        f"{right.anion.written}: these two have the same charge.",
    )


def numerals(right: Salt) -> tuple[str, str]:
    return (
        f"What is {right.written} called?",
        f"The Roman numeral is the charge of the metal ion, here {right.cation.written}: {_name(right)}.",
    )


def _name(one: Salt) -> str:
    return en.salt(one.cation.id, one.anion.id)


# Polymers


def terminated(
    chains: int, monomer: str, gone: int, how: Literal["combination", "disproportionation"]
) -> tuple[str, str]:
    return (
        f"{chains} chains of {_monomer(monomer)} were growing. {gone} of them have terminated by {how}. "
        "How many can still add a monomer?",
        "A terminated chain has no radical, so nothing adds to it.",
    )


def dormant(chains: int, capped: int) -> tuple[str, str]:
    return (
        f"TEMPO sits on {capped} of {chains} chains of styrene; the others have a radical at their end. "
        "How many can add a monomer at this moment?",
        "A capped chain has no radical while TEMPO sits on it.",
    )


def radicals(chains: int, capped: int, gone: int) -> tuple[str, str]:
    return (
        f"Of {chains} chains of styrene, TEMPO has capped {capped}, and {gone} have terminated by "
        "combination. The mixture stays hot. How many chains, counting dormant ones, can grow again?",
        "In the heat TEMPO leaves a few chains at a time and caps them again, so each dormant one has its turn. "
        "The bond made by combination stays.",
    )


def transfer(chains: int, monomer: str, events: int) -> tuple[str, str]:
    times = "one of them takes" if events == 1 else "two of them take"
    return (
        f"{chains} chains of {_monomer(monomer)} are growing. Then {times} a hydrogen atom from a thiol. How many "
        "radicals are there afterwards?",
        "The radical isn't lost: it passes to the sulfur atom, which starts a new chain.",
    )


def termination(chains: int, monomer: str) -> tuple[str, str]:
    return (
        f"{chains} chains of {_monomer(monomer)} are growing. Then one termination takes place. "
        "How many are still growing?",
        "Two radicals have to meet, and both are used up.",
    )


def averages(light: int, heavy: int, quantity: str, mn: int, mw: int) -> tuple[str, str]:
    return (
        f"A sample has one chain of {light} g/mol and one of {heavy} g/mol. What is {quantity}?",
        f"Mn counts every chain alike: {mn} g/mol. In Mw a chain counts by its mass: {mw} g/mol.",
    )


def dispersity(mn: int, mw: int) -> tuple[str, str]:
    return (
        f"A sample has Mn = {mn} g/mol and Mw = {mw} g/mol. What is Đ?",
        f"Đ = Mw / Mn = {mw / mn:g}. It is never below 1.",
    )


def _monomer(id_: str) -> str:
    return en.uncapitalized(en.substance(id_))


# Worksheets


def idea_behind(says: str, instead: str) -> str:
    return f"This answer fits the idea “{says.removesuffix('.')}”. {instead}"


SHEET = {
    "worksheet": "Worksheet",
    "name": "Name",
    "date": "Date",
    "in a game": "In one of your games:",
    "then": "Then a player tried:",
    "why": "Why is that wrong?",
    "answers": "Answers",
    "footer": "Answers · for the teacher",
}


def player(number: int) -> str:
    return f"Player {number}"


# Practice

YOU = "You"
NOT_A_NUMBER = "That isn't a number. Type a value such as 4.76."


NOTHING_OPEN = "There is nothing open to practise."


def bad_progress(error: str) -> str:
    return f"This progress can't be read: {error}."


ANKI = {
    "deck": "acids and bases",
    "which": "Which {{Kind}} has {{Quantity}} {{Value}}?",
    "acid": "acid",
    "base": "base",
}


def also(names: Sequence[str]) -> str:
    return f"Also correct: {', '.join(names)}"
