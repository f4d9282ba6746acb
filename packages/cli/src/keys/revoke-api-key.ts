import { revokeKey, writeKeysFile } from '@formpress/service';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { storedKeys } from './stored-keys.ts';

/** Revokes a key and all its tokens. */
export function revokeApiKey({ io }: Call, file: string, id: string | undefined): ExitCode {
  const left = id && revokeKey(storedKeys(file), id, new Date());
  if (!left) {
    io.error(
      id ? `${file} has no key ${id}.\n` : 'Give the id of a key: formpress keys revoke key_….\n',
    );
    return id ? exitCode.problem : exitCode.usage;
  }
  writeKeysFile(file, left);
  io.out(`The key ${id} is revoked. Services refuse it and its tokens within a second.\n`);
  return exitCode.clean;
}
