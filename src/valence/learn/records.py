"""Findings about the players of some records: the public function."""

from typing import Any

import msgspec

from valence.learn.findings import people_in
from valence.library import replay


def understanding(*records: str) -> list[dict[str, Any]]:
    """Return for every player, by name, what the decisions in these records show about each concept.

    A finding has a verdict (knows, guesses, misconception, unclear, or too little evidence), the
    probabilities behind it, and the tries that speak for it or against it. Only decisions count that were
    made without help on screen.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"], help="none")
    >>> while match.to_move:
    ...     seat = match.to_move[0]
    ...     said = match.play(seat, match.moves(seat)[0])
    >>> ada = valence.understanding(match.record)[0]
    >>> ada["player"], ada["findings"][0]["title"], ada["findings"][0]["verdict"]
    ('Ada', 'Which ions attract each other', 'knows')
    """
    matches = [replay(record, strict=False) for record in records]
    return [
        {"player": one.name, "findings": msgspec.to_builtins(one.findings)}
        for one in people_in(matches)
    ]
