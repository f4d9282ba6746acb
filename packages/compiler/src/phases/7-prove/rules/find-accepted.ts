import { prepareForm } from '@formpress/engine';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { type PathRun, pathRunner } from '../paths/run-path.ts';
import { type Sent, withAnswer } from '../paths/sent.ts';

// Enough for two answers of a dozen values each on many paths.
const mostTried = 2000;

/**
 * Searches for answers that take the route of refused runs and are accepted. Tries other answers to what the
 * broken rules read, one or two at a time, out of all that were sent on any path.
 */
export function findAccepted(
  form: LoweredForm,
  refused: readonly PathRun[],
  all: readonly PathRun[],
): Sent | undefined {
  const run = pathRunner(form);
  const values = valuesIn(all);
  let tried = 0;
  for (const { sent, sets, rules } of refused) {
    const names = askedFor(form, rules).filter((name) => values.has(name));
    for (const other of variants(sent, names, values)) {
      tried += 1;
      if (tried > mostTried) return undefined;
      const { outcome, sets: taken } = run(other);
      if ('pdf' in outcome && taken.join() === sets.join()) return other;
    }
  }
  return undefined;
}

function* variants(sent: Sent, names: string[], values: Map<string, Set<string>>): Generator<Sent> {
  for (const [index, name] of names.entries()) {
    for (const value of values.get(name) ?? []) {
      const changed = withAnswer(sent, name, value);
      yield changed;
      for (const second of names.slice(index + 1))
        for (const other of values.get(second) ?? []) yield withAnswer(changed, second, other);
    }
  }
}

/** All answers that were sent to each question, and a blank. */
function valuesIn(runs: readonly PathRun[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { sent } of runs) {
    for (const [name, value] of Object.entries(sent.answers))
      values.set(name, (values.get(name) ?? new Set([''])).add(value));
  }
  return values;
}

/** The questions whose answers some rules read, directly or through calculations. */
function askedFor({ bundle }: LoweredForm, ids: readonly string[]): string[] {
  const { reads } = prepareForm(bundle);
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const calculate = bundle.questions[name]?.calculate;
    if (calculate) reads(calculate.is).forEach(visit);
  };
  for (const { id, when } of bundle.rules ?? []) if (ids.includes(id)) reads(when).forEach(visit);
  return [...found].filter((name) => bundle.questions[name] && !bundle.questions[name].calculate);
}
