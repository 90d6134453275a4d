"""Every informative try as one row of a table, for statistics outside: Rasch, DINA, knowledge tracing."""

from collections.abc import Iterator, Sequence

from valence.core.csv_tables import csv_text
from valence.core.match import AnyMatch
from valence.learn.findings import concepts_of
from valence.questions.evidence import Evidence, evidence_in

COLUMNS = (
    "student",
    "game",
    "record",
    "ply",
    "concept",
    "item",
    "possible",
    "right_possible",
    "right",
    "asked",
    "refused",
    "seconds",
    "help",
    "tried",
)


def items_csv(matches: Sequence[AnyMatch]) -> str:
    """Write one row for each first try of each player, in the order of play.

    After the columns there is one for each misconception: 1 if it would have led to this try, 0 if to
    another one, and empty where it would have led to the same as knowing.
    """
    ideas = [
        (concept.id, idea.id) for concept in concepts_of(matches) for idea in concept.misconceptions
    ]
    columns = (*COLUMNS, *(f"{concept}: {idea}" for concept, idea in ideas))
    return csv_text(columns, _rows(matches, [idea for _, idea in ideas]))


def _rows(matches: Sequence[AnyMatch], ideas: Sequence[str]) -> Iterator[list[object]]:
    for number, match in enumerate(matches):
        for one in evidence_in(match, number):
            yield [*_row(match, one), *_believed(one, ideas)]


def _row(match: AnyMatch, one: Evidence) -> list[object]:
    seen, shown = one.observation, one.shown
    return [
        match.names[shown.seat],
        shown.game,
        shown.match + 1,
        shown.ply,
        seen.concept,
        " ".join([seen.concept, *(item.id for item in seen.items)]),
        seen.possible,
        seen.right.size,
        int(seen.right.has),
        int(seen.is_answer),
        int(shown.is_refused),
        shown.seconds,
        match.heading.help,
        match.words.tried(shown.move),
    ]


def _believed(one: Evidence, ideas: Sequence[str]) -> Iterator[object]:
    for idea in ideas:
        moves = one.observation.wrong.get(idea)
        yield None if moves is None else int(moves.has)
