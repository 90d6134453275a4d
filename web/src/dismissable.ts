/** Svelte action for a <details> that opens over the page: Escape or a tap outside closes it. */
export function dismissable(details: HTMLDetailsElement): { destroy(): void } {
  const onpointerdown = (event: PointerEvent): void => {
    if (!details.contains(event.target as Node)) details.open = false;
  };
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", onpointerdown);
  document.addEventListener("keydown", onkeydown);
  return {
    destroy: () => {
      document.removeEventListener("pointerdown", onpointerdown);
      document.removeEventListener("keydown", onkeydown);
    },
  };
}
