import { close, open, read } from 'node:fs';
import { promisify } from 'node:util';

/** A file that stays open: it can be read even after it was renamed or removed. */
export type OpenFile = {
  /** All its bytes. */
  read(): Promise<Buffer>;
  close(): Promise<void>;
};

const openAt = promisify(open);
const readAt = promisify(read);
const closeAt = promisify(close);

/** Opens a file of which the size is known. */
export async function openFile(path: string, size: number): Promise<OpenFile> {
  const handle = await openAt(path, 'r');
  return {
    read: () => readWhole(handle, size),
    close: () => closeAt(handle),
  };
}

/** One byte more than is wanted is asked for, so that a file that has grown is not taken for whole. */
async function readWhole(handle: number, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await readAt(handle, bytes, length, bytes.length - length, length);
    length += bytesRead;
    if (bytesRead === 0 || length === bytes.length) return bytes.subarray(0, length);
  }
}
