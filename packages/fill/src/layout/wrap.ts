import type { WidthOf } from './typeface.ts';

/** A line as it was written, and its width in thousandths of the size. */
export type Written = { line: string; width: number };

/** The lines of a text, measured. */
export function writtenLines(text: string, widthOf: WidthOf): Written[] {
  return text.split('\n').map((line) => ({ line, width: widthOf(line) }));
}

/** Breaks lines where they are wider than this; undefined when a word alone is wider. */
export function wrap(written: Written[], width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  for (const each of written) {
    const broken = each.width <= width ? [each.line] : wrapLine(each.line, width, widthOf);
    if (!broken) return undefined;
    lines.push(...broken);
  }
  return lines;
}

function wrapLine(written: string, width: number, widthOf: WidthOf): string[] | undefined {
  const [first = '', ...words] = written.split(' ');
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  return lines.every((each) => widthOf(each) <= width) ? lines : undefined;
}
