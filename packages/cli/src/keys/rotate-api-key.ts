import { isLiveKey, rotateKey, writeKeysFile } from '@formpress/service';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { readDay, readOverlap } from './read-key-options.ts';
import { storedKeys } from './stored-keys.ts';

/** Creates a key that replaces another. The old key still works for a while. */
export function rotateApiKey(
  { options, io }: Call,
  file: string,
  id: string | undefined,
): ExitCode {
  const refuse = (problem: string, code: ExitCode) => {
    io.error(`${problem}\n`);
    return code;
  };
  const overlap = readOverlap(options.overlap);
  const expires = readDay(options.expires);
  if ('problem' in overlap) return refuse(overlap.problem, exitCode.usage);
  if ('problem' in expires) return refuse(expires.problem, exitCode.usage);
  if (!id) return refuse('Give the id of a key: formpress keys rotate key_….', exitCode.usage);
  const keys = storedKeys(file);
  const old = keys.find((key) => key.id === id);
  const now = new Date();
  if (!old) return refuse(`${file} has no key ${id}.`, exitCode.problem);
  if (!isLiveKey(old, now.getTime()))
    return refuse(
      `The key ${id} is no longer valid. Create another with keys create.`,
      exitCode.problem,
    );
  if (old.expires !== undefined && expires.value === undefined)
    return refuse(
      `The key ${id} expires on ${old.expires.slice(0, 10)}, so the new one needs an expiry too: add --expires with a day.`,
      exitCode.usage,
    );
  const wanted = {
    overlap: overlap.value,
    ...(expires.value !== undefined && { expires: expires.value }),
  };
  const { text, stored, ending } = rotateKey(old, wanted, now);
  writeKeysFile(file, [...keys.map((key) => (key === old ? ending : key)), stored]);
  const until = ending.expires;
  const message = `${text}\n\nThis is the key ${stored.id}. It is shown only once and not stored. The key ${id} works until ${until}.\n`;
  const { name } = stored;
  io.out(options.json ? `${JSON.stringify({ id: stored.id, name, key: text, until })}\n` : message);
  return exitCode.clean;
}
