"""The moves that a player is offered, and the one that their text means."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from valence.chem.names import en
from valence.cli.terminal import plain_text
from valence.cli.words import en as words
from valence.core.game import AnyGame, Seat
from valence.core.help import hides_moves
from valence.core.play import legal_moves, read_move
from valence.core.problems import Problem, bad_input, problem
from valence.core.wire import Json, WireError, to_dict, to_json
from valence.games.terminal import AnyBoard
from valence.library import Match

# The name in "lead Fe³⁺ (iron(III))", "Fe³⁺ (Eisen(III)) ausspielen".
_REMARK = re.compile(r" \((?:[^()]|\([^()]*\))*\)(?= |$)")
_PUNCTUATION = re.compile(r"[][(),:;?!]")
_LONGEST_COMPARED = 80  # characters; comparing long texts is slow
# In any language: they are left out of what is typed and of what it is compared with.
_SMALL_WORDS = {
    *("a", "and", "the", "to", "with"),
    *("der", "die", "das", "und", "mit", "zu"),
    *("el", "la", "los", "las", "y", "con"),
}


def offered(match: Match, seat: Seat) -> list[Any]:
    """Return the legal moves; without help, what a seat can try, and nothing where moves are composed."""
    game, state = match.game, match.state
    if not hides_moves(match, seat):
        return legal_moves(game, state, seat)
    return [] if game.generator else list(game.candidates(state, seat))


def are_listed(match: Match, board: AnyBoard, seat: Seat) -> bool:
    is_composed = hides_moves(match, seat) and match.game.generator is not None
    return not is_composed and board.lists_moves(match.game.view(match.state, seat))


def numbered(moves: Sequence[Any], number: int) -> Json:
    if number not in range(1, len(moves) + 1):
        raise bad_input(words.no_such_number, number, len(moves))
    return to_dict(moves[number - 1])


def typed_move(text: str, match: Match, board: AnyBoard, seat: Seat) -> Json:
    """Return the move as the list writes it, in the game's own notation, as its type and values, or in JSON."""
    listed = offered(match, seat) if are_listed(match, board, seat) else []
    if text.startswith("{"):
        return _json(text, match.game, listed)
    move = (
        _written(text, match, seat, listed)
        or _in_notation(text, match, board, seat)
        or _by_type(text, match, listed)
    )
    if move is None:
        raise bad_input(words.not_a_move, text, _how_to_type(text, match, listed))
    return move


def _how_to_type(text: str, match: Match, listed: Sequence[Any]) -> Problem:
    if not listed:
        return problem(words.see_table)
    example = in_words(_nearest(text, match, listed), match, listed)
    return problem(words.type_as_listed, example)


def in_words(move: Any, match: Match, moves: Sequence[Any]) -> str:
    """Return a move as anyone can type it: `lead Cl-`, with the remark only where it tells moves apart."""
    sentence = match.words.move(move)
    short = _without_remark(sentence)
    return plain_text(short if _fitting(short, match, moves) == [move] else sentence)


def _written(text: str, match: Match, seat: Seat, listed: Sequence[Any]) -> Json | None:
    """Return the only move that is written like this: a listed one, or an illegal one that will be refused."""
    tried = list(match.game.candidates(match.state, seat)) if listed else []
    fits = _fitting(text, match, listed) or _fitting(text, match, tried)
    if len(fits) > 1:
        example = plain_text(match.words.move(fits[0]))
        raise bad_input(words.several_moves, text, len(fits), example)
    return to_dict(fits[0]) if fits else None


def _in_notation(text: str, match: Match, board: AnyBoard, seat: Seat) -> Json | None:
    view = match.game.view(match.state, seat)
    move = None if board.typed is None else board.typed(text, view)
    return None if move is None or _problem(match.game, move) else move


def _fitting(text: str, match: Match, moves: Sequence[Any]) -> list[Any]:
    """Return the moves written like this in full; if there are none, by type or without their remarks."""
    wanted = _normal(text)
    written = [(move, match.words.move(move)) for move in moves]
    return [move for move, sentence in written if _normal(sentence) == wanted] or [
        move
        for move, sentence in written
        if wanted in (_normal(_type_and_values(move)), _normal(_without_remark(sentence)))
    ]


def _nearest(text: str, match: Match, moves: Sequence[Any]) -> Any:
    """Return the move that looks most like the text, with the same verb if there is one."""
    written = {_normal(match.words.move(move)): move for move in moves}
    same = [one for one in written if one.startswith(_normal(text.split()[0]))]
    wanted = _normal(text)[:_LONGEST_COMPARED]
    return written[get_close_matches(wanted, same or written, 1, cutoff=0)[0]]


def _normal(text: str) -> str:
    """Return a text for comparison: in plain letters of one case and spelling, only with words that matter."""
    plain = plain_text(text).casefold()
    spelled = en.american(plain)  # the same for both spellings
    words = _PUNCTUATION.sub(" ", spelled).split()
    return "".join(word for word in words if word not in _SMALL_WORDS)


def _without_remark(sentence: str) -> str:
    return _REMARK.sub("", sentence)


def _type_and_values(move: Any) -> str:
    return " ".join(map(str, to_dict(move).values()))


def _by_type(text: str, match: Match, listed: Sequence[Any]) -> Json | None:
    """Return a move as its type, or the verb for it, and its values: `respond Cl- 2`, `lead N3-`."""
    word, *values = plain_text(text).split()
    verbs = {match.words.move(move).split()[0]: type(move) for move in listed}
    kind = (verbs | {_type(kind): kind for kind in match.game.moves}).get(word.lower())
    if kind is None:
        return None
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    move = {"type": _type(kind)} | dict(zip(fields, map(_value, values), strict=False))
    return None if len(values) > len(fields) or _problem(match.game, move) else move


def _type(kind: type[Any]) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


def _value(text: str) -> object:
    return int(text) if text.isdecimal() else text


def _json(text: str, game: AnyGame, listed: Sequence[Any]) -> Json:
    if wrong := _problem(game, text):
        raise bad_input(words.not_json, text, wrong, to_json(listed[0]) if listed else "")
    move: Json = msgspec.json.decode(text)
    return move


def _problem(game: AnyGame, move: Json | str) -> str | None:
    """Return why this isn't a move of the game at all; None if it is one, legal or not."""
    try:
        read_move(game, move)
    except WireError as error:
        return str(error).removeprefix("move: ")
    return None
