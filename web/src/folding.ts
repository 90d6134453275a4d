/** A box that folds out over the page closes by Escape and by a tap beside it. */
export function folding(box: HTMLDetailsElement): { destroy(): void } {
  const tapped = (event: PointerEvent): void => {
    if (!box.contains(event.target as Node)) box.open = false;
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !box.open) return;
    box.open = false;
    box.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", tapped);
  document.addEventListener("keydown", pressed);
  return {
    destroy: () => {
      document.removeEventListener("pointerdown", tapped);
      document.removeEventListener("keydown", pressed);
    },
  };
}
