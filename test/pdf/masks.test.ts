import { inflateSync } from 'node:zlib';
import { complete, type FillRequest } from '@formpress/engine';
import { createFiller, type FillMode, valuesFrom } from '@formpress/fill';
import type { Bundle, FillPlan } from '@formpress/model';
import { inspect } from '@formpress/pdf';
import { beforeAll, expect, it } from 'vitest';
import { agencyPdfs } from '../foundation/agency-pdfs.ts';
import { compileFolder, kitchenSink } from '../foundation/compile-folder.ts';
import { printedWords, textIn } from '../foundation/printed-words.ts';
import { withTool } from '../foundation/system-tools.ts';
import { employee, employer } from '../service/people.ts';
import { agencyForm } from '../shown/shown-form.ts';

const answers = {
  reason: 'NO_TAX',
  color: 'BLUE',
  side: 'RIGHT',
  size: 'LARGE',
  price: '1,250.5',
  born: '01/31/1990',
};

let files = new Map<string, Uint8Array>();
beforeAll(async () => {
  const { release } = await compileFolder(kitchenSink);
  files = new Map(release.map(({ path, bytes }) => [path, bytes]));
}, 120_000);

/** A form with the number in every layout: three boxes, and nine cells. */
function filled(number: string, signForm: FillMode): Uint8Array {
  const home = 'bundles/WY905/2026.1.0/';
  const bytesOf = (name: string) => files.get(home + name) ?? new Uint8Array();
  const read = (name: string) => JSON.parse(new TextDecoder().decode(bytesOf(name)));
  const bundle: Bundle = read('bundle.json');
  const plan: FillPlan = read('plan.json');
  const person = { ...employee, socialSecurityNumber: number };
  const request: FillRequest = { employee: person, employer, fields: answers, signForm };
  const clock = { now: new Date('2026-03-01T14:05:09Z'), timeZone: 'UTC' };
  const result = complete(bundle, request, clock);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  const pdf = createFiller(bytesOf('template.pdf'), plan).fill(result.completed.pdf, signForm);
  if ('refusals' in pdf) throw new Error(JSON.stringify(pdf.refusals));
  return pdf.pdf;
}

it('keeps nothing of a masked number in a preview', () => {
  const preview = filled('908-17-6789', 'PREVIEW');
  expect(preview).toEqual(filled('345-26-6789', 'PREVIEW'));
  expect(preview).not.toEqual(filled('345-26-6780', 'PREVIEW'));
  const unpacked = unpackedText(preview);
  expect(unpacked).not.toMatch(/908|\(9\)[^(]*\(0\)[^(]*\(8\)/);
  expect(unpackedText(filled('908-17-6789', 'SIGN'))).toMatch(/908|\(9\)[^(]*\(0\)[^(]*\(8\)/);
});

/** The content of a file, with decompressed streams. */
function unpackedText(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const parts: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('endstream', at);
    if (end < 0) break;
    const data = bytes.subarray(at + 7, end);
    const isPacked = data[0] === 0x78;
    const text = isPacked ? inflateSync(data).toString('latin1') : data.toString('latin1');
    if (/T[jJ]/.test(text)) parts.push(text);
    at = end;
  }
  return parts.join('\n');
}

const shapes: [file: string, values: Record<string, string>, printed: Record<string, string>][] = [
  [
    'us-il-w4-2017.pdf',
    { ssn1: 'XXX', ssn2: 'XX', ssn3: '6789' },
    { ssn1: 'XXX', ssn2: 'XX', ssn3: '6789' },
  ],
  ['us-ny-it2104-2025.pdf', { 'Your SSN': 'XXX-XX-6789' }, { 'Your SSN': 'XXXXX6789' }],
  [
    'us-federal-w4-2026.pdf',
    { 'topmostSubform[0].Page1[0].f1_05[0]': 'XXX-XX-6789' },
    { 'topmostSubform[0].Page1[0].f1_05[0]': 'XXX-XX-6789' },
  ],
  ['us-dc-d4-2017.pdf', { SSN: 'XXX-XX-6789' }, { SSN: 'XXXXX6789' }],
];

if (agencyPdfs()) {
  for (const [file, texts, printed] of shapes) {
    withTool('pdftotext')(`gives a masked number the shape of its box on ${file}`, (pdftotext) => {
      const { filler, blank } = agencyForm(file);
      const result = filler.fill(valuesFrom({ texts }), 'PREVIEW');
      if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
      const words = printedWords(pdftotext, result.pdf);
      const found = inspect(blank)
        .fields.filter(({ name }) => name in printed)
        .map(({ name, page, box }) => [name, textIn(words, page, box).replaceAll('_', '')]);
      expect(Object.fromEntries(found)).toEqual(printed);
    });
  }
}
