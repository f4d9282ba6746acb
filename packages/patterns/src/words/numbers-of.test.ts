import { expect, it } from 'vitest';
import { type AcceptedNumbers, numbersOf } from './numbers-of.ts';
import { wordsOf } from './words-of.ts';

const endless = Number.POSITIVE_INFINITY;

it.each<[string, AcceptedNumbers]>([
  ['^(?:[1-4]?[0-9]|50)$', { lowest: '0', greatest: '50', decimals: 0, longest: ['0', '9', '50'] }],
  [
    '^(?:0{4}99|10000|-5)$',
    { lowest: '-5', greatest: '10000', decimals: 0, longest: ['-5', '99', '10000'] },
  ],
  [
    '^[+]?[1-9](?:,[0-9]{3})?$',
    { lowest: '1', greatest: '9999', decimals: 0, longest: ['9', '9999'] },
  ],
  [
    '^-?(?:7|12\\.5)$',
    { lowest: '-12.5', greatest: '12.5', decimals: 1, longest: ['-7', '-12.5', '7', '12.5'] },
  ],
  ['^[0-9]\\.0*$', { lowest: '0', greatest: '9', decimals: 0, longest: ['0', '9'] }],
  ['^[1-9]\\.0{50}$', { lowest: '1', greatest: '9', decimals: 0, longest: ['9'] }],
  [
    '^(?:100(?:\\.00)?|[0-9](?:\\.[0-9]{1,2})?|\\.5)$',
    { lowest: '0', greatest: '100', decimals: 2, longest: ['0.99', '9.99', '100'] },
  ],
])('knows the numbers of %s', (pattern, expected) => {
  expect(numbersOf(pattern)).toEqual(expected);
});

it('says where there is no limit', () => {
  const { longest: _, ...positive } = numbersOf('^[1-9][0-9]*$');
  expect(positive).toEqual({ lowest: '1', decimals: 0 });
  const { longest: __, ...negative } = numbersOf('^-[0-9]+$');
  expect(negative).toEqual({ greatest: '0', decimals: 0 });
  expect(numbersOf('^[0-9]\\.[0-9]*$')).toMatchObject({ lowest: '0', decimals: endless });
  expect(numbersOf('^0\\.0*1$')).toMatchObject({ lowest: '0', decimals: endless });
  expect(numbersOf('^0\\.0{50}5$')).toMatchObject({ lowest: '0', decimals: endless });
});

it.each([
  '^[+]?(?:[0-9]{1,3}(?:,?[0-9]{3}){0,2}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$',
  '^(?:100(?:\\.0{1,2})?|[0-9]{1,2}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$',
  '^-?0{0,3}[0-9]{1,3}(?:\\.[0-9,]{1,4})?$',
])('holds every number of %s', (pattern) => {
  const { lowest, greatest, decimals, longest } = numbersOf(pattern);
  for (const word of wordsOf(pattern, 400)) {
    const number = Number(word.replaceAll(',', ''));
    expect(number).toBeGreaterThanOrEqual(Number(lowest));
    expect(number).toBeLessThanOrEqual(Number(greatest));
    const [whole = '', places = ''] = String(number).split('.');
    expect(places.length).toBeLessThanOrEqual(decimals);
    const isAsLong = (other: string) => {
      const [digits = '', more = ''] = other.split('.');
      const isLong = digits.replace('-', '').length >= whole.replace('-', '').length;
      return isLong && more.length >= places.length && digits.startsWith('-') === number < 0;
    };
    expect([word, longest.some(isAsLong)]).toEqual([word, true]);
  }
});
