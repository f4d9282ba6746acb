import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';

/** The possible answers of a question, where they can be listed: its options, or yes and no. */
export function answersOf({
  options,
  kind,
  at,
}: LinkedQuestion): { value: string; at: SourceRange }[] {
  if (options.length > 0) return options;
  return kind === 'yesNo' ? ['true', 'false'].map((value) => ({ value, at })) : [];
}
