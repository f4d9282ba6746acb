import { operands } from './numbers.ts';

const operators: Record<number, [fill: string, stroke: string]> = {
  1: ['g', 'G'],
  3: ['rg', 'RG'],
  4: ['k', 'K'],
};

/** What stands before and behind instructions. */
export type Around = { head: string; end: string };

type Colored = { color: number[]; tag?: number };

/** The instruction that sets the colour of letters. */
export function letterColor(color: number[]): string {
  const [fill] = operators[color.length] ?? ['g'];
  return `${operands(...color)} ${fill} `;
}

/** Puts text in its colour. Whatever is drawn sets its own, so none need be put back. */
export function aroundText({ color, tag }: Colored): Around {
  const { head, end } = tagged(tag);
  return { head: `${head}${letterColor(color)}`, end };
}

/** As aroundText, for lines and areas, with the text that a screen reader says for them. */
export function aroundDrawing({ color, tag }: Colored, spoken?: string): Around {
  const [fill, stroke] = operators[color.length] ?? ['g', 'G'];
  const parts = operands(...color);
  const { head, end } = tagged(tag, spoken === undefined ? '' : `/ActualText(${spoken})`);
  return { head: `${head}${parts} ${fill} ${parts} ${stroke} `, end };
}

/** In a tagged file, marks content with the number by which the structure tree knows it. */
export function tagged(tag: number | undefined, properties = ''): Around {
  if (tag === undefined) return { head: '', end: '\n' };
  return { head: `/Form<</MCID ${tag}${properties}>>BDC `, end: ' EMC\n' };
}
