import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Codes for changes of the definitions since the form was locked. */
const causes = new Set(['changed-form', 'changed-binding', 'changed-blank']);

/** Codes for consequences of such a change, with words for their number. */
const consequences: Record<string, (count: number) => string> = {
  'failed-case': (count) => (count === 1 ? 'a case fails' : `${count} values in cases differ`),
  'changed-path': () => 'paths come out differently',
};

/**
 * One change can make every case of a form fail. Where the definitions of a form changed since it was locked,
 * only the change is reported, with the number of its consequences and the first of each kind. Once the
 * change is locked, each is reported separately again.
 */
export function foldConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const first = found.find(({ code }) => causes.has(code));
  if (!first) return [...found];
  const related = Object.entries(consequences).flatMap(([code, say]) => {
    const all = found.filter((each) => each.code === code);
    const [example] = all;
    if (!example) return [];
    const message = `Because of what changed, ${say(all.length)}. ${example.message}`;
    return [{ at: example.at, message }];
  });
  return found
    .filter(({ code }) => consequences[code] === undefined)
    .map((each) =>
      each === first ? { ...each, related: [...(each.related ?? []), ...related] } : each,
    );
}
