import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, pictureValue, type Workspace } from '@formpress/compiler';
import type { Io } from '../foundation/io.ts';

/** Writes a picture of each filled box that findings are about to a folder. */
export async function writePictures(
  workspace: Workspace,
  findings: readonly Diagnostic[],
  folder: string,
  io: Io,
): Promise<void> {
  const places = findings.flatMap(({ seen = [] }) => seen);
  for (const [i, place] of places.entries()) {
    const { lowered } = await workspace.familyAlone(`${place.folder}/form.yaml`);
    const form = lowered.find(({ source }) => source.folder === place.folder);
    const picture = form && (await pictureValue(form, place));
    if (!picture) continue;
    const { id, version } = form.bundle;
    const path = join(folder, `${id}-${version}-page-${place.page}-${i + 1}.png`);
    await mkdir(folder, { recursive: true });
    await writeFile(path, picture);
    io.error(`${path}\n`);
  }
}
