import { expect, it } from 'vitest';
import { type SimpleObjects, simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

type Boxes = Record<string, [type: 'Tx' | 'Btn', box: string]>;

/** The text found next to each box on a page of 300 by 200 points. */
function near(instructions: string, boxes: Boxes, page = '', more: SimpleObjects = {}) {
  const widgets = Object.entries(boxes).map(
    ([name, [type, box]]) => `<</Subtype/Widget/FT/${type}/T(${name})/Rect[${box}]/F 4>>`,
  );
  const list = widgets.map((_, i) => `${20 + i} 0 R`).join(' ');
  const pdf = simplePdf({
    1: `<</Pages 2 0 R/AcroForm<</Fields[${list}]>>>>`,
    2: '<</Kids[3 0 R]/MediaBox[0 0 300 200]>>',
    3: `<</Type/Page/Contents 4 0 R/Annots[${list}]/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>${page}>>`,
    4: { dictionary: '', data: instructions },
    5: font,
    ...Object.fromEntries(widgets.map((widget, i) => [20 + i, widget])),
    ...more,
  });
  const { fields } = inspect(pdf, { text: true });
  return Object.fromEntries(fields.map((field) => [field.name, field.widgets[0]?.near]));
}

/** Operators that print words at a position, in 10 points. */
function print(x: number, y: number, words: string): string {
  return `BT /F 10 Tf ${x} ${y} Td (${words}) Tj ET\n`;
}

it('reads the number right before a box, and the text of its line', () => {
  const line = print(20, 103, '5') + print(32, 103, 'Other income . . . . . . . .');
  const number = print(180, 103, '5 $');
  expect(near(line + number, { amount: ['Tx', '200 100 280 114'] })).toEqual({
    amount: { text: 'Other income', line: '5' },
  });
});

it('reads a line number with a decimal, which a line between two others has', () => {
  const line = print(20, 103, '2.1') + print(42, 103, 'Supplement to line 2 . . . .');
  expect(near(line, { amount: ['Tx', '200 100 280 114'] })).toEqual({
    amount: { text: 'Supplement to line 2', line: '2.1' },
  });
});

it('reads a line number with a capital letter', () => {
  const line = print(20, 103, '1A') + print(42, 103, 'For yourself . . . .');
  expect(near(line, { amount: ['Tx', '200 100 280 114'] })).toEqual({
    amount: { text: 'For yourself', line: '1A' },
  });
});

it('searches upwards for the row where a line begins, and takes the number of its step', () => {
  const text =
    print(10, 123, 'Step 2:') + print(60, 123, '\\(c\\)') + print(75, 123, 'Tick this box if');
  expect(
    near(text + print(75, 112, 'there are two jobs'), { two: ['Btn', '200 110 210 120'] }),
  ).toEqual({ two: { text: 'Tick this box if there are two jobs', line: '2(c)' } });
});

it('reads a caption above its box, and one below where the page has them there', () => {
  const boxes: Boxes = { first: ['Tx', '20 150 120 164'], last: ['Tx', '130 150 280 164'] };
  expect(near(print(22, 167, 'First name') + print(132, 167, '\\(b\\) Last name'), boxes)).toEqual({
    first: { text: 'First name' },
    last: { text: 'Last name', line: '(b)' },
  });
  const below: Boxes = { name: ['Tx', '20 150 120 164'], town: ['Tx', '20 124 120 138'] };
  expect(near(print(20, 141, 'Name') + print(20, 115, 'Town'), below)).toEqual({
    name: { text: 'Name' },
    town: { text: 'Town' },
  });
});

it('gives a column of checkboxes the label they share', () => {
  const text =
    print(20, 152, '2.') +
    print(34, 152, 'Status') +
    print(50, 132, 'Single') +
    print(50, 112, 'Married');
  expect(
    near(text, { single: ['Btn', '36 130 46 140'], married: ['Btn', '36 110 46 120'] }),
  ).toEqual({
    single: { text: 'Single', line: '2' },
    married: { text: 'Married', line: '2' },
  });
});

it('gives checkboxes at the end of a line its letter', () => {
  const line = print(20, 132, '1') + print(32, 132, 'Is it true?');
  const part = print(32, 112, 'a') + print(44, 112, 'I am married');
  const boxes: Boxes = { yes: ['Btn', '180 110 190 120'], no: ['Btn', '230 110 240 120'] };
  expect(near(line + part + print(193, 112, 'YES') + print(243, 112, 'NO'), boxes)).toEqual({
    yes: { text: 'YES', line: '1a' },
    no: { text: 'NO', line: '1a' },
  });
});

it('searches upwards for the heading of checkboxes, past a box with a caption', () => {
  const heading = print(36, 152, '5. Are you new?') + print(202, 158, 'Date of hire');
  const boxes: Boxes = { yes: ['Btn', '36 130 46 140'], hired: ['Tx', '200 128 280 155'] };
  expect(near(heading + print(50, 132, 'Yes'), boxes)).toEqual({
    yes: { text: 'Yes', line: '5' },
    hired: { text: 'Date of hire' },
  });
});

it('puts a blank inside the words of a checkbox on the line of that checkbox', () => {
  const words = print(20, 112, '7') + print(50, 112, 'Other, namely:');
  const boxes: Boxes = { other: ['Btn', '34 110 44 120'], name: ['Tx', '120 110 200 120'] };
  expect(near(words, boxes)).toEqual({
    other: { text: 'Other, namely:', line: '7' },
    name: { text: 'Other, namely:', line: '7' },
  });
});

it('reads a number directly before a line to write on', () => {
  const words = print(20, 112, 'Write Exempt') + print(90, 112, '...............4b.__________');
  expect(near(words, { exempt: ['Tx', '146 110 200 120'] })).toEqual({
    exempt: { text: 'Write Exempt', line: '4b' },
  });
});

it('reads the first part of a line in the same row as its number', () => {
  const words = print(20, 112, '1. \\(a\\) Exemption for yourself . . . .');
  const next = print(30, 92, '\\(b\\)') + print(50, 92, 'Exemption for your spouse . . . .');
  const boxes: Boxes = { self: ['Tx', '200 110 260 120'], spouse: ['Tx', '200 90 260 100'] };
  expect(near(words + next, boxes)).toEqual({
    self: { text: '(a) Exemption for yourself', line: '1(a)' },
    spouse: { text: 'Exemption for your spouse', line: '1(b)' },
  });
});

it('searches upwards for the beginning of a line within the height of its box', () => {
  const words = print(20, 112, '2. If you are married') + print(32, 100, 'and claim your spouse');
  expect(near(words, { spouse: ['Tx', '200 98 260 120'] })).toEqual({
    spouse: { text: 'If you are married and claim your spouse', line: '2' },
  });
});

it('follows all operators that print, and drawings within the page', () => {
  const shown =
    'q BT /F 10 Tf 12 TL 1 0 0 1 20 112 Tm [(Fi) -20 (rst)] TJ (one) \' 3 1 (two) " ET Q /X Do';
  const drawing = {
    dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Matrix[1 0 0 1 0 20]',
    data: 'q 2 0 0 2 20 0 cm BT /F 5 Tf 0 20 Td (drawn) Tj ET Q',
  };
  const boxes: Boxes = {
    a: ['Tx', '90 110 120 120'],
    b: ['Tx', '90 98 120 108'],
    c: ['Tx', '90 86 120 96'],
    d: ['Tx', '90 58 120 68'],
  };
  expect(near(shown, boxes, '', { 6: drawing })).toEqual({
    a: { text: 'First' },
    b: { text: 'one' },
    c: { text: 'two' },
    d: { text: 'drawn' },
  });
});

it('reads a rotated page as displayed', () => {
  const text = 'BT /F 10 Tf 0 1 -1 0 100 20 Tm (Name) Tj ET';
  expect(near(text, { name: ['Tx', '92 60 104 160'] }, '/Rotate 90')).toEqual({
    name: { text: 'Name' },
  });
});

it('reads letters with the table of a font, and their widths', () => {
  const map = '<0001> <0041> <0002> <0142> endbfchar';
  const composite = {
    5: '<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>',
    7: '<</Subtype/CIDFontType2/DW 600/W[1[700 300] 5 6 500]>>',
    8: { dictionary: '', data: map },
  };
  const text = 'BT /F 10 Tf 20 103 Td <000100020001> Tj ET';
  expect(near(text, { a: ['Tx', '60 100 120 114'] }, '', composite)).toEqual({
    a: { text: 'AłA' },
  });
});

it('finds nothing next to an isolated box', () => {
  expect(near('', { a: ['Tx', '60 100 120 114'] })).toEqual({ a: undefined });
});

it('stops at drawings that contain each other', () => {
  const data = '/X Do /X Do';
  const loop = {
    dictionary: '/Type/XObject/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>',
    data,
  };
  expect(() => near('/X Do', { a: ['Tx', '1 1 9 9'] }, '', { 6: loop })).toThrow('64 levels');
});
