import { noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { evidence, sealedEvidence } from './bench-evidence.ts';
import { atLeast, type Bench, type Gate, shown, type Table } from './define-bench.ts';
import { ours, theirs } from './fill-candidates.ts';
import { agencyFiles, agencyForm, type BenchForm, drawnW4 } from './forms.ts';
import { measure, ratioOf, type Timings, timeFor } from './measure.ts';
import { cantoo, pdfLib } from './peers.ts';
import { usualAmount as amount } from './values-for.ts';

const w4s = ['us-federal-w4-2025.pdf', 'us-federal-w4-2026.pdf'];
const modes = ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const;
const letters = 'PREVIEW, letters';
const [told, sealed] = ['SIGN, evidence', 'SIGN, evidence and key'];

/** Our fill against two other libraries on W-4s, in every mode. */
export const fillW4: Bench = {
  name: 'fill-w4',
  about:
    'From 20 texts and 3 ticks, which change from call to call, to a reply in base64; ' +
    'the libraries load, fill, flatten, save and make base64.',
  async run() {
    const files = agencyFiles(({ file }) => w4s.includes(file));
    const table: Table = [['form', 'mode', 'ours µs', 'pdf-lib ms', '×', '@cantoo ms', '×']];
    const gates: Gate[] = [];
    for (const form of [...files.map(agencyForm), await drawnW4()]) {
      const timings = await timingsOf(form);
      for (const name of [...modes, letters, told, sealed])
        table.push(rowOf(form.name, name, timings));
      if (!form.name.endsWith('w4-2025')) continue;
      const ratio = ratioOf(timings, pdfLib.name, 'PREVIEW');
      gates.push(atLeast('fill: pdf-lib ÷ ours, W-4 2025', ratio, 10_000));
    }
    return { tables: [table], gates, ...(files.length === 0 && { note: noAgencyPdfs }) };
  },
};

async function timingsOf(form: BenchForm): Promise<Timings> {
  return measure([
    ...modes.map((mode) => ours(form, { name: mode, mode, amount })),
    ours(form, { name: letters, letters: true, amount }),
    ours(form, { name: told, mode: 'SIGN', evidence, amount }),
    ours(form, { name: sealed, mode: 'SIGN', evidence: sealedEvidence, amount }),
    ...(await theirs(form, pdfLib, amount)),
    ...(await theirs(form, cantoo, amount)),
  ]);
}

function rowOf(form: string, name: string, timings: Timings): string[] {
  return [
    form,
    name,
    shown(timeFor(timings, name)),
    shown(timeFor(timings, pdfLib.name) / 1000),
    shown(ratioOf(timings, pdfLib.name, name)),
    shown(timeFor(timings, cantoo.name) / 1000),
    shown(ratioOf(timings, cantoo.name, name)),
  ];
}
