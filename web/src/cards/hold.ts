/** Holding a card, with a finger or the mouse, does something else than tapping it. */
import type { Attachment } from "svelte/attachments";

const HOLD = 450; // milliseconds
const MOVED = 10; // pixels; a finger that scrolls doesn't hold

export function onhold(held: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = { x: 0, y: 0 };
    let wasHeld = false;

    const stop = (): void => clearTimeout(timer);
    const start = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      wasHeld = false;
      stop();
      timer = setTimeout(() => {
        wasHeld = true;
        held();
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > MOVED) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!wasHeld) return;
      wasHeld = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => event.preventDefault();

    const listeners = { pointerdown: start, pointermove: move, pointerup: stop, pointercancel: stop, pointerleave: stop, contextmenu: menu } as const;
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    element.addEventListener("click", click, true);
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
