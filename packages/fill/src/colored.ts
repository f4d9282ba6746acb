import { operands } from './numbers.ts';

const operators: Record<number, [fill: string, stroke: string]> = {
  1: ['g', 'G'],
  3: ['rg', 'RG'],
  4: ['k', 'K'],
};

/** What stands before and behind instructions. */
export type Around = { head: string; end: string };

type Colored = { color: number[]; tag?: number };

/**
 * Puts text in its colour. In a tagged file it is marked with the number by which the structure tree
 * knows it. Whatever is drawn sets its own colour, so none need be put back.
 */
export function aroundText({ color, tag }: Colored): Around {
  const [fill] = operators[color.length] ?? ['g'];
  return tagged(tag, '', `${operands(...color)} ${fill} `);
}

/** As aroundText, for lines and areas, with the text that a screen reader says for them. */
export function aroundDrawing({ color, tag }: Colored, spoken?: string): Around {
  const [fill, stroke] = operators[color.length] ?? ['g', 'G'];
  const parts = operands(...color);
  const actual = spoken === undefined ? '' : `/ActualText(${spoken})`;
  return tagged(tag, actual, `${parts} ${fill} ${parts} ${stroke} `);
}

function tagged(tag: number | undefined, actual: string, color: string): Around {
  if (tag === undefined) return { head: color, end: '\n' };
  return { head: `/Form<</MCID ${tag}${actual}>>BDC ${color}`, end: ' EMC\n' };
}
