import type { Unit } from './unit.ts';

/** The terms of the glossary in a unit, one per line. */
export function describeTerms({ terms }: Unit): string {
  return terms
    .map(({ english, words, note }) => {
      const use = words.map((word) => `${word}…`).join(' / ');
      return note === undefined ? `${english}: ${use}` : `${english}: ${use} (${note})`;
    })
    .join('\n');
}

/** The places where a unit is shown, one per line; beyond the first few, only their number. */
export function describeUses({ uses }: Unit): string {
  const shown = uses.slice(0, mostUses).map((use) => use.shown);
  const left = uses.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

const mostUses = 4;

/** The page and the room for the answer, if the text belongs to a question whose answer is printed. */
export function describePaper({ uses }: Unit): string {
  return uses.find(({ paper }) => paper !== undefined)?.paper ?? '';
}

/** The address in the studio where a unit can be seen; empty for texts of places. */
export function studioLink({ uses }: Unit, studioUrl: string): string {
  const fragment = uses.find((use) => use.fragment !== undefined)?.fragment;
  return fragment === undefined ? '' : `${studioUrl.replace(/\/+$/, '')}/${fragment}`;
}

/** The note, with what the text said before. */
export function describeNote({ note, before }: Unit): string {
  if (!before) return note;
  const was = `Before, the English was: ${before.english}`;
  const then = before.translation === undefined ? [] : [`It was translated: ${before.translation}`];
  return [note, was, ...then].join('\n');
}
