"""The output of a terminal with 80 columns and no colours."""

from rich.console import Console, RenderableType


def shown(picture: RenderableType) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(picture)
    text = capture.get()
    assert max(map(len, text.splitlines())) <= 80
    return text


def line(text: str, *words: str) -> bool:
    """Return True if some line contains all these words."""
    return any(all(word in one for word in words) for one in text.splitlines())
