/** Which page an address is. */
export type Page =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "newroom" }
  | { page: "room"; code: string }
  | { page: "board"; code: string }
  | { page: "replay"; code: string }
  | { page: "cards"; game: string }
  | { page: "rules"; game: string }
  | { page: "connect" }
  | { page: "decks" }
  | { page: "unknown" };

export function pageAt(path: string): Page {
  const [page = "", what = "", part = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (page) {
    case "":
      return { page: "home" };
    case "room":
      if (what === "new") return { page: "newroom" };
      return { page: part === "board" ? "board" : "room", code: what.toUpperCase() };
    case "join":
    case "table":
    case "replay":
      return { page, code: what.toUpperCase() };
    case "cards":
      return { page, game: what || "pkace" };
    case "new":
    case "rules":
      return what ? { page, game: what } : { page: "unknown" };
    case "connect":
    case "decks":
      return { page };
    default:
      return { page: "unknown" };
  }
}
