/** After an update the server has other files than a page that was opened before. */

/** Load the page again if the server has a newer one; to call when a part of it can't be loaded. */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector("script[type=module]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" });
  if (script && page.ok && !(await page.text()).includes(script)) location.reload();
}
