import { timingSafeEqual } from 'node:crypto';
import { hashOfKey } from './key-text.ts';
import { KeysFileProblem, parseKeys, readKeysText } from './keys-file.ts';
import { isLiveKey, type StoredKey } from './stored-key.ts';

/** The keys a service accepts at the moment. */
export type LiveKeys = {
  /** The key with this text, if it may be used now. */
  find(text: string, now: number): StoredKey | undefined;
  /** The key with this id, if it may be used now. */
  get(id: string, now: number): StoredKey | undefined;
};

const millisecondsBetweenReads = 5_000;

/** Keys that do not change: those of development and of tests. */
export function fixedKeys(keys: StoredKey[]): LiveKeys {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const live = (key: StoredKey | undefined, now: number) =>
    key && isLiveKey(key, now) ? key : undefined;
  return {
    find(text, now) {
      const hash = Buffer.from(hashOfKey(text), 'hex');
      const found = keys.filter((key) => timingSafeEqual(Buffer.from(key.sha256, 'hex'), hash));
      return live(found[0], now);
    },
    get: (id, now) => live(byId.get(id), now),
  };
}

/**
 * The keys of a file, read again while the service runs: a revoked key is refused within ten
 * seconds. When the file has become unreadable the last keys stay, and `report` hears of it.
 */
export function keysOfFile(path: string, report: (problem: KeysFileProblem) => void): LiveKeys {
  let text = readKeysText(path);
  let keys = fixedKeys(parseKeys(text, path));
  let readAt = performance.now();

  function current(): LiveKeys {
    if (performance.now() - readAt < millisecondsBetweenReads) return keys;
    readAt = performance.now();
    try {
      const newText = readKeysText(path);
      if (newText !== text) keys = fixedKeys(parseKeys(newText, path));
      text = newText;
    } catch (problem) {
      if (!(problem instanceof KeysFileProblem)) throw problem;
      report(problem);
    }
    return keys;
  }

  return {
    find: (keyText, now) => current().find(keyText, now),
    get: (id, now) => current().get(id, now),
  };
}
