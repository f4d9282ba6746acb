import { expect, it } from 'vitest';
import { field, pdfWithFields, simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { withTool } from '../../../../test/foundation/system-tools.ts';
import { inspect } from './inspect.ts';

function only(pdf: Uint8Array) {
  const { fields } = inspect(pdf);
  expect(fields.length).toBe(1);
  return fields[0];
}

it('describes a text field completely', () => {
  const pdf = pdfWithFields([
    field(
      'SSN  of   you ',
      'Tx',
      '/Ff 16777218/MaxLen 9/Q 2/DA(0 0 .5 rg /HeBo 8.5 Tf)/TU(Your SSN)/V(1)/DV(2)',
    ),
  ]);
  expect(only(pdf)).toEqual({
    name: 'SSN  of   you ',
    type: 'text',
    widgets: [{ page: 1, box: [20, 100, 100, 14], turn: 0 }],
    page: 1,
    box: [20, 100, 100, 14],
    readOnly: false,
    required: true,
    align: 'right',
    comb: true,
    multiline: false,
    maxLength: 9,
    font: { name: 'HeBo', size: 8.5, color: [0, 0, 0.5] },
    states: [],
    options: [],
    value: '1',
    defaultValue: '2',
    tooltip: 'Your SSN',
  });
});

it('describes the file completely', () => {
  expect({ ...inspect(pdfWithFields([field('a', 'Tx')])), fields: [] }).toEqual({
    pages: [{ width: 300, height: 200, rotate: 0 }],
    fields: [],
    stale: [],
    orphans: [],
    encrypted: false,
    xfa: false,
    tagged: false,
    language: 'en-US',
  });
});

it.each([
  ['Tx', '', 'text'],
  ['Btn', '', 'checkbox'],
  ['Btn', '/Ff 32768', 'radio'],
  ['Btn', '/Ff 65536', 'button'],
  ['Ch', '', 'choice'],
  ['Sig', '', 'signature'],
] as const)('takes %s%s for a %s', (kind, rest, type) => {
  expect(only(pdfWithFields([field('a', kind, rest)]))?.type).toBe(type);
});

it('collects the widgets of one field, each with its own state', () => {
  const widget = (state: string) =>
    `<</Subtype/Widget/Parent 20 0 R/Rect[0 0 9 9]/AP<</N<</Off null/${state} null>>>>>>`;
  const pdf = pdfWithFields([widget('Single#2FHOH'), widget('Married')], {
    20: '<</FT/Btn/T(Status)/Kids[10 0 R 11 0 R]>>',
  });
  const status = only(pdf);
  expect([status?.name, status?.states, status?.widgets.map((each) => each.on)]).toEqual([
    'Status',
    ['Single/HOH', 'Married'],
    ['Single/HOH', 'Married'],
  ]);
});

it('joins the names of a tree with dots, also where a name has one', () => {
  const pdf = pdfWithFields(['<</Subtype/Widget/T(x.y)/Parent 20 0 R/Rect[0 0 9 9]>>'], {
    20: '<</FT/Tx/T(top[0])/Kids[10 0 R]>>',
  });
  expect(only(pdf)?.name).toBe('top[0].x.y');
});

it('lists the options of a choice field', () => {
  const pdf = pdfWithFields([field('state', 'Ch', '/Opt[[(AL)(Alabama)](AK)]')]);
  expect(only(pdf)?.options).toEqual([
    { value: 'AL', label: 'Alabama' },
    { value: 'AK', label: 'AK' },
  ]);
});

it('finds widgets outside the tree, and names in the tree that are on no page', () => {
  const pdf = simplePdf({
    1: '<</Pages 2 0 R/AcroForm<</Fields[11 0 R]>>>>',
    2: '<</Kids[3 0 R]>>',
    3: '<</Type/Page/Annots[10 0 R]>>',
    10: field('orphan', 'Tx'),
    11: field('stale', 'Tx'),
  });
  const { fields, stale, orphans } = inspect(pdf);
  expect([fields.map((each) => each.name), stale, orphans]).toEqual([
    ['orphan'],
    ['stale'],
    ['orphan'],
  ]);
});

const ciphers = [['40'], ['128', '--use-aes=n'], ['128', '--use-aes=y'], ['256']];

withTool('qpdf')('opens every kind of encryption without a password', (qpdf) => {
  const pdf = pdfWithFields([field('Name', 'Tx', '/TU(Sch\\366n)/V(x)')]);
  const plain = inspect(pdf);
  for (const cipher of ciphers) {
    const encrypt = ['--allow-weak-crypto', '--encrypt', '', 'secret', ...cipher, '--'];
    const { output } = qpdf([...encrypt, 'PDF', '-'], pdf);
    expect(inspect(new Uint8Array(output))).toEqual({ ...plain, encrypted: true });
  }
});

withTool('qpdf')('refuses a file that needs a password', (qpdf) => {
  const encrypt = ['--encrypt', 'me', 'secret', '256', '--', 'PDF', '-'];
  const { output } = qpdf(encrypt, pdfWithFields([field('Name', 'Tx')]));
  expect(() => inspect(new Uint8Array(output))).toThrow('This PDF is locked with a password.');
});
