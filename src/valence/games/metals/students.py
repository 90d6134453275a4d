"""Students at Metal vs. Non-Metal, who answer ions and write compounds by hand (Taber 1994; Naah and Sanger 2012)."""

from collections.abc import Mapping
from math import gcd
from random import Random

from valence.bots.misconceptions import name_of, subscripts
from valence.bots.students import Idea, Mind
from valence.chem.elements import element
from valence.chem.ions import IONS, Ion
from valence.core.match import AnyMatch
from valence.core.wire import Json


def lesson(_rng: Random) -> tuple[int, Mapping[str, object]]:
    return 2, {"write": "bonus", "naming": True}


def thinks(match: AnyMatch, seat: int, idea: Idea | None, _rng: Random) -> list[Json]:
    view = match.view(seat)
    if view["is_writing"]:
        return [written(IONS[view["led"]], IONS[view["answer"]["ion"]], idea)]
    if view["led"] and not view["answer"] and idea == ("sign", "alike"):
        return answers(view["hand"], IONS[view["led"]], alike=True)
    return match.moves(seat)


def answers(hand: Mapping[str, int], led: Ion, *, alike: bool) -> list[Json]:
    """Return answers with as many cards as the charge says, or one of the same size."""
    found = []
    for id_, held in hand.items():
        ion = IONS[id_]
        count = min(held, 1 if ion.size == led.size else led.size)
        if (ion.is_cation == led.is_cation) == alike:
            found.append({"type": "respond", "ion": id_, "count": count})
    return found


def written(first: Ion, second: Ion, idea: Idea | None) -> Json:
    cation, anion = (first, second) if first.is_cation else (second, first)
    some, others = subscripts(cation, anion, idea)
    formula = f"{cation.atoms}{some if some > 1 else ''}{anion.atoms}{others if others > 1 else ''}"
    shared = gcd(cation.size, anion.size)
    name = name_of(cation, anion, anion.size // shared, cation.size // shared, idea)
    return {"type": "write", "formula": formula, "name": name}


def everything(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    view = match.view(seat)
    if view["is_writing"]:
        return [scribbled(IONS[view["led"]], IONS[view["answer"]["ion"]], rng)]
    if view["led"] and not view["answer"]:
        return [
            {"type": "respond", "ion": id_, "count": count}
            for id_, held in view["hand"].items()
            for count in range(1, held + 1)
        ]
    return match.moves(seat)


def scribbled(first: Ion, second: Ion, rng: Random) -> Json:
    """The two symbols with any small numbers, and a name that may be one."""
    cation, anion = (first, second) if first.is_cation else (second, first)
    some, others = rng.randint(1, 3), rng.randint(1, 3)
    ending = rng.choice(
        [anion.name, element(anion.atoms).name.lower(), "ide", "ate", "di" + anion.name]
    )
    return {
        "type": "write",
        "formula": f"{cation.atoms}{some if some > 1 else ''}{anion.atoms}{others if others > 1 else ''}",
        "name": f"{cation.name} {ending}",
    }


def worth(move: Json) -> float:
    ion = move.get("ion") or move.get("card")
    return IONS[ion].size if ion else 0


MIND = Mind(
    game="metals",
    ideas=(
        ("sign", "alike"),
        ("ratio", "not reduced"),
        ("ratio", "own charge"),
        ("ratio", "one of each"),
        ("names", "prefix"),
        ("names", "element"),
    ),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=worth,
)
