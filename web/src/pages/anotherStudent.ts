/** One device, several students: each begins a session of their own, so that nobody plays as somebody else. */
import { codeOf, signOut } from "../server";

/** Sign the last student out; the page opens again for the next one. */
export async function startAnew(): Promise<void> {
  await signOut();
  location.reload();
}

/** Join by a personal link; on a device that another student has used, in a session of one's own. */
export async function asStudent<T>(joining: Promise<T>): Promise<T> {
  try {
    return await joining;
  } catch (error) {
    if (codeOf(error) !== "another_student") throw error;
    await startAnew();
    return new Promise<T>(() => undefined); // the page is being loaded again
  }
}
