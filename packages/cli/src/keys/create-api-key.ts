import { existsSync } from 'node:fs';
import { createKey, writeKeysFile } from '@formpress/service';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { readKeyOptions } from './read-key-options.ts';
import { storedKeys } from './stored-keys.ts';

/** Creates an API key and prints it once. */
export function createApiKey(
  { options, io }: Call,
  file: string,
  name: string | undefined,
): ExitCode {
  if (!name) {
    io.error('Give the key a name: formpress keys create "Payroll test".\n');
    return exitCode.usage;
  }
  const read = readKeyOptions(options);
  if ('problem' in read) {
    io.error(`${read.problem}\n`);
    return exitCode.usage;
  }
  const { text, stored } = createKey({ name, ...read.value }, new Date());
  writeKeysFile(file, [...(existsSync(file) ? storedKeys(file) : []), stored]);
  const { id } = stored;
  const message = `${text}\n\nThis is the key ${id}. It is shown only once and not stored; ${file} has only its hash.\n`;
  io.out(options.json ? `${JSON.stringify({ id, name, key: text })}\n` : message);
  return exitCode.clean;
}
