import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, createReport, drawPages, type EmittedFile, openCache } from '@formpress/compiler';
import { readSettings, startService } from '@formpress/service';
import { afterAll, expect, it } from 'vitest';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { temporaryFolder } from './service-for-tests.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function compileInto(definitions: string, withoutPictures: boolean): Promise<EmittedFile[]> {
  const { release = [] } = await compile(definitions, createReport(), { withoutPictures });
  return release;
}

const isPage = ({ path }: EmittedFile) => /\/images\/[a-z0-9]+_[0-9]+\.png$/.test(path);

it('draws pages that a release lacks when they are requested, as a build does', async () => {
  const definitions = join(folder.path, 'definitions');
  await copyOwnForms(definitions, ['us/AL', 'us/federal/W4101']);
  const pages = (await compileInto(definitions, false)).filter(isPage);
  const late = await compileInto(definitions, true);
  expect(late.filter(isPage)).toEqual([]);
  for (const { path, bytes } of late) {
    const file = join(folder.path, 'release', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  // Drawing occupies the process. On a busy machine that would be long enough to refuse the next request.
  const { settings } = readSettings({ PORT: '0', MAX_LOOP_DELAY: '60000' });
  if (!settings) throw new Error('These settings are good.');
  const cache = openCache(join(folder.path, 'pages'));
  let drawings = 0;
  const service = await startService(settings, join(folder.path, 'release'), {
    write() {},
    drawPages(template) {
      drawings += 1;
      return drawPages(template, cache);
    },
  });
  try {
    const forms = new Set<string>();
    for (const { path, bytes } of pages) {
      const [, id, version, , name] = path.split('/');
      forms.add(`${id} ${version}`);
      const response = await fetch(`${service.url}/images/${id}/${version}/${name}`);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/png',
      ]);
      expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
    }
    expect(drawings).toBe(forms.size);
    const beyond = await fetch(`${service.url}/images/AL101/2025.4.0/al101_99.png`);
    expect(beyond.status).toBe(404);
  } finally {
    await service.close();
  }
}, 120_000);
