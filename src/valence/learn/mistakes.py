"""Mistakes that were made in games, in words: for worksheets, and for practice from the own ones."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from valence.core.game import heard
from valence.core.languages import Language
from valence.core.match import AnyMatch
from valence.core.notes import Answered
from valence.core.play import why_refused
from valence.core.words import Words
from valence.learn.reports import words_at
from valence.learn.words import words as learn_words
from valence.questions.evidence import ShownTry

MOST_SENTENCES = 3  # about what led to a mistake


class Mistake(Struct, frozen=True):
    """A wrong try in one of the games, or a wrong answer to a question."""

    situation: str
    tried: str
    why: str


def mistake_in(
    match: AnyMatch, shown: ShownTry, language: Language, names: Sequence[str] = ()
) -> Mistake:
    """Return a wrong try with what led to it. Without names, players are numbered, so nobody is exposed."""
    words, players = words_at(match, language), range(1, len(match.names) + 1)
    names = names or [learn_words(language).player(n) for n in players]
    return Mistake(
        situation=_situation(match, shown, words, names),
        tried=words.tried(shown.move).strip(),
        why=_why(match, shown, words, names),
    )


def _why(match: AnyMatch, shown: ShownTry, words: Words[Any], names: Sequence[str]) -> str:
    """Return the reason of the refusal, or what the table said to the move."""
    seat, ply = shown.seat, shown.ply
    if shown.is_refused:
        state = next(state for at, state in enumerate(match.positions()) if at == ply)
        refusal = why_refused(match.game, state, seat, shown.move)
        assert refusal is not None, "it was refused in the game"
        return words.refusal(refusal, names)
    return words.say(heard(match.story[ply + 1], seat)[0], names)


def _situation(match: AnyMatch, shown: ShownTry, words: Words[Any], names: Sequence[str]) -> str:
    if isinstance(shown.move, Answered):
        return words.question(shown.move.question, shown.move.subject)
    return " ".join(_led_to(match, shown, words, names))


def _led_to(match: AnyMatch, shown: ShownTry, words: Words[Any], names: Sequence[str]) -> list[str]:
    """Return a sentence for each of the latest moves, back to this player's last one, as everybody has seen them."""
    said: list[str] = []
    moves = [at for at in reversed(range(shown.ply)) if not match.played[at].is_note]
    for n, at in enumerate(moves[:MOST_SENTENCES]):
        if events := heard(match.story[at + 1], None):
            said.insert(0, words.say(events[0], names))
        if n and match.played[at].seat == shown.seat:
            break
    return said
