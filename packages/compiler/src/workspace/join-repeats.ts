import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * A mistake in something that many forms use is found in each of them. It is reported once, with their
 * number.
 */
export function joinRepeats(found: readonly Diagnostic[]): Diagnostic[] {
  const joined = new Map<string, { first: Diagnostic; count: number }>();
  for (const diagnostic of found) {
    const { code, at, message } = diagnostic;
    const key = JSON.stringify([code, at.file, at.start, at.end, message]);
    const known = joined.get(key);
    if (known) known.count += 1;
    else joined.set(key, { first: diagnostic, count: 1 });
  }
  return [...joined.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, message: `${first.message} ${sayCount(count)}` },
  );
}

function sayCount(count: number): string {
  return `It is the same in ${count} places that use it.`;
}
