/** Where a board's hand lies: what appears next to it must not cover it. */
export interface Dock {
  /** The hand's height, if it lies below the table, in pixels. */
  bottom: number;
  /** The hand's width, if it lies beside the table. */
  right: number;
  /** Whether a hint may lie over the hand, because it is about the table. */
  yields: boolean;
}

export const NO_DOCK: Dock = { bottom: 0, right: 0, yields: false };

/** Svelte action: reports where the hand (`.own`) of a board lies, whenever that changes. */
export function dock(board: HTMLElement, changed: (dock: Dock) => void): { destroy(): void } {
  const hand = (): HTMLElement | null => board.querySelector<HTMLElement>(":scope > .own");
  const sizes = new ResizeObserver(() => changed(placeOf(board, hand())));
  const observe = (): void => {
    sizes.disconnect();
    sizes.observe(board);
    const own = hand();
    if (own) sizes.observe(own);
  };
  const children = new MutationObserver(observe);
  children.observe(board, { childList: true });
  observe();
  return {
    destroy: () => {
      sizes.disconnect();
      children.disconnect();
    },
  };
}

function placeOf(board: HTMLElement, hand: HTMLElement | null): Dock {
  if (!hand) return NO_DOCK;
  const [outer, inner] = [board.getBoundingClientRect(), hand.getBoundingClientRect()];
  const isBeside = inner.left > outer.left + outer.width / 4;
  const yields = "yields" in hand.dataset;
  return isBeside ? { bottom: 0, right: outer.right - inner.left, yields } : { bottom: outer.bottom - inner.top, right: 0, yields };
}
