import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runFormpress, runFormpressWith } from '../foundation/run-formpress.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

function release(version: string): string {
  const path = join(folder.path, version);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

it('installs releases and rolls back one at a time, as long as there are any', async () => {
  const root = join(folder.path, 'root');
  const first = await runFormpress('install', release('2026.1.0'), root);
  expect(first).toEqual({
    code: 0,
    out: expect.stringMatching(/^[0-9a-f]{12} is the current release of .*root\.\n$/),
    error: '',
  });
  expect((await runFormpress('install', release('2026.2.0'), root)).code).toBe(0);
  const name = first.out.slice(0, 12);
  expect(await runFormpress('rollback', root)).toEqual({
    code: 0,
    out: `${name} is the current release of ${root} again.\n`,
    error: '',
  });
  expect(await runFormpressWith({ RELEASE: root }, 'rollback')).toEqual({
    code: 1,
    out: '',
    error: `${root} has no earlier release to go back to.\n`,
  });
});

it('neither installs a damaged release nor rolls back to one', async () => {
  const root = join(folder.path, 'careful');
  const good = release('2026.3.0');
  const bad = join(folder.path, 'bad');
  cpSync(good, bad, { recursive: true });
  appendFileSync(join(bad, 'catalog.json'), ' ');
  expect(await runFormpress('install', bad, root)).toEqual({
    code: 1,
    out: '',
    error: `The release in ${bad} is damaged: catalog.json differs from its digest.\n`,
  });
  const name = (await runFormpress('install', good, root)).out.slice(0, 12);
  await runFormpress('install', release('2026.4.0'), root);
  const kept = join(root, 'releases', name);
  appendFileSync(join(kept, 'catalog.json'), ' ');
  expect(await runFormpress('rollback', root)).toEqual({
    code: 1,
    out: '',
    error: `The release in ${kept} is damaged: catalog.json differs from its digest.\n`,
  });
});

it('does not serve in production without a secret and keys, or with invalid settings', async () => {
  const why = 'outside development (a loopback HOST and NODE_ENV other than production)';
  expect(await runFormpressWith({ NODE_ENV: 'production' }, 'serve', release('2026.5.0'))).toEqual({
    code: 2,
    out: '',
    error: `TOKEN_SECRET or TOKEN_SECRET_FILE must be set ${why}.\nKEYS_FILE must be set ${why}.\n`,
  });
  expect(await runFormpress('serve', '--workers', 'all')).toEqual({
    code: 2,
    out: '',
    error: '"all" is not a number of processes. Use --workers 4.\n',
  });
  expect(
    await runFormpressWith({ PORT: '0' }, 'serve', join(folder.path, 'nowhere')),
  ).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^There is no release in .*\.\n$/),
  });
});
