/** Svelte action: if an element, or a child of it, has to scroll, the Tab key reaches it, and the arrow keys scroll it. */
export function scrollable(element: HTMLElement, child = ""): { destroy(): void } {
  const found = (): HTMLElement | null => (child ? element.querySelector<HTMLElement>(`:scope > ${child}`) : element);
  const sizes = new ResizeObserver(() => {
    const one = found();
    if (one && (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)) one.tabIndex = 0;
    else one?.removeAttribute("tabindex");
  });
  // Observing it again, or another one, reports its size again.
  const observe = (): void => {
    sizes.disconnect();
    const one = found();
    if (one) sizes.observe(one);
  };
  const content = new MutationObserver(observe);
  content.observe(element, { childList: true, characterData: true, subtree: true });
  observe();
  return {
    destroy: () => {
      sizes.disconnect();
      content.disconnect();
    },
  };
}
