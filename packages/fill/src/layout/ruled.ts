/** The room above a printed rule. */
type Band = { bottom: number; height: number };

/** How far letters stand above the rule, in points. */
const gap = 1;

/** The parts of a box between its printed rules, from the top down. */
export function bandsBetween(height: number, rules: readonly number[]): Band[] {
  const bottoms = [...rules, 0];
  return bottoms.map((bottom, i) => ({ bottom, height: (bottoms[i - 1] ?? height) - bottom }));
}

/** The height of a line of text, the distance from one line to the next, and how far letters extend below the baseline. */
type LineHeight = { line: number; step: number; descent: number };

/** The baselines of as many lines as there is room for, from the top down. */
export function baselinesIn(bands: readonly Band[], { line, step, descent }: LineHeight): number[] {
  return bands.flatMap(({ bottom, height }) => {
    const count = Math.floor((height - gap - line) / step) + 1;
    const last = bottom + gap + descent;
    return Array.from({ length: Math.max(0, count) }, (_, i) => last + (count - 1 - i) * step);
  });
}
