import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, PdfProblem, plan, prepare } from '@formpress/pdf';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { field, pdfWithFields } from '../foundation/simple-pdf.ts';

const largest = 250_000;
const folder = agencyPdfs();
const real = (folder ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => new Uint8Array(readFileSync(join(folder ?? '', name))))
  .filter((bytes) => bytes.length > 0 && bytes.length < largest);
/** The smaller files also uncompressed, so that a flipped bit affects what is read. */
const loose = real
  .filter((bytes) => bytes.length < 100_000)
  .map((bytes) => {
    const args = ['--qdf', '--object-streams=disable', '--decrypt', '-', '-'];
    const { stdout } = spawnSync('qpdf', args, { input: bytes, maxBuffer: 64 * 1024 * 1024 });
    return new Uint8Array(stdout ?? []);
  })
  .filter((bytes) => bytes.length > 0);
const own = [
  pdfWithFields([field('a', 'Tx', '/MaxLen 9/Ff 16777216'), field('b', 'Btn')]),
  prepare(pdfWithFields([field('a', 'Tx', '/MK<</BC[0]>>'), field('c', 'Ch', '/Opt[(x)]')])),
  new Uint8Array(readFileSync(join(kitchenSink, 'us/NV/NV901/2026.1.0/blank.pdf'))),
];

/** Changes a copy: cut off, or with some flipped bits. */
type Change = { cut: number } | { flips: [place: number, bit: number][] };

const share = fc.noBias(fc.nat(999_999)).map((number) => number / 1_000_000);
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ cut: share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      flips: fc.array(fc.tuple(share, fc.nat(7)), { minLength: 1, maxLength: 30 }),
    }),
  },
);

function changed(bytes: Uint8Array, how: Change): Uint8Array {
  if ('cut' in how) return bytes.slice(0, Math.floor(bytes.length * how.cut));
  const copy = bytes.slice();
  for (const [place, bit] of how.flips) {
    const at = Math.floor(place * copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  }
  return copy;
}

const readers = {
  inspect: (bytes: Uint8Array) => void inspect(bytes),
  'inspect with text': (bytes: Uint8Array) => void inspect(bytes, { text: true }),
  'prepare and plan': (bytes: Uint8Array) => {
    const blank = prepare(bytes, {
      sign: { date: { kind: 'date', page: 1, box: [9, 9, 90, 12] } },
    });
    plan(blank, { sign: { date: 'date' } });
  },
};

/** Reads, or throws a PdfProblem; anything else is a bug. */
function expectCalm(read: (bytes: Uint8Array) => void, bytes: Uint8Array): void {
  try {
    read(bytes);
  } catch (problem) {
    if (!(problem instanceof PdfProblem)) throw problem;
    expect(problem.message).toMatch(/^[A-Z].*\.$/);
  }
}

const runs = (numRuns: number) => ({ numRuns, seed: seedOfTheDay });

for (const [name, read] of Object.entries(readers)) {
  it(`lets ${name} read or refuse damaged copies of small files (seed ${seedOfTheDay})`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...own), change, (bytes, how) =>
        expectCalm(read, changed(bytes, how)),
      ),
      runs(500),
    );
  });
}

const rounds = { inspect: 1700, 'inspect with text': 200, 'prepare and plan': 150 };

for (const [name, read] of Object.entries(readers)) {
  const sentence = `lets ${name} read or refuse damaged agency files (seed ${seedOfTheDay})`;
  it.skipIf(real.length === 0)(
    agencyTitle(sentence),
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...real, ...loose), change, (bytes, how) =>
          expectCalm(read, changed(bytes, how)),
        ),
        runs(rounds[name as keyof typeof rounds]),
      );
    },
    180_000,
  );
}
