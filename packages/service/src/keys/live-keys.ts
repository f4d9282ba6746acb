import { timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import { type KeyChanges, keyChanges } from './key-changes.ts';
import { hashOfKey } from './key-text.ts';
import { KeysFileProblem, parseKeys, readKeysText } from './keys-file.ts';
import { isForEnvironment, isLiveKey, type StoredKey } from './stored-key.ts';

/** The keys that a service currently accepts. */
export type LiveKeys = {
  /** The key with this text, if it may be used now. */
  find(text: string, now: number): StoredKey | undefined;
  /** The key with this id, if it may be used now. */
  get(id: string, now: number): StoredKey | undefined;
  /** Stops watching for changes. */
  stop(): void;
};

/** The environment of a service, and callbacks for its keys file. */
export type KeysReader = {
  /** Keys for other environments are ignored. */
  environment: string;
  /** Called once when the file becomes unusable. */
  report(problem: KeysFileProblem): void;
  /** Called when the keys in the file change. */
  changed(changes: KeyChanges): void;
};

const millisecondsBetweenChecks = 250;

/** Keys that do not change, for development and tests. */
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
 * The keys of a file, read again when it changes: a revoked key is refused within a second. When the
 * file becomes unreadable the last keys stay, and `report` is called.
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
  // A change must be noticed even when there are no requests for hours.
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

/** A stamp that changes whenever the file is written or replaced. */
function markOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ') : 'none';
}
