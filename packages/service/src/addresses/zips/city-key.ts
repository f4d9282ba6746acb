import { normalizeWords } from '../street/normalize-words.ts';

const spelledOut: Readonly<Record<string, string>> = {
  ST: 'SAINT',
  STE: 'SAINTE',
  FT: 'FORT',
  MT: 'MOUNT',
};

/** A key for the name of a city: equal for St. Louis and SAINT LOUIS, De Kalb and DEKALB. */
export function cityKey(name: string): string {
  const words = normalizeWords(name).split(/[^A-Z0-9]+/);
  return words.map((word) => spelledOut[word] ?? word).join('');
}
