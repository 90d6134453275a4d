/** A student's accommodations on this device, as their teacher has set them. */
import type { RoomNeeds } from "../protocol";

let needs = $state.raw<RoomNeeds | null>(null);

export const isSpoken = (): boolean => needs?.spoken ?? false;

export function applyNeeds(next: RoomNeeds | null): void {
  needs = next;
  document.documentElement.classList.toggle("large", next?.large ?? false);
}
