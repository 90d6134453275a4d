import { expect, test } from "vitest";

import { pageAt } from "./paths";

test.each([
  ["/", { page: "home" }],
  ["/join/abc234", { page: "join", code: "ABC234" }],
  ["/table/ABC234/", { page: "table", code: "ABC234" }],
  ["/classes", { page: "classes" }],
  ["/room/new", { page: "classes" }],
  ["/room/abc234", { page: "room", code: "ABC234" }],
  ["/room/abc234/projector", { page: "projector", code: "ABC234" }],
  ["/room/abc234/understanding", { page: "understanding", code: "ABC234" }],
  ["/replay/abc234", { page: "replay", code: "ABC234", seat: "", ply: "" }],
  ["/replay/abc234/1/12", { page: "replay", code: "ABC234", seat: "1", ply: "12" }],
  ["/cards", { page: "cards", game: "pkace" }],
  ["/rules/metals", { page: "rules", game: "metals" }],
  ["/puzzle", { page: "puzzle", number: "" }],
  ["/puzzle/12", { page: "puzzle", number: "12" }],
  ["/sets", { page: "sets" }],
  ["/decks", { page: "sets" }], // bookmarked in 0.2
  ["/rules", { page: "unknown" }],
  ["/join/%E0%A4%A", { page: "unknown" }],
  ["/nowhere", { page: "unknown" }],
])("the page at %s", (path, page) => {
  expect(pageAt(path)).toEqual(page);
});
