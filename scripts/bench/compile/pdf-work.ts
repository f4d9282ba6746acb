import { inspect, plan, prepare } from '@formpress/pdf';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { agencyBytes, agencyFiles, ownBlanks } from '../forms.ts';
import { type Candidate, measure, median, ratioOf, timeFor } from '../measure.ts';
import { pdfLib } from '../peers.ts';

type Blank = { name: string; bytes: Uint8Array };

/** The compiler's work on an existing blank, against loading it with pdf-lib. */
export const pdfWork: Bench = {
  name: 'pdf-work',
  about:
    'Reading a blank with the text around its fields, preparing it and planning how it is filled, ' +
    'against loading the same blank with pdf-lib, when both are warm. Drawing and pictures of pages ' +
    'are not included.',
  async run() {
    const agency = agencyFiles(({ widgetsOnPages }) => widgetsOnPages > 0);
    const blanks: Blank[] = [
      ...(await ownBlanks()),
      ...agency.map((name) => ({ name, bytes: agencyBytes(name) })),
    ];
    const rows: { name: string; time: number; ratio: number }[] = [];
    // Warm up both before measuring.
    for (const blank of blanks.filter((_, index) => index % 8 === 0)) await rowOf(blank);
    for (const blank of blanks) rows.push(await rowOf(blank));
    const known = rows.map(({ ratio }) => ratio).filter(Number.isFinite);
    const table = rows.map(({ name, time, ratio }) => [name, shown(time / 1000), shown(ratio)]);
    const about = `PDF work ÷ pdf-lib’s load, median of ${known.length} blanks`;
    return {
      tables: [[['blank', 'ours ms', '÷ pdf-lib’s load'], ...table]],
      gates: [atMost(about, median(known), 4)],
      note: `The worst is ${shown(Math.max(...known))}. pdf-lib does not load ${rows.length - known.length} of the blanks.`,
    };
  },
};

async function rowOf({ name, bytes }: Blank) {
  const ours: Candidate = {
    name: 'ours',
    run() {
      inspect(bytes, { text: true });
      return plan(prepare(bytes), { sign: {} });
    },
  };
  const load: Candidate = { name: 'load', runAsync: () => pdfLib.load(bytes) };
  const peer = await pdfLib.load(bytes).then(
    () => [load],
    () => [],
  );
  const timings = await measure([ours, ...peer], { rounds: 5, batchMs: 20 });
  return { name, time: timeFor(timings, 'ours'), ratio: ratioOf(timings, 'ours', 'load') };
}
