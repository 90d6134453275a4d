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
