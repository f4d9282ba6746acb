import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { askedAfter, askedBefore } from './asked-before.ts';
import { branchesOf, interviewsOf } from './interviews-of.ts';

/** A line that leads to a statement, and what is answered on all paths to it. */
export type PathEnd = { at: SourceRange; answered: Set<string> };

/** Every end of both interviews of a form. */
export function endsOf(form: LinkedForm): PathEnd[] {
  return interviewsOf(form).flatMap((asked) => {
    const before = askedBefore(asked);
    return asked.interview.sets.flatMap((set) => {
      const known = before.get(set.id);
      if (!known) return [];
      const answered = askedAfter(set, known, asked).onEveryPath;
      const ends = branchesOf(set).filter(({ target }) => 'finish' in target);
      return ends.map(({ at }) => ({ at, answered }));
    });
  });
}
