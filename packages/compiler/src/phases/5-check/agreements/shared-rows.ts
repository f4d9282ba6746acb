import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedFlowRow, LinkedLocality } from '../../4-link/linked/linked.ts';
import { offerTo } from '../localities/offers-of.ts';

/**
 * Rows of a flow that treat people whom an agreement frees in the same way as people whom none frees. A
 * flow that does not distinguish places has one row for all, which is not a mistake.
 */
export function sharedRows(
  locality: LinkedLocality,
  freed: readonly string[],
  places: readonly string[],
  side: 'home' | 'work',
): { at: SourceRange; message: string }[] {
  const { code } = locality;
  const rows = new Map<LinkedFlowRow, string[]>();
  for (const place of places) {
    const person = side === 'home' ? { home: place, work: [code] } : { home: code, work: [place] };
    for (const row of offerTo(locality, person).rows.values())
      rows.set(row, [...(rows.get(row) ?? []), place]);
  }
  if (rows.size < 2) return [];
  return [...rows].flatMap(([row, led]) => {
    const free = led.filter((place) => freed.includes(place));
    const others = led.filter((place) => !freed.includes(place));
    if (free.length === 0 || others.length === 0) return [];
    // The smaller group is reported.
    const [odd, are] = free.length <= others.length ? [free, 'are freed'] : [others, 'are not'];
    const who = side === 'home' ? `live in ${odd.join(', ')}` : `work in ${odd.join(', ')}`;
    const rest = are === 'are freed' ? 'those who are not' : 'those who are';
    const message = `People who ${who} ${are} by an agreement, but this row leads them like ${rest}.`;
    return [
      { at: row.when?.at ?? row.at, message: message.replace('are not by', 'are not freed by') },
    ];
  });
}
