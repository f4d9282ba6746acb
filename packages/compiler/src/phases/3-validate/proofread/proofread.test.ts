import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { proofread } from './proofread.ts';

/** The codes of everything found in a file, and the text at each place. */
function slipsIn(yaml: string, kind: FileKind = 'form'): [code: string, found: string][] {
  const bytes = new TextEncoder().encode(yaml);
  const [document] = parse(new Map([['form.yaml', bytes]]), createReport()).documents;
  if (!document) throw new Error(`Not read: ${yaml}`);
  return proofread(document, kind).map(({ code, at }) => [code, yaml.slice(at.start, at.end)]);
}

it.each([
  ['a NUL', '\u0000'],
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a mark from left to right', '\u200e'],
  ['an override from right to left', '\u202e'],
  ['an isolate', '\u2066'],
  ['a filler', '\u3164'],
  ['a variation selector', '\ufe0f'],
  ['a line separator', '\u2028'],
  ['an ideographic space', '\u3000'],
  ['a thin space', '\u2009'],
  ['an escape', '\u001b'],
])('finds what cannot be seen: %s', (_, sign) => {
  for (const yaml of [`title: Certi${sign}ficate\n`, `title: 'Certi${sign}ficate'\n`]) {
    expect(slipsIn(yaml)).toEqual([['invisible-character', sign]]);
  }
  expect(slipsIn(`ti${sign}tle: Certificate\n`)).toEqual([['invisible-character', sign]]);
});

it('finds them by their code points in double quotes, and in patterns', () => {
  expect(slipsIn('title: "Certi\\u200Bficate"\n')).toEqual([['invisible-character', '\\']]);
  expect(slipsIn("accepts: '^[a\u200b]$'\n")).toEqual([['invisible-character', '\u200b']]);
  expect(slipsIn("accepts: '^[\\u200b]$'\n")).toEqual([]);
});

it.each(['\u00a0', '\u202f'])('finds a no-break space between two words', (space) => {
  expect(slipsIn(`title: Withholding${space}Certificate\n`)).toEqual([
    ['invisible-character', space],
  ]);
});

it('leaves the no-break spaces of French alone', () => {
  expect(slipsIn('fr: Êtes-vous marié\u00a0? 1\u202f250\u00a0$\n')).toEqual([]);
});

it.each([
  ['Certificate 🙂', 'unusual-character', '🙂'],
  ['Certificate ✔', 'unusual-character', '✔'],
  ['Certificаte', 'unusual-character', 'а'],
  ['Terms&nbsp;and', 'html-in-text', '&nbsp;'],
  ['Terms &amp; more', 'html-in-text', '&amp;'],
  ['Terms &#8217; more', 'html-in-text', '&#8217;'],
  ['One<br/>two', 'html-in-text', '<br/>'],
  ['One  two', 'doubled-space', '  '],
  ['One \u00a0two', 'doubled-space', ' \u00a0'],
  ['of the the form', 'doubled-word', 'the the'],
  ['The the form', 'doubled-word', 'The the'],
  ['a a form', 'doubled-word', 'a a'],
  ['el el formulario', 'doubled-word', 'el el'],
])('finds in "%s" %s', (text, code, found) => {
  const expected = [[code, found]];
  expect(slipsIn(`title: '${text}'\n`)).toEqual(expected);
  expect(slipsIn(`- en: Yes\n  es: '${text}'\n`)).toEqual(expected);
  expect(slipsIn(`QS1:\n  questions:\n    a:\n      notes: ['${text}']\n`)).toEqual(expected);
  expect(slipsIn(`pages:\n  - holds:\n      - { caption: '${text}', field: a }\n`)).toEqual(
    expected,
  );
});

it.each([
  'Smith & Sons; others',
  'Nous nous engageons; ils disent que que',
  'He had had it, and that that is so',
  'Walla Walla',
  'de A a E',
  'very, very',
  '3  Heading',
  '[ ] Single      [ ] Married',
  '$0   | $90',
  '{{usd @a}} {{usd @a}}',
  'S Corp ® ™ • – — « »',
])('finds nothing in "%s"', (text) => {
  expect(slipsIn(`title: '${text}'\n`)).toEqual([]);
});

it('finds no doubled words and spaces in what only the compiler reads', () => {
  expect(slipsIn("fields:\n  a: '{{city}}  {{state}}'\n", 'pdf')).toEqual([]);
  expect(slipsIn("x: { calculate: 'a  +  b' }\n")).toEqual([]);
  expect(slipsIn("fields:\n  a: { print: '{{a}}', because: The the line. }\n", 'pdf')).toEqual([
    ['doubled-word', 'The the'],
  ]);
});

it('reads a folded text as it is shown', () => {
  expect(slipsIn('- en: >-\n    One of the\n    the forms\n')).toEqual([
    ['doubled-word', 'the\n    the'],
  ]);
});
