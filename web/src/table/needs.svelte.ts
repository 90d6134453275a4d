/** A student's accommodations on this device, as their teacher has set them. */
import type { Needs } from "../protocol";

let needs = $state.raw<Needs | null>(null);

export const isSpoken = (): boolean => needs?.spoken ?? false;

export function applyNeeds(next: Needs | null): void {
  needs = next;
  document.documentElement.classList.toggle("large", next?.large ?? false);
}
