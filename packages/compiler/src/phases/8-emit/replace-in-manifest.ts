import { manifestEntries } from './emit.ts';
import type { EmittedFile } from './emitter.ts';

/** A manifest with updated entries, and the files that changed. */
export type Replaced = { manifest: EmittedFile; differing: EmittedFile[] };

/**
 * Replaces entries in the text of a release.json: parsing the thousands of entries of a large release takes
 * longer than everything else. Returns undefined where these folders had other files.
 */
export function replaceInManifest(
  before: string,
  files: readonly EmittedFile[],
  folders: readonly string[],
): Replaced | undefined {
  const held = folders.map((folder) => before.split(`"${folder}/`).length - 1);
  if (held.reduce((sum, count) => sum + count, 0) !== files.length) return undefined;
  const differing: EmittedFile[] = [];
  let text = before;
  for (const file of files) {
    const start = text.indexOf(`${JSON.stringify(file.path)}:{`);
    if (start === -1) return undefined;
    const end = text.indexOf('}', start) + 1;
    const entry = JSON.stringify(manifestEntries([file])).slice(1, -1);
    if (entry === text.slice(start, end)) continue;
    differing.push(file);
    text = text.slice(0, start) + entry + text.slice(end);
  }
  return { manifest: { path: 'release.json', bytes: Buffer.from(text) }, differing };
}
