import { untaxedStates } from '@formpress/model';
import type { LinkedAgreement } from '../linked/linked-agreement.ts';

/** What the words of conditions mean in one locality: its code, and all agreements. */
export type ConditionScope = { code: string; agreements: readonly LinkedAgreement[] };

/** The words that stand for lists of places, so that no condition repeats a list. */
export const conditionWords = ['reciprocal(home, work)', 'untaxed(work)'];

/** Writes out the words of a condition: which places an agreement is with, and which do not tax wages. */
export function expandPlaceWords(text: string, scope: ConditionScope): string {
  return text
    .replace(/\breciprocal\(\s*home\s*,\s*work\s*\)/g, () => reciprocal(scope))
    .replace(/\buntaxed\(\s*work\s*\)/g, () => worksIn(untaxedStates));
}

/**
 * The condition that the place of work exempts someone because of where they live. A credit does not count
 * for the home state, whose tax it does not change.
 */
function reciprocal({ code, agreements }: ConditionScope): string {
  const freed = agreements.find(({ work }) => work === code)?.frees ?? [];
  const freedBy = agreements.filter(({ frees, isCredit }) => !isCredit && frees.includes(code));
  const homes = freed.map((home) => `'${home}'`).join(', ');
  return either([
    ...(freed.length > 0 ? [`(worksHere and home in [${homes}])`] : []),
    ...(freedBy.length > 0 ? [`(livesHere and ${worksIn(freedBy.map(({ work }) => work))})`] : []),
  ]);
}

function worksIn(places: readonly string[]): string {
  return either(places.map((place) => `'${place}' in work`));
}

function either(conditions: string[]): string {
  return conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`;
}
