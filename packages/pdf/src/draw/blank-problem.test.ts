import type { Blank, BlankBlock } from '@formpress/model';
import { expect, it } from 'vitest';
import { BlankProblem } from './blank-problem.ts';
import { draw } from './draw.ts';

/** The message and path of the problem that drawing a page with this block raises. */
function problemOf(block: BlankBlock, more: Partial<Blank> = {}): [string, string] {
  try {
    draw({ pages: [{ holds: [block] }], ...more }, { title: 'A form', language: 'en' });
  } catch (problem) {
    if (problem instanceof BlankProblem) return [problem.message, problem.path.join('.')];
    throw problem;
  }
  throw new Error('nothing was said');
}

it('names a word that is wider than the space for it', () => {
  expect(
    problemOf({ table: { rows: ['a | b'], headers: 'Unquestionably | b', widths: '1 99' } }),
  ).toEqual([
    '"Unquestionably" is wider than the space for it. Shorten it, or make the space wider.',
    'pages.0.holds.0.table.headers',
  ]);
});

it('names a character that the standard fonts lack', () => {
  expect(problemOf({ list: ['Łukasz'] })).toEqual([
    'A drawn blank cannot print "Ł". Use the letters of Western European languages.',
    'pages.0.holds.0.list.0',
  ]);
});

it('names a star that is never closed', () => {
  expect(problemOf('5 * 3')).toEqual([
    'This text has a * that is never closed. Write \\* to print a star.',
    'pages.0.holds.0',
  ]);
});

it('requires as many fields as there are blanks', () => {
  expect(problemOf({ text: 'I live in ____ and work in ____.', blanks: [{ field: 'a' }] })).toEqual(
    ['This text has ____ or [ ] for 2 fields, but "blanks" names 1.', 'pages.0.holds.0'],
  );
});

it('refuses a name that begins with a dot without an "under"', () => {
  expect(problemOf({ lines: [{ text: 'x', field: '.f1_01[0]' }] })).toEqual([
    '".f1_01[0]" begins with a dot. Write its full name, or give its page an "under".',
    'pages.0.holds.0.lines.0',
  ]);
});

it('counts the cells of a row', () => {
  expect(problemOf({ table: { headers: 'a | b', rows: ['1 | 2', '3 | 4 | 5'] } })).toEqual([
    'This row has 3 cells, but the table has 2 columns.',
    'pages.0.holds.0.table.rows.1',
  ]);
});

it('refuses a block that is higher than a page', () => {
  const holds = Array.from({ length: 90 }, () => 'A line of its own.');
  expect(problemOf({ section: 'Step 1:', holds })).toEqual([
    'This does not fit on one page. Split it into two, or choose a smaller size.',
    'pages.0.holds.0',
  ]);
});

it('refuses a field that is also a prefix of another name', () => {
  expect(problemOf({ across: [{ field: 'a' }, { field: 'a.b' }] })).toEqual([
    '"a" is a field, but it is also the beginning of another field\'s name.',
    'pages.0.holds.0.across.0',
  ]);
  expect(problemOf({ across: [{ field: 'a' }, { check: 'a' }] })).toEqual([
    '"a" is drawn twice, as different kinds of field.',
    'pages.0.holds.0.across.1',
  ]);
});

it('refuses a footer that is longer than its line', () => {
  const footer = { left: 'Keep this certificate with your records. '.repeat(5) };
  expect(problemOf('x', { footer: { ...footer, right: 'Form X-1' } })).toEqual([
    'This is too long for one line of the page.',
    'footer',
  ]);
});

it('refuses boxes to tick that leave no room for the words of their line', () => {
  const text = 'Yes, and I attach a copy of the certificate that the agency sent to me';
  expect(problemOf({ lines: [{ text: 'Exempt?', ticks: [{ check: 'a', text }] }] })).toEqual([
    'These boxes to tick take more than half of their line. Shorten their words, or write them as ' +
      'choices, which are printed below the line.',
    'pages.0.holds.0.lines.0.ticks.0',
  ]);
});
