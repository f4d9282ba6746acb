import type { Tool } from './system-tools.ts';

/** A word as poppler finds it: page from 1, corners from the page's lower left, in points. */
export type Word = { page: number; text: string; box: [number, number, number, number] };

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Every word printed on the pages, with its position. */
export function printedWords(pdftotext: Tool, pdf: Uint8Array): Word[] {
  const { output } = pdftotext(['-bbox', 'PDF', '-'], pdf);
  const words: Word[] = [];
  let page = 0;
  let height = 0;
  for (const line of output.toString('utf8').split('\n')) {
    const start = /<page width="[\d.]+" height="([\d.]+)"/.exec(line);
    if (start) {
      page += 1;
      height = Number(start[1]);
    }
    const word = /xMin="(.+)" yMin="(.+)" xMax="(.+)" yMax="(.+)">(.*)<\/word>/.exec(line);
    if (!word) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = word.slice(1, 5).map(Number);
    const text = (word[5] ?? '').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
    words.push({ page, text, box: [left, height - bottom, right, height - top] });
  }
  return words;
}

/** The text whose centre is in a box (left, bottom, width, height), without spaces. */
export function textIn(words: Word[], page: number, box: number[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return words
    .filter((word) => {
      const [left, bottom, right, top] = word.box;
      const [middle, level] = [(left + right) / 2, (bottom + top) / 2];
      const inside = middle > x && middle < x + width && level > y && level < y + height;
      return inside && word.page === page;
    })
    .sort(byReading)
    .map((word) => word.text)
    .join('')
    .replace(/\s/g, '');
}

/** From top to bottom, and from left to right. */
function byReading(a: Word, b: Word): number {
  const [up, left] = [b.box[1] - a.box[1], a.box[0] - b.box[0]];
  return Math.abs(up) > 4 ? up : left;
}
