/** Revisions of the W-4 as if they were printed: their boxes are found by lines and frames, and none is taken for another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchBoxes, type PaperBox, readPaper } from '@formpress/revision';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { isAt, withoutFields } from './flat-form.ts';

const folder = agencyPdfs();
const truth: Record<string, Record<string, string>> = parse(
  readFileSync(new URL('truth/w-4.yaml', import.meta.url), 'utf8'),
);

/** The boxes that are found without fields, and what each asks for, according to the agency's field at its place. */
async function printed(file: string) {
  const bytes = readFileSync(join(folder ?? '', file));
  const { boxes } = readPaper(bytes);
  const asks = (found: PaperBox) => {
    const field = boxes.find((box) => isAt(box, found));
    const meanings = Object.entries(truth[file] ?? {});
    return field
      ? meanings.find(([name]) => field.key.endsWith(name))?.[1]
      : `no field: ${found.text}`;
  };
  return { paper: readPaper(await withoutFields(bytes)), asks };
}

/** Revisions, with the share of boxes found in the old file that must be decided without asking. */
const revisions: [old: string, now: string, decided: number][] = [
  ['us-federal-w4-2024.pdf', 'us-federal-w4-2025.pdf', 1],
  ['us-federal-w4-2025.pdf', 'us-federal-w4-2026.pdf', 0.85],
];

describe.skipIf(!folder)(folder ? 'W-4s without fields' : noAgencyPdfs, () => {
  for (const [old, now, decided] of revisions)
    it(`binds no box to another: ${old} to ${now}`, async () => {
      const [before, after] = [await printed(old), await printed(now)];
      const { same, gone } = matchBoxes(before.paper, after.paper);
      const wrong = same.filter(({ from, to }) => before.asks(from) !== after.asks(to));
      expect(wrong.map(({ from, to }) => [before.asks(from), after.asks(to)])).toEqual([]);
      const share = (same.length + gone.length) / before.paper.boxes.length;
      expect(share).toBeGreaterThanOrEqual(decided);
    });
});
