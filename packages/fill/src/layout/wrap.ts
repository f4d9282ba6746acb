import type { WidthOf } from './typeface.ts';

/** The lines of a text as they were written. */
export class WrittenLines {
  private readonly lines: string[];
  private readonly widths: number[];
  private readonly widest: number;

  constructor(
    text: string,
    private readonly widthOf: WidthOf,
  ) {
    this.lines = linesOf(text);
    this.widths = this.lines.map(widthOf);
    this.widest = Math.max(...this.widths);
  }

  /** Breaks lines where they are wider than this; undefined when a word alone is wider. */
  wrap(width: number): string[] | undefined {
    if (this.widest <= width) return this.lines;
    const wrapped: string[] = [];
    for (const [i, line] of this.lines.entries()) {
      const isWide = (this.widths[i] ?? 0) > width;
      const broken = isWide ? wrapLine(line, width, this.widthOf) : [line];
      if (!broken) return undefined;
      wrapped.push(...broken);
    }
    return wrapped;
  }
}

/** The lines of a text. Faster than `split`, which first looks up a method of its separator. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  lines.push(text.slice(start));
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
