/** Drag and drop with mouse, pen or finger: a copy of the tile follows the pointer. */
const FAR_ENOUGH = 8;

interface Drag {
  /** Called while dragging, with what is under the pointer, and at the end with null. */
  over(target: Element | null): void;
  dropped(target: Element | null): void;
}

export function dragFrom(event: PointerEvent, { over, dropped }: Drag): void {
  const tile = event.currentTarget as HTMLElement;
  const [startX, startY] = [event.clientX, event.clientY];
  let ghost: HTMLElement | null = null;

  function moved(next: PointerEvent): void {
    const isFar = Math.hypot(next.clientX - startX, next.clientY - startY) > FAR_ENOUGH;
    if (!ghost && isFar) ghost = lift(tile);
    if (!ghost) return;
    next.preventDefault();
    ghost.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -80%)`;
    over(document.elementFromPoint(next.clientX, next.clientY));
  }

  function ended(last: PointerEvent): void {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", ended);
    removeEventListener("pointercancel", ended);
    if (!ghost) return;
    ghost.remove();
    over(null);
    // The click after a drag with the mouse would select the tile. A finger brings none, and its next tap has to count.
    addEventListener("click", suppress, { capture: true });
    setTimeout(() => {
      removeEventListener("click", suppress, { capture: true });
      dropped(last.type === "pointerup" ? document.elementFromPoint(last.clientX, last.clientY) : null);
    });
  }

  addEventListener("pointermove", moved);
  addEventListener("pointerup", ended);
  addEventListener("pointercancel", ended);
}

const suppress = (click: MouseEvent): void => click.stopPropagation();

function lift(tile: HTMLElement): HTMLElement {
  const ghost = tile.cloneNode(true) as HTMLElement;
  const { width, height } = tile.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "50",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    opacity: "0.9",
  });
  ghost.removeAttribute("id");
  document.body.append(ghost);
  return ghost;
}
