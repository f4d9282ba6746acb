import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agencyPdfs, noAgencyPdfs } from '../../../../test/agency-pdfs.ts';
import { field, pdfWithFields } from '../../../../test/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { plan } from '../plan/plan.ts';
import { prepare } from '../prepare/prepare.ts';
import { PdfProblem } from '../problem.ts';

const largest = 250_000;
const folder = agencyPdfs();
const real = (folder ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => new Uint8Array(readFileSync(join(folder ?? '', name))))
  .filter((bytes) => bytes.length > 0 && bytes.length < largest);
const own = [
  pdfWithFields([field('a', 'Tx', '/MaxLen 9/Ff 16777216'), field('b', 'Btn')]),
  prepare(pdfWithFields([field('a', 'Tx', '/MK<</BC[0]>>'), field('c', 'Ch', '/Opt[(x)]')])),
];

/** Changes a copy: cut off at a place, or with some bits turned over. */
type Change = { cut: number } | { flips: [place: number, bit: number][] };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ cut: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    flips: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(7)), {
      minLength: 1,
      maxLength: 30,
    }),
  }),
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

/** Reads, or says in a sentence why not; anything else is our mistake. */
function expectCalm(bytes: Uint8Array, deep: boolean): void {
  try {
    inspect(bytes);
    if (deep) plan(prepare(bytes), { sign: {} });
  } catch (problem) {
    expect(problem).toBeInstanceOf(PdfProblem);
  }
}

it('reads or refuses damaged copies of small files', () => {
  fc.assert(
    fc.property(fc.constantFrom(...own), change, (bytes, how) => {
      expectCalm(changed(bytes, how), true);
    }),
    { numRuns: 1500 },
  );
});

if (real.length === 0) {
  it.skip(`reads or refuses damaged copies of agency files (${noAgencyPdfs})`);
} else {
  it('reads or refuses damaged copies of agency files', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), change, fc.boolean(), (bytes, how, deep) => {
        expectCalm(changed(bytes, how), deep);
      }),
      { numRuns: 500 },
    );
  }, 180_000);
}
