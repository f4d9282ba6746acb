import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyBox, AnyForm } from '../../../../test/fit/any-form.ts';
import { upTo } from '../../../../test/fit/any-pattern.ts';
import { writeForm } from '../../../../test/fit/write-form.ts';
import { createReport } from '../../../diagnostics/report.ts';
import { lowerDefinitions } from '../../../workspace/compile.ts';
import { fitsOf } from './fits-of.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-fits-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Drawn = {
  accepts?: string;
  word?: string;
  formula?: string;
  print?: string;
  isFrench?: boolean;
  box?: Partial<AnyBox>;
};

/** The findings for one box of a form with a number, a text and a result. */
async function foundIn({ accepts = '^[0-9]$', word = '^[A-Z]$', formula = 'n0', ...drawn }: Drawn) {
  const { print = '{{r0}}', isFrench = false, box } = drawn;
  const space = { width: 100, height: 12, font: 'Helv', size: 9, how: 'line' as const };
  const form: AnyForm = {
    isFrench,
    asked: new Map([
      ['n0', { accepts, scale: 0, extremes: [], required: true }],
      ['n1', { accepts: '^[0-9]{1,3}$', scale: 0, extremes: [], required: false }],
      ['word', { accepts: word, extremes: [], required: false }],
    ]),
    results: new Map([
      [
        'r0',
        {
          text: formula,
          decimals: formula.includes('/') ? 'unbounded' : 0,
          scale: 0,
          round: 'nearest',
        },
      ],
    ]),
    boxes: [{ print, ...space, ...box }],
  };
  await writeForm(form, folder);
  const report = createReport();
  const [lowered] = (await lowerDefinitions(folder, report)).lowered.forms;
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!lowered) throw new Error('There is no form.');
  const [{ binding: _, print: __, texts: ___, ...found }] = fitsOf(lowered) as [
    ReturnType<typeof fitsOf>[number],
  ];
  return found;
}

// Each of these once passed, but was refused as too wide when filled.
it.each<[string, Drawn, object]>([
  [
    'a greatest number that ends in 0, multiplied',
    { accepts: upTo(50), formula: 'n0 * 2', box: { most: 2 } },
    { tooWide: '100' },
  ],
  [
    'a greatest number that ends in 0, where a narrower one has more zeros in front',
    { accepts: '^(?:0{0,5}[0-9]{2}|1000)$', print: '{{n0}}', box: { most: 2 } },
    { tooWide: '1,000' },
  ],
  [
    'a negative number next to a longer one',
    { accepts: '^(?:0{4}99|10000|-5)$', print: '{{n0}}', isFrench: true, box: { most: 5 } },
    { tooWide: '10\u00a0000' },
  ],
  [
    'a division by an answer that is above 0',
    { accepts: upTo(500), formula: 'n1 > 0 ? n0 * 1000 / n1 : 0', box: { most: 5 } },
    { tooWide: '500,000' },
  ],
  [
    'a division by an answer that is not 0',
    { accepts: upTo(500), formula: '-n1 != 0 ? n0 / -n1 : 0', box: { most: 3 } },
    { tooWide: '-500' },
  ],
  [
    'a division by how many were answered with yes',
    {
      accepts: upTo(500),
      formula: 'countYes(first, second) > 0 ? n0 * 500 / countYes(first, second) : 0',
      box: { most: 5 },
    },
    { tooWide: '250,000' },
  ],
  [
    'the minus of a result that is divided',
    { formula: '-(n0 > 0 ? (n1 + 41) / n0 : 1)', box: { width: 4 } },
    { tooWide: '-1,040' },
  ],
  [
    'a number of more than 21 digits',
    { accepts: '^[0-9]{1,24}$', formula: 'n0 + n1', box: { most: 14 } },
    { tooWide: '1,000,000,000,000,000,000,000,998' },
  ],
  [
    'a narrow text with many characters',
    { word: '^(?:W{4}|i{14})$', print: '{{word}}', box: { most: 11 } },
    { tooWide: 'iiiiiiiiiiiiii' },
  ],
  [
    'a text that can be broken, as wide as one that cannot',
    { word: '^(?:W{5} W{5}|W{9})$', print: '{{word}}', box: { width: 25, height: 30 } },
    { tooWide: 'WWWWW\u00a0WWWWW' },
  ],
  [
    'a text in another font for one letter that a narrow font lacks',
    { word: '^[A-Zń]{1,10}$', print: '{{word}}', box: { font: 'Cour', width: 32, size: 6 } },
    { tooWide: 'WWWWWWńWWW' },
  ],
  [
    'a wide piece of a text that is not the widest',
    { word: '^(?:i{3}W{5}|W{3}i)$', print: '{{bare word 1 3}}', box: { width: 10 } },
    { tooWide: 'WWW' },
  ],
  [
    'a quotient that nothing bounds',
    { formula: 'n0 / 7 - 0.5 > 0 ? n1 / (n0 / 7 - 0.5) : 0', box: { width: 280 } },
    { unbounded: 'r0' },
  ],
])('finds %s', async (_, drawn, expected) => {
  expect(await foundIn(drawn)).toEqual(expected);
});

it.each<[string, Drawn]>([
  [
    'a round greatest number in just enough space',
    { accepts: upTo(50), formula: 'n0 * 2', box: { most: 3 } },
  ],
  [
    'a division that its guard bounds',
    { formula: 'n0 - 3 > 0 ? n1 / (n0 - 3) : 0', box: { most: 3 } },
  ],
  [
    'a difference that its condition keeps from being negative',
    { formula: 'n1 >= n0 ? n1 - n0 : 0', box: { most: 3 } },
  ],
  ['a quotient of a quotient', { formula: 'n0 / 3 > 0 ? 9 / (n0 / 3) : 0', box: { most: 2 } }],
  ['a cap on what has no end', { accepts: '^[0-9]+$', formula: 'min(n0, 99)', box: { most: 2 } }],
])('passes %s', async (_, drawn) => {
  expect(await foundIn(drawn)).toEqual({});
});
