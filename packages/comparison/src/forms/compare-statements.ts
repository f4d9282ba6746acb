import type { Bundle } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { plainList } from '../foundation/describe-list.ts';
import { pairEntries } from '../foundation/pair-up.ts';
import { placeholdersIn } from '../foundation/placeholders-in.ts';

/**
 * What changed in the statements to be signed, except their words: which exist, and which answers
 * clients put into them.
 */
export function compareStatements(
  before: Bundle['statements'],
  after: Bundle['statements'],
): Change[] {
  const { both, gone, added } = pairEntries(before, after);
  const change = (about: string, says: string, breaks: Change['breaks'] = []): Change => ({
    breaks,
    kind: 'statement-changed',
    about,
    says,
  });
  return [
    ...gone.map(({ name }) => change(name, `The statement "${name}" is gone.`)),
    ...added.map(({ name }) => change(name, `The statement "${name}" is new.`)),
    ...both.flatMap(({ name, before: then, after: now }) => {
      const [old, current] = [placeholdersIn(then.en), placeholdersIn(now.en)];
      if (isSame(old, current)) return [];
      const holds = current.length === 0 ? 'no answer' : plainList(current);
      return [change(name, `The statement "${name}" now holds ${holds}.`, ['CLIENT'])];
    }),
  ];
}
