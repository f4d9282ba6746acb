import type { StoredKey } from './stored-key.ts';

/** The ids of keys that changed in a keys file. */
export type KeyChanges = {
  added: string[];
  revoked: string[];
  removed: string[];
  /** Their expiry, scopes, limit or names changed. */
  changed: string[];
};

/** The changes between two lists of keys, or undefined when they are the same. */
export function keyChanges(before: StoredKey[], after: StoredKey[]): KeyChanges | undefined {
  const old = new Map(before.map((key) => [key.id, key]));
  const ids = new Set(after.map(({ id }) => id));
  const changes: KeyChanges = { added: [], revoked: [], removed: [], changed: [] };
  for (const key of after) {
    const known = old.get(key.id);
    if (!known) changes.added.push(key.id);
    else if (key.revoked !== undefined && known.revoked === undefined) changes.revoked.push(key.id);
    else if (JSON.stringify(key) !== JSON.stringify(known)) changes.changed.push(key.id);
  }
  changes.removed.push(...before.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  return Object.values(changes).some((some) => some.length > 0) ? changes : undefined;
}
