import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Findings with these codes show in every form of a family when its base has the mistake. */
const inherited = new Set(['wrong-line', 'changed-blank', 'answer-too-wide']);

/** A name that is misspelled where it is defined is unknown wherever it is used. */
const names = new Set(['unknown-question', 'unknown-amount']);

/** Findings with these codes show in every form that uses a kind of answer, or a field of people, with the mistake. */
const ofShared = new Set(['wrong-bound', 'broken-path']);

const mostPlaces = 3;

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
  const named = join(
    inFamily,
    ({ code, at, message }) =>
      names.has(code) ? JSON.stringify([code, unitOf(at.file), message]) : undefined,
    // Several uses agree, so the name is probably misspelled where it is defined, not where it is used.
    ({ fixes: _, ...rest }) => rest,
  );
  return joinLacking(joinShared(named, unitOf), unitOf);
}

/** Joins the same mistake in many families: it must be in what they share. */
function joinShared(found: readonly Diagnostic[], unitOf: (file: string) => string): Diagnostic[] {
  const keyOf = ({ code, message }: Diagnostic) =>
    ofShared.has(code) ? JSON.stringify([code, message]) : undefined;
  const units = new Map<string, Set<string>>();
  for (const each of found) {
    const key = keyOf(each);
    if (key) units.set(key, (units.get(key) ?? new Set()).add(unitOf(each.at.file)));
  }
  return join(found, (each) => {
    const key = keyOf(each);
    return key && (units.get(key)?.size ?? 0) > mostPlaces ? key : undefined;
  });
}

/** Joins findings about the same missing question or answer, from formulas, cases and forms that take it over. */
function joinLacking(found: readonly Diagnostic[], unitOf: (file: string) => string): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of found) {
    if (each.lacks === undefined) continue;
    const key = JSON.stringify([unitOf(each.at.file), each.lacks]);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  const led = new Map([...groups.values()].map((group) => [leaderOf(group), group]));
  return found.flatMap((each) => {
    if (each.lacks === undefined) return [each];
    const group = led.get(each);
    return group ? [withOthers(each, group)] : [];
  });
}

function leaderOf(group: readonly Diagnostic[]): Diagnostic | undefined {
  return group.find(({ at }) => !at.file.includes('/cases/')) ?? group[0];
}

function withOthers(leader: Diagnostic, group: readonly Diagnostic[]): Diagnostic {
  const others = group.filter((each) => each !== leader);
  if (others.length === 0) return leader;
  const behind = [leader, ...others].flatMap(({ related = [] }) => related);
  const places = others.map(({ at, message }) => ({ at, message }));
  const all = [...behind.filter(({ at }) => !at.file.includes('/cases/')), ...places];
  const different = all.filter(
    ({ at }, index) =>
      all.findIndex(({ at: other }) => other.file === at.file && other.start === at.start) ===
      index,
  );
  // As with names: several places agree, so what they miss is probably misspelled where it is defined.
  const { fixes: _, ...told } = leader;
  return { ...told, related: different.slice(0, mostPlaces) };
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
    const group = groups.get(key);
    if (group) group.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const shown = group.find(({ at }) => !at.file.includes('/cases/')) ?? first;
    const message = `${shown.message} It is the same in ${group.length} places that use it.`;
    return [change({ ...shown, message })];
  });
}
