import { shortenedList } from '@formpress/comparison';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { offerTo } from '../localities/offers-of.ts';

const mostNamed = 6;

/** Forms that are recommended to some of the people whom a state frees, and not to the others. */
export function unlikeOthersFreed(
  locality: LinkedLocality,
  freed: readonly string[],
): { at: SourceRange; message: string }[] {
  const work = locality.code;
  return locality.forms.flatMap(({ id, recommended }) => {
    const isAdvised = (home: string) =>
      offerTo(locality, { home, work: [work] }).recommended.includes(id);
    const some = freed.filter(isAdvised);
    const others = freed.filter((home) => !some.includes(home));
    if (some.length === 0 || others.length === 0) return [];
    // The smaller group is reported.
    const [odd, are] = some.length <= others.length ? [some, 'are'] : [others, 'are not'];
    const rest = are === 'are' ? 'are not' : 'are';
    const who = `people who live in ${shortenedList(odd, mostNamed)}`;
    const message = `${work} frees ${who}, who ${are} recommended ${id}; others whom it frees ${rest}.`;
    return [{ at: recommended.at, message }];
  });
}
