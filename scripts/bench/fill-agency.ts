import { noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { atLeast, atMost, type Bench, type Gate, shown } from './define-bench.ts';
import { ours, theirs } from './fill-candidates.ts';
import { agencyFiles, agencyForm, type BenchForm } from './forms.ts';
import { type Candidate, measure, median, ratioOf, timeFor } from './measure.ts';
import { fillNaively, pdfLib } from './peers.ts';
import { valuesFor } from './values-for.ts';

/** The figures of one form. NaN where the other library fails or the file is small. */
type Row = {
  name: string;
  fields: number;
  time: number;
  ratio: number;
  bytes: number;
  shareOfBytes: number;
  shareOfCopy: number;
};

/** Smaller files are too cheap to copy to compare with. */
const least = 80_000;

/** Our fill on every official PDF, against pdf-lib and against the minimum cost of a whole file. */
export const fillAgency: Bench = {
  name: 'fill-agency',
  about:
    'All fields of all fillable official PDFs. The last column compares our fill with copying the ' +
    `file and encoding it in base64, for files of at least ${shown(least)} bytes. That is four times ` +
    'cheaper for files below 98,304 bytes, whose base64 the allocator has ready.',
  async run() {
    const files = agencyFiles(({ widgetsOnPages }) => widgetsOnPages > 0);
    if (files.length === 0) return { skipped: noAgencyPdfs };
    const rows: Row[] = [];
    for (const file of files) rows.push(await rowOf(agencyForm(file)));
    return { tables: [[head, ...rows.map(printed)]], gates: gatesFor(rows) };
  },
};

async function rowOf(form: BenchForm): Promise<Row> {
  const values = valuesFor(form)();
  const filled = form.filler.fill(values, 'PREVIEW');
  if ('refusals' in filled) throw new Error(`${form.name} refuses the values of the bench.`);
  const { pdf } = filled;
  const peer = await theirs(form, pdfLib);
  const copy: Candidate = { name: 'copy', run: () => Buffer.from(pdf).toString('base64') };
  const timings = await measure([ours(form), copy, ...peer], { rounds: 7 });
  const other = peer.length > 0 ? await fillNaively(pdfLib, form.blank, values) : undefined;
  return {
    name: form.name,
    fields: Object.keys(form.plan.fields).length,
    time: timeFor(timings, 'ours'),
    ratio: ratioOf(timings, pdfLib.name, 'ours'),
    bytes: pdf.length,
    shareOfBytes: pdf.length / (other?.length ?? Number.NaN),
    shareOfCopy: pdf.length < least ? Number.NaN : ratioOf(timings, 'ours', 'copy'),
  };
}

const head = [
  'form',
  'fields',
  'ours µs',
  'pdf-lib ÷ ours',
  'bytes',
  'of pdf-lib’s',
  'of copy + base64',
];

function printed({ name, fields, ...figures }: Row): string[] {
  return [name, String(fields), ...Object.values(figures).map(shown)];
}

function gatesFor(rows: Row[]): Gate[] {
  const known = (key: 'ratio' | 'shareOfBytes' | 'shareOfCopy') =>
    rows.map((row) => row[key]).filter(Number.isFinite);
  const [ratios, shares] = [known('ratio'), known('shareOfCopy')];
  const about = `${ratios.length} official PDFs`;
  return [
    atLeast(`fill: pdf-lib ÷ ours, median of ${about}`, median(ratios), 4000),
    atLeast(`fill: pdf-lib ÷ ours, worst of ${about}`, Math.min(...ratios), 1500),
    atMost(`fill: ours ÷ (copy + base64), worst of ${shares.length}`, Math.max(...shares), 0.35),
    atMost('bytes: ours ÷ pdf-lib’s, median', median(known('shareOfBytes')), 0.6),
  ];
}
