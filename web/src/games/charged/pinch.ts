/** Svelte action: calls back with the factor by which two fingers have moved apart since they touched. */
export function pinch(node: HTMLElement, pinched: (factor: number, isNew: boolean) => void): { destroy(): void } {
  let start = 0;
  const distance = ([one, other]: Touch[]): number => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);

  function moved(event: TouchEvent): void {
    if (event.touches.length !== 2) return void (start = 0);
    event.preventDefault(); // the page itself must not zoom
    const now = distance([...event.touches]);
    const isNew = start === 0;
    if (isNew) start = now;
    pinched(now / start, isNew);
  }

  const ended = (): void => void (start = 0);
  node.addEventListener("touchmove", moved, { passive: false });
  node.addEventListener("touchend", ended);
  return {
    destroy: () => {
      node.removeEventListener("touchmove", moved);
      node.removeEventListener("touchend", ended);
    },
  };
}
