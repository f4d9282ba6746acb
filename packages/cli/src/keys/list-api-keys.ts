import { isLiveKey, type StoredKey } from '@formpress/service';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { storedKeys } from './stored-keys.ts';

/** Prints all keys with their owners, expiries and scopes, without their hashes. */
export function listApiKeys({ options, io }: Call, file: string): ExitCode {
  const now = Date.now();
  const keys = storedKeys(file);
  if (options.json) {
    const rows = keys.map((key) => rowOf(key, now));
    io.out(`${JSON.stringify(rows, null, 2)}\n`);
    return exitCode.clean;
  }
  if (keys.length === 0) io.out('There are no keys.\n');
  for (const key of keys) io.out(`${lineOf(key, now)}\n`);
  return exitCode.clean;
}

function lineOf(key: StoredKey, now: number): string {
  const { id, name, expires, owner, forms, environments, limit } = key;
  const until = expires ? `until ${expires.slice(0, 10)}` : 'no expiry';
  const more = [
    owner === undefined ? [] : `owner ${owner}`,
    forms ? `forms ${forms.join(', ')}` : [],
    environments ? `in ${environments.join(', ')}` : [],
    limit === undefined ? [] : `${limit} requests per second`,
  ].flat();
  const first = `${id}  ${isLiveKey(key, now) ? 'live   ' : 'ended  '}  ${until}  ${name}`;
  return [first, ...more].join('; ');
}

function rowOf(key: StoredKey, now: number): object {
  const { sha256: _, ...shown } = key;
  return { ...shown, live: isLiveKey(key, now) };
}
