"""German: numbers, lists, counts, and the sentences that all games share.

Moves are infinitives ("Essigsäure ausspielen"), so that a sentence can quote them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from re import fullmatch

from valence.core import notes
from valence.core.game import NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal
from valence.core.grammar import LogWords

NARROW_SPACE = "\u202f"


def common_refusal(
    refusal: Refusal, names: Sequence[str], written: Callable[[str], str] = str
) -> str:
    """Return the sentence for a refusal that all games share; `written` turns a card's id into text."""
    match refusal:
        case Over():
            return "Das Spiel ist vorbei."
        case NotYourTurn(to_move=to_move):
            are = "ist" if len(to_move) == 1 else "sind"
            return f"{listed([names[seat] for seat in to_move])} {are} am Zug."
        case NotInHand():
            return " ".join(_not_held(refusal, written))
        case NotAMove(problem=problem):
            return f"Das ist in diesem Spiel kein Zug: {problem}."
        case _:
            raise TypeError(f"no words for {refusal!r}")


def _not_held(refusal: NotInHand, written: Callable[[str], str]) -> Iterator[str]:
    cards = list(zip(map(written, refusal.missing), refusal.held, strict=True))
    if none := [card for card, held in cards if not held]:
        yield f"Du hast {listed(none)} nicht auf der Hand."
    if few := [f"{spelled(held, 'ein')}mal {card}" for card, held in cards if held]:
        yield f"Du hast nur {listed(few)} auf der Hand."


def tried_words(move: str, refusal: str, rule: str) -> str:
    return f"Dein Versuch: {move}. {refusal}{f' ({rule})' if notes.is_numbered(rule) else ''}"


def cards_words(names: Sequence[str], more: int) -> str:
    return listed([*names, f"{more} weitere"] if more else names)


def said_why(who: str, given: str | None, right: Sequence[str]) -> str:
    """Return "Ada sagt: nur eine Karte sticht. Richtig." """
    if given is None:
        return f"{who} weiß es nicht: {listed(right)}."
    return f"{who} sagt: {given}. {verdict_words(given, right)}"


def verdict_words(given: str | None, right: Sequence[str]) -> str:
    """Return "Richtig.", "Nein: nur eine Karte sticht." """
    if given in right:
        return "Richtig."
    return sentence(listed(right)) if given is None else f"Nein: {listed(right)}."


def say_words(given: str | None) -> str:
    return "sagen, dass du es nicht weißt" if given is None else f"sagen: {given}"


def spelled(n: int, one: str = "eine") -> str:
    """Spell small numbers as words; `one` has the gender and case of the noun: "eine", "ein", "einen"."""
    if n == 1:
        return one
    return _NUMBERS[n] if n < len(_NUMBERS) else str(n)


_NUMBERS = ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht")


def stale_words(ply: int, made: int) -> str:
    """Explain the refusal of a move that was meant for an earlier or later position."""
    moves = "wurde 1 Zug" if made == 1 else f"wurden {made} Züge"
    return f"Das war für Zug {ply + 1} gedacht, es {moves} gemacht."


LOG = LogWords(
    tried_unseen=lambda who: f"{who} hat einen Zug versucht, der nicht erlaubt ist.",
    tried=tried_words,
    hint_given="Du hast dir einen Tipp geholt.",
    said_why=said_why,
    verdict=verdict_words,
    say=say_words,
    crossed_out=lambda names, more: f"Du hast {cards_words(names, more)} durchgestrichen.",
    cross_out=lambda names, more: f"{cards_words(names, more)} durchstreichen",
    stale=stale_words,
)


def who_wins(outcome: Outcome, names: Sequence[str]) -> str:
    """Return "Ada gewinnt", "Ada und Ben teilen sich den Sieg"."""
    who = listed([names[seat] for seat in outcome.winners])
    return f"{who} gewinnt" if len(outcome.winners) == 1 else f"{who} teilen sich den Sieg"


def listed(things: Sequence[str], last: str = "und") -> str:
    """Return "a", "a und b", "a, b und c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def sentence(text: str) -> str:
    """Turn a clause into a sentence, with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def tallied(names: Iterable[str], scores: Iterable[object]) -> str:
    """Return "Ada (3) und Bot Mittel 2 (4)": a name may itself end in a number."""
    return listed([f"{name} ({_score(score)})" for name, score in zip(names, scores, strict=True)])


def _score(score: object) -> str:
    return number(score) if isinstance(score, int | float | Decimal) else str(score)


def counted(n: int, one: str, many: str = "") -> str:
    """Return "1 Karte", "2 Karten"; nouns such as "Fehler" need no second form."""
    return f"{number(n)} {one if n == 1 or not many else many}"


def number(value: float | Decimal | str) -> str:
    """Return "4,76", "−1,7", "1200", "12 300"; text is a number as Python writes it."""
    parts = fullmatch(r"([-−+]?)(\d+)(?:\.(\d+))?", str(value))
    if parts is None:
        return str(value)
    sign, whole, decimals = parts.groups()
    if len(whole) > _UNGROUPED:
        whole = f"{int(whole):_}".replace("_", NARROW_SPACE)
    return f"{sign.replace('-', '−')}{whole}{f',{decimals}' if decimals else ''}"


_UNGROUPED = 4


def percent(value: float | Decimal | str) -> str:
    """Return "18 %", with a space at which no line breaks."""
    return f"{number(value)}{NARROW_SPACE}%"


def quoted(text: str) -> str:
    return f"„{text}“"
