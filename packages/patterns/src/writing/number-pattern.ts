import { digitsAtMost, wholeNumbersBetween } from './whole-numbers.ts';

/** The numbers that a pattern is to accept, from zero upwards, and how they may be written. */
export type NumberRange = {
  /** A whole number. */
  least: string;
  most: string;
  /** If given, only the whole numbers at this distance from each other, from the least on. */
  step?: string;
  /** The most decimals. */
  decimals: number;
  /** Whether commas may separate thousands. */
  isGrouped: boolean;
  /** Whether a plus sign may stand before the number. */
  isSigned: boolean;
};

/** A pattern for exactly the numbers of a range. */
export function numberPattern(range: NumberRange): string {
  const body = (range.step === undefined ? between(range) : steps(range, range.step)).join('|');
  return `^${range.isSigned ? '[+]?' : ''}${body.includes('|') ? `(?:${body})` : body}$`;
}

function between({ least, most, decimals, isGrouped }: NumberRange): string[] {
  const [whole = '', written = ''] = most.split('.');
  const fraction = written.padEnd(decimals, '0').slice(0, decimals);
  const isOpen = /^9*$/.test(fraction);
  const last = isOpen ? whole : String(BigInt(whole) - 1n);
  const any = decimals > 0 ? `(?:\\.[0-9]{1,${decimals}})?` : '';
  const wholes = BigInt(least) <= BigInt(last) ? wholeNumbersBetween(least, last, isGrouped) : [];
  return [
    ...(wholes.length > 0
      ? [`${wholes.length > 1 && any !== '' ? `(?:${wholes.join('|')})` : wholes.join('|')}${any}`]
      : []),
    ...(isOpen ? [] : [`${exactly(whole, isGrouped)}(?:\\.(?:${fractionsUpTo(fraction)}))?`]),
    ...(decimals > 0 && BigInt(least) === 0n ? [`\\.${bareFractions(whole, fraction)}`] : []),
  ];
}

function steps({ least, most, decimals, isGrouped }: NumberRange, step: string): string[] {
  const zeros = decimals > 0 ? `(?:\\.0{1,${decimals}})?` : '';
  const [whole = ''] = most.split('.');
  const found: string[] = [];
  for (let each = BigInt(least); each <= BigInt(whole); each += BigInt(step))
    found.push(`${exactly(String(each), isGrouped)}${zeros}`);
  return found;
}

function exactly(whole: string, isGrouped: boolean): string {
  return wholeNumbersBetween(whole, whole, isGrouped).join('|');
}

/** What may follow a point that begins the number. */
function bareFractions(whole: string, fraction: string): string {
  if (BigInt(whole) > 0n || /^9*$/.test(fraction)) return `[0-9]{1,${fraction.length}}`;
  return `(?:${fractionsUpTo(fraction)})`;
}

/** Decimals that are at most these. */
function fractionsUpTo(fraction: string): string {
  const [first = '', rest] = [fraction[0], fraction.slice(1)];
  const below =
    first === '0' ? [] : [`${digitsAtMost(Number(first) - 1)}${rest && `[0-9]{0,${rest.length}}`}`];
  return [...below, `${first}${rest && `(?:${fractionsUpTo(rest)})?`}`].join('|');
}
