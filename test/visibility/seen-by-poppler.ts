import { createFiller, type PlainValues, valuesFrom } from '@formpress/fill';
import { plan, prepare } from '@formpress/pdf';
import type { Pixels } from '../foundation/pixels.ts';
import type { Tool } from '../foundation/system-tools.ts';
import { renderedByPoppler } from '../shown/rendered.ts';
import { fieldNames, type Paper, paperPdf } from './any-paper.ts';

// An independent way to tell whether a value can be seen: another program draws the page, and ink is expected wherever
// it is on the same page in black and white, with nothing in the way.

const signature = { name: 'Jordan Rivera', stamp: '2026-03-01 12:00:00 UTC' };

/** A value for each box of the form. */
const values: Partial<PlainValues>[] = [
  { texts: { name: 'Jordan Rivera' } },
  { texts: { dependents: '48' } },
  { texts: { allowance: '48000' } },
  { states: { exempt: 'Yes' } },
  { signatures: { signatureLine: signature } },
  { dates: { date: '12/28/2028' } },
];

/** The values that are not seen well enough, each with the share of its ink that is seen. */
export function unseenValues(paper: Paper, pdftoppm: Tool): string[] {
  const [page, plainPage] = [pageOf(paper, pdftoppm), pageOf(plainTwin(paper), pdftoppm)];
  return values.flatMap((value) => {
    const share = seenShare(
      page.picture(value),
      page.blank,
      plainPage.picture(value),
      plainPage.blank,
    );
    return share >= 0.9 ? [] : [`${JSON.stringify(value)}: ${share}`];
  });
}

function plainTwin(paper: Paper): Paper {
  const fields = fieldNames.map((name) => [
    name,
    { ...paper.fields[name], color: [0], flags: 4, fieldFlags: 0 },
  ]);
  return { ...paper, ground: [1], covers: [], last: '', fields: Object.fromEntries(fields) };
}

function pageOf(paper: Paper, pdftoppm: Tool) {
  const place = (kind: 'signature' | 'date', [x, y, width, height]: Paper['sign']['date']) => {
    const box: [number, number, number, number] = [x, y, width, height];
    return { kind, page: 1, box };
  };
  const blank = prepare(paperPdf(paper), {
    sign: {
      signatureLine: place('signature', paper.sign.signatureLine),
      date: place('date', paper.sign.date),
    },
  });
  const planned = plan(blank, { sign: { signatureLine: 'signature', date: 'date' } });
  const filler = createFiller(planned.template, planned.plan);
  const picture = (value: Partial<PlainValues>): Pixels => {
    const filled = filler.fill(valuesFrom(value), 'SIGN');
    if ('refusals' in filled) throw new Error(JSON.stringify(filled.refusals));
    const seen = renderedByPoppler(pdftoppm, filled.pdf, [1]).get(1);
    if (!seen) throw new Error('There is no page.');
    return seen;
  };
  return { blank: picture({}), picture };
}

/** The part of the ink of the plain page that can be seen on the other, from 0 to 1. */
function seenShare(filled: Pixels, blank: Pixels, plainFilled: Pixels, plain: Pixels): number {
  const sums = { all: 0, seen: 0 };
  for (const [at, dark] of plainFilled.dots.entries()) {
    const ink = dark - (plain.dots[at] ?? 0);
    if (ink < 100) continue;
    sums.all += ink;
    if (contrast(filled.dots[at] ?? 0, blank.dots[at] ?? 0) >= 1.4) sums.seen += ink;
  }
  return sums.all === 0 ? 0 : sums.seen / sums.all;
}

function contrast(one: number, other: number): number {
  const [a, b] = [light(one), light(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function light(darkness: number): number {
  return ((255 - darkness) / 255) ** 2.2;
}
