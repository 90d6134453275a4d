"""A WebSocket client can read the frames that we write ourselves."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from valence.server.transport.websocket_protocol import frames, header_size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_of_any_size_is_one_frame(size: int) -> None:
    assert _received(frames([b"x" * size])) == [b"x" * size]


def test_texts_sent_together_arrive_one_by_one() -> None:
    texts = ["Ca₃N₂".encode(), b"", b"y" * 300]
    assert _received(frames(texts)) == texts


@pytest.mark.parametrize(
    ("frame", "head"),
    [
        (b"\x81\x80" + b"mask", 6),
        (b"\x81\x85" + b"mask" + b"12345", 6),
        (b"\x8a\x82" + b"mask" + b"12", 6),  # a pong
        (b"\x81\xfe\x00\x7e" + b"mask" + b"x" * 126, 8),
    ],
)
def test_a_complete_frame_is_recognised_by_its_length(frame: bytes, head: int) -> None:
    assert header_size(frame) == head
    assert header_size(frame[:-1]) == 0
    assert header_size(frame + b"x") == 0


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x01\x81" + b"mask" + b"1",  # not the final fragment
        b"\x81\x05" + b"mask" + b"1",  # not masked
        b"\x81\xff" + bytes(7) + b"\x01" + b"mask" + b"1",  # a length of eight bytes
        b"\x81\xff" + b"mask" + b"x" * 127,
    ],
)
def test_anything_but_a_complete_masked_frame_is_left_to_the_parser(frame: bytes) -> None:
    assert header_size(frame) == 0


def _received(data: bytes) -> list[bytes]:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(data)
    frames = client.events_received()
    assert all(isinstance(frame, Frame) and frame.opcode is Opcode.TEXT for frame in frames)
    return [bytes(frame.data) for frame in frames if isinstance(frame, Frame)]
