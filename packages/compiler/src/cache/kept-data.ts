import { createHash } from 'node:crypto';
import type { Cache } from './cache.ts';
import { keyOf } from './key-of.ts';

/** Keeps data under the key of its own content. */
export function keepData(cache: Cache, kind: string, data: unknown): string {
  const bytes = Buffer.from(JSON.stringify(data));
  const key = keyOf(kind, createHash('sha256').update(bytes).digest('hex'));
  if (!cache.find(key)) cache.keep(key, bytes);
  return key;
}

/** Data that was kept, unless it is gone or was harmed. */
export function findData<T>(cache: Cache, key: string): T | undefined {
  const bytes = cache.find(key);
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as T);
}
