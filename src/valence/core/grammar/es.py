"""Spanish: lists, counts, numbers, contractions, and the sentences that all games share."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from valence.core import notes
from valence.core.game import NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal
from valence.core.grammar import LogWords

NARROW = "\u202f"  # the space between thousands, and before %


def common_refusal(
    refusal: Refusal, names: Sequence[str], written: Callable[[str], str] = str
) -> str:
    """Return the sentence for a refusal that all games share; `written` turns a card's id into text."""
    match refusal:
        case Over():
            return "La partida ya terminó."
        case NotYourTurn(to_move=to_move):
            return f"Es el turno de {listed([names[seat] for seat in to_move])}."
        case NotInHand():
            return " ".join(_not_held(refusal, written))
        case NotAMove(problem=problem):
            return f"Esa jugada no existe en este juego: {problem}."
        case _:
            raise TypeError(f"no words for {refusal!r}")


def _not_held(refusal: NotInHand, written: Callable[[str], str]) -> Iterator[str]:
    cards = list(zip(map(written, refusal.missing), refusal.held, strict=True))
    if none := [card for card, held in cards if not held]:
        yield f"No tienes {' ni '.join(none)}."
    if few := [f"{spelled(held)} {card}" for card, held in cards if held]:
        yield f"Solo tienes {listed(few)}."


def tried_words(move: str, refusal: str, rule: str) -> str:
    return f"Intentaste: {move}. {refusal}{f' ({rule})' if notes.is_numbered(rule) else ''}"


def cards_words(names: Sequence[str], more: int) -> str:
    return listed([*names, f"{more} más"] if more else names)


def said_why(who: str, given: str | None, right: Sequence[str]) -> str:
    """Return "Ada dice: solo una carta gana a la carta de salida. Correcto." """
    if given is None:
        return f"{who} no lo sabe: {listed(right)}."
    return f"{who} dice: {given}. {verdict_words(given, right)}"


def verdict_words(given: str | None, right: Sequence[str]) -> str:
    """Return "Correcto.", "No es así: solo una carta gana a la carta de salida." """
    if given in right:
        return "Correcto."
    return sentence(listed(right)) if given is None else f"No es así: {listed(right)}."


def say_words(given: str | None) -> str:
    return "decir que no lo sabes" if given is None else f"decir: {given}"


def spelled(n: int, *, feminine: bool = False) -> str:
    """Spell small numbers as words before a noun: "un ion", "una carta"."""
    if n < 2 and feminine:
        return f"{_NUMBERS[n].replace('ú', 'u')}a"
    return _NUMBERS[n] if n < len(_NUMBERS) else thousands(n)


_NUMBERS = ("ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho")


def stale_words(ply: int, made: int) -> str:
    """Explain the refusal of a move that was meant for an earlier or later position."""
    moves = "se ha hecho 1 jugada" if made == 1 else f"se han hecho {made} jugadas"
    return f"Eso era para la jugada {ply + 1}, pero ya {moves}."


LOG = LogWords(
    tried_unseen=lambda who: f"{who} intentó una jugada no permitida.",
    tried=tried_words,
    hint_given="Pediste una pista.",
    said_why=said_why,
    verdict=verdict_words,
    say=say_words,
    crossed_out=lambda names, more: f"Tachaste {cards_words(names, more)}.",
    cross_out=lambda names, more: f"tachar {cards_words(names, more)}",
    stale=stale_words,
)


def who_wins(outcome: Outcome, names: Sequence[str]) -> str:
    """Return "Gana Ada", "Ada y Ben comparten la victoria"."""
    who = listed([names[seat] for seat in outcome.winners])
    return f"Gana {who}" if len(outcome.winners) == 1 else f"{who} comparten la victoria"


# Lists: "Ada e Inés", "siete u ocho"

