import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFault } from '../faults/first-fault.ts';
import { acceptsText } from '../words/accepts-text.ts';
import { automatonOf } from '../words/automaton-of.ts';
import { wordOutside } from '../words/word-outside.ts';
import { frenchPattern, type Written } from './french-pattern.ts';
import { numberPattern } from './number-pattern.ts';

const dollars: Written = { holds: 'number', displayType: 'DOLLAR', country: 'CA' };
const percent: Written = { holds: 'number', displayType: 'PERCENT', country: 'CA' };
const date: Written = { holds: 'date', country: 'CA' };
const money = '^[+]?(?:[0-9]{1,3}(?:,?[0-9]{3}){0,2}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$';
const share = '^(?:100(?:\\.0{1,2})?|[0-9]{1,2}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$';
const iso = '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';
const day = `^(?:[0-9]{4}-${iso}|${iso.replace(')-(', ')/(')}/[0-9]{4})$`;

function accepted(pattern: string, written: Written, texts: string[]): string[] {
  return texts.filter((text) => acceptsText(frenchPattern(pattern, written) ?? '^$', text));
}

it('accepts amounts as they are written in French', () => {
  const texts = ['1250', '1 250', '1\u00a0250', '1\u202f250', '1\u2009250', '1 250,50', '1250,5'];
  texts.push(
    '25,50',
    '25,50 $',
    '25,50$',
    '$25,50',
    '$ 25,50',
    '1 250 $',
    '1.250,50',
    '1250.50',
    '1,250.50',
  );
  texts.push('1 250,50 CAD', ',50', '0,00', '0 $', 'CA$ 25', '25 dollars', '1 dollar', '+1 250,50');
  expect(accepted(money, dollars, texts)).toEqual(texts);
});

it('refuses what is no amount, or could be two', () => {
  const texts = ['-25', '1,2,3', '25,505', '1 25', 'abc', '25 $ 50', '1e3', '1.250', '1,250'];
  texts.push(
    '1,250,50',
    '1,250,500',
    '1.250.50',
    '1 250.505',
    ' 25',
    '25 ',
    '25  $',
    '25 % ',
    '$',
    '1.25,5',
    '25 €',
    '2 5',
  );
  expect(accepted(money, dollars, texts)).toEqual([]);
});

it('knows the dollar of the country alone', () => {
  const texts = ['25,50 $', '25 CAD', 'CA$25'];
  expect(accepted(money, { ...dollars, country: 'US' }, texts)).toEqual(['25,50 $']);
});

it('accepts percentages as they are written in French', () => {
  const texts = ['90', '90 %', '90%', '90,5 %', '90.5%', '100,00 %', ',5'];
  expect(accepted(share, percent, texts)).toEqual(texts);
  expect(accepted(share, percent, ['100,5', '101 %', '9 0', '90 $', '1.0,5'])).toEqual([]);
});

it('accepts dates as they are written in Canada', () => {
  const texts = ['1958-03-07', '1958/03/07', '1958 03 07', '19580307', '7 mars 1958', '25/03/1958'];
  texts.push('1er janvier 2026', '07 février 1958', '7 fevrier 1958', '31 Août 2026', '03/25/1958');
  texts.push('9\u00a0décembre\u00a01999', '07/03/1958');
  expect(accepted(day, date, texts)).toEqual(texts);
  const wrong = ['7 march 1958', '32 mars 1958', '1958-3-7', '25/13/1958', '7mars1958', '580307'];
  expect(accepted(day, date, wrong)).toEqual([]);
});

it('widens nothing that people write no differently', () => {
  expect(frenchPattern('^[0-9]{1,2}$', { holds: 'number', country: 'CA' })).toBeUndefined();
  expect(frenchPattern('^[A-Z]$', { holds: 'text', country: 'CA' })).toBeUndefined();
  expect(frenchPattern('^[0-9]{4}$', date)).toBeUndefined();
  expect(frenchPattern('^[0-9][.,][0-9]$', dollars)).toBeUndefined();
});

it('accepts every number of a pattern but those with a lone comma, and stays portable and quick', () => {
  const cents = fc.nat({ max: 300_000_00 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const least = String(Math.floor(Math.min(one, other) / 100));
      const most = (Math.max(one, other) / 100).toFixed(2);
      const range = { least, most, decimals: 2, isSigned: true };
      const french = frenchPattern(numberPattern({ ...range, isGrouped: true }), dollars) ?? '';
      expect(firstFault(french)).toBeUndefined();
      expect(refusedIn(french, numberPattern({ ...range, isGrouped: false }))).toBeUndefined();
    }),
    { numRuns: 50 },
  );
  for (const [pattern, written] of [[share, percent] as const, [day, date] as const]) {
    const french = frenchPattern(pattern, written) ?? '';
    expect(firstFault(french)).toBeUndefined();
    expect(refusedIn(french, pattern)).toBeUndefined();
  }
});

/** A text that the pattern accepts and the French one does not. */
function refusedIn(french: string, pattern: string): string | undefined {
  return wordOutside(automatonOf(pattern), automatonOf(french));
}
