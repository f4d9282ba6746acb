import type { StoredKey } from './stored-key.ts';

/** Ids of keys that are no longer what they were in a keys file. */
export type KeyChanges = {
  added: string[];
  revoked: string[];
  removed: string[];
  /** Their end, scopes, limit or names are others. */
  changed: string[];
};

/** What became of the keys of a file, or nothing when they are the same. */
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
