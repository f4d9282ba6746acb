import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { rowsOfLine } from './printed-lines.ts';
import { printedNumbers } from './printed-numbers.ts';

/** A printed row: its page, its words, and its numbers in their order. */
export type PaperRow = { page: number; text: string; numbers: string[][] };

/** What the agency's own file of a version prints. */
export type Paper = {
  rows: readonly PaperRow[];
  prints(number: string): boolean;
  /** A row that prints a number that none of these lines prints; undefined where the file has none of the lines. */
  elsewhere(number: string, lines: readonly string[]): PaperRow | undefined;
  printsDay(day: string): boolean;
  /** The rows with the name of a form, such as W-4. The name is searched for without our additions in brackets. */
  rowsNaming(name: string): PaperRow[];
};

/**
 * The paper of a version, if it is there: the agency's file in its own folder, with words that can be read.
 * A file that a version takes from another proves nothing about its amounts.
 */
export function paperOf({ blank, folder }: LinkedForm): Paper | undefined {
  if (!blank.printed || !blank.at.file.startsWith(`${folder}/`)) return undefined;
  const rows = blank.printed.flatMap((lines, index) =>
    lines.map(({ text }) => ({ page: index + 1, text, numbers: printedNumbers(text) })),
  );
  if (rows.length === 0) return undefined;
  const filledIn = blank.fields.flatMap(({ value, defaultValue }) => value ?? defaultValue ?? []);
  const filled = new Set(filledIn.flatMap((text) => printedNumbers(text).flat()));
  const numbers = new Set([
    ...rows.flatMap((row) => (isOfTable(row) ? [] : row.numbers.flat())),
    ...filled,
  ]);
  const words = rows.map(({ text }) => text).join(' ');
  return {
    rows,
    prints: (number) => numbers.has(number),
    elsewhere: (number, lines) => {
      const here = lines.flatMap((line) => rowsOfLine(line, rows));
      if (here.length === 0 || filled.has(number) || here.some((row) => has(row, number)))
        return undefined;
      return rows.find((row) => !isOfTable(row) && has(row, number));
    },
    rowsNaming: (name) => {
      const wanted = letters(name.replace(/\(.*\)/, ''));
      return rows.filter(({ text }) => letters(text).includes(wanted));
    },
    printsDay: (day) => spellingsOf(day).some((spelling) => words.includes(spelling)),
  };
}

function has({ numbers }: PaperRow, number: string): boolean {
  return numbers.some((each) => each.includes(number));
}

/** Whether a row has so many numbers that it is part of a table. They do not prove that a single amount is printed. */
function isOfTable({ numbers }: PaperRow): boolean {
  return numbers.length >= 8;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const locales = ['en-US', 'en-CA', 'es-US', 'fr-CA'];

/** The ways in which agencies print a day. */
function spellingsOf(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const [m, d] = [Number(month), Number(date)];
  const at = new Date(`${day}T00:00:00Z`);
  const inWords = locales.map((locale) =>
    at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  const inNumbers = [
    `${m}/${d}/${year}`,
    `${month}/${date}/${year}`,
    day,
    `${month}-${date}-${year}`,
  ];
  return [...inWords, ...inNumbers];
}
