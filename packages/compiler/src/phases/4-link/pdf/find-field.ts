import { memoize } from '@formpress/patterns';

/** What a field name in pdf.yaml refers to. */
export type FoundField<T> = { field: T } | { several: string[] } | { none: true };

/** Finds a field by its full name, or by an ending of it in whole words or levels that no other field has. */
export function findField<T extends { name: string }>(
  written: string,
  fields: readonly T[],
): FoundField<T> {
  const exact = fields.find(({ name }) => name === written);
  if (exact) return { field: exact };
  const wanted = oneSpace(written);
  const matching = fields.filter(({ name }) => endsWithWords(oneSpace(name), wanted));
  const [first, ...others] = matching;
  if (!first) return { none: true };
  const whole = matching.find(({ name }) => oneSpace(name) === wanted);
  if (others.length > 0 && !whole) return { several: matching.map(({ name }) => name) };
  return { field: whole ?? first };
}

/** The shortest ending in whole levels by which pdf.yaml can name a field. */
export function shortestEnding(name: string, fields: readonly { name: string }[]): string {
  for (let dot = name.lastIndexOf('.'); dot !== -1; dot = name.lastIndexOf('.', dot - 1)) {
    const ending = name.slice(dot + 1);
    const found = findField(ending, fields);
    if ('field' in found && found.field.name === name) return ending;
    if (dot === 0) break;
  }
  return name;
}

// Agencies write dot leaders as runs of spaces into names; a run may be written as one.
const oneSpace = memoize((name) => name.replace(/\s+/g, ' ').trim());

function endsWithWords(name: string, ending: string): boolean {
  if (!name.endsWith(ending)) return false;
  const before = name[name.length - ending.length - 1];
  return before === undefined || before === '.' || before === ' ';
}
