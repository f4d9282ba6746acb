import type { Shape } from './shape.ts';
import type { Data } from './to-data.ts';

/** One mismatch with a shape, at a path of names and numbers. */
export type ShapeMistake = {
  path: string[];
  data: Data;
  keyword: string;
  params: Record<string, unknown>;
  shape: Shape;
  /** Where several shapes were possible: their union. */
  among?: Shape;
  /** Sibling names with the same mistake. */
  others: string[];
  /** In how many rows of a list the mistake occurs. */
  times: number;
};
