import { maxProblems } from '@formpress/contract';
import type { JsonObject } from './read-json.ts';

/**
 * The first unknown keys of an object, so many as are reported, and how many more there are. They
 * may be tens of thousands, of which no more than these are looked at.
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
