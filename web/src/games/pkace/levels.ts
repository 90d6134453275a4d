/** Labels on a line, stacked where they would overlap. */
interface Label {
  at: number;
  width: number;
  from: number;
  to: number;
}

interface Placed {
  x: number;
  level: number;
}

export function levels(labels: Label[]): Placed[] {
  const taken: { level: number; left: number; right: number }[] = [];
  return labels.map(({ at, width, from, to }) => {
    const x = Math.min(Math.max(at, from + width / 2), Math.max(to - width / 2, from + width / 2));
    const [left, right] = [x - width / 2, x + width / 2];
    let level = 0;
    while (taken.some((other) => other.level === level && left < other.right && other.left < right)) level += 1;
    taken.push({ level, left, right });
    return { x, level };
  });
}
