import { writeFile } from 'node:fs/promises';
import type { Io } from './io.ts';

/** Writes findings to a file. Reports an error and returns false when that fails. */
export async function writeOutput(file: string, text: string, io: Io): Promise<boolean> {
  try {
    await writeFile(file, text);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    io.error(`"${file}" cannot be written. Name a file in a folder that exists.\n`);
    return false;
  }
}
