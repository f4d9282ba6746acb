// What the engine reads as a number: digits with a point and a sign, and commas anywhere.
const number = ',*[+-]?,*(?:[0-9][0-9,]*(?:\\.[0-9,]*)?|\\.,*[0-9][0-9,]*)';

/** For each type, the widest pattern whose answers the engine can read, and the words for messages. */
export const readableAnswers = {
  number: {
    pattern: `^${number}$`,
    what: 'a number',
    help: 'Accept only digits, one point, and a sign at the beginning; commas may be anywhere.',
  },
  date: {
    pattern: '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}/[0-9]{2}/[0-9]{4})$',
    what: 'a date',
    help: 'Accept only dates that are written 2026-03-31 or 03/31/2026.',
  },
  yesNo: {
    pattern: '^(?:true|false)$',
    what: 'yes or no',
    help: "Accept only true and false: '^(?:true|false)$'.",
  },
} as const;

/** A pattern for numbers with at most `scale` decimals, not counting trailing zeros. */
export function numbersWithDecimals(scale: number): string {
  return `^[+,0-9-]*(?:\\.(?:[0-9],*){0,${scale}}[0,]*)?$`;
}
