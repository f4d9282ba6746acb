import { otherUsStates, usStates } from '@formpress/model';
import { expect, it } from 'vitest';
import { zipMayBelongTo } from './zip-prefixes.ts';

it.each([
  ['AL', '36130'],
  ['DC', '20500'],
  ['VA', '20101'],
  ['NY', '10001'],
  ['NY', '06390'],
  ['NY', '00501'],
  ['CT', '06390'],
  ['MA', '05501'],
  ['TX', '73301'],
  ['TX', '88510'],
  ['HI', '96813'],
  ['AS', '96799'],
  ['GU', '96910'],
  ['PR', '00901'],
  ['VI', '00801'],
  ['AE', '09012-1234'],
  ['WY', '83414'],
])('%s may have %s', (state, zipCode) => {
  expect(zipMayBelongTo(state, zipCode)).toBe(true);
});

it.each([
  ['AL', '10001'],
  ['NY', '36130'],
  ['CA', '89501'],
  ['AK', '00000'],
  ['WA', '99501'],
])('%s has no %s', (state, zipCode) => {
  expect(zipMayBelongTo(state, zipCode)).toBe(false);
});

it('knows every state of an address', () => {
  for (const state of [...usStates, ...otherUsStates]) {
    const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));
    expect(prefixes.some((prefix) => zipMayBelongTo(state, `${prefix}01`))).toBe(true);
  }
});
