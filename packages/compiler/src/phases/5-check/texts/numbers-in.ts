import type { Language } from '@formpress/model';

/** A number as written in a text, and its possible values: 1.250 may be 1250 or 1.25. */
export type WrittenNumber = { source: string; values: string[] };

const space = '[\\u0020\\u00a0\\u202f]';
const english = /[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?|\.[0-9]+/g;
const joined = new RegExp(
  `[0-9]{1,3}(?:${space}[0-9]{3})+(?![0-9])(?:[.,][0-9]+)?|[0-9]+(?:[.,][0-9]+)*|[.,][0-9]+`,
  'g',
);
const spaces = new RegExp(space, 'g');
const apart = /[0-9]+(?:[.,][0-9]+)*|[.,][0-9]+/g;

/** The numbers of an English text. */
export function englishNumbers(words: string): WrittenNumber[] {
  return [...words.matchAll(english)].map(([source]) => ({
    source,
    values: [plain(source.replaceAll(',', ''))],
  }));
}

/** The numbers of a translated text, for each reading of its spaces: 1 250 is one number or two. */
export function translatedNumbers(words: string): WrittenNumber[][] {
  const read = (pattern: RegExp) =>
    [...words.matchAll(pattern)].map(([source]) => ({ source, values: readings(source) }));
  return [read(joined), read(apart)];
}

const numberWords: Record<Language, string[][]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map(alone),
  es: 'cero|un uno una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'
    .split('|')
    .map((words) => words.split(' ')),
  fr: 'zéro|un une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze'
    .split('|')
    .map((words) => words.split(' ')),
};

/** Whether a text has a small number as a word, such as two. */
export function hasNumberWord(words: string, value: string, language: Language): boolean {
  const wanted = numberWords[language][Number(value)];
  if (!wanted) return false;
  const all = words.toLowerCase().split(/[^\p{L}]+/u);
  return wanted.some((word) => all.includes(word));
}

function alone(word: string): string[] {
  return [word];
}

/**
 * The values that a number may have. Separators before three digits may group thousands; a single one, or
 * the last, may mark decimals.
 */
function readings(source: string): string[] {
  const [, before = '', separator, after = ''] =
    /^(.*?)(?:([.,])([0-9]+))?$/.exec(source.replaceAll(spaces, '')) ?? [];
  const grouped = before.replaceAll(/[.,]/g, '');
  if (separator === undefined) return [plain(grouped)];
  const decimal = plain(`${grouped || '0'}.${after}`);
  return after.length === 3 && before !== '' ? [plain(grouped + after), decimal] : [decimal];
}

/** A number without redundant zeros: 007.50 is 7.5. */
function plain(number: string): string {
  const [whole = '', decimals = ''] = number.split('.');
  const kept = decimals.replace(/0+$/, '');
  const start = whole.replace(/^0+(?=[0-9])/, '') || '0';
  return kept ? `${start}.${kept}` : start;
}
