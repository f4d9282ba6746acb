import type { WidthOf } from './typeface.ts';

/** Breaks a text into lines no wider than this; undefined when a word alone is wider. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  for (const written of text.split('\n')) {
    const broken = widthOf(written) <= width ? [written] : wrapLine(written, width, widthOf);
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
