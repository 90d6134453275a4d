"""Layout and accessibility checks: axe violations, horizontal overflow, small touch targets."""

import pytest

from tests import programs
from tests.browser.people import PHONE, Person

MIN_TOUCH_TARGET = 44  # pixels; Charged! has smaller squares, but its board can be zoomed


AXE_RUN = """([tags, checksNames]) => axe.run({
    runOnly: { type: "tag", values: tags },
    rules: { "label-content-name-mismatch": { enabled: checksNames } },
    resultTypes: ["violations"],
})"""


def axe_violations(one: Person, *, checks_names: bool = False) -> list[str]:
    """The axe violations on the page, one line each.

    With `checks_names`, what is visible on a button has to be part of its name, for people who speak to their device.
    """
    try:
        script = programs.axe()
    except programs.Missing as missing:
        pytest.skip(str(missing))
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(script.read_text(encoding="utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = one.page.evaluate(AXE_RUN, [tags, checks_names])
    return [
        f"{fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def is_narrow_enough(one: Person) -> bool:
    return bool(one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def check_both_themes(one: Person) -> None:
    """Light and dark on a laptop, dark on a phone."""
    one.page.emulate_media(color_scheme="light")
    assert axe_violations(one) == []
    one.page.emulate_media(color_scheme="dark")
    assert axe_violations(one) == []
    one.resize(PHONE)
    assert axe_violations(one) == []
    assert is_narrow_enough(one)


def small_touch_targets(one: Person) -> list[str]:
    """Touch targets below the minimum size; a checkbox may be small because its label can be tapped.

    What is inert, such as a board that is only shown, has none.
    """
    found: list[str] = one.page.evaluate(
        """least => [...document.querySelectorAll("a, button, input, select, summary")]
            .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
            .filter((one) => !one.matches(".skip, .visually-hidden, [type=checkbox]"))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
            .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)""",
        MIN_TOUCH_TARGET,
    )
    return found


IS_ON_TOP = """wanted => {
    const { x, y, width, height } = wanted.getBoundingClientRect();
    return wanted.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def is_on_top(one: Person, selector: str) -> bool:
    """Return True if a tap in the middle of the element hits it and not something on top of it."""
    return bool(one.page.locator(selector).evaluate(IS_ON_TOP))


def wait_until_on_top(one: Person, selector: str) -> None:
    """The page may still be scrolling."""
    found = f"selector => ({IS_ON_TOP})(document.querySelector(selector))"
    one.page.wait_for_function(found, arg=selector)


# Lines of text that stick out of their button or card, of a box that clips them, or of the screen.
CUT_TEXTS = """() => {
    const isHidden = (one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        one.closest("[inert], .visually-hidden, .truncate, .name, .origin, .seen, svg, option") ||
        getComputedStyle(one).clipPath.startsWith("inset(50%");
    const boxOf = (one) => {
        for (let up = one; up; up = up.parentElement) {
            const { overflowX, position } = getComputedStyle(up);
            if (["auto", "scroll"].includes(overflowX)) return up.scrollWidth > up.clientWidth ? null : up;
            if (overflowX !== "visible" || up.matches("button, .button, summary")) return up;
            if (position === "absolute" || position === "fixed") return null;
        }
        return document.documentElement;
    };
    const isClipped = (box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowY);
    const sticksOut = (line, edges, box) => line.left < edges.left - 1.5 || line.right > edges.right + 1.5 ||
        (isClipped(box) && ((line.top + line.bottom) / 2 > edges.bottom || (line.top + line.bottom) / 2 < edges.top));
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [text, one] = [texts.currentNode, texts.currentNode.parentElement];
        const box = text.data.trim() && !isHidden(one) && boxOf(one);
        if (!box || getComputedStyle(box).webkitLineClamp !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isPage = box === document.documentElement;
        const edges = isPage ? { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 } : box.getBoundingClientRect();
        if ([...range.getClientRects()].some((line) => line.width > 1 && sticksOut(line, edges, box)))
            found.push(`${text.data.trim()} in ${box.outerHTML.slice(0, 80)}`);
    }
    return [...new Set(found)];
}"""


def cut_texts(one: Person) -> list[str]:
    """Return texts of which a part isn't drawn, or is beyond the edge of the screen.

    What may be cut: names that people chose, the solvent on a small card, the cards that were collected in Metals,
    and what is there in full elsewhere.
    """
    found: list[str] = one.page.evaluate(CUT_TEXTS)
    return found
