/** Boxes of two revisions of an agency's file are matched by meaning, held against what people read on the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Matching,
  matchBoxes,
  type Paper,
  type PaperBox,
  readPaper,
} from '@formpress/revision';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';

const folder = agencyPdfs();
const truthFolder = fileURLToPath(new URL('truth/', import.meta.url));

/** By file, what each of its boxes asks for. */
type Truth = Record<string, Record<string, string>>;

const truths = readdirSync(truthFolder).map(
  (name) => parse(readFileSync(join(truthFolder, name), 'utf8')) as Truth,
);

/** Pairs of files of one form and language, in both directions. */
const pairs = truths.flatMap((truth) => {
  const files = Object.keys(truth).filter((file) => !file.includes('-es'));
  return files.flatMap((old) =>
    files.filter((now) => now !== old).map((now) => ({ truth, old, now })),
  );
});

/** Revisions in the order in which they came out, with the share of boxes that is decided on form and on worksheet pages. */
const revisions: [old: string, now: string, form: number, worksheets: number][] = [
  ['us-federal-w4-2021.pdf', 'us-federal-w4-2024.pdf', 1, 1],
  ['us-federal-w4-2024.pdf', 'us-federal-w4-2025.pdf', 1, 1],
  ['us-federal-w4-2025.pdf', 'nasty-w4-2025-macos-orphan-widgets.pdf', 1, 1],
  ['us-federal-w4-2025.pdf', 'nasty-w4-2025-macos-resaved-no-xfa.pdf', 1, 1],
  ['us-federal-w4-2025.pdf', 'us-federal-w4-2026.pdf', 1, 0.8],
  ['us-ca-de4-2025-01-rev55.pdf', 'us-ca-de4-2025-05-rev55.pdf', 1, 1],
  ['us-ny-it2104-2017.pdf', 'us-ny-it2104-2025.pdf', 1, 1],
  ['nasty-mi-w4-pdf20-header.pdf', 'us-mi-w4-employer-edition-2026.pdf', 1, 1],
  // The form was designed anew: half of its boxes went.
  ['us-federal-w4-2017.pdf', 'us-federal-w4-2018-radpdf.pdf', 0.9, 0.9],
  ['us-federal-w4-2018-radpdf.pdf', 'us-federal-w4-2021.pdf', 0.9, 0.75],
];

describe.skipIf(!folder)(folder ? 'agency files' : noAgencyPdfs, () => {
  for (const { truth, old, now } of pairs)
    it(`binds no box to another: ${old} to ${now}`, () => {
      const { same, gone, after } = matched(old, now);
      const wrong = same.filter(
        ({ from, to }) => plain(truth, old, from) !== plain(truth, now, to),
      );
      expect(
        wrong.map(({ from, to }) => [meaning(truth, old, from), meaning(truth, now, to)]),
      ).toEqual([]);
      const lost = gone.filter(
        (box) =>
          !meaning(truth, old, box).endsWith('?') && isThere(truth, { old, now, after }, box),
      );
      expect(lost.map((box) => meaning(truth, old, box))).toEqual([]);
    });

  for (const [old, now, form, worksheets] of revisions)
    it(`decides most boxes, and offers the right one for the others: ${old} to ${now}`, () => {
      const truth = truths.find((each) => old in each) ?? {};
      const { asked, before, after } = matched(old, now);
      const missing = asked.filter(
        ({ from, candidates }) =>
          isThere(truth, { old, now, after }, from) &&
          !candidates.some((box) => plain(truth, now, box) === plain(truth, old, from)),
      );
      expect(missing.map(({ from }) => meaning(truth, old, from))).toEqual([]);
      const decided = (isForm: boolean) => {
        const boxes = before.boxes.filter(({ page }) => (page === 1) === isForm);
        const open = asked.filter(({ from }) => (from.page === 1) === isForm);
        return boxes.length === 0 ? 1 : 1 - open.length / boxes.length;
      };
      expect(decided(true)).toBeGreaterThanOrEqual(form);
      expect(decided(false)).toBeGreaterThanOrEqual(worksheets);
    });

  it('matches the Spanish file by lines and order', () => {
    const truth = truths.find((each) => 'us-federal-w4-2026-es.pdf' in each) ?? {};
    const [old, now] = ['us-federal-w4-2026.pdf', 'us-federal-w4-2026-es.pdf'];
    const { same } = matched(old, now);
    const wrong = same.filter(({ from, to }) => plain(truth, old, from) !== plain(truth, now, to));
    expect(wrong).toEqual([]);
    expect(same.length).toBeGreaterThanOrEqual(36);
  });
});

const papers = new Map<string, Paper>();

function paperOf(file: string): Paper {
  const paper = papers.get(file) ?? readPaper(readFileSync(join(folder ?? '', file)));
  papers.set(file, paper);
  return paper;
}

function matched(old: string, now: string): Matching & { before: Paper; after: Paper } {
  const [before, after] = [paperOf(old), paperOf(now)];
  return { ...matchBoxes(before, after), before, after };
}

function isThere(
  truth: Truth,
  { old, now, after }: { old: string; now: string; after: Paper },
  box: PaperBox,
): boolean {
  return after.boxes.some((each) => plain(truth, now, each) === plain(truth, old, box));
}

function meaning(truth: Truth, file: string, { key, field }: PaperBox): string {
  const known = truth[file] ?? {};
  const names = [key, field].flatMap((name) => [name, name.slice(name.lastIndexOf('.') + 1)]);
  const found = names.map((name) => known[name]).find((each) => each !== undefined);
  if (found === undefined) throw new Error(`The truth about ${file} does not know "${key}".`);
  return found;
}

function plain(truth: Truth, file: string, box: PaperBox): string {
  return meaning(truth, file, box).replace('?', '');
}
