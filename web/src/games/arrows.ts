/** Svelte action: arrow keys, Home and End move the focus within a list of cards, also from row to row. */
export function arrowKeys(board: HTMLElement): { destroy(): void } {
  function pressed(event: KeyboardEvent): void {
    const here = (event.target as Element).closest<HTMLElement>("li > button");
    const list = here?.closest("ul, ol");
    if (!here || !list || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...list.querySelectorAll<HTMLElement>("li > button:not(:disabled)")];
    const next = neighbour(buttons, here, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  board.addEventListener("keydown", pressed);
  return { destroy: () => board.removeEventListener("keydown", pressed) };
}

function neighbour(buttons: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null {
  const at = buttons.indexOf(here);
  switch (key) {
    case "ArrowLeft":
      return buttons[at - 1] ?? null;
    case "ArrowRight":
      return buttons[at + 1] ?? null;
    case "Home":
      return buttons[0] ?? null;
    case "End":
      return buttons.at(-1) ?? null;
    case "ArrowUp":
      return inNextRow(buttons, here, -1);
    case "ArrowDown":
      return inNextRow(buttons, here, 1);
    default:
      return null;
  }
}

/** The nearest button above or below. */
function inNextRow(buttons: HTMLElement[], here: HTMLElement, way: 1 | -1): HTMLElement | null {
  const { left, top, height } = here.getBoundingClientRect();
  const distance = (one: HTMLElement): number => {
    const box = one.getBoundingClientRect();
    const down = (box.top - top) * way;
    return down > height / 2 ? down * 10 + Math.abs(box.left - left) : Infinity;
  };
  const nearest = [...buttons].sort((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < Infinity ? nearest : null;
}
