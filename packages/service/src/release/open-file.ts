import { closeSync, open, read } from 'node:fs';
import { promisify } from 'node:util';

/** An open file. It can be read even after it was renamed or removed. */
export type OpenFile = {
  /** Reads all bytes, into new memory or into a given buffer that is large enough. */
  read(lent?: Buffer): Promise<Buffer>;
  close(): void;
};

const openAt = promisify(open);
const readAt = promisify(read);

/** Opens a file with a known size. */
export async function openFile(path: string, size: number): Promise<OpenFile> {
  const handle = await openAt(path, 'r');
  return {
    read: (lent = Buffer.allocUnsafeSlow(size + 1)) => readWhole(handle, size, lent),
    close: () => closeSync(handle),
  };
}

/** Reads a file. It requests one byte more than expected, to detect a file that has grown. */
async function readWhole(handle: number, size: number, into: Buffer): Promise<Buffer> {
  let length = 0;
  for (;;) {
    const { bytesRead } = await readAt(handle, into, length, size + 1 - length, length);
    length += bytesRead;
    if (bytesRead === 0 || length >= size) return into.subarray(0, length);
  }
}
