import { languageNames, languages } from '@formpress/model';
import { comparePatterns, describePatternChange } from '../answers/compare-patterns.ts';
import type { Change } from '../foundation/change.ts';

type Accepting = { accepts?: string; acceptsIn?: Readonly<Record<string, string>> };

/** What is compared: its id, its name in sentences, and the kinds of its changes. */
type Subject = { about: string; name: string; narrowed: string; widened: string };

/** What changed in the patterns of single languages, if the general pattern is the same as before. */
export function compareAcceptsIn(
  { about, name, narrowed, widened }: Subject,
  before: Accepting,
  after: Accepting,
): Change[] {
  if (before.accepts !== after.accepts) return [];
  return languages.flatMap((language) => {
    const [then, now] = [before, after].map(
      ({ accepts = '', acceptsIn }) => acceptsIn?.[language] ?? accepts,
    );
    if (then === undefined || now === undefined || then === now) return [];
    const change = comparePatterns(then, now);
    const isNarrower = change.is === 'narrower' || change.is === 'unknown';
    return [
      {
        breaks: isNarrower ? ['STORED_ANSWERS'] : [],
        kind: isNarrower ? narrowed : widened,
        about,
        says: `In ${languageNames[language].english}: ${describePatternChange(name, change)}`,
        ...(change.is === 'narrower' ? { witness: change.witness } : {}),
      },
    ];
  });
}
