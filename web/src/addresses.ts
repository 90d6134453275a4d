/** Which page an address is. */
export type Page =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "newroom" }
  | { page: "room"; code: string }
  | { page: "board"; code: string }
  | { page: "replay"; code: string; seat: string; ply: string }
  | { page: "review"; code: string }
  | { page: "cards"; game: string }
  | { page: "rules"; game: string }
  | { page: "connect" }
  | { page: "decks" }
  | { page: "unknown" };

export function pageAt(path: string): Page {
  const [page = "", what = "", part = "", last = ""] = partsOf(path);
  switch (page) {
    case "":
      return { page: "home" };
    case "room":
      if (what === "new") return { page: "newroom" };
      return { page: part === "board" ? "board" : "room", code: what.toUpperCase() };
    case "replay":
      return { page, code: what.toUpperCase(), seat: part, ply: last };
    case "join":
    case "table":
    case "review":
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

/** What stands between the strokes; nothing that is an address is encoded wrongly. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}
