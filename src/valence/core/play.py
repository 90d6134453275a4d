"""Functions that play any game by its contract."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from valence.core import notes
from valence.core.box import BoxCard, rows_among
from valence.core.concepts import Question
from valence.core.game import (
    AnyGame,
    Game,
    M,
    NotYourTurn,
    O,
    Over,
    Refusal,
    S,
    Seat,
    Step,
    Tally,
    V,
    without_solution,
)
from valence.core.languages import DEFAULT, Language
from valence.core.wire import Given, WireError, read_one_of


def read_move(game: Game[O, S, M, V], given: Given) -> M:
    """Read a move from its JSON, in its canonical form."""
    return game.canonical(read_one_of(game.moves, given, "move"))


def read_entry(game: Game[O, S, M, V], given: Given) -> M | notes.Note:
    """Read an entry of the log from its JSON: a move in its canonical form, or a note."""
    kinds: tuple[type[M | notes.Note], ...] = (*game.moves, *notes.NOTES)
    entry = read_one_of(kinds, given, "move")
    return entry if isinstance(entry, notes.NOTES) else game.canonical(entry)


def enter(
    game: Game[O, S, M, V], state: S, seat: Seat, entry: M | notes.Note, *, solves: bool = True
) -> Step[S]:
    """Apply an entry of the log. Without `solves`, a refused player isn't told what to play instead."""
    if isinstance(entry, notes.NOTES):
        return _note(game, state, seat, entry, solves=solves)
    return game.apply(state, seat, entry)


def _note(
    game: Game[O, S, M, V], state: S, seat: Seat, note: notes.Note, *, solves: bool
) -> Step[S]:
    match note:
        case notes.HintAsked(step=step):
            return Step(state, (notes.HintGiven(step, to=seat),))
        case notes.CrossedOut(cards=cards):
            return Step(state, (notes.CardsCrossedOut(cards, to=seat),))
        case notes.Answered(given=given):
            return Step(state, (said(seat, question_in(game, state, seat, note), given),))
        case notes.Say():  # `Match` knows the move that it is about
            return Step(state, ())
        case notes.Attempt(rule=rule) if rule in game.gone_rules:
            return Step(game.penalized(state, seat), (notes.TryRefused(seat),))
        case notes.Attempt(move=tried, rule=rule):
            move = read_move(game, bytes(tried))
            refusal = why_refused(game, state, seat, move)
            if isinstance(refusal, NotYourTurn | Over) and game.gone_rules:
                # In 0.2 the turn lasted until a question was answered.
                return Step(game.penalized(state, seat), (notes.TryRefused(seat),))
            if refusal is None or refusal.rule != rule:
                raise WireError(f"this move doesn't break {rule}")
            told = refusal if solves else without_solution(refusal)
            events = (notes.TryRefused(seat), notes.Tried(move, told, to=seat))
            return Step(game.penalized(state, seat), events)


def question_in(game: Game[O, S, M, V], state: S, seat: Seat, note: notes.Answered) -> Question:
    """Return the question that was answered in this position; WireError if it can't have been."""
    for asked in _asked(game, state, seat, note):
        if (asked.id, asked.subject) == (note.question, note.subject) and (
            note.given in (*asked.choices, None)
        ):
            return replace(asked, is_private=True) if note.is_at_end else asked
    raise WireError(f"{note.given!r} is no answer to a question {note.question!r} about this move")


def _asked(
    game: Game[O, S, M, V], state: S, seat: Seat, note: notes.Answered
) -> Iterable[Question]:
    if note.is_at_end:
        return game.asks_at_end(state)
    return game.asks(state, seat, read_move(game, bytes(note.move)))


def said(seat: Seat, asked: Question, given: str | None) -> notes.Said | notes.SaidUnheard:
    """Return the event of an answer."""
    told = (seat, asked.id, given, asked.right, asked.subject)
    return notes.SaidUnheard(*told, to=seat) if asked.is_private else notes.Said(*told)


def legal_moves(game: Game[O, S, M, V], state: S, seat: Seat) -> list[M]:
    """Return every move that this seat may make now."""
    if seat not in game.to_move(state):
        return []
    if game.generator is not None:
        return list(game.generator(state, seat))
    refusal = game.refusal
    return [move for move in game.candidates(state, seat) if refusal(state, seat, move) is None]


def why_refused(game: Game[O, S, M, V], state: S, seat: Seat, move: M) -> Refusal | None:
    """Return the refusal of this move, for any seat at any time; None if it is allowed now."""
    to_move = tuple(game.to_move(state))
    if not to_move:
        return Over()
    if seat not in to_move:
        return NotYourTurn(to_move)
    return game.refusal(state, seat, move)


def scoreboard(game: Game[O, S, M, V], state: S) -> tuple[Tally, ...]:
    """Return the scores that everybody sees: those of a spectator."""
    return game.scores(game.view(state, None))


def cards_at_table(
    game: AnyGame, options: Mapping[str, object], seats: int, language: Language = DEFAULT
) -> tuple[BoxCard, ...]:
    """Return every card or tile once, as it is at a table with these options: built in, or of a set."""
    if game.table_box is None:
        return game.box(rows_among(options), language)
    return game.table_box(game.options(options, seats), language)
