/** Copy a text; whether that worked. Browsers allow it only on a secure address, and a school's server may use plain HTTP. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
