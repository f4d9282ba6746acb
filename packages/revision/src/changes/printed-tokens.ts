import { printedNumbers } from '@formpress/compiler';
import type { PaperPlace } from '../foundation/change.ts';
import type { Paper, PaperRow } from '../foundation/paper.ts';

/** A printed word, number or day, with the place and the words of its row. A day is written as 2026-02-17. */
export type Token = PaperPlace & { text: string; row: string };

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The printed words of a page in reading order. Leaders and bullets are left out. */
export function tokensOf({ rows }: Paper, page: number): Token[] {
  const words = rows
    .filter((row) => row.page === page && !isOfTable(row))
    .flatMap(({ text, box, words: all }) =>
      plain(text)
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word))
        .map((word) => ({ page, box, text: word, row: all.join(' ') })),
    );
  const tokens: Token[] = [];
  for (let i = 0; i < words.length; i++) {
    const day = dayAt(words, i);
    const word = words[i];
    if (!word) continue;
    tokens.push(day === undefined ? word : { ...word, text: day });
    if (day !== undefined) i += 2;
  }
  return tokens;
}

/** Tables are compared cell by cell. */
function isOfTable({ words }: PaperRow): boolean {
  return words.filter((word) => word === '#').length >= 8;
}

/** February 17, 2026 */
function dayAt(words: readonly Token[], i: number): string | undefined {
  const month = months.indexOf((words[i]?.text ?? '').toLowerCase()) + 1;
  const day = /^([0-9]{1,2}),?$/.exec(words[i + 1]?.text ?? '')?.[1];
  const year = /^([0-9]{4})[.,;)]?$/.exec(words[i + 2]?.text ?? '')?.[1];
  if (month === 0 || day === undefined || year === undefined) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-');
}

/** The ways to read a number or a day: 7.5% is 7.5 and 0.075. */
export function readings(text: string): string[] {
  const day = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.exec(text)?.[0];
  return day === undefined ? (printedNumbers(text)[0] ?? []) : [day];
}
