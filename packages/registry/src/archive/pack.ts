import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'fflate';
import { pack as startArchive } from 'tar-stream';

/** A file of an archive. */
export type ArchivedFile = { name: string; bytes: Uint8Array };

/** Packs files into an archive with sorted names, no times and no owners: the same files give the same bytes. */
export async function pack(files: readonly ArchivedFile[]): Promise<Uint8Array> {
  const archive = startArchive();
  for (const { name, bytes } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const header = { name, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: 'file' } as const;
    archive.entry(header, Buffer.from(bytes));
  }
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 6, mtime: 0 });
}
