import type { LinkedText } from '../phases/4-link/linked-text.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { keyOf } from './key-of.ts';

/**
 * Stands for all that proofs read of a form: what is served and how it is printed, its cases and
 * locks. The wording of questions and notes is not among it but for tables, nor are places: what was proved still
 * holds when only these change.
 */
export function provedKey({ bundle, plan, template, linked }: LoweredForm): string {
  const { texts, images, statements, blank, locks, ...read } = linked;
  const all = JSON.stringify([bundle, plan, blank.sha256, read], withoutWording);
  return keyOf('proved', template, all, [...locks.keys()], ...locks.values());
}

function withoutWording(key: string, value: unknown): unknown {
  if (key === 'table') return englishOf(value as Table);
  if (key === 'at' || key.endsWith('At') || isWording(value)) return undefined;
  return value instanceof Map ? [...value] : value;
}

type Table = { headers: LinkedText[]; rows: LinkedText[][] };

/** Locks hold what stands in tables, for no path shows it. */
function englishOf({ headers, rows }: Table): unknown {
  return [headers, ...rows].map((row) => row.map(({ en }) => en));
}

/** Texts as they are linked, in three languages; those that are served stand in the bundle. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'es' in value && 'fr' in value && 'at' in value;
}
