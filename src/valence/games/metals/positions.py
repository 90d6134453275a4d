"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from msgspec.structs import asdict

from valence.chem.formulas import Salt, salt
from valence.chem.ions import IONS
from valence.core import positions
from valence.core.wire import Json, read, to_dict
from valence.games.metals import answers
from valence.games.metals.cards import CHARGE, Ion, size
from valence.games.metals.options import MOST_TRIES, options
from valence.games.metals.rules import compare
from valence.games.metals.scoring import is_over
from valence.games.metals.sets import MOST_CARDS, copies_in
from valence.games.metals.state import State
from valence.games.metals.views import on_the_table


def older_position(saved: Json, _says_why: bool) -> Json:
    """Return a position of 0.2 in today's form: with the ions of compounds, and without a question (R20)."""
    saved = dict(saved)
    if isinstance(made := saved.get("made"), list | tuple):
        saved["made"] = [_by_ions(n, one) for n, one in enumerate(made)]
    if not saved.pop("is_saying", False):
        return saved
    state = read(State, saved, "position")
    positions.check_each(state.players, hands=state.hands, collected=state.collected)
    _check_seats(state)
    if None in (state.led, state.responder, state.answer):
        raise ValueError("is_saying: there is no ruling to explain (R20)")
    return to_dict(compare(state, []).state)


def _by_ions(n: int, made: object) -> object:
    """R18: return a compound that 0.2 saved with its formula and name by its ions."""
    if not isinstance(made, Mapping) or "formula" not in made:
        return made
    found = _salts().get(str(made["formula"]))
    if found is None:
        raise ValueError(f"made[{n}]: {made['formula']!r} is no compound of two ions of this game")
    return {"seat": made.get("seat"), "cation": found.cation.id, "anion": found.anion.id}


@cache
def _salts() -> Mapping[str, Salt]:
    """Return the salts of all ions by their written formulas, which all differ."""
    metals = [ion for ion in IONS.values() if ion.is_cation]
    others = [ion for ion in IONS.values() if not ion.is_cation]
    salts = (salt(metal, other) for metal in metals for other in others)
    return {one.written: one for one in salts}


def check(state: State, strict: bool) -> None:
    options(asdict(state.options), state.players)
    positions.check_each(state.players, hands=state.hands, collected=state.collected)
    positions.check_penalties(state.players, state.penalties)
    _check_seats(state)
    _check_round(state)
    _check_writing(state)
    cards = _cards(state)
    positions.check_known(copies_in(state.options.cards), cards=cards)
    if cards.total() > MOST_CARDS:
        raise ValueError(f"{cards.total()} cards were given, at most {MOST_CARDS} are allowed")
    if strict:
        positions.check_copies(cards, copies_in(state.options.cards))
        is_full = bool(state.deck) and state.led is None
        positions.check_sizes(list(map(size, state.hands)), state.options.hand, are_full=is_full)


def _check_seats(state: State) -> None:
    positions.check_seats(
        state.players,
        initiator=[state.initiator],
        responder=[] if state.responder is None else [state.responder],
        bonus=state.bonus,
        made=[one.seat for one in state.made],
    )


def _check_round(state: State) -> None:
    led, answer, responder = state.led, state.answer, state.responder
    if led is None:
        if responder is not None or answer is not None:
            raise ValueError("led: nothing is led, so responder and answer must be null")
        if not is_over(state) and not state.hands[state.initiator]:
            raise ValueError(f"initiator: seat {state.initiator} holds no cards to lead")
        return
    if responder is None or responder == state.initiator:
        raise ValueError(f"responder: {led} is led, so another seat than the initiator responds")
    if answer is None:
        if not answers.can_answer(state.hands[responder], led):
            raise ValueError(f"responder: seat {responder} has no answer to {led} (R8)")
    elif not answers.is_opposite(answer.ion, led):
        raise ValueError(f"answer: {answer.ion} has the same sign as {led}")
    elif state.is_writing:
        return
    elif not answers.reinforcements_needed(led, answer) or not answers.can_reinforce(
        state, led, answer
    ):
        raise ValueError(f"answer: seat {state.initiator} has nothing to decide (R9, R10)")


def _check_writing(state: State) -> None:
    """R16 to R18: check what was written and made."""
    if state.is_writing and (state.answer is None or state.options.write == "no"):
        raise ValueError("is_writing: there is no answer whose compound is to be written (R16)")
    if state.tries >= (MOST_TRIES if state.is_writing else 1):
        raise ValueError(f"tries: {state.tries} wrong tries were given (R17)")
    if state.bonus and state.options.write != "bonus":
        raise ValueError("bonus: the option write has no bonus points (R17)")
    for n, one in enumerate(state.made):
        if CHARGE[one.cation] < 0 or CHARGE[one.anion] > 0:
            pair = f"{one.cation} and {one.anion}"
            raise ValueError(f"made[{n}]: expected a cation and an anion, got {pair} (R18)")


def _cards(state: State) -> Counter[Ion]:
    cards = on_the_table(state.led, state.answer) + Counter(state.deck)
    for pile in (*state.hands, *state.collected):
        cards.update(pile)
    return cards
