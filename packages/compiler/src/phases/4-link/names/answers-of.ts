import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';

/** The answers of a question that can be counted: its options, or yes and no for a box to tick. */
export function answersOf({ options, kind, at }: LinkedQuestion): { value: string; at: Place }[] {
  if (options.length > 0) return options;
  return kind === 'yesNo' ? ['true', 'false'].map((value) => ({ value, at })) : [];
}
