import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Findings with these codes show in every form of a family when its base has the mistake. */
const inherited = new Set(['wrong-line', 'changed-blank', 'answer-too-wide']);

/** A name that is misspelled where it is defined is unknown wherever it is used. */
const names = new Set(['unknown-question', 'unknown-amount']);

/**
 * A mistake in something that many forms use is found in each of them. It is reported once, with their
 * number. So is one that forms take over from their base.
 */
export function joinRepeats(
  found: readonly Diagnostic[],
  unitOf: (file: string) => string,
): Diagnostic[] {
  const atSamePlace = join(found, ({ code, at, message }) =>
    JSON.stringify([code, at.file, at.start, at.end, message]),
  );
  const inFamily = join(atSamePlace, ({ code, at, message }) =>
    inherited.has(code) ? JSON.stringify([code, unitOf(at.file), message]) : undefined,
  );
  return join(
    inFamily,
    ({ code, at, message }) =>
      names.has(code) ? JSON.stringify([code, unitOf(at.file), message]) : undefined,
    // Several uses agree, so the name is probably misspelled where it is defined, not where it is used.
    ({ fixes: _, ...rest }) => rest,
  );
}

/** Joins findings with the same key into one; those without a key stay as they are. */
function join(
  found: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string | undefined,
  change: (shown: Diagnostic) => Diagnostic = (shown) => shown,
): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of found.entries()) {
    const key = keyOf(diagnostic) ?? String(index);
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const shown = group.find(({ at }) => !at.file.includes('/cases/')) ?? first;
    const message = `${shown.message} It is the same in ${group.length} places that use it.`;
    return [change({ ...shown, message })];
  });
}
