import { inspect } from '@formpress/pdf';
import { noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { atLeast, type Bench, shown } from './define-bench.ts';
import { agencyBytes, agencyFiles } from './forms.ts';
import { measure, ratioOf, timeFor } from './measure.ts';
import { pdfLib } from './peers.ts';

/** Our inspection of a file against loading it with pdf-lib. */
export const inspectAgency: Bench = {
  name: 'inspect',
  about: 'All fields with all their properties, against pdf-lib only loading the file.',
  async run() {
    const files = agencyFiles(({ widgetsOnPages }) => widgetsOnPages > 0);
    if (files.length === 0) return { skipped: noAgencyPdfs };
    const table = [['form', 'bytes', 'ours µs', 'pdf-lib µs', '×']];
    const ratios: number[] = [];
    for (const file of files) {
      const bytes = agencyBytes(file);
      const timings = await timingsOf(bytes);
      const ratio = ratioOf(timings, 'load', 'ours');
      const times = [timeFor(timings, 'ours'), timeFor(timings, 'load'), ratio];
      table.push([file.replace(/\.pdf$/, ''), ...[bytes.length, ...times].map(shown)]);
      if (/us-federal-w4-202[56]\.pdf/.test(file)) ratios.push(ratio);
    }
    return {
      tables: [table],
      gates: [
        atLeast('inspect: pdf-lib’s load ÷ ours, W-4 2025 and 2026', Math.min(...ratios), 15),
      ],
    };
  },
};

async function timingsOf(bytes: Uint8Array) {
  const load = { name: 'load', runAsync: () => pdfLib.load(bytes) };
  const ours = { name: 'ours', run: () => inspect(bytes) };
  const isRead = await load.runAsync().then(
    () => true,
    () => false,
  );
  return measure(isRead ? [ours, load] : [ours], { rounds: 7 });
}
