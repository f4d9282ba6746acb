import { otherUsStates, type UsAddress, usStates } from '@formpress/model';
import { expect, it } from 'vitest';
import { checkZip } from './check-zip.ts';
import { openZipTable } from './zip-table.ts';

const table = openZipTable();
const judge = (city: string, state: string, zipCode: string) =>
  checkZip(table, { streetAddress1: '', city, state: state as UsAddress['state'], zipCode });

it('returns the centre of a ZIP code that matches state and city', () => {
  expect(judge('Montgomery', 'AL', '36130-2102')).toEqual({
    kind: 'agrees',
    middle: { latitude: 32.2334, longitude: -86.2085 },
  });
});

it.each([
  ['Washington', 'DC', '20500'],
  ['Dulles', 'VA', '20101'],
  ['New York', 'NY', '10001'],
  ['Holtsville', 'NY', '00501'],
  ['Andover', 'MA', '05501'],
  ['Fishers Island', 'NY', '06390'],
  ['Austin', 'TX', '73301'],
  ['El Paso', 'TX', '88510'],
  ['Alta', 'WY', '83414'],
  ['Honolulu', 'HI', '96813'],
  ['Pago Pago', 'AS', '96799'],
  ['Hagåtña', 'GU', '96910'],
  ['Saipan', 'MP', '96950'],
  ['San Juan', 'PR', '00901'],
  ['St. Thomas', 'VI', '00802'],
])('knows %s, %s %s', (city, state, zipCode) => {
  expect(judge(city, state, zipCode)).toEqual({ kind: 'agrees', middle: expect.anything() });
});

it.each([
  ['APO', 'AE', '09012'],
  ['DPO', 'AA', '34002'],
  ['FPO', 'AP', '96601'],
])('does not place military post: %s, %s %s', (city, state, zipCode) => {
  expect(judge(city, state, zipCode)).toEqual({ kind: 'agrees' });
});

it.each([
  ['KY', '42223'],
  ['TN', '42223'],
  ['AZ', '86515'],
  ['NM', '86515'],
  ['RI', '02861'],
  ['MA', '02861'],
])('accepts a ZIP code on the border for %s: %s', (state, zipCode) => {
  expect(judge('Somewhere', state, zipCode).kind).toBe('agrees');
});

it.each([
  ['AL', '10001', 'otherState'],
  ['NY', '36130', 'otherState'],
  ['CT', '06390', 'otherState'],
  ['VA', '42223', 'otherState'],
  ['CA', '89501', 'otherState'],
  ['AK', '00000', 'unknownZip'],
  ['WA', '99999', 'unknownZip'],
])('%s has no %s: %s', (state, zipCode, kind) => {
  expect(judge('Somewhere', state, zipCode)).toEqual({ kind });
});

it.each([
  ['Birmingham', 'AL', '36130', 'otherCity'],
  ['El Paso', 'TX', '78701', 'otherCity'],
  ['West Lake Hills', 'TX', '78701', 'agrees'],
  ['Round Rock', 'TX', '78701', 'agrees'],
  ['St. Louis', 'MO', '63101', 'agrees'],
  ['SAINT LOUIS', 'MO', '63101', 'agrees'],
  ['Ft Worth', 'TX', '76102', 'agrees'],
  ['Boston', 'TX', '78701', 'agrees'],
  ['Reno', 'WY', '82001', 'agrees'],
])('checks a city by its distance: %s, %s %s: %s', (city, state, zip, kind) => {
  expect(judge(city, state, zip).kind).toBe(kind);
});

it('has ZIP codes of every state', () => {
  const found = new Set<string>();
  for (let zip = 0; zip < 100_000; zip += 1) {
    const entry = table.find(String(zip).padStart(5, '0'));
    if (entry) found.add(entry.state);
  }
  expect([...found].sort()).toEqual([...usStates, ...otherUsStates].sort());
});
