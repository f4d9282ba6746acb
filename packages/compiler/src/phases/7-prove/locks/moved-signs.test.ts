import { expect, it } from 'vitest';
import type { LockedSign } from './blank-lock.ts';
import { movedSigns } from './moved-signs.ts';

const box: LockedSign = { page: 1, box: [101, 91, 345, 20] };

function said(was: LockedSign, is?: LockedSign): string[] {
  const now = new Map(is ? [['date', is]] : []);
  return movedSigns(now, { date: was }).map(({ message }) => message);
}

it.each<[LockedSign, LockedSign | undefined, string[]]>([
  [box, { page: 1, box: [101, 91, 345, 20] }, []],
  [
    box,
    { page: 1, box: [101, 92, 345, 20] },
    ['Since "date" was locked, it moved up by one point.'],
  ],
  [
    box,
    { page: 2, box: [90.5, 80, 350, 12] },
    [
      'Since "date" was locked, it went from page 1 to page 2, moved left by 10.5 points, moved down by 11 points, became wider by 5 points and became lower by 8 points.',
    ],
  ],
  [
    { field: 'Date' },
    { field: 'Date_2' },
    ['Since "date" was locked, it went from the field "Date" to the field "Date_2".'],
  ],
  [
    { field: 'Date' },
    box,
    [
      'Since "date" was locked, it went from the field "Date" to the box 101, 91, 345, 20 of page 1.',
    ],
  ],
  [box, undefined, ['"date" was signed when it was locked, and is gone.']],
])('says how %j became %j', (was, is, messages) => {
  expect(said(was, is)).toEqual(messages);
});
