import type { CanadianAddress } from '@formpress/model';

type Province = CanadianAddress['provinceTerritory'];

/** The provinces and territories that a postal code may belong to, by prefix. */
const provincesByBeginning: ReadonlyMap<string, readonly Province[]> = new Map([
  ['A', ['NL']],
  ['B', ['NS']],
  ['C', ['PE']],
  ['E', ['NB']],
  ['G', ['QC']],
  ['H', ['QC']],
  ['J', ['QC']],
  // Offices of the federal government have Ottawa codes on both banks of the river.
  ['K1A', ['ON', 'QC']],
  ['K', ['ON']],
  ['L', ['ON']],
  ['M', ['ON']],
  ['N', ['ON']],
  ['P', ['ON']],
  ['R', ['MB']],
  ['S', ['SK']],
  ['T', ['AB']],
  ['V', ['BC']],
  ['X0A', ['NU']],
  ['X0B', ['NU']],
  ['X0C', ['NU']],
  ['X', ['NT']],
  ['Y', ['YT']],
]);

/** Whether a postal code may belong to a province. Case and the space in the middle don't matter. */
export function postalCodeMayBelongTo(province: Province, postalCode: string): boolean {
  const area = postalCode.slice(0, 3).toUpperCase();
  const found = provincesByBeginning.get(area) ?? provincesByBeginning.get(area.slice(0, 1));
  return found?.includes(province) ?? false;
}
