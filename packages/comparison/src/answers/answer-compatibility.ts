import type { Question } from '@formpress/model';
import { comparePatterns, type PatternChange } from './compare-patterns.ts';

/** Whether stored answers to a question are all still accepted, or some may be refused. */
export type AnswerCompatibility = { refused: false } | { refused: true; witness?: string };

/** Whether every answer that was accepted before is accepted now, or an example of one that is not. */
export function answerCompatibility(before: Question, after: Question): AnswerCompatibility {
  const [gone] = optionsGone(before, after);
  if (gone !== undefined) return { refused: true, witness: gone };
  if (optionsOf(before)) return { refused: false };
  const pattern = patternChange(before, after);
  if (pattern.is === 'narrower') return { refused: true, witness: pattern.witness };
  // A date must also exist in the calendar, which no pattern can express.
  const isNewlyDate = after.kind === 'date' && before.kind !== 'date';
  return { refused: isNewlyDate || pattern.is === 'unknown' };
}

/** How the pattern of a question compares to the earlier one. */
export function patternChange(before: Question, after: Question): PatternChange {
  return comparePatterns(before.accepts ?? '', after.accepts ?? '');
}

/** Options that are no longer accepted. */
export function optionsGone(before: Question, after: Question): string[] {
  const options = optionsOf(before) ?? [];
  const now = optionsOf(after);
  const accepts = after.accepts === undefined ? undefined : new RegExp(after.accepts);
  return options.filter(
    (option) => now?.includes(option) === false || accepts?.test(option) === false,
  );
}

/** Options that were not accepted before. */
export function optionsAdded(before: Question, after: Question): string[] {
  const then = optionsOf(before);
  return then ? (optionsOf(after) ?? []).filter((option) => !then.includes(option)) : [];
}

/** The possible answers of a question, where they can be listed. */
export function optionsOf({ options, kind }: Question): readonly string[] | undefined {
  return options ?? (kind === 'yesNo' ? ['true', 'false'] : undefined);
}
