import { maxSuggestions } from '@formpress/engine';
import { composed } from '@formpress/formula';
import { nearestName } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { Problems } from './problems.ts';
import { isJsonObject, type JsonObject } from './read-json.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Reads a closed object. An unknown key is a problem, and the nearest known key is suggested. */
export function readObject(
  value: unknown,
  field: string,
  known: readonly string[],
  problems: Problems,
): JsonObject | undefined {
  if (!isJsonObject(value)) {
    problems.add({ field, code: 'WRONG_TYPE', message: messages.notObject });
    return undefined;
  }
  reportUnknownKeys(value, `${field}.`, known, problems);
  return value;
}

/**
 * Reports the unknown keys of an object, the first ones with the nearest known key. `prefix` precedes
 * the key in `field`.
 */
export function reportUnknownKeys(
  object: JsonObject,
  prefix: string,
  known: readonly string[],
  problems: Problems,
): void {
  const { first, more } = unknownKeys(object, known);
  for (const key of first) {
    problems.addUnknown(() => {
      const nearest = problems.list.length < maxSuggestions ? nearestName(key, known) : undefined;
      return { field: prefix + key, code: 'UNKNOWN_KEY', message: messages.unknownKey(nearest) };
    });
  }
  problems.unlisted += more;
}

/** Reads the texts of some keys of an object in Unicode NFC. Empty texts count as not sent. */
export function readTexts<K extends string>(
  object: JsonObject,
  prefix: string,
  keys: readonly K[],
  problems: Problems,
): Partial<Record<K, string>> {
  const texts: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const value = ownValue(object, key);
    if (value === undefined || value === '') continue;
    if (typeof value === 'string') texts[key] = composed(value);
    else problems.add({ field: prefix + key, code: 'WRONG_TYPE', message: messages.notText });
  }
  return texts;
}

/** The own value of a key, never an inherited one. */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
