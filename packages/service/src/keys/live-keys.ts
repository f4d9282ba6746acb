import { timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import { type KeyChanges, keyChanges } from './key-changes.ts';
import { hashOfKey } from './key-text.ts';
import { KeysFileProblem, parseKeys, readKeysText } from './keys-file.ts';
import { isForEnvironment, isLiveKey, type StoredKey } from './stored-key.ts';

/** The keys a service accepts at the moment. */
export type LiveKeys = {
  /** The key with this text, if it may be used now. */
  find(text: string, now: number): StoredKey | undefined;
  /** The key with this id, if it may be used now. */
  get(id: string, now: number): StoredKey | undefined;
  /** Looks no longer whether keys have changed. */
  stop(): void;
};

/** What a keys file is read for, and who hears of it. */
export type KeysReader = {
  /** Keys for other environments are as good as none. */
  environment: string;
  /** The file cannot be used; told once until it can. */
  report(problem: KeysFileProblem): void;
  /** The file has other keys than before. */
  changed(changes: KeyChanges): void;
};

const millisecondsBetweenChecks = 250;

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
    stop() {},
  };
}

/**
 * The keys of a file, read again when it changes: a revoked key is refused within a second. When
 * the file has become unreadable the last keys stay, and `report` hears of it.
 */
export function keysOfFile(path: string, reader: KeysReader): LiveKeys {
  let mark = markOf(path);
  let all = parseKeys(readKeysText(path), path);
  let keys = liveKeysOf(all, reader.environment);
  let checkedAt = performance.now();
  let reported: string | undefined;

  function refresh(): void {
    checkedAt = performance.now();
    const newMark = markOf(path);
    if (newMark === mark && reported === undefined) return;
    try {
      const newKeys = parseKeys(readKeysText(path), path);
      const changes = keyChanges(all, newKeys);
      if (changes) reader.changed(changes);
      [mark, all, reported] = [newMark, newKeys, undefined];
      keys = liveKeysOf(all, reader.environment);
    } catch (problem) {
      if (!(problem instanceof KeysFileProblem)) throw problem;
      if (problem.message !== reported) reader.report(problem);
      reported = problem.message;
    }
  }
  function current(): LiveKeys {
    if (performance.now() - checkedAt >= millisecondsBetweenChecks) refresh();
    return keys;
  }
  // Nobody may call for hours, and the change is to be noted all the same.
  const timer = setInterval(current, millisecondsBetweenChecks).unref();
  return {
    find: (keyText, now) => current().find(keyText, now),
    get: (id, now) => current().get(id, now),
    stop: () => clearInterval(timer),
  };
}

function liveKeysOf(keys: StoredKey[], environment: string): LiveKeys {
  return fixedKeys(keys.filter((key) => isForEnvironment(key, environment)));
}

/** Changes whenever the file is written or another takes its place. */
function markOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ') : 'none';
}
