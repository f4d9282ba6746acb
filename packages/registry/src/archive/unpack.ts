import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sha256 } from '../foundation/sha256.ts';

/** The digest and size that release.json states for a file. */
export type FileDigest = { sha256: string; size: number };

const inflate = promisify(gunzip);
/** Bytes for the headers and padding of a file, including a long name, and for the end of an archive. */
const [overheadPerFile, overheadOfEnd] = [4096, 16_384];

/**
 * Unpacks an archive in memory. It must contain exactly the files that the release lists, with their
 * sizes: no other names, so none outside the folder, no links and no duplicates.
 */
export async function unpack(
  archive: Uint8Array,
  expected: ReadonlyMap<string, FileDigest>,
  what: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const reading = extract();
  reading.end(await expand(archive, expected, what));
  try {
    for await (const entry of reading) {
      const { name, type, size = 0 } = entry.header;
      const wanted = expected.get(name);
      if (type !== 'file' || !wanted)
        throw damaged(what, `holds ${quote(name)}, which is not in the release`);
      if (files.has(name)) throw damaged(what, `holds ${quote(name)} twice`);
      if (size !== wanted.size) throw damaged(what, `holds ${quote(name)} with the wrong size`);
      files.set(name, checked(name, await buffer(entry), wanted, what));
    }
  } catch (error) {
    if (error instanceof RegistryProblem) throw error;
    throw damaged(what, 'cannot be read');
  }
  const missing = [...expected.keys()].find((name) => !files.has(name));
  if (missing !== undefined) throw damaged(what, `lacks ${quote(missing)}`);
  return files;
}

async function expand(
  archive: Uint8Array,
  expected: ReadonlyMap<string, FileDigest>,
  what: string,
): Promise<Buffer> {
  const sizes = [...expected.values()].map(({ size }) => size + overheadPerFile);
  const maxOutputLength = sizes.reduce((sum, size) => sum + size, overheadOfEnd);
  try {
    return await inflate(archive, { maxOutputLength });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw damaged(what, isLarge ? 'holds more than the release says' : 'cannot be read');
  }
}

function checked(name: string, bytes: Buffer, wanted: FileDigest, what: string): Buffer {
  if (bytes.length === wanted.size && sha256(bytes) === `sha256:${wanted.sha256}`) return bytes;
  throw damaged(what, `holds ${quote(name)} with the wrong digest`);
}

/** Quotes an untrusted name so that it is safe to print on a terminal. */
function quote(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}

function damaged(what: string, why: string): RegistryProblem {
  return new RegistryProblem('DAMAGED', `The archive of ${what} ${why}.`);
}
