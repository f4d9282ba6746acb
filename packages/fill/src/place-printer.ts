import type { Ink } from './ink.ts';
import type { FillMode, FillValues, Refusal } from './values.ts';

/** A place of a field: prints what the values say of it, if anything, or says why it cannot. */
export type PlacePrinter = {
  readonly page: number;
  print(values: FillValues, mode: FillMode, ink: Ink): Refusal['code'] | undefined;
};
