import { maxProblems } from '@formpress/contract';
import type { JsonObject } from './read-json.ts';

/**
 * The first unknown keys of an object, up to the reported maximum, and how many more there are. There
 * may be tens of thousands, so the others are only counted.
 */
export function unknownKeys(
  object: JsonObject,
  known: readonly string[],
  keys = Object.keys(object),
): { first: string[]; more: number } {
  const count = keys.length - known.filter((key) => Object.hasOwn(object, key)).length;
  const listed = Math.min(count, maxProblems);
  const first: string[] = [];
  for (const key of keys) {
    if (first.length === listed) break;
    if (!known.includes(key)) first.push(key);
  }
  return { first, more: count - listed };
}
