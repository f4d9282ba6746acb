import type { LockInLetter } from '@formpress/engine';
import type { RequestProblem } from '../foundation/refusal.ts';
import { Problems } from './problems.ts';
import { readLocality } from './read-localities.ts';
import { readParameter } from './read-query.ts';

/** Reads the localities with a lock-in letter from the query: codes, separated by commas. */
export function readLockedLocalities(
  query: Parameters<typeof readParameter>[0],
): LockInLetter[] | { problems: RequestProblem[] } {
  const read = readParameter(query, 'lockInLetters');
  if ('problem' in read) return { problems: [read.problem] };
  const problems = new Problems();
  const codes = read.value ? read.value.split(',', maxLocalities) : [];
  const letters = codes.flatMap((code) => {
    const locality = readLocality(code.trim(), 'lockInLetters', problems);
    return locality === undefined ? [] : [{ locality }];
  });
  const [first] = problems.list;
  return first ? { problems: [first] } : letters;
}

/** The maximum number of localities, as in a body. */
const maxLocalities = 64;
