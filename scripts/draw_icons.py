"""Draw the icons of the installed app from web/public/favicon.svg: `python scripts/draw_icons.py`. Needs Chromium."""

import json
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests import programs  # noqa: E402  # after the path

FAVICON = ROOT / "web" / "public" / "favicon.svg"
FOLDER = ROOT / "web" / "site"
GREEN = "#2f6f62"
APPLE = "apple-touch-icon.png"
# A launcher may cut a maskable icon to a circle of 80 % of its width, so the drawing stays inside and the
# background fills the square. The circle of the favicon almost does.
INSIDE = 0.9


def wanted() -> dict[str, tuple[int, bool]]:
    """Return the size of every icon, and whether its background fills the square: iOS cuts its own corners."""
    manifest = json.loads((FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = {
        icon["src"]: (int(icon["sizes"].partition("x")[0]), icon.get("purpose") == "maskable")
        for icon in manifest["icons"]
        if icon["src"].endswith(".png")
    }
    return {**icons, APPLE: (180, True)}


def draw(page: Page, size: int, *, is_filled: bool) -> bytes:
    inner = round(size * INSIDE) if is_filled else size
    background = GREEN if is_filled else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;display:grid;place-content:center;height:100vh;background:{background}'>"
        f"<div style='width:{inner}px;height:{inner}px'>{FAVICON.read_text(encoding='utf-8')}</div>"
    )
    return page.screenshot(omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        for name, (size, is_filled) in wanted().items():
            (FOLDER / name).write_bytes(draw(page, size, is_filled=is_filled))
            print(f"{name}: {size} x {size}")
        browser.close()


if __name__ == "__main__":
    main()
