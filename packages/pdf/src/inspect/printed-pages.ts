import type { Box } from '../fields/pdf-field.ts';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import type { PrintedWord } from '../text/printed-rows.ts';
import { rowsOfPage, turnedRowsOfPage } from '../text/rows-of-page.ts';
import { describePage } from './describe-page.ts';

/** A row of printed words: its text, and the box around it in points from the lower left corner of the page. */
export type PrintedLine = { text: string; box?: Box };

/**
 * The rows printed on each page of a PDF, from top to bottom, then those that run up or down its margins, which have no box.
 * Throws a PdfProblem when the file cannot be read.
 */
export function printedPages(bytes: Uint8Array): PrintedLine[][] {
  const file = new PdfFile(bytes);
  return pagesOf(file).map((page) => {
    const facts = describePage(file, page);
    const level = rowsOfPage(file, page, facts).map(({ words, baseline, size }) => ({
      text: textOf(words),
      box: boxAround(words, baseline, size),
    }));
    const turned = turnedRowsOfPage(file, page, facts).filter(({ words }) => words.length > 1);
    return [...level, ...turned.map(({ words }) => ({ text: textOf(words) }))];
  });
}

function textOf(words: readonly PrintedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

function boxAround(words: readonly PrintedWord[], baseline: number, size: number): Box {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return [rounded(left), rounded(baseline), rounded(right - left), rounded(size)];
}
