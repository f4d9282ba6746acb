import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog, Release } from '@formpress/model';

const wanted = 100;

/** Makes a release of at least a hundred form versions from ours, with duplicates if necessary. */
export function hundredForms(from: string, to: string): void {
  const { files, ...rest } = readJson<Release>(join(from, 'release.json'));
  const { forms } = readJson<Catalog>(join(from, 'catalog.json'));
  const twins = forms.slice(0, Math.max(0, wanted - forms.length));
  const all = new Map(Object.keys(files).map((path) => [path, readFileSync(join(from, path))]));
  for (const { id, folder } of twins) {
    for (const [path, bytes] of all) {
      if (!path.startsWith(`${folder}/`)) continue;
      const text = path.endsWith('.json') ? bytes.toString().replaceAll(id, `${id}T`) : undefined;
      all.set(path.replace(`/${id}/`, `/${id}T/`), text === undefined ? bytes : Buffer.from(text));
    }
  }
  const more = twins.map((form) => ({
    ...form,
    id: `${form.id}T`,
    folder: form.folder.replace(`/${form.id}/`, `/${form.id}T/`),
  }));
  all.set('catalog.json', Buffer.from(JSON.stringify({ forms: [...forms, ...more] })));
  writeRelease(to, all, rest);
}

/** Changes a sentence of one form in a release. */
export function changeSentence(folder: string): string {
  const { files, ...rest } = readJson<Release>(join(folder, 'release.json'));
  const path = Object.keys(files).find((each) => each.endsWith('question-sets.fr.json')) ?? '';
  const all = new Map(Object.keys(files).map((each) => [each, readFileSync(join(folder, each))]));
  const text = all.get(path)?.toString() ?? '';
  all.set(path, Buffer.from(text.replace('"questionText":"', '"questionText":"Bien : ')));
  writeRelease(folder, all, rest);
  return path;
}

function writeRelease(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  rest: Omit<Release, 'files'>,
): void {
  const digests = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [path, { sha256, size: bytes.length }];
    });
  const release = { ...rest, files: Object.fromEntries(digests) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
