import { createHash } from 'node:crypto';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { keyOf } from './key-of.ts';

/**
 * Stands for all that proofs read of a form: what is served and how it is printed, its cases and
 * locks. The wording of questions and notes is not among it, nor are places: what was proved still
 * holds when only these change.
 */
export function provedKey({ bundle, plan, template, linked }: LoweredForm): string {
  const { texts, images, statements, blank, ...read } = linked;
  const all = [bundle, plan, blank.sha256, read];
  return keyOf('proved', template, JSON.stringify(all, withoutWording));
}

function withoutWording(key: string, value: unknown): unknown {
  if (key === 'at' || key.endsWith('At') || isWording(value)) return undefined;
  if (value instanceof Map) return [...value];
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  return value;
}

/** Texts as they are linked, in three languages; those that are served stand in the bundle. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'es' in value && 'fr' in value && 'at' in value;
}
