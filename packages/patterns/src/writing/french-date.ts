import { anySpace } from './french-number.ts';

const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12][0-9]|3[01])';
// A day that cannot be a month, so that nobody takes 25/03 for a month first.
const lateDay = '(?:1[3-9]|2[0-9]|3[01])';
const spokenDay = '(?:1er|0?[1-9]|[12][0-9]|3[01])';
const monthName =
  '(?:[Jj]anvier|[Ff][ée]vrier|[Mm]ars|[Aa]vril|[Mm]ai|[Jj]uin|[Jj]uillet|[Aa]o[uû]t|[Ss]eptembre|[Oo]ctobre|[Nn]ovembre|[Dd][ée]cembre)';

/**
 * The pattern of dates, widened to what people write in Canada in French: 1958/03/07, 1958 03 07, 19580307, 25/03/1958 and
 * 7 mars 1958. Undefined for a pattern that is not made of YYYY-MM-DD and MM/DD/YYYY.
 */
export function frenchDatePattern(pattern: string): string | undefined {
  const end = `-${month}-${day}|${month}/${day}/`;
  const [start, year] = pattern.slice(0, -2).split(end);
  if (!pattern.endsWith(')$') || start === undefined || start !== `^(?:${year}`) return undefined;
  const numeric = `${year}(?:/${month}/${day}|${anySpace}${month}${anySpace}${day}|${month}${day})`;
  const spoken = `${spokenDay}${anySpace}${monthName}${anySpace}${year}`;
  return `${pattern.slice(0, -2)}|${numeric}|${lateDay}/${month}/${year}|${spoken})$`;
}
