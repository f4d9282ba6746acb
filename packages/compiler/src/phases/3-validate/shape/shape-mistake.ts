import type { Shape } from './shape.ts';
import type { Data } from './to-data.ts';

/** One disagreement with a shape, at a path of names and numbers. */
export type ShapeMistake = {
  path: string[];
  data: Data;
  keyword: string;
  params: Record<string, unknown>;
  shape: Shape;
  /** Where several shapes were possible: what they are together. */
  among?: Shape;
  /** Names beside it that have the same mistake. */
  others: string[];
  /** In how many rows of a list the mistake stands. */
  times: number;
};
