/** The current page, and navigation to another. */
import { save } from "./local/files";
import { isSite } from "./local/transport";
import { pageAt, type Page } from "./paths";

const NEED_A_SERVER = new Set<Page["page"]>(["join", "classes", "room", "projector", "report", "slips", "understanding", "connect", "lessons"]);
/** What a teacher does without a server, also one who has one: nothing leaves the browser. */
const WITHOUT_A_SERVER = new Set<Page["page"]>(["homework", "pile"]);

let current = $state.raw<Page>(currentPage());

export function page(): Page {
  return current;
}

/** Without a server there is a single file, so the path is in the fragment: "#/rules/metals". */
function currentPath(): string {
  if (!isSite) return location.pathname;
  return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
}

function currentPage(): Page {
  const found = pageAt(currentPath());
  return (isSite ? NEED_A_SERVER : WITHOUT_A_SERVER).has(found.page) ? { page: "unknown" } : found;
}

export function go(path: string, replace = false): void {
  const address = isSite ? `#${path}` : path;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  showCurrentPath();
}

function showCurrentPath(): void {
  current = currentPage();
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

/** Without a server, a download comes from the worker. Other links are to fragments, which need no help. */
function handleDownload(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link?.hasAttribute("download") || !link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  void save(link.pathname, link.download);
}

/** Whether the fragment names a page and not a place on it, such as #main. */
const isPage = (): boolean => !location.hash || location.hash.startsWith("#/");

addEventListener("popstate", () => (!isSite || isPage()) && showCurrentPath());
document.addEventListener("click", isSite ? handleDownload : handleClick);
