"""Students at Metal vs. Non-Metal, who answer ions and write compounds by hand."""

from collections.abc import Mapping
from random import Random

from valence.bots.misconceptions import subscripts
from valence.bots.students import Idea, Mind
from valence.chem.formulas import salt
from valence.chem.ions import IONS, Ion
from valence.chem.names import names
from valence.core.languages import DEFAULT
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
    name = names(DEFAULT).misnamed(salt(cation, anion), idea)
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
    """Return the two symbols with any small numbers, and a name that may be one."""
    cation, anion = (first, second) if first.is_cation else (second, first)
    some, others = rng.randint(1, 3), rng.randint(1, 3)
    called = names(DEFAULT)
    right = called.ion(anion.id)
    ending = rng.choice([right, called.element(anion.atoms), "ide", "ate", "di" + right])
    return {
        "type": "write",
        "formula": f"{cation.atoms}{some if some > 1 else ''}{anion.atoms}{others if others > 1 else ''}",
        "name": f"{called.ion(cation.id)} {ending}",
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
