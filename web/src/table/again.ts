/** One more game after a finished one. */
import { addTable, homeworkOf } from "../homeworkLink";
import { rememberMatched, settle } from "../matchMe";
import type { TableInfo } from "../protocol";
import { go } from "../routes.svelte";
import { games, makeTable, rematch, type NewTable } from "../server";

/** The next game after one with "match me", at the level that fits now; null after other games. */
export async function nextMatched(info: TableInfo, winners: number[] | undefined): Promise<NewTable | null> {
  const game = (await games()).find(({ name }) => name === info.game);
  return game && winners && info.you !== null ? settle(info.code, game, winners, info.you) : null;
}

/** Opens the next game, which counts for the same homework. */
export async function playAgain(info: TableInfo, matched: NewTable | null): Promise<void> {
  const code = await nextTable(info, matched);
  const homework = homeworkOf(info.code);
  if (homework) addTable(homework, code);
  go(`/table/${code}`);
}

async function nextTable(info: TableInfo, matched: NewTable | null): Promise<string> {
  if (!matched) return info.next ?? (await rematch(info.code)).code;
  const { code } = await makeTable(matched);
  rememberMatched(code, matched);
  return code;
}
