import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog, Release } from '@formpress/model';
import { corpusFolder } from '../../corpus/corpus-folder.ts';
import { bin } from '../http/bench-release.ts';

/** A release of the whole corpus. It is built once per version of the compiler, which takes minutes. */
export async function corpusRelease(): Promise<string> {
  const folder = await corpusFolder();
  const release = `${folder}-release`;
  mkdirSync(`${folder}-run`, { recursive: true });
  execFileSync(process.execPath, [bin, 'build', folder, '--out', release], {
    cwd: `${folder}-run`,
    stdio: 'ignore',
  });
  return release;
}

/** A part of a release with a number of form versions, spread over the catalog. */
export function partOfRelease(whole: string, versions: number): string {
  const part = `${whole}-${versions}`;
  rmSync(part, { recursive: true, force: true });
  const manifest = readJson<Release>(join(whole, 'release.json'));
  const catalog = readJson<Catalog>(join(whole, 'catalog.json'));
  const step = catalog.forms.length / versions;
  const forms = catalog.forms.filter((_, index) => index % step < 1);
  const left = catalog.forms.filter((form) => !forms.includes(form));
  const isLeft = (path: string) => left.some(({ folder }) => path.startsWith(`${folder}/`));
  const files: Release['files'] = {};
  for (const path of Object.keys(manifest.files).filter((each) => !isLeft(each))) {
    const bytes =
      path === 'catalog.json'
        ? Buffer.from(JSON.stringify({ ...catalog, forms }))
        : readFileSync(join(whole, path));
    write(join(part, path), bytes);
    files[path] = { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  }
  write(join(part, 'release.json'), Buffer.from(JSON.stringify({ ...manifest, files })));
  return part;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
