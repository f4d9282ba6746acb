import { readFileSync } from 'node:fs';
import { createFiller, type PlainValues, valuesFrom } from '@formpress/fill';
import { inspect, plan, prepare } from '@formpress/pdf';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { printedWords, textIn } from '../foundation/printed-words.ts';
import { field, pdfWithFields } from '../foundation/simple-pdf.ts';
import { withTool } from '../foundation/system-tools.ts';

const on = (state: string) => `/AP<</N<</Off null/${state} null>>>>/AS/Off`;
const blank = prepare(
  pdfWithFields(
    [
      field('name', 'Tx', '/DA(0 0 .5 rg /HeBo 8 Tf)/Q 2'),
      `<</Subtype/Widget/FT/Tx/T(ssn)/Rect[20 120 110 134]/F 4/MaxLen 9/Ff 16777216/MK<</BC[0]>>>>`,
      `<</Subtype/Widget/FT/Tx/T(address)/Rect[20 60 110 95]/F 4/Ff 4096>>`,
      `<</Subtype/Widget/FT/Btn/T(single)/Rect[20 150 30 160]/F 4${on('1')}>>`,
      `<</Subtype/Widget/FT/Ch/T(state)/Rect[150 60 250 74]/F 4/Opt[[(AL)(Alabama)]]>>`,
      `<</Subtype/Widget/FT/Tx/T(side)/Rect[280 20 292 190]/F 4/MK<</R 90>>>>`,
      `<</Subtype/Widget/FT/Tx/T(fixed)/Rect[150 90 250 104]/F 4/Ff 1/V(12,747)/AP<</N 30 0 R>>>>`,
    ],
    { 30: { dictionary: '/BBox[0 0 100 14]', data: 'BT ET' } },
  ),
  {
    sign: {
      signatureLine: { kind: 'signature', page: 1, box: [20, 20, 240, 20] },
      date: { kind: 'date', page: 1, box: [150, 150, 80, 14] },
    },
  },
);
const made = plan(blank, { sign: { signatureLine: 'signature', date: 'date' } });
const filler = createFiller(made.template, JSON.parse(JSON.stringify(made.plan)));

const values = {
  texts: { name: 'Renée O’Brien', ssn: '123-45-6789', address: '1 Main St\nTroy', side: 'Turned' },
  states: { single: '1', state: 'AL' },
  signatures: { signatureLine: { name: 'Renée O’Brien', stamp: '2026-03-01 14:05:09 UTC' } },
  dates: { date: '03/01/2026' },
};

function filled(more: Partial<PlainValues> = {}, mode: Parameters<typeof filler.fill>[1] = 'SIGN') {
  const result = filler.fill(valuesFrom({ ...values, ...more }), mode);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  return result.pdf;
}

it('makes a plan that matches its schema', () => {
  const schema = JSON.parse(readFileSync('schemas/bundle/plan.schema.json', 'utf8'));
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  expect(ajv.validate(schema, made.plan) || ajv.errorsText()).toBe(true);
});

it('makes the same template, plan and file twice', () => {
  const again = plan(blank, { sign: { signatureLine: 'signature', date: 'date' } });
  expect(again).toEqual(made);
  expect(filled()).toEqual(filled());
});

it('makes a template that is a valid file without fields, and keeps the language', () => {
  const { fields, language } = inspect(made.template);
  expect([fields, language]).toEqual([[], 'en-US']);
});

it.each(['PREVIEW', 'SIGN'] as const)('leaves no field after %s', (mode) => {
  const pdf = filled({}, mode);
  expect(inspect(pdf).fields).toEqual([]);
  expect(Buffer.from(pdf).includes('AcroForm')).toBe(false);
});

it('keeps the signature and date fields fillable for external signing', () => {
  const { fields } = inspect(filled({}, 'SIGN_EXTERNALLY'));
  expect(fields.map(({ name, type, box, value }) => ({ name, type, box, value }))).toEqual([
    { name: 'signatureLine', type: 'signature', box: [20, 20, 240, 20], value: undefined },
    { name: 'date', type: 'text', box: [150, 150, 80, 14], value: undefined },
  ]);
});

it.each([
  [{ texts: { name: '李小龍' } }, [{ field: 'name', code: 'UNPRINTABLE' }]],
  [{ texts: { name: 'e\u0303\u0301x' } }, [{ field: 'name', code: 'UNPRINTABLE' }]],
  [{ texts: { name: 'a\u0007' } }, [{ field: 'name', code: 'UNPRINTABLE' }]],
  [{ texts: { name: 'W'.repeat(60) } }, [{ field: 'name', code: 'TOO_WIDE' }]],
  [{ texts: { ssn: '1234567890' } }, [{ field: 'ssn', code: 'TOO_WIDE' }]],
  [
    { texts: { ssn: '1234567890', name: '李' } },
    [
      { field: 'name', code: 'UNPRINTABLE' },
      { field: 'ssn', code: 'TOO_WIDE' },
    ],
  ],
  [
    { signatures: { signatureLine: { name: 'W'.repeat(99), stamp: 'x' } } },
    [{ field: 'signatureLine', code: 'TOO_WIDE' }],
  ],
])('refuses %j', (more, refusals) => {
  expect(filler.fill(valuesFrom({ ...values, ...more }), 'SIGN')).toEqual({ refusals });
});

it.each([
  [{ texts: { nobody: 'x' } }, 'no field nobody that takes texts'],
  [{ texts: { single: 'x' } }, 'no field single that takes texts'],
  [{ states: { single: '2' } }, 'no state 2'],
  [{ states: { state: 'AK' } }, 'does not offer AK'],
])('treats %j as an internal error', (more, message) => {
  expect(() => filler.fill(valuesFrom({ ...values, ...more }), 'SIGN')).toThrow(message);
});

it('composes letters and marks before printing them', () => {
  expect(filled({ texts: { name: 'Rene\u0301e' } })).toEqual(filled({ texts: { name: 'Renée' } }));
});

withTool('qpdf')('writes files that qpdf finds valid, in every mode and font', (qpdf) => {
  for (const mode of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const) {
    for (const name of ['Renée', 'Łukasz Nguyễn']) {
      const pdf = filled({ texts: { ...values.texts, name } }, mode);
      expect([mode, name, qpdf(['--check', 'PDF'], pdf).status]).toEqual([mode, name, 0]);
    }
  }
});

withTool('pdftotext')('prints every value in its own box', (pdftotext) => {
  const words = printedWords(pdftotext, filled());
  const read = (box: number[]) => textIn(words, 1, box);
  expect({
    name: read([20, 100, 100, 14]),
    ssn: read([20, 120, 90, 14]),
    address: read([20, 60, 90, 35]),
    state: read([150, 60, 100, 14]),
    side: read([280, 20, 12, 170]),
    date: read([150, 150, 80, 14]),
    signature: read([20, 20, 240, 20]),
  }).toEqual({
    name: 'RenéeO’Brien',
    ssn: '123456789',
    address: '1MainStTroy',
    state: 'Alabama',
    side: 'Turned',
    date: '03/01/2026',
    signature: 'RenéeO’BrienElectronicallysigned2026-03-0114:05:09UTC',
  });
});

withTool('pdftotext')('prints a signature and date only when it signs', (pdftotext) => {
  for (const mode of ['PREVIEW', 'SIGN_EXTERNALLY'] as const) {
    const words = printedWords(pdftotext, filled({}, mode));
    expect([textIn(words, 1, [20, 20, 240, 20]), textIn(words, 1, [150, 150, 80, 14])]).toEqual([
      '',
      '',
    ]);
  }
});
