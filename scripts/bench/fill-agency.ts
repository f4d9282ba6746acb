import { noAgencyPdfs } from '../../test/agency-pdfs.ts';
import { atLeast, atMost, type Bench, shown } from './define-bench.ts';
import { ours, theirs } from './fill-candidates.ts';
import { agencyFiles, agencyForm, type BenchForm } from './forms.ts';
import { measure, median, ratioOf, timeFor } from './measure.ts';
import { fillNaively, pdfLib } from './peers.ts';
import { valuesFor } from './values-for.ts';

/** What came of one form; not a number where the peer fails. */
type Row = {
  name: string;
  fields: number;
  time: number;
  ratio: number;
  bytes: number;
  share: number;
};

/** Our fill against pdf-lib on every official PDF, in time and bytes. */
export const fillAgency: Bench = {
  name: 'fill-agency',
  about: 'As fill-w4, over all fillable official PDFs, and how large the files come out.',
  async run() {
    const files = agencyFiles(({ widgetsOnPages }) => widgetsOnPages > 0);
    if (files.length === 0) return { skipped: noAgencyPdfs };
    const rows: Row[] = [];
    for (const file of files) rows.push(await rowOf(agencyForm(file)));
    const both = rows.filter(({ ratio }) => Number.isFinite(ratio));
    const ratios = both.map(({ ratio }) => ratio);
    const about = `${both.length} official PDFs`;
    return {
      tables: [[head, ...rows.map(printed)]],
      gates: [
        atLeast(`fill: pdf-lib ÷ ours, median of ${about}`, median(ratios), 2500),
        atLeast(`fill: pdf-lib ÷ ours, worst of ${about}`, Math.min(...ratios), 700),
        atMost(
          `bytes: ours ÷ pdf-lib’s, median of ${about}`,
          median(both.map((row) => row.share)),
          0.6,
        ),
      ],
    };
  },
};

async function rowOf(form: BenchForm): Promise<Row> {
  const peer = await theirs(form, pdfLib);
  const timings = await measure([ours(form), ...peer], { rounds: 5 });
  const values = valuesFor(form)();
  const filled = form.filler.fill(values, 'PREVIEW');
  const bytes = 'pdf' in filled ? filled.pdf.length : Number.NaN;
  const other = peer.length > 0 ? await fillNaively(pdfLib, form.blank, values) : undefined;
  return {
    name: form.name,
    fields: Object.keys(form.plan.fields).length,
    time: timeFor(timings, 'ours'),
    ratio: ratioOf(timings, pdfLib.name, 'ours'),
    bytes,
    share: bytes / (other?.length ?? Number.NaN),
  };
}

const head = ['form', 'fields', 'ours µs', 'pdf-lib ÷ ours', 'bytes', 'of pdf-lib’s'];

function printed({ name, fields, time, ratio, bytes, share }: Row): string[] {
  return [name, String(fields), shown(time), shown(ratio), shown(bytes), shown(share)];
}
