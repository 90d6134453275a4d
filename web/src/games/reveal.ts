const isSticky = (element: Element): boolean => getComputedStyle(element).position === "sticky";

/** How much of an element is not covered by what sticks to the bottom of the window. */
export function visibleHeight(element: Element, footer: Element | undefined): number {
  if (!footer || !isSticky(footer)) return element.clientHeight;
  const covered = element.getBoundingClientRect().bottom - footer.getBoundingClientRect().top;
  return element.clientHeight - Math.max(0, Math.min(covered, element.clientHeight));
}

/** Scroll as little as needed to show an element above what sticks to the bottom of the window. */
export function reveal(wanted: Element, footer: Element | undefined): void {
  wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (!footer || !isSticky(footer)) return;
  scrollBy(0, Math.max(0, wanted.getBoundingClientRect().bottom - footer.getBoundingClientRect().top));
}
