"""Questions about a card, and after the game: its partners, the formula of a compound, and what decides a round."""

from collections.abc import Iterator

from valence.chem.concepts import RATIO, pairs_tried
from valence.chem.formulas import Salt, formula_text
from valence.core.concepts import About, Question
from valence.core.game import Seat
from valence.games.metals import moves
from valence.games.metals.answers import balance, drawn_to, is_final, is_opposite
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.metals.concepts import SIGN, TOTALS
from valence.games.metals.sets import copies_in
from valence.games.metals.state import Answer, State

NONE = "none"
# Everybody knows these ions, so that a question about them shows nobody's cards.
_WELL_KNOWN = ("Na+", "O2-", "Mg2+", "Cl-", "Al3+", "N3-")
_OF_EACH_SIGN = 2
_COUNTS = (1, 2, 3)  # of cards that might have answered
_UNLISTED = ((1, 2), (2, 1), (1, 3))  # numbers of ions that no idea explains

# The reasons that can decide a round. The last three are what beginners go by instead: opposite signs alone,
# how many cards there are, or the charge of a single ion.
REASONS = ("equal", "led", "answer", "signs", "cards", "ion")
_IDEAS = {"signs": ("signs",), "counts": ("cards",), "single": ("ion",)}


def asks(state: State, _seat: Seat, move: moves.Move) -> Iterator[Question]:
    match move:
        case moves.Initiate(card=card):
            yield _partner(card)
        case moves.Respond(ion=ion, count=count):
            assert state.led is not None
            given = Answer(ion, count)
            yield _partner(state.led)
            yield _formula(salt_of(state.led, ion))
            yield _why(state, drawn_to(state, given), is_known=is_final(state, given))
        case moves.Write() | moves.Skip() if state.answer is not None:
            # In games of 0.2, the question came after the compound.
            yield _why(state, state.answer, is_known=False)


def asks_at_end(state: State) -> Iterator[Question]:
    """Ask about the ions in the set, each with those of the other sign."""
    ions = list(copies_in(state.options.cards))
    for led in ions:
        yield _partner(led)
        for ion in ions:
            if is_opposite(ion, led):
                yield from (_round(led, Answer(ion, count)) for count in _COUNTS)
                if CHARGE[led] > 0:
                    yield _formula(salt_of(led, ion))


def _round(led: Ion, answer: Answer) -> Question:
    """Ask what decides a round with these cards, as it might have been played."""
    right = (_reason(led, answer),)
    about = (About(TOTALS.id, right, _IDEAS),)
    return Question("round", REASONS, right, about, subject=f"{led} {answer.count} {answer.ion}")


def _partner(ion: Ion) -> Question:
    others = [one for one in _WELL_KNOWN if one != ion]
    right = [one for one in others if is_opposite(one, ion)][:_OF_EACH_SIGN]
    alike = [one for one in others if not is_opposite(one, ion)][:_OF_EACH_SIGN]
    choices = [one for one in others if one in right or one in alike]
    about = About(SIGN.id, tuple(right), {"alike": tuple(alike)})
    return Question("partner", (*choices, NONE), tuple(right), (about,), subject=ion)


def _formula(salt: Salt) -> Question:
    """Ask for the formula before the compound lies there: what each idea writes, and what none does."""
    ideas = {one.id: next(iter(pairs_tried([salt], one.id))) for one in RATIO.misconceptions}
    right = (salt.cations, salt.anions)
    unlisted = next(one for one in _UNLISTED if one not in (right, *ideas.values()))
    pairs = sorted({right, *ideas.values(), unlisted})
    text = {pair: formula_text(salt.cation, salt.anion, *pair) for pair in pairs}
    about = About(RATIO.id, (text[right],), {idea: (text[pair],) for idea, pair in ideas.items()})
    subject = f"{salt.cation.id} {salt.anion.id}"
    return Question("formula", (*text.values(), NONE), (text[right],), (about,), subject=subject)


def _why(state: State, answer: Answer, *, is_known: bool) -> Question:
    """Ask how the total charges compare, once an answer lies on the table, before any reinforcements."""
    assert state.led is not None
    right = (_reason(state.led, answer),)
    about = (About(TOTALS.id, right, _IDEAS),)
    subject = f"{state.led} {answer.count} {answer.ion}"
    return Question("why", REASONS, right, about, is_known=is_known, subject=subject)


def _reason(led: Ion, answer: Answer) -> str:
    """R9: return how the total charges compare."""
    charges = balance(led, 1, answer)
    if charges.led + charges.answer == 0:
        return "equal"
    return "led" if abs(charges.led) > abs(charges.answer) else "answer"
