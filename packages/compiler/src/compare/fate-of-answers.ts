import type { Question } from '@formpress/model';
import { narrowed } from '../patterns/narrowed.ts';

/** How answers that were stored for a question fare: all are taken still, or some are refused. */
export type Fate = { refused: false } | { refused: true; witness?: string };

/** Whether every answer that the question took before is taken now, or an answer that is not. */
export function fateOfAnswers(before: Question, after: Question): Fate {
  const gone = optionsGone(before, after);
  if (gone.length > 0) return refusal(gone[0]);
  if (optionsOf(before)) return { refused: false };
  const witness = refusedByPattern(before, after);
  if (witness !== undefined) return refusal(witness);
  // A date must also exist in the calendar, which no pattern says.
  const isNewlyDate = after.kind === 'date' && before.kind !== 'date';
  return isNewlyDate ? { refused: true } : { refused: false };
}

/** Options that are no longer taken. */
export function optionsGone(before: Question, after: Question): string[] {
  const options = optionsOf(before) ?? [];
  const now = optionsOf(after);
  const accepts = after.accepts === undefined ? undefined : new RegExp(after.accepts);
  return options.filter(
    (option) => now?.includes(option) === false || accepts?.test(option) === false,
  );
}

/** Options that were not taken before. */
export function optionsAdded(before: Question, after: Question): string[] {
  const then = optionsOf(before);
  return then ? (optionsOf(after) ?? []).filter((option) => !then.includes(option)) : [];
}

/** The answers of a question that can be counted. */
export function optionsOf({ options, kind }: Question): readonly string[] | undefined {
  return options ?? (kind === 'yesNo' ? ['true', 'false'] : undefined);
}

function refusedByPattern(before: Question, after: Question): string | undefined {
  if (before.accepts === undefined || after.accepts === undefined) return undefined;
  return before.accepts === after.accepts ? undefined : narrowed(before.accepts, after.accepts);
}

function refusal(witness: string | undefined): Fate {
  return witness === undefined ? { refused: true } : { refused: true, witness };
}
