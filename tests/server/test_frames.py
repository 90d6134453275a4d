"""What a WebSocket client makes of the frames that we write ourselves."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from valence.server.frames import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_of_any_size_is_one_frame(size: int) -> None:
    assert _heard(framed([b"x" * size])) == [b"x" * size]


def test_texts_sent_together_arrive_one_by_one() -> None:
    texts = ["Ca₃N₂".encode(), b"", b"y" * 300]
    assert _heard(framed(texts)) == texts


def _heard(data: bytes) -> list[bytes]:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(data)
    frames = client.events_received()
    assert all(isinstance(frame, Frame) and frame.opcode is Opcode.TEXT for frame in frames)
    return [bytes(frame.data) for frame in frames if isinstance(frame, Frame)]
