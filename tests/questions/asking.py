"""Ask about a move as a table does."""

import valence
from valence.core.concepts import Question
from valence.core.game import Seat
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.questions import answer_to


def asked(match: AnyMatch, move: Json) -> list[Question]:
    """Return everything that the player to move can be asked about a move."""
    seat = match.to_move[0]
    return list(match.game.asks(match.state, seat, match.checked(seat, move)))


def question(match: AnyMatch, move: Json, id_: str = "why") -> Question:
    """Return the question about a move with this id."""
    return next(one for one in asked(match, move) if one.id == id_)


def answered(match: AnyMatch, move: Json, given: str | None, id_: str = "why") -> str:
    """Answer the question about a move; return what is read."""
    seat = match.to_move[0]
    legal = match.checked(seat, move)
    note = answer_to(question(match, move, id_), given, legal)
    (said,) = match.say(match.make(Seat(seat), note))
    return said


def last_to_play(*trick: str, hand: str, **options: object) -> AnyMatch:
    """Everybody but the last player has played."""
    chosen = {"deck": "unordered", "hand": 2, **options}
    seats = len(trick) + 1
    dealt = valence.start("pkace", seats=seats, seed=1, options=chosen).save()
    hands = [*[["dbu"], ["imidazole"], ["triethylamine"]][: seats - 1], [hand]]
    position = dealt | {"hands": hands, "trick": list(trick), "leader": 0, "undealt": []}
    return valence.load(position, names=["Ada", "Ben", "Cem"][:seats], strict=False)
