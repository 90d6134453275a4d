"""The site that runs without a server."""

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

Folder = Annotated[Path, typer.Argument(help="Created if it doesn't exist.")]


def site(folder: Folder) -> None:
    """Write the games as a website that needs no server: any web host can serve the folder."""
    from valence.site.files import write_site  # slow to import

    megabytes = write_site(folder) / 1_000_000
    print(
        f"The site is in {folder} ({megabytes:.0f} MB). Upload it to any web host, or try it here:"
    )
    print(f"  python -m http.server --directory {quote(str(folder))}")
