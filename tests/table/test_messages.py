"""Answers to client messages."""

import json

from msgspec import Raw

from tests.table.hosting import MemoryHost, table_of
from valence.core.wire import encode
from valence.table.messages import preview
from valence.table.protocol import AskPreview, Preview


def test_a_preview_says_what_a_placement_scores_and_makes_no_move() -> None:
    live = table_of("charged")
    assert live.match is not None
    (seat,) = live.match.to_move
    placements = live.match.moves(seat, type="place")[:5]
    assert placements
    for move in placements:
        shown = preview(MemoryHost(), live, seat, "person", AskPreview("p", Raw(encode(move))))
        assert shown.legal
        points = json.loads(bytes(shown.ruling))["points"]
        assert points > 0
        assert str(points) in " ".join(shown.words)
    assert live.ply == 0


def test_a_preview_of_an_illegal_move_says_why() -> None:
    live = table_of("charged")
    assert live.match is not None
    (seat,) = live.match.to_move
    move = json.dumps({"type": "place", "tiles": [[0, 0, "Na"]]}).encode()
    shown = preview(MemoryHost(), live, seat, "person", AskPreview("p", Raw(move)))
    assert isinstance(shown, Preview)
    assert (shown.legal, shown.words, bytes(shown.ruling)) == (False, (), b"null")
    assert shown.reason
