import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoweredForm, lockBlank, openWorkspace } from '@formpress/compiler';

/**
 * Locks the agency's file for a version that keeps its drawn blank, and then removes the file. The file stays if the
 * version has errors with it or with the drawn blank instead. Returns what was done, as a sentence for people.
 */
export async function lockOnly(definitions: string, folder: string): Promise<string> {
  const [file, lock] = ['blank.pdf', 'blank.lock.json'].map((name) =>
    join(definitions, folder, name),
  ) as [string, string];
  const bytes = await readFile(file);
  const onFile = await versionIn(definitions, folder);
  if (!onFile)
    return 'blank.pdf was kept, because the version has errors with it. Fix them, run "formpress lock", then remove it.\n';
  await rm(file);
  if (!(await versionIn(definitions, folder))) {
    await writeFile(file, bytes);
    return 'blank.pdf stays, for blank.yaml draws other fields. Draw those of the new file, run "formpress lock", then remove it.\n';
  }
  await writeFile(lock, lockBlank(onFile));
  return 'The file is locked in blank.lock.json, and the drawn blank stays.\n';
}

/** The version in a folder, lowered; undefined when it has errors. */
async function versionIn(definitions: string, folder: string): Promise<LoweredForm | undefined> {
  const workspace = openWorkspace(definitions, { isUnproved: true });
  const { lowered } = await workspace.familyAlone(`${folder}/form.yaml`);
  return lowered.find(({ source }) => source.folder === folder);
}
