import type { Blank } from '@formpress/model';
import { PDFDocument, PDFName, type PDFTextField } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withTool } from '../../../../test/foundation/system-tools.ts';
import { draw } from './draw.ts';

const blank: Blank = {
  running: 'Form X-1',
  footer: { left: 'Keep a copy.', right: 'Form **X-1**' },
  pages: [
    {
      under: 'form[0].Page1[0]',
      holds: [
        { masthead: 'X-1', kind: 'Form', title: 'Exemption Certificate', year: '2026' },
        {
          section: 'Step 1:',
          title: 'About you',
          holds: [
            {
              across: [
                { caption: 'Name', field: '.Step1a[0].f1_01[0]', share: '3' },
                { caption: 'Number', field: '.f1_02[0]', comb: '9', align: 'center' },
              ],
            },
            {
              choices: [
                { radio: 'Status', on: 'Single/HOH', text: 'Single' },
                { radio: 'Status', on: 'Married', text: 'Married' },
                { check: '.c1_1[0]', on: '1', text: 'Blind' },
              ],
            },
          ],
        },
        {
          text: 'I live in ________ and [ ] work here.',
          blanks: [{ field: 'town' }, { check: 'here' }],
        },
        { lines: [{ line: '1', text: 'Amount', field: 'line1', align: 'right' }], unit: '$' },
        { table: { headers: 'Pay | Tax', rows: ['$0 | $1', [{ field: 'cell' }, '$2']] } },
        {
          across: [
            { caption: 'Employee', field: 'signatureLine', rows: '2' },
            { caption: 'Date', field: 'date', max: '10' },
          ],
          look: 'ruled',
        },
      ],
    },
    { holds: [{ columns: ['One **bold** paragraph.', { list: ['a', 'b'], marks: 'numbers' }] }] },
  ],
};
const options = { title: 'X-1 Exemption Certificate', language: 'en' } as const;

it('builds the fields with their full names, in the order of the page', async () => {
  const form = (await PDFDocument.load(draw(blank, options))).getForm();
  expect(form.getFields().map((field) => [field.constructor.name, field.getName()])).toEqual([
    ['PDFTextField', 'form[0].Page1[0].Step1a[0].f1_01[0]'],
    ['PDFTextField', 'form[0].Page1[0].f1_02[0]'],
    ['PDFCheckBox', 'form[0].Page1[0].c1_1[0]'],
    ['PDFRadioGroup', 'Status'],
    ['PDFTextField', 'town'],
    ['PDFCheckBox', 'here'],
    ['PDFTextField', 'line1'],
    ['PDFTextField', 'cell'],
    ['PDFTextField', 'signatureLine'],
    ['PDFTextField', 'date'],
  ]);
});

it('keeps the states, lengths and alignments of fields', async () => {
  const form = (await PDFDocument.load(draw(blank, options))).getForm();
  expect(form.getRadioGroup('Status').getOptions()).toEqual(['Single/HOH', 'Married']);
  const box = form.getCheckBox('form[0].Page1[0].c1_1[0]').acroField.getOnValue();
  expect(box).toBe(PDFName.of('1'));
  const look = (field: PDFTextField) => ({
    max: field.getMaxLength(),
    comb: field.isCombed(),
    lines: field.isMultiline(),
    align: field.getAlignment(),
    tip: field.acroField.dict.lookup(PDFName.of('TU'))?.toString(),
  });
  expect(look(form.getTextField('form[0].Page1[0].f1_02[0]'))).toEqual({
    max: 9,
    comb: true,
    lines: false,
    align: 1,
    tip: '<FEFF004E0075006D006200650072>',
  });
  expect(look(form.getTextField('signatureLine'))).toMatchObject({ lines: true, align: 0 });
});

it('stays fillable: typed and ticked values can be read back', async () => {
  const document = await PDFDocument.load(draw(blank, options));
  document.getForm().getTextField('line1').setText('12.50');
  document.getForm().getRadioGroup('Status').select('Married');
  const form = (await PDFDocument.load(await document.save())).getForm();
  expect(form.getTextField('line1').getText()).toBe('12.50');
  expect(form.getRadioGroup('Status').getSelected()).toBe('Married');
});

it('has a title, a language and tags', async () => {
  const document = await PDFDocument.load(draw(blank, options), { updateMetadata: false });
  expect(document.getTitle()).toBe('Specimen: X-1 Exemption Certificate');
  expect(document.getLanguage()).toBe('en');
  expect(document.getCreationDate()).toBeUndefined();
  expect(String(document.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
  expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  expect(document.getPages().map((page) => page.node.get(PDFName.of('Tabs')))).toEqual([
    PDFName.of('S'),
    PDFName.of('S'),
  ]);
});

it('gives the same bytes for the same blank', () => {
  expect(draw(structuredClone(blank), options)).toEqual(draw(blank, options));
});

withTool('qpdf')('writes a file in which qpdf finds no errors', (qpdf) => {
  const { output } = qpdf(['--check', 'PDF'], draw(blank, options));
  expect(output.toString()).toContain('No syntax or stream encoding errors found');
});
