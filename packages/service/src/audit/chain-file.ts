import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { AuditProblem } from './audit-problem.ts';

/** An append-only file of lines. */
export type ChainFile = {
  /** The last line when the file was opened, if it was not empty. */
  lastLine: string | undefined;
  /** Whether the file ended in the middle of a line, which was then removed. */
  wasTorn: boolean;
  /** Appends a line completely or not at all. Returns an error code on failure. */
  append(line: string): string | undefined;
  /** Whether the path still refers to this file. */
  isStillAt(path: string): boolean;
  close(): void;
};

const maxLineBytes = 1024 * 1024;

/** Opens or creates an audit file. It must be a writable regular file. */
export function openChainFile(path: string): ChainFile {
  const handle = open(path);
  const { isFile, size: found } = statOf(handle);
  if (!isFile) {
    closeSync(handle);
    throw new AuditProblem(`The audit file ${path} is not a regular file.`);
  }
  const tail = readTail(handle, found);
  const whole = tail.slice(0, tail.lastIndexOf('\n') + 1);
  let size = found - Buffer.byteLength(tail.slice(whole.length), 'latin1');
  if (size !== found) ftruncateSync(handle, size);
  return {
    lastLine: lastLineOf(whole),
    wasTorn: size !== found,
    append(line) {
      const error = write(handle, line, size);
      if (error === undefined) size += Buffer.byteLength(line);
      return error;
    },
    isStillAt(at) {
      const there = statSync(at, { bigint: true, throwIfNoEntry: false });
      const here = fstatSync(handle, { bigint: true });
      return there?.ino === here.ino && there.dev === here.dev;
    },
    close: () => closeSync(handle),
  };
}

function open(path: string): number {
  try {
    return openSync(path, 'a+', 0o640);
  } catch (error) {
    throw new AuditProblem(`The audit file ${path} cannot be opened (${codeOf(error)}).`);
  }
}

function statOf(handle: number): { isFile: boolean; size: number } {
  const found = fstatSync(handle);
  return { isFile: found.isFile(), size: found.size };
}

/** The end of the file, one character per byte. */
function readTail(handle: number, size: number): string {
  const bytes = Buffer.alloc(Math.min(size, maxLineBytes));
  readSync(handle, bytes, 0, bytes.length, size - bytes.length);
  return bytes.toString('latin1');
}

function lastLineOf(lines: string): string | undefined {
  if (lines === '') return undefined;
  const line = lines.slice(lines.lastIndexOf('\n', lines.length - 2) + 1, -1);
  return Buffer.from(line, 'latin1').toString();
}

/** Writes a line. If the file no longer has the length we left, it has another writer, and two chains would mix. */
function write(handle: number, line: string, size: number): string | undefined {
  try {
    if (fstatSync(handle).size !== size) return 'CHANGED_BY_OTHERS';
    const bytes = Buffer.from(line);
    if (writeSync(handle, bytes) === bytes.length) return undefined;
    ftruncateSync(handle, size);
    return 'ENOSPC';
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code;
}
