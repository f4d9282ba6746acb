import { closeSync, open, read } from 'node:fs';
import { promisify } from 'node:util';

/** A file that stays open: it can be read even after it was renamed or removed. */
export type OpenFile = {
  /** All its bytes, in memory of their own or in some that is lent and large enough. */
  read(lent?: Buffer): Promise<Buffer>;
  close(): void;
};

const openAt = promisify(open);
const readAt = promisify(read);

/** Opens a file of which the size is known. */
export async function openFile(path: string, size: number): Promise<OpenFile> {
  const handle = await openAt(path, 'r');
  return {
    read: (lent = Buffer.allocUnsafeSlow(size + 1)) => readWhole(handle, size, lent),
    close: () => closeSync(handle),
  };
}

/** One byte more than is wanted is asked for, so that a file that has grown is not taken for whole. */
async function readWhole(handle: number, size: number, into: Buffer): Promise<Buffer> {
  let length = 0;
  for (;;) {
    const { bytesRead } = await readAt(handle, into, length, size + 1 - length, length);
    length += bytesRead;
    if (bytesRead === 0 || length >= size) return into.subarray(0, length);
  }
}
