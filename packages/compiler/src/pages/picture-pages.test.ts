import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { type Cache, openCache } from '../cache/cache.ts';
import { type PicturedPdf, picturePages } from './picture-pages.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function entries(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

function twoPages(drawing: string): PicturedPdf {
  const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<>>>>';
  const pdf = simplePdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2/MediaBox[0 0 100 50]>>',
    3: page,
    4: { dictionary: '', data: drawing },
    5: page,
  });
  return { pdf };
}
const [dark, light] = [twoPages('0 g 0 0 50 50 re f'), twoPages('.9 g 0 0 50 50 re f')];

/** The pictures of files, and how many files were drawn for them. */
async function pictured(files: PicturedPdf[], width = 64) {
  let drawn = 0;
  const own = openCache(folder);
  const keep: Cache['keep'] = (...entry) => {
    drawn += 1;
    own.keep(...entry);
  };
  const pictures = await picturePages(files, width, { cache: { ...own, keep } });
  return { pictures: pictures.map((pages) => pages.map((page) => Buffer.from(page))), drawn };
}

it('draws a file once', async () => {
  const first = await pictured([dark]);
  expect(first.drawn).toBe(1);
  expect(await pictured([dark])).toEqual({ pictures: first.pictures, drawn: 0 });
  const both = await pictured([light, dark]);
  expect(both.drawn).toBe(1);
  expect(both.pictures[1]).toEqual(first.pictures[0]);
  expect(await picturePages([light, dark], 64)).toEqual(
    both.pictures.map((pages) => pages.map((page) => new Uint8Array(page))),
  );
});

it('caches every width separately', async () => {
  await pictured([dark], 64);
  expect((await pictured([dark], 65)).drawn).toBe(1);
  expect((await pictured([dark], 64)).drawn).toBe(0);
});

it('draws damaged pictures again and repairs the cache', async () => {
  const harms: ((entry: string) => Promise<void>)[] = [
    (entry) => truncate(entry, 40),
    (entry) => rm(entry),
    (entry) => writeFile(entry, 'nothing'),
  ];
  const { pictures } = await pictured([dark]);
  for (const harm of harms) {
    const [entry = ''] = await entries();
    await harm(entry);
    expect(await pictured([dark])).toEqual({ pictures, drawn: 1 });
    expect(await pictured([dark])).toEqual({ pictures, drawn: 0 });
  }
});

it('lets several runs store the same pages at once, and leaves no temporary files', async () => {
  const runs = await Promise.all(Array.from({ length: 8 }, () => pictured([dark, light])));
  for (const { pictures } of runs) expect(pictures).toEqual(runs[0]?.pictures);
  expect(await entries()).toHaveLength(2);
  expect((await pictured([dark, light])).drawn).toBe(0);
});
