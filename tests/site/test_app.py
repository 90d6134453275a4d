"""The site as an app that can be installed."""

import json
from pathlib import Path

import pytest

SITE = Path(__file__).parents[2] / "web" / "site"
MANIFEST = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
PICTURES = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]


def size_of(picture: bytes) -> tuple[int, int]:
    """From the header of a PNG file."""
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


@pytest.mark.parametrize("icon", PICTURES, ids=lambda icon: str(icon["src"]))
def test_icons_have_the_sizes_that_the_manifest_names(icon: dict[str, str]) -> None:
    width, height = size_of((SITE / icon["src"]).read_bytes())
    assert f"{width}x{height}" == icon["sizes"]


def test_an_app_can_be_installed_under_any_path() -> None:
    assert {MANIFEST[name] for name in ("start_url", "scope", "id")} == {"./"}
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in PICTURES}
    assert sizes >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("192x192", "maskable"),
        ("512x512", "maskable"),
    }
