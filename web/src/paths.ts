/** Which page a URL path leads to. */
export type Page =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "classes" }
  | { page: "room"; code: string }
  | { page: "projector" | "report" | "slips" | "understanding"; code: string }
  | { page: "replay"; code: string; seat: string; ply: string }
  | { page: "review"; code: string }
  | { page: "lessons"; code: string; id: string }
  | { page: "cards"; game: string }
  | { page: "rules"; game: string }
  | { page: "connect" }
  | { page: "sets" }
  | { page: "practice" }
  | { page: "history" }
  | { page: "puzzle"; number: string }
  | { page: "homework"; data: string }
  | { page: "pile"; data: string }
  | { page: "unknown" };

export function pageAt(path: string): Page {
  const [page = "", what = "", part = "", last = ""] = segmentsOf(path);
  switch (page) {
    case "":
      return { page: "home" };
    case "room":
      if (what === "new") return { page: "classes" };
      if (part === "lessons") return { page: "lessons", code: what.toUpperCase(), id: last };
      return { page: part === "projector" || part === "report" || part === "slips" || part === "understanding" ? part : "room", code: what.toUpperCase() };
    case "lessons":
      return { page, code: "", id: what };
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
    case "homework":
    case "pile":
      return { page, data: what };
    case "puzzle":
      return { page, number: what };
    case "classes":
    case "connect":
    case "sets":
    case "practice":
    case "history":
      return { page };
    case "decks": // the address in 0.2
      return { page: "sets" };
    default:
      return { page: "unknown" };
  }
}

/** The decoded segments of a path; a malformed encoding is an unknown page. */
function segmentsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}
