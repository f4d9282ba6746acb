/** A line that runs from left to right, or from the bottom up: `at` is its height, or its distance from the left. */
export type Rule = { from: number; to: number; at: number };

/** An area of the page. */
export type Area = { left: number; bottom: number; right: number; top: number };

/** The lines of a page, its filled areas by how light they are, and small round frames. */
export type DrawnLines = {
  level: Rule[];
  upright: Rule[];
  /** Areas on which ink is not seen. */
  dark: Area[];
  /** Areas with any colour, and white ones. */
  tinted: Area[];
  white: Area[];
  /** Frames to tick that have no straight sides. */
  round: Area[];
};

/** Lines nearer than this are the same. */
const same = 0.9;
/** Pieces of one line may be this far apart. */
const gap = 1.2;

/** Joins pieces of the same line, and lines that are drawn twice. */
export function joined(rules: readonly Rule[]): Rule[] {
  const levels: Rule[][] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at)) {
    const level = levels.at(-1);
    if (level && rule.at - (level[0]?.at ?? 0) <= same) level.push(rule);
    else levels.push([rule]);
  }
  return levels.flatMap((level) => {
    const pieces: Rule[] = [];
    for (const { from, to, at } of level.sort((a, b) => a.from - b.from)) {
      const last = pieces.at(-1);
      if (last && from <= last.to + gap) last.to = Math.max(last.to, to);
      else pieces.push({ from, to, at });
    }
    return pieces;
  });
}

/** How much of a stretch a line covers, from 0 to 1. */
export function coverage({ from, to }: Rule, start: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start)) / Math.max(0.1, end - start);
}

/** Whether an area is within another one. */
export function isWithin(small: Area, { left, right, bottom, top }: Area): boolean {
  return (
    small.left > left - 1 &&
    small.right < right + 1 &&
    small.bottom > bottom - 1 &&
    small.top < top + 1
  );
}

/** Whether two areas overlap by more than a hair's breadth. */
export function overlaps(a: Area, b: Area): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.3 &&
    Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 0.3
  );
}
