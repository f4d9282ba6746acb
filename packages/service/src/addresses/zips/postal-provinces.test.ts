import { provinces } from '@formpress/model';
import { expect, it } from 'vitest';
import { postalCodeMayBelongTo } from './postal-provinces.ts';

const provincesOf = (code: string) =>
  provinces.filter((province) => postalCodeMayBelongTo(province, code));

it.each([
  ['A1A 1A1', ['NL']],
  ['B3H 1A1', ['NS']],
  ['C1A 1A1', ['PE']],
  ['E3B 1A1', ['NB']],
  ['G1R 1A1', ['QC']],
  ['H2X 1Y4', ['QC']],
  ['J8X 1A1', ['QC']],
  ['K1A 0B1', ['ON', 'QC']],
  ['K1P 1A1', ['ON']],
  ['L4W 1A1', ['ON']],
  ['M5V 3L9', ['ON']],
  ['N6A 1A1', ['ON']],
  ['P3E 1A1', ['ON']],
  ['R3C 1A1', ['MB']],
  ['S4P 1A1', ['SK']],
  ['T5J 1A1', ['AB']],
  ['V6B 1A1', ['BC']],
  ['X0A 0H0', ['NU']],
  ['X0B 0C0', ['NU']],
  ['X0C 0G0', ['NU']],
  ['X0E 0N0', ['NT']],
  ['X0G 0A0', ['NT']],
  ['X1A 2N2', ['NT']],
  ['Y1A 1C2', ['YT']],
  ['y1a1c2', ['YT']],
  ['x0a0h0', ['NU']],
])('%s is a code of %j', (code, expected) => {
  expect(provincesOf(code)).toEqual(expected);
});
