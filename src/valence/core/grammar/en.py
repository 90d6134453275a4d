"""English: lists, counts, and the sentences that all games share."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from valence.core import notes
from valence.core.game import NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal
from valence.core.grammar import LogWords


def common_refusal(
    refusal: Refusal, names: Sequence[str], written: Callable[[str], str] = str
) -> str:
    """Return the sentence for a refusal that all games share; `written` turns a card's id into text."""
    match refusal:
        case Over():
            return "The game is over."
        case NotYourTurn(to_move=to_move):
            return f"It is {listed([names[seat] for seat in to_move])}'s turn."
        case NotInHand():
            return " ".join(_not_held(refusal, written))
        case NotAMove(problem=problem):
            return f"That is not a move of this game: {problem}."
        case _:
            raise TypeError(f"no words for {refusal!r}")


def _not_held(refusal: NotInHand, written: Callable[[str], str]) -> Iterator[str]:
    cards = list(zip(map(written, refusal.missing), refusal.held, strict=True))
    if none := [card for card, held in cards if not held]:
        yield f"You hold no {' or '.join(none)}."
    if few := [f"{spelled(held)} {card}" for card, held in cards if held]:
        yield f"You hold only {listed(few)}."


def tried_words(move: str, refusal: str, rule: str) -> str:
    return f"You tried: {move}. {refusal}{f' ({rule})' if notes.is_numbered(rule) else ''}"


def cards_words(names: Sequence[str], more: int) -> str:
    return listed([*names, f"{more} more"] if more else names)


def said_why(who: str, given: str | None, right: Sequence[str]) -> str:
    """Return "Ada says: only one card beats the lead. Right." """
    if given is None:
        return f"{who} doesn't know: {listed(right)}."
    return f"{who} says: {given}. {verdict_words(given, right)}"


def verdict_words(given: str | None, right: Sequence[str]) -> str:
    """Return "Right.", "Not so: only one card beats the lead." """
    if given in right:
        return "Right."
    return sentence(listed(right)) if given is None else f"Not so: {listed(right)}."


def say_words(given: str | None) -> str:
    return "say that you don't know" if given is None else f"say: {given}"


def spelled(n: int) -> str:
    """Spell small numbers as words."""
    return _NUMBERS[n] if n < len(_NUMBERS) else str(n)


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def stale_words(ply: int, made: int) -> str:
    """Explain the refusal of a move that was meant for an earlier or later position."""
    moves = "1 move has" if made == 1 else f"{made} moves have"
    return f"That was for move {ply + 1}, but {moves} been made."


LOG = LogWords(
    tried_unseen=lambda who: f"{who} tried a move that isn't allowed.",
    tried=tried_words,
    hint_given="You asked for a hint.",
    said_why=said_why,
    verdict=verdict_words,
    say=say_words,
    crossed_out=lambda names, more: f"You crossed out {cards_words(names, more)}.",
    cross_out=lambda names, more: f"cross out {cards_words(names, more)}",
    stale=stale_words,
)


def who_wins(outcome: Outcome, names: Sequence[str]) -> str:
    """Return "Ada wins", "Ada and Ben share the win"."""
    who = listed([names[seat] for seat in outcome.winners])
    return f"{who} wins" if len(outcome.winners) == 1 else f"{who} share the win"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Return "a", "a and b", "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def sentence(text: str) -> str:
    """Turn an error message into a sentence, with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def tallied(names: Iterable[str], scores: Iterable[object]) -> str:
    """Return "Ada (3) and Fair bot 2 (4)": a name may itself end in a number."""
    return listed([f"{name} ({score})" for name, score in zip(names, scores, strict=True)])


def counted(n: int, thing: str) -> str:
    """Return "1 card", "2 cards"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
