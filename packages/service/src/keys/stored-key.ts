import { randomBytes } from 'node:crypto';
import { hashOfKey, makeKeyText } from './key-text.ts';

/** What is kept of an API key. Dates are ISO 8601 in UTC. */
export type StoredKey = {
  id: string;
  name: string;
  sha256: string;
  created: string;
  expires?: string;
  revoked?: string;
  /** Requests a second, instead of the service's own limit. */
  limit?: number;
};

/** A new key and what is to be stored of it. The text is shown once and kept nowhere. */
export function createKey(
  wanted: { name: string; expires?: string; limit?: number },
  now: Date,
): { text: string; stored: StoredKey } {
  const text = makeKeyText();
  const stored = {
    id: `key_${randomBytes(6).toString('hex')}`,
    name: wanted.name,
    sha256: hashOfKey(text),
    created: now.toISOString(),
    ...(wanted.expires === undefined ? {} : { expires: wanted.expires }),
    ...(wanted.limit === undefined ? {} : { limit: wanted.limit }),
  };
  return { text, stored };
}

/** The keys with one of them revoked, or nothing when no key has that id. */
export function revokeKey(keys: StoredKey[], id: string, now: Date): StoredKey[] | undefined {
  if (!keys.some((key) => key.id === id)) return undefined;
  return keys.map((key) =>
    key.id === id ? { ...key, revoked: key.revoked ?? now.toISOString() } : key,
  );
}

/** Whether a key may be used at a moment (milliseconds since 1970). */
export function isLiveKey(key: StoredKey, now: number): boolean {
  if (key.revoked !== undefined) return false;
  return key.expires === undefined || now < Date.parse(key.expires);
}
