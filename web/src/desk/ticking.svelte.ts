/** The time of this device in milliseconds, updated every second while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

export function ticking(): number {
  subscribe();
  return Date.now();
}
