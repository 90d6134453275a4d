"""Where commands speak: what people have given names is shown as it stands, also where it looks like markup."""

from rich.console import Console


def terminal() -> Console:
    return Console(highlight=False, markup=False)


def say(text: str) -> None:
    """A sentence, which the terminal breaks where it likes."""
    terminal().print(text, soft_wrap=True)
