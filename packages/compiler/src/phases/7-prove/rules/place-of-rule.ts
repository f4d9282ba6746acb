import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

/** Where the condition of a rule between answers is written. */
export function placeOfRule({ source }: LoweredForm, id: string): SourceRange {
  return source.rules.find(({ name }) => name === `rule ${id}`)?.at ?? source.at;
}
