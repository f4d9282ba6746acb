import { atMost, type Bench, shown } from './define-bench.ts';
import { ours } from './fill-candidates.ts';
import { agencyFiles, agencyForm, type BenchForm, drawnW4 } from './forms.ts';
import { measure, median, ratioOf, timeFor } from './measure.ts';
import { valuesFor } from './values-for.ts';

const least = 80_000;

/** Our fill against the least that a reply costs when it is made in one piece. */
export const fillFloor: Bench = {
  name: 'fill-floor',
  about: `Our fill against copying the file and making base64 of it, for files of ${least} bytes and more.`,
  async run() {
    const files = agencyFiles(({ widgetsOnPages }) => widgetsOnPages > 0);
    const rows = [];
    for (const form of [...files.map(agencyForm), await drawnW4()]) {
      const pdf = filled(form);
      if (pdf.length < least) continue;
      const floor = { name: 'floor', run: () => Buffer.from(pdf).toString('base64') };
      const timings = await measure([ours(form), floor], { rounds: 7 });
      rows.push({
        name: form.name,
        bytes: pdf.length,
        time: timeFor(timings, 'ours'),
        floor: timeFor(timings, 'floor'),
        share: ratioOf(timings, 'ours', 'floor'),
      });
    }
    const share = median(rows.map((row) => row.share));
    return {
      tables: [
        [
          ['form', 'bytes', 'ours µs', 'copy and base64 µs', 'ours ÷ that'],
          ...rows.map(({ name, ...figures }) => [name, ...Object.values(figures).map(shown)]),
        ],
      ],
      gates: [atMost(`fill ÷ (copy + base64), median of ${rows.length} files`, share, 0.2)],
    };
  },
};

function filled(form: BenchForm): Uint8Array {
  const result = form.filler.fill(valuesFor(form)(), 'PREVIEW');
  if ('refusals' in result) throw new Error(`${form.name} refuses the values of the bench.`);
  return result.pdf;
}
