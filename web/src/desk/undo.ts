import type { RoomCommand } from "../server";

interface Wish {
  what: RoomCommand;
  body: object;
}

/** A command, the sentence that says it is done, and the command that undoes it. */
export interface Undoable extends Wish {
  done: string;
  undo: Wish | null;
}
