"""Questions about a placement, and after the game: names, charges and numbers of ions in formulas."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from zlib import crc32

from valence.chem.concepts import (
    NAMES,
    NUMERALS,
    OXYANION_CHARGES,
    OXYANIONS,
    RATIO,
    has_less_oxygen,
    pairs_tried,
)
from valence.chem.formulas import Salt
from valence.chem.names import names
from valence.core.concepts import About, Concept, Question
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.games.charged.moves import Move, Name, Place
from valence.games.charged.naming import salt_called
from valence.games.charged.scoring import placement
from valence.games.charged.state import State

NONE = "none"
RIGHT = "right"
# Anions that make telling formulas with a metal, besides the one that is laid.
_TELLING = ("Cl-", "O2-", "N3-", "(SO3)2-", "(SO4)2-", "(NO2)-", "(PO3)3-")
# Metals with several charges make names that tell.
_ALWAYS = {"Fe", "Cu"}
_NAMING = (NAMES, OXYANIONS, NUMERALS)
CONCEPT_OF: Mapping[str, str] = {
    idea.id: concept.id for concept in _NAMING for idea in concept.misconceptions
}
_UNLISTED = ((1, 2), (2, 1), (1, 3))  # numbers of ions that no idea explains


def asks(state: State, _seat: Seat, move: Move) -> Iterator[Question]:
    laid = list(_laid(state, move))
    for salt in _like(state, laid):
        yield from _about(salt)


def asks_at_end(state: State) -> Iterator[Question]:
    """Ask about formulas of the set, as long as their anions tell something."""
    for salt in state.options.material.formulas.salts:
        if salt.anion.id in _TELLING:
            yield from _about(salt)


def _about(salt: Salt) -> Iterator[Question]:
    yield from _name(salt)
    yield from _charge(salt)
    yield _numbers(salt)


def _laid(state: State, move: Move) -> Iterator[Salt]:
    """Yield the formulas that are laid, or named, just now."""
    formulas = state.options.material.formulas
    match move:
        case Place(tiles=tiles) if tiles:
            runs = (formulas.by_tiles.get(run.tiles) for run in placement(state, move).runs)
            yield from (salt for salt in runs if salt is not None)
        case Name():
            yield from (salt_called(one.formula) for one in state.unnamed)


def _like(state: State, laid: list[Salt]) -> Iterator[Salt]:
    """Yield a few other formulas of the same metals: those that are laid are named in the game."""
    formulas = state.options.material.formulas
    metals = {salt.cation.atoms for salt in laid} | _ALWAYS
    for one in formulas.salts if laid else ():
        if one.cation.atoms in metals and one.anion.id in _TELLING and one not in laid:
            yield one


def _name(salt: Salt) -> Iterator[Question]:
    """Ask for the name: the right one, and what each idea calls it."""
    called = _called(salt, None)
    texts = {
        idea: text
        for idea, concept in CONCEPT_OF.items()
        if (text := _called(salt, (concept, idea))) != called
    }
    ids: dict[str, str] = {called: RIGHT} | {text: idea for idea, text in texts.items()}
    by_idea = {idea: ids[text] for idea, text in texts.items()}
    choices = _mixed(salt, ids.values())
    abouts = (_about_name(concept, by_idea, choices) for concept in _NAMING)
    about = tuple(one for one in abouts if one.wrong)
    if about:
        yield Question("name", (*choices, NONE), (RIGHT,), about, subject=salt.text)


def _about_name(concept: Concept, by_idea: Mapping[str, str], choices: Sequence[str]) -> About:
    """Return what a name shows about one part of it: any name that gets this part right is right."""
    ideas = {one.id for one in concept.misconceptions}
    wrong = {idea: (choice,) for idea, choice in by_idea.items() if idea in ideas}
    taken = {choice for some in wrong.values() for choice in some}
    return About(concept.id, tuple(one for one in choices if one not in taken), wrong)


def _called(salt: Salt, idea: tuple[str, str] | None) -> str:
    return names(DEFAULT).misnamed(salt, idea)


def _charge(salt: Salt) -> Iterator[Question]:
    """Ask for the charge of an oxyanion that has a relative with more oxygen."""
    size = salt.anion.size
    if salt.anion.is_polyatomic and size > 1 and has_less_oxygen(salt.anion):
        about = About(OXYANION_CHARGES.id, (str(size),), {"differ": (str(size - 1),)})
        choices = (str(size - 1), str(size), str(size + 1), NONE)
        yield Question("charge", choices, (str(size),), (about,), subject=salt.text)


def _numbers(salt: Salt) -> Question:
    ideas = {one.id: next(iter(pairs_tried([salt], one.id))) for one in RATIO.misconceptions}
    right = (salt.cations, salt.anions)
    unlisted = next(one for one in _UNLISTED if one not in (right, *ideas.values()))
    written = {pair: f"{pair[0]}:{pair[1]}" for pair in sorted({right, *ideas.values(), unlisted})}
    wrong = {idea: (written[pair],) for idea, pair in ideas.items()}
    about = About(RATIO.id, (written[right],), wrong)
    return Question(
        "numbers", (*written.values(), NONE), (written[right],), (about,), subject=salt.text
    )


def _mixed(salt: Salt, choices: Iterable[str]) -> tuple[str, ...]:
    """Return the choices in an order that gives nothing away."""
    return tuple(sorted(choices, key=lambda one: crc32(f"{salt.text} {one}".encode())))
