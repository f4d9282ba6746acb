import { join } from 'node:path';
import { installRelease } from '@formpress/service';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { endAll, startProcess } from './formpress-process.ts';

const folder = temporaryFolder();
afterAll(async () => {
  await endAll();
  folder.remove();
});

/** A release with a number of forms. It needs twice as many open files. */
function release(version: string, forms: number): string {
  const path = join(folder.path, version);
  writeSmallRelease(
    path,
    Array.from({ length: forms }, (_, i) => ({
      id: `AA${101 + i}`,
      version,
      effective: '2026-01-01',
    })),
  );
  return path;
}

it('keeps serving the old release when it cannot open the files of a new one, and reports it', async () => {
  const root = join(folder.path, 'root');
  await installRelease(release('2026.1.0', 120), root);
  const service = startProcess('serve', [root], { PORT: '0' }, 450);
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  const statusOf = async (version: string) =>
    (await fetch(`${url}/images/AA101/${version}/aa101_1.png`)).status;

  await installRelease(release('2026.2.0', 120), root);
  await service.says(/"code":"RELEASE_UNREADABLE"/);
  expect([await statusOf('2026.1.0'), await statusOf('2026.2.0')]).toEqual([200, 404]);

  // The files of the refused release are closed again, or this one would not fit either.
  await installRelease(release('2026.3.0', 60), root);
  await vi.waitFor(async () => expect(await statusOf('2026.3.0')).toBe(200), 20_000);
}, 120_000);
