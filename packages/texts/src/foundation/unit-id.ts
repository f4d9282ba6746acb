import { createHash } from 'node:crypto';
import type { Unit } from './unit.ts';

/** Identifies a text by its file and its English. The id is a valid name in XML. */
export function unitId(file: string, english: string): string {
  return `u${digestOf(`${file}\n${english}`)}`;
}

/**
 * What a unit was when it was exported: its state and a digest of its translation. It tells an import
 * what was edited in the file, and what was edited in the definitions in the meantime.
 */
export function exportedAs({ state, translation }: Pick<Unit, 'state' | 'translation'>): string {
  return `${state}-${digestOf(translation)}`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
