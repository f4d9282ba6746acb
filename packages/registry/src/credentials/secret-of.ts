import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** A secret, or a problem in a sentence that never shows the secret. */
export type FoundSecret = { value: string | undefined } | { problem: string };

/**
 * Reads a secret from the environment: the value of NAME, or the content of the file that NAME_FILE
 * names. A line break at the end of the file is not part of the secret.
 */
export function secretOf(environment: Environment, name: string): FoundSecret {
  const value = environment[name];
  const fileName = `${name}_FILE`;
  const file = environment[fileName];
  if (!file) return { value };
  if (value) return { problem: `${name} and ${fileName} are both set. Set one or the other.` };
  return readSecret(file, fileName);
}

function readSecret(file: string, fileName: string): FoundSecret {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { problem: `${fileName}: ${file} is empty.` } : { value: text };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { problem: `${fileName}: ${file} cannot be read (${code}).` };
  }
}
