/**
 * What passes the proofs of visibility can be seen, and what cannot be seen is found: random agency pages, with and
 * without one mistake. The proofs draw pages with pdfium; here poppler draws them.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { withTool } from '../foundation/system-tools.ts';
import { anyMistake } from './any-mistake.ts';
import { anyGoodPaper, anyPaper } from './any-paper.ts';
import { checkPaper } from './check-paper.ts';
import { unseenValues } from './seen-by-poppler.ts';

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
