import { numberedUnits } from './street-words.ts';

const highway = 'HIGHWAY|HWY|HIGHWY|HIWAY|HIWY|HWAY';
const route = 'ROUTE|RTE|RT';
const road = 'ROAD|RD';
const county = 'COUNTY|CNTY';
const township = 'TOWNSHIP|TWP';
const number = '[0-9]+[A-Z]{0,2}';

/**
 * Numbered highways are written out (USPS Publication 28, section 237 and appendix F). Those of the
 * second list are recognized only at the beginning of the name.
 */
const anywhere: readonly [string, string][] = [
  [`(?:INTERSTATE|IH|I)(?: (?:${highway}))?`, 'INTERSTATE'],
  [`US(?: (?:${highway}))?`, 'US HIGHWAY'],
  [`US (?:${route})`, 'US ROUTE'],
  [`(?:${county}|CO) (?:${highway})`, 'COUNTY HIGHWAY'],
  [`(?:(?:${county}|CO) (?:${road})|CR)`, 'COUNTY ROAD'],
  [`(?:${township}) (?:${road})`, 'TOWNSHIP ROAD'],
  [`STATE (?:${highway})`, 'STATE HIGHWAY'],
  [`STATE (?:${route})`, 'STATE ROUTE'],
  [`STATE (?:${road})`, 'STATE ROAD'],
  [`RANCH (?:${road})`, 'RANCH ROAD'],
  [`(?:FARM TO MARKET|FM)(?: (?:${road}))?`, 'FM'],
  [`(?:${highway})`, 'HIGHWAY'],
];
const atTheBeginning: readonly [string, string][] = [
  [`ST (?:${highway})`, 'STATE HIGHWAY'],
  [`ST (?:${route})`, 'STATE ROUTE'],
  [`ST (?:${road})`, 'STATE ROAD'],
  [`(?:${route})`, 'ROUTE'],
  [`(?:${road})`, 'ROAD'],
];

type Rule = { pattern: RegExp; written: string };

const rules: readonly Rule[] = [
  ...atTheBeginning.map(([words, written]) => rule(`^${words}`, written)),
  ...anywhere.map(([words, written]) => rule(`(?<=^| )${words}`, written)),
];

function rule(words: string, written: string): Rule {
  return { pattern: new RegExp(`${words} (?<number>${number})(?= |$)`), written };
}

/** Splits I-10 and CR5 into two words each. The number of a unit is not split. */
export function splitRoadNumbers(words: string[]): string[] {
  return words.flatMap((word, index) => {
    const match = /^(IH?|US|CR|FM|HWY|RTE?)-?([0-9].*)$/.exec(word);
    if (!match || numberedUnits.has(words[index - 1] ?? '')) return word;
    const [, kind = '', digits = ''] = match;
    return [kind, digits];
  });
}

/** A highway in postal spelling, and the words that follow its number. */
export type HighwayName = { name: string[]; rest: string[] };

/**
 * Finds the first numbered highway in the name of a street: I-10 is INTERSTATE 10, HWY 64 is
 * HIGHWAY 64.
 */
export function highwayName(words: string[]): HighwayName | undefined {
  const line = words.join(' ');
  if (!/ [0-9]/.test(line)) return undefined;
  let found: { match: RegExpExecArray; written: string } | undefined;
  for (const { pattern, written } of rules) {
    const match = pattern.exec(line);
    if (match && (!found || match.index < found.match.index)) found = { match, written };
  }
  if (!found) return undefined;
  const { match, written } = found;
  const before = line.slice(0, match.index);
  return {
    name: `${before}${written} ${match.groups?.number}`.split(' '),
    rest: line
      .slice(match.index + match[0].length)
      .split(' ')
      .filter(Boolean),
  };
}
