import { operands } from '../foundation/operands.ts';

const operators: Record<number, [fill: string, stroke: string]> = {
  1: ['g', 'G'],
  3: ['rg', 'RG'],
  4: ['k', 'K'],
};

/** What stands before and behind the instructions for a place. */
export type Enclosing = { before: string; after: string };

type Styled = { color: number[]; tag?: number };

/** Puts text in its colour. Whatever is drawn sets its own, so none need be restored. */
export function aroundText({ color, tag }: Styled): Enclosing {
  const [fill] = operators[color.length] ?? ['g'];
  const { before, after } = tagged(tag);
  return { before: `${before}${operands(...color)} ${fill} `, after };
}

/** As aroundText, for lines and areas, with the text that a screen reader says for them. */
export function aroundDrawing({ color, tag }: Styled, spoken?: string): Enclosing {
  const [fill, stroke] = operators[color.length] ?? ['g', 'G'];
  const parts = operands(...color);
  const { before, after } = tagged(tag, spoken === undefined ? '' : `/ActualText(${spoken})`);
  return { before: `${before}${parts} ${fill} ${parts} ${stroke} `, after };
}

/** In a tagged file, marks content with the number by which the structure tree knows it. */
function tagged(tag: number | undefined, properties = ''): Enclosing {
  if (tag === undefined) return { before: '', after: '\n' };
  return { before: `/Form<</MCID ${tag}${properties}>>BDC `, after: ' EMC\n' };
}
