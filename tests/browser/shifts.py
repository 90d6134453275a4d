"""How much a page moves by itself, as Chromium measures it."""

from tests.browser.people import Person

# Each move of something in view, with what moved and from where to where; moves right after an input count as well.
WATCH = """
window.shifts = [];
const placed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
const named = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? "";
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${named(node)}: ${placed(previousRect)} to ${placed(currentRect)}`,
    );
    window.shifts.push({ value, isExpected: hadRecentInput, moved });
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def watch_shifts(one: Person) -> None:
    """Begin before the page is opened."""
    one.page.add_init_script(WATCH)


def forget_shifts(one: Person) -> None:
    one.page.evaluate("window.shifts = []")


def shift(one: Person) -> tuple[float, list[str]]:
    """The layout shift so far that no input has caused, and what moved most."""
    found = [one for one in one.page.evaluate("window.shifts") if not one["isExpected"]]
    found.sort(key=lambda one: -float(one["value"]))
    moved = [f"{one['value']:.3f} {line}" for one in found[:5] for line in one["moved"]]
    return sum(float(one["value"]) for one in found), moved
