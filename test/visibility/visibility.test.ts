/**
 * What passes the proofs of visibility can be seen, and what cannot be seen is found: random agency pages, with and
 * without one mistake. The proofs draw pages with pdfium; here poppler draws them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { withTool } from '../foundation/system-tools.ts';
import { anyMistake } from './any-mistake.ts';
import { anyGoodPaper, anyPaper } from './any-paper.ts';
import { checkPaper } from './check-paper.ts';
import { unseenValues } from './seen-by-poppler.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

const seed = seedOfTheDay;
const many = process.env.ALL === '1';

withTool('pdftoppm')(
  `finds nothing on pages where everything can be seen (seed ${seed})`,
  (pdftoppm) =>
    fc.assert(
      fc.asyncProperty(anyGoodPaper, async (paper) => {
        const { found } = await checkPaper(paper);
        expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
        expect(unseenValues(paper, pdftoppm)).toEqual([]);
      }),
      { seed, numRuns: many ? 200 : 12 },
    ),
  600_000,
);

withTool('pdftoppm')(
  `finds something on every page where a value cannot be seen (seed ${seed})`,
  (pdftoppm) =>
    fc.assert(
      fc.asyncProperty(anyPaper, async (paper) => {
        const { found } = await checkPaper(paper);
        if (found.length === 0) expect(unseenValues(paper, pdftoppm)).toEqual([]);
      }),
      { seed, numRuns: many ? 400 : 24 },
    ),
  600_000,
);

it(`finds each mistake, and says it once, at the line of its box (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyGoodPaper, anyMistake, async (paper, { about, code, make }) => {
      const { found } = await checkPaper(make(paper));
      const said = found.map((each) => [each.code, each.at.file.endsWith('/pdf.yaml')]);
      expect([about, ...said]).toEqual([about, [code, true]]);
    }),
    { seed, numRuns: many ? 600 : 36 },
  );
}, 600_000);

it('draws a picture of what is wrong, when asked', async () => {
  await withCopy(smallestForm, async (folder) => {
    const file = join(folder, 'us/AL/AL101/2026.1.0/pdf.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('[72, 300, 240, 16]', '[72, 700, 240, 16]'));
    const pictures = join(folder, 'pictures');
    const words = ['check', folder, '--pictures', pictures, '--no-cache'];
    const { code, out, error } = await runFormpress(...words);
    const path = join(pictures, 'AL101-2026.1.0-page-1-1.png');
    expect([code, error]).toEqual([1, `${path}\n`]);
    expect(out).toContain('the signature "signatureLine" on page 1 overlaps the box of "name"');
    expect([...(await readFile(path)).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });
}, 60_000);
