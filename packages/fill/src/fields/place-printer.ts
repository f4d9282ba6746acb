import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import type { Entries, FieldName } from './entries.ts';

/** A place of a field. Prints what is entered there, if anything, or returns why it cannot. */
export type PlacePrinter = {
  readonly field: FieldName;
  readonly page: number;
  print(entries: Entries, ink: Ink): Refusal['code'] | undefined;
};
