/** Scroll no further than needed for something to be seen, and not to lie under what sticks to the foot of the window. */
export function reveal(wanted: Element, foot: Element | undefined): void {
  wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (!foot || getComputedStyle(foot).position !== "sticky") return;
  scrollBy(0, Math.max(0, wanted.getBoundingClientRect().bottom - foot.getBoundingClientRect().top));
}
