/** The current page, and navigation to another. */
import { pageAt, type Page } from "./paths";

let current = $state.raw<Page>(pageAt(location.pathname));

export function page(): Page {
  return current;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  showCurrentPath();
}

function showCurrentPath(): void {
  current = pageAt(location.pathname);
  scrollTo(0, 0);
}

/** Links within the client change the page without a reload. */
function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  if (pageAt(link.pathname).page === "unknown") return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", showCurrentPath);
document.addEventListener("click", handleClick);
