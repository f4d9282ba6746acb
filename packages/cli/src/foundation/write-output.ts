import { writeFile } from 'node:fs/promises';
import type { Io } from './io.ts';

/** Writes what was found to the file that was asked for; where that cannot be, says so. */
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
