import { wordsOf } from '@formpress/patterns';
import fc from 'fast-check';

/** What a question accepts, and some answers worth trying. */
export type AnyPattern = { accepts: string; scale?: number; extremes: string[] };

/** A pattern of whole numbers from 0 to a greatest one, as people write it. */
export function upTo(greatest: number): string {
  const digits = String(greatest);
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : [];
  const sameLength = Array.from(digits, (digit, at) => {
    const least = at === 0 && digits.length > 1 ? 1 : 0;
    if (Number(digit) - 1 < least) return [];
    const rest = digits.length - at - 1;
    return [`${digits.slice(0, at)}[${least}-${Number(digit) - 1}]${rest ? `[0-9]{${rest}}` : ''}`];
  });
  return `^(?:${[...shorter, ...sameLength.flat(), digits].join('|')})$`;
}

/** A pattern of a number: a range, digits with commas, cents, a sign, zeros in front. */
export const anyNumber: fc.Arbitrary<AnyPattern> = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }).map((most) => pattern(upTo(most), 0, [String(most)])),
  fc
    .constantFrom(10, 50, 100, 500, 1_000, 20_000)
    .map((most) => pattern(upTo(most), 0, [`${most}`])),
  fc.integer({ min: 1, max: 9 }).map((most) => pattern(`^[0-9]{1,${most}}$`, 0)),
  fc.integer({ min: 1, max: 3 }).map((most) => pattern(`^-?[0-9]{1,${most}}$`, 0)),
  fc
    .integer({ min: 0, max: 2 })
    .map((groups) =>
      pattern(`^[+]?(?:[0-9]{1,3}(?:,?[0-9]{3}){0,${groups}}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$`, 2),
    ),
  fc.constantFrom(
    pattern('^(?:100(?:\\.0{1,2})?|[0-9]{1,2}(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$', undefined, [
      '100',
    ]),
    pattern('^(?:0{0,5}[0-9]{2}|1000)$', 0, ['1000']),
    pattern('^(?:0{4}99|10000|-5)$', 0, ['10000', '-5']),
    pattern('^(?:[1-4]?[0-9]|50)$', 0, ['50', '49']),
    pattern('^[1-9][0-9]?$', 0),
    pattern('^0\\.[0-9]{1,4}$'),
    pattern(`^[0-9]{1,24}$`, 0),
  ),
);

/** A pattern of a text: letters, words, and letters that only some fonts have. */
export const anyText: fc.Arbitrary<AnyPattern> = fc.constantFrom(
  pattern('^[A-Z]{1,12}$'),
  pattern('^(?:W{4}|i{14})$', undefined, ['WWWW', 'i'.repeat(14)]),
  pattern('^(?:W{5} W{5}|W{9})$', undefined, ['WWWWW WWWWW', 'W'.repeat(9)]),
  pattern('^(?:W{3} i{9}|W{5})$', undefined, ['WWW iiiiiiiii', 'WWWWW']),
  pattern('^[A-Za-zĀ-ſ]{1,10}$', undefined, ['ŁWWWWWWWWW', 'W'.repeat(10)]),
  pattern('^[0-9]{3}-[0-9]{4}$'),
);

function pattern(accepts: string, scale?: number, extremes: string[] = []): AnyPattern {
  return { accepts, extremes, ...(scale !== undefined && { scale }) };
}

/** Answers that a pattern accepts, the extreme ones more often than others. */
export function answersOf({ accepts, extremes }: AnyPattern): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...wordsOf(accepts, 12), ...extremes),
    fc.stringMatching(new RegExp(accepts)),
  );
}
