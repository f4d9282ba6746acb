import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPackageFile } from '../../scripts/pack/package-file.ts';
import { pack } from './stranger.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = readPackageFile(root);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formpress-reproducible-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the workspace without built files. */
async function copyWorkspace(target: string): Promise<void> {
  const isLeft = (path: string) => !/\/packages\/[a-z]+\/(?:dist|bundle|node_modules)$/.test(path);
  mkdirSync(target);
  const parts = ['packages', 'schemas', 'scripts', 'test/smallest-form', 'NOTICE', 'sbom.cdx.json'];
  for (const name of parts)
    await cp(join(root, name), join(target, name), { recursive: true, filter: isLeft });
  for (const name of readdirSync(root).filter((each) => /^(?:package|tsconfig).*json$/.test(each)))
    await cp(join(root, name), join(target, name));
  linkModules(join(root, 'node_modules'), join(target, 'node_modules'));
  linkModules(
    join(root, 'packages/client/node_modules'),
    join(target, 'packages/client/node_modules'),
  );
  const own = join(target, 'node_modules/@formpress');
  mkdirSync(own);
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(target, 'packages', name), join(own, name));
}

/** Links the same libraries, but the packages of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '@formpress'))
    symlinkSync(join(from, name), join(to, name));
}

function digestsIn(place: string): Record<string, string> {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(place, name)))
      .digest('hex');
  return Object.fromEntries(readdirSync(place).map((name) => [name, digest(name)]));
}

it('makes the same bytes in another folder, with another umask and time zone, after a new build', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const elsewhere = join(folder, 'another place');
  pack(here);
  await copyWorkspace(elsewhere);
  pack(there, elsewhere, 'umask 077; export TZ=Asia/Tokyo LANG=C;');
  expect(Object.keys(digestsIn(here))).toEqual([
    `formpress-${version}.tgz`,
    `formpress-client-${version}.tgz`,
    `formpress-form-${version}.tgz`,
  ]);
  expect(digestsIn(there)).toEqual(digestsIn(here));
});

it('contains no time and no owner', () => {
  const bytes = readFileSync(join(folder, 'here', `formpress-client-${version}.tgz`));
  expect(bytes.subarray(4, 8)).toEqual(Buffer.alloc(4)); // the time in a gzip header
});
