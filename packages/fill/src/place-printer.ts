import type { Given } from './given.ts';
import type { Ink } from './ink.ts';
import type { Refusal } from './values.ts';

/** A place of a field: prints what is given for it, if anything, or says why it cannot. */
export type PlacePrinter = {
  readonly page: number;
  print(given: Given, ink: Ink): Refusal['code'] | undefined;
};
