/** How a tournament is shown. */
import type { RankedPerson, TournamentInfo } from "../protocol";

/** How many rounds find a winner among so many people: one more for every doubling. */
export const roundsFor = (people: number): number => Math.max(2, Math.min(9, Math.ceil(Math.log2(Math.max(people, 2)))));

/** Points with halves as in chess: 2.5 is 2½. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole ? `${whole}½` : "½";
}

/** The number of the round that comes next; null if there is none. */
export const nextRound = (tournament: TournamentInfo | null): number | null =>
  tournament && !tournament.over && tournament.round < tournament.rounds ? tournament.round + 1 : null;

/** The standings for the podium. */
export const podium = ({ standings }: TournamentInfo): RankedPerson[] => standings.map(({ name, points, place }) => ({ name, points, place }));

/** In how many columns so many names are largest on a wide screen: rows share its height, columns its width. */
export function columnsFor(names: number): number {
  const size = (columns: number): number => Math.min(32 / Math.ceil(names / columns), 5 / columns);
  return [1, 2, 3, 4].reduce((best, columns) => (size(columns) > size(best) ? columns : best));
}
