import { keyOf } from '../../cache/key-of.ts';
import { factsOf } from '../../facts/facts-of.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';

/**
 * Stands for all that proofs read of a form: what is served and how it is printed, its cases, its
 * locks and the facts they hold. Other wording of questions and notes is not among it, nor are
 * places: what was proved still holds when only these change.
 */
export function provedKey(form: LoweredForm): string {
  const { bundle, plan, template, linked } = form;
  const { texts, images, statements, blank, locks, ...read } = linked;
  const facts = [...factsOf(form)].map(([name, { is }]) => [name, is]);
  const all = JSON.stringify([bundle, plan, blank.sha256, read], withoutWording);
  return keyOf('proved', template, all, facts, [...locks.keys()], ...locks.values());
}

function withoutWording(key: string, value: unknown): unknown {
  if (key === 'at' || key.endsWith('At') || isWording(value)) return undefined;
  return value instanceof Map ? [...value] : value;
}

/** Texts as they are linked, in three languages; those that are served stand in the bundle. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'es' in value && 'fr' in value && 'at' in value;
}
