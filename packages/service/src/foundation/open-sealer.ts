import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Sealer } from '@formpress/fill';
import { KeyProblem, readSigningKey } from '@formpress/registry';
import { StartProblem } from './start-problem.ts';

/** Reads the key that signs printed files. */
export function openSealer(file: string): Sealer {
  const { id, privateKey } = readKey(file);
  return { id, sign: (message) => sign(null, message, privateKey) };
}

function readKey(file: string): ReturnType<typeof readSigningKey> {
  try {
    return readSigningKey(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof KeyProblem) throw new StartProblem(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new StartProblem(`The key file ${file} cannot be read (${code}).`);
  }
}
