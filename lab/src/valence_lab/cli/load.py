"""`valence-lab load`: a load test of a running server."""

import asyncio
from typing import Annotated
from urllib.error import URLError

import typer

from valence.cli.terminal import terminal
from valence_lab.load import play_load


def load(
    address: Annotated[
        str, typer.Argument(help="The address of a running server.")
    ] = "http://127.0.0.1:8000",
    clients: Annotated[int, typer.Option(min=4, max=5000, help="How many players.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long to play.")] = 10.0,
    pace: Annotated[
        float,
        typer.Option(min=0, help="Seconds between two moves at a table; 0 is as fast as possible."),
    ] = 0.0,
) -> None:
    """Load test: play tables of four over WebSockets and measure how fast moves are accepted."""
    if not address.startswith(("http://", "https://")):
        raise ValueError(f"{address!r} is not an address such as http://127.0.0.1:8000")
    try:
        result = asyncio.run(play_load(address, clients, seconds, pace))
    except URLError as error:
        raise ValueError(f"{address} does not answer: {error.reason}") from None
    terminal().print(result.text)
