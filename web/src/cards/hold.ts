/** Holding a card, with a finger or the mouse, does something else than tapping it. */
import type { Attachment } from "svelte/attachments";

const HOLD = 450; // milliseconds
const MOVED = 10; // pixels; a finger that scrolls doesn't hold

/** `held` says whether there was anything to hold under the pointer. */
export function onhold(held: (target: EventTarget | null) => boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = { x: 0, y: 0 };
    let wasHeld = false;

    const stop = (): void => clearTimeout(timer);
    const start = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      wasHeld = false;
      stop();
      const { target } = event;
      timer = setTimeout(() => (wasHeld = held(target)), HOLD);
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
    // The menu that a finger opens by holding, not that of a mouse.
    const menu = (event: Event): void => {
      if (wasHeld) event.preventDefault();
    };

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