# The sound i, also of I⁻, but not of HI, nor the glide of "hierro".
_LIKE_I = re.compile("(?:[Hh][ií]|[IiÍí])(?![aeouáéóú])")
# The sound o, also of O²⁻, 8 and 11, but not of OH⁻.
_LIKE_O = re.compile("8|11(?![0-9])|[Hh]?[OoÓó][a-zñáéíóú]|[Oo](?![A-Za-z])")


def listed(things: Sequence[str], last: str = "y") -> str:
    """Return "a", "a y b", "a, b y c", "Ada e Inés"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {joined_by(last, things[-1])} {things[-1]}"


def joined_by(word: str, following: str) -> str:
    """Return "e" for "y" before the sound i, "u" for "o" before the sound o, or else the word."""
    first = following.lstrip("«“\"'(¿¡*_")
    if word == "y" and _LIKE_I.match(first):
        return "e"
    return "u" if word == "o" and _LIKE_O.match(first) else word


def either(*things: str) -> str:
    """Return "a o b", "siete u ocho"."""
    return listed(things, "o")


def tallied(names: Iterable[str], scores: Iterable[object]) -> str:
    """Return "Ada (3) y Bot medio 2 (4)": a name may itself end in a number."""
    return listed([f"{name} ({score})" for name, score in zip(names, scores, strict=True)])


# Counts: "1 carta", "2 fichas rojas"


def counted(n: int, thing: str, things: str = "") -> str:
    """Return "1 carta", "2 cartas"; the plural is given where more than the last word changes."""
    return f"{thousands(n)} {thing if n == 1 else things or plural(thing)}"


def plural(thing: str) -> str:
    """Return the plural of a noun by its last letters: "cartas", "iones", "veces"."""
    if thing.endswith("z"):
        return f"{thing[:-1]}ces"
    if thing.endswith("ón"):
        return f"{thing[:-2]}ones"
    return f"{thing}s" if thing[-1] in "aeiouáéó" else f"{thing}es"


# Numbers: "4,76", "12 300", "18 %"


def decimal(value: float | str, digits: int | None = None) -> str:
    """Return "4,76", with so many digits after the comma; a text keeps its own."""
    if digits is None:
        text = value if isinstance(value, str) else str(value).removesuffix(".0")
    else:
        text = f"{float(value):.{digits}f}"
    whole, point, rest = text.replace("-", "−").partition(".")
    return f"{_grouped(whole)}{',' if point else ''}{rest}"


def thousands(n: int) -> str:
    """Return "1230", "12 300"."""
    return decimal(str(n))


def number(text: str) -> str:
    """Return a number as it is written; other texts stay as they are."""
    return decimal(text) if re.fullmatch(r"[-−]?\d+(\.\d+)?", text) else text


def _grouped(whole: str) -> str:
    digits = whole.removeprefix("−")
    if len(digits) < 5 or not digits.isdecimal():
        return whole
    return f"{'−' * (digits != whole)}{int(digits):,}".replace(",", NARROW)


def percent(value: float | str, digits: int | None = None) -> str:
    return f"{decimal(value, digits)}{NARROW}%"


# Contractions, quotation marks, and sentences


def of(thing: str) -> str:
    """Return "del ion", "de la carta", "de Ada"."""
    return f"del {thing[3:]}" if thing.startswith("el ") else f"de {thing}"


def to(thing: str) -> str:
    """Return "al ion", "a la carta", "a Ada"."""
    return f"al {thing[3:]}" if thing.startswith("el ") else f"a {thing}"


def quoted(text: str) -> str:
    return f"«{text}»"


def capitalized(text: str) -> str:
    """Return the text with its first letter as a capital, also after "¿" or "«"."""
    opening = re.match("[«¿¡(]*", text)
    at = opening.end() if opening else 0
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


def sentence(text: str) -> str:
    """Turn an error message into a sentence, with a capital letter and a full stop."""
    said = capitalized(text)
    return said if said.endswith((".", "?", "!", "…")) else f"{said}."
