import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.ts';

/** Keeps data under a key. Maps and bytes come back as they were. */
export function keepData(cache: Cache, key: string, data: unknown): void {
  cache.keep(key, serialize(data));
}

/** Data that was kept, unless it is gone or was harmed. */
export function findData<T>(cache: Cache, key: string): T | undefined {
  const bytes = cache.find(key);
  return bytes && (deserialize(bytes) as T);
}
