import { normalizeWords } from '../street/normalize-words.ts';

const spelledOut: Readonly<Record<string, string>> = {
  ST: 'SAINT',
  STE: 'SAINTE',
  FT: 'FORT',
  MT: 'MOUNT',
};

/** One spelling for the name of a city: St. Louis and SAINT LOUIS, De Kalb and DEKALB are equal. */
export function cityKey(name: string): string {
  const words = normalizeWords(name).split(/[^A-Z0-9]+/);
  return words.map((word) => spelledOut[word] ?? word).join('');
}
