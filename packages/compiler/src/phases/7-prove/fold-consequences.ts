import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** What was written otherwise than when the form was last locked. */
const causes = new Set(['changed-form', 'changed-binding', 'changed-blank']);

/** What comes of such a change, by code: how to say how many there are. */
const consequences: Record<string, (count: number) => string> = {
  'failed-case': (count) => (count === 1 ? 'a case fails' : `${count} values in cases differ`),
  'changed-path': () => 'paths come out otherwise',
};

/**
 * One change can make every case of a form fail. Where what is written in a form has changed since it
 * was locked, the change is the message; what comes of it is counted there, with the first of each
 * kind. Once the change is locked, each stands for itself again.
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
