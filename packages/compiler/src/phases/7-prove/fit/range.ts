/** The numbers that a value lies between. Bounds of what is printed, never an amount itself. */
export type Range = { least: number; most: number };

/** All numbers between the least and the most of these. */
export function hull(...numbers: number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** What two ranges cover together. */
export function joined(a: Range, b: Range): Range {
  return hull(a.least, a.most, b.least, b.most);
}
