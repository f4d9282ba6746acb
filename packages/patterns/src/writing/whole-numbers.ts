const anyDigit = '[0-9]';

/** Patterns that together accept the whole numbers of a range. If it begins at zero, leading zeros may fill the full width. */
export function wholeNumbersBetween(least: string, most: string, isGrouped: boolean): string[] {
  if (BigInt(least) === 0n) {
    if (/^9+$/.test(most)) return upTo(most.length, isGrouped);
    const widest = sameWidth('0'.repeat(most.length), most);
    return [...upTo(most.length - 1, isGrouped), ...widest.map((each) => written(each, isGrouped))];
  }
  const widths = Array.from({ length: most.length - least.length + 1 }, (_, i) => least.length + i);
  return widths.flatMap((width) => {
    const first = width === least.length ? least : `1${'0'.repeat(width - 1)}`;
    const last = width === most.length ? most : '9'.repeat(width);
    return sameWidth(first, last).map((each) => written(each, isGrouped));
  });
}

/** The digits from zero to this one. */
export function digitsAtMost(last: number): string {
  return classOf(0, last);
}

/** Everything of at most this many digits. */
function upTo(width: number, isGrouped: boolean): string[] {
  if (width === 0) return [];
  if (!isGrouped || width <= 3) return [`${anyDigit}${times(1, width)}`];
  const groups = Math.floor((width - 1) / 3);
  const head = width - 3 * groups;
  const grouped = (least: number, most: number) =>
    least === 1 && most === 1 ? `,?${anyDigit}{3}` : `(?:,?${anyDigit}{3})${times(least, most)}`;
  if (head === 3) return [`${anyDigit}{1,3}${grouped(0, groups)}`];
  return [
    `${anyDigit}{1,3}${groups > 1 ? grouped(0, groups - 1) : ''}`,
    `${anyDigit}${times(1, head)}${grouped(groups, groups)}`,
  ];
}

/** The quantifier for a number of times. */
function times(least: number, most: number): string {
  if (least === most) return least === 1 ? '' : `{${least}}`;
  return least === 0 && most === 1 ? '?' : `{${least},${most}}`;
}

/** The numbers between two of the same width, as lists of digits and classes of digits. */
function sameWidth(least: string, most: string): string[][] {
  if (least === '') return [[]];
  if (/^0+$/.test(least) && /^9+$/.test(most)) return [[...least].map(() => anyDigit)];
  const [first, last] = [Number(least[0]), Number(most[0])];
  const [low, high] = [least.slice(1), most.slice(1)];
  if (first === last) return behind(String(first), sameWidth(low, high));
  const from = /^0*$/.test(low) ? first : first + 1;
  const to = /^9*$/.test(high) ? last : last - 1;
  return [
    ...(from > first ? behind(String(first), sameWidth(low, '9'.repeat(low.length))) : []),
    ...(from <= to ? [[classOf(from, to), ...[...low].map(() => anyDigit)]] : []),
    ...(to < last ? behind(String(last), sameWidth('0'.repeat(high.length), high)) : []),
  ];
}

function behind(digit: string, rests: string[][]): string[][] {
  return rests.map((rest) => [digit, ...rest]);
}

function classOf(first: number, last: number): string {
  if (first === last) return String(first);
  return first + 1 === last ? `[${first}${last}]` : `[${first}-${last}]`;
}

/** Digits in a row, with commas between thousands if they may be there. */
function written(digits: string[], isGrouped: boolean): string {
  if (!isGrouped) return inRuns(digits);
  const head = digits.length % 3 || 3;
  const groups = [digits.slice(0, head)];
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.map(inRuns).join(',?');
}

/** Equal classes in a row as one with a count. */
function inRuns(digits: string[]): string {
  return digits
    .join(' ')
    .replace(/(\[\S+)(?: \1(?!\S))+/g, (run, one: string) => `${one}{${run.split(' ').length}}`)
    .replaceAll(' ', '');
}
