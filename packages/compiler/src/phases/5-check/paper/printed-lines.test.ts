import { expect, it } from 'vitest';
import { linesNamedIn, rowsOfLine } from './printed-lines.ts';

it.each([
  ['Line 2', ['2']],
  ['Worksheet, lines 1a and 1b', ['1a', '1b']],
  ['Worksheet, lines 7 to 9', ['7', '8', '9']],
  ['Instructions, line 3(b)', ['3(b)']],
  ['Worksheet B, line B12, and Worksheet C, line C7', ['B12', 'C7']],
  ['Step 3(a)', ['3(a)']],
  ['Page 4, tables', []],
  ['Heading', []],
])('reads the lines that "%s" names', (from, lines) => {
  expect(linesNamedIn(from)).toEqual(lines);
});

const list = ['• $900 for two people', 'who live together'];

const rows = [
  'Step 4(b) Worksheet',
  '1 Your gifts, up to $300',
  'and your fees over $40 . . . 1 $',
  ...list,
  '2 Enter: . . . 2 $',
  '• $500 for others',
  '3 Two parts',
  'a Tips up to $70 . . . 3a $',
  'b Overtime,',
  'a part of it only, up to $80 . . . 3b $',
  '4 Add all',
].map((text) => ({ page: 1, text }));

it.each([
  // What follows may be a list of this line, or of the next.
  ['1', ['1 Your gifts, up to $300', 'and your fees over $40 . . . 1 $', ...list]],
  ['2', [...list, '2 Enter: . . . 2 $', '• $500 for others']],
  ['3a', ['a Tips up to $70 . . . 3a $']],
  ['3b', ['b Overtime,', 'a part of it only, up to $80 . . . 3b $']],
  ['9', []],
])('reads all rows of line %s', (line, texts) => {
  expect(rowsOfLine(line, rows).map(({ text }) => text)).toEqual(texts);
});
