"""A record with what the program said, for reading, for bug reports and for golden tests."""

from valence.core.game import Event, M, O, Private, S, V
from valence.core.match import Match
from valence.core.record import Record, write_record


def transcript(match: Match[O, S, M, V]) -> str:
    """Return the record of a match with every event in words; private events are marked."""
    said = ([_line(match, event) for event in events] for events in match.story)
    return write_record(Record(match.heading, tuple(match.played)), said)


def _line(match: Match[O, S, M, V], event: Event) -> str:
    words = match.words.say(event, match.names)
    return f"(to {match.names[event.to]}) {words}" if isinstance(event, Private) else words
