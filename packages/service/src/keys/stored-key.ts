import { randomBytes } from 'node:crypto';
import { hashOfKey, makeKeyText } from './key-text.ts';

/** An API key as stored in a keys file. Dates are ISO 8601 in UTC. */
export type StoredKey = KeyOptions & {
  id: string;
  sha256: string;
  created: string;
  revoked?: string;
  /** Id of the key that it replaces. */
  replaces?: string;
};

/** The options of a key. Absent ones do not limit it. */
export type KeyOptions = {
  name: string;
  /** Who is responsible for its use. */
  owner?: string;
  expires?: string;
  /** Form ids, or prefixes followed by a star. */
  forms?: string[];
  /** Names of the environments in which it can log in. */
  environments?: string[];
  /** Maximum requests per second, instead of the service's limit. */
  limit?: number;
};

/** Creates a key. The text is shown once and not stored. */
export function createKey(wanted: KeyOptions, now: Date): { text: string; stored: StoredKey } {
  const text = makeKeyText();
  const { name, ...rest } = wanted;
  const id = `key_${randomBytes(6).toString('hex')}`;
  const stored = { id, name, sha256: hashOfKey(text), created: now.toISOString(), ...rest };
  return { text, stored };
}

/**
 * Creates a key that replaces another, with the same name, owner, scopes and limit, and a new expiry. The
 * old key expires after the overlap, or at its current expiry if that is earlier.
 */
export function rotateKey(
  old: StoredKey,
  { overlap, expires }: { overlap: number; expires?: string },
  now: Date,
): { text: string; stored: StoredKey; ending: StoredKey } {
  const { name, owner, forms, environments, limit } = old;
  const wanted: KeyOptions = {
    name,
    ...(owner !== undefined && { owner }),
    ...(expires !== undefined && { expires }),
    ...(forms && { forms }),
    ...(environments && { environments }),
    ...(limit !== undefined && { limit }),
  };
  const { text, stored } = createKey(wanted, now);
  const end = new Date(now.getTime() + overlap).toISOString();
  const ending = { ...old, expires: old.expires && old.expires < end ? old.expires : end };
  return { text, stored: { ...stored, replaces: old.id }, ending };
}

/** The keys with one of them revoked, or undefined when no key has that id. */
export function revokeKey(keys: StoredKey[], id: string, now: Date): StoredKey[] | undefined {
  if (!keys.some((key) => key.id === id)) return undefined;
  return keys.map((key) =>
    key.id === id ? { ...key, revoked: key.revoked ?? now.toISOString() } : key,
  );
}

/** Whether a key may be used at a time in milliseconds since 1970. */
export function isLiveKey(key: StoredKey, now: number): boolean {
  if (key.revoked !== undefined) return false;
  return key.expires === undefined || now < Date.parse(key.expires);
}

/** Whether a key is for an environment. A key that names none is for all. */
export function isForEnvironment({ environments }: StoredKey, environment: string): boolean {
  return environments === undefined || environments.includes(environment);
}
