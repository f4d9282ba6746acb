import { keyOf } from '../../cache/key-of.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { factsOf } from './locks/facts-of.ts';

/**
 * Stands for all that proofs read of a form: what is served and how it is printed, its cases, its
 * locks and the facts they hold. Other wording of questions and notes is not among it, nor are
 * places: what was proved still holds when only these change.
 */
export function provedKey(form: LoweredForm): string {
  const { bundle, plan, template, source } = form;
  const { locks, folders, questions, cases } = source;
  const { fields, bindings, added } = source.pdf;
  const facts = [...factsOf(form)].map(([name, { is }]) => [name, is]);
  const all = JSON.stringify(
    [bundle, plan, folders, questions, cases, fields, bindings, added],
    withoutPlaces,
  );
  return keyOf('proved', template, all, facts, [...locks.keys()], ...locks.values());
}

function withoutPlaces(key: string, value: unknown): unknown {
  if (key === 'at' || key.endsWith('At') || key === 'places') return undefined;
  return value instanceof Map ? [...value] : value;
}
