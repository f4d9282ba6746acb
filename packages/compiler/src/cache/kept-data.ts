import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.ts';

/** Stores data under a key. Maps and bytes are preserved. */
export function keepData(cache: Cache, key: string, data: unknown): void {
  cache.keep(key, serialize(data));
}

/** The data stored under a key, if it is there and intact. */
export function findData<T>(cache: Cache, key: string): T | undefined {
  const bytes = cache.find(key);
  return bytes && (deserialize(bytes) as T);
}
