import { ending } from '../foundation/marked-content.ts';
import { operands } from '../foundation/operands.ts';

const operators: Record<number, [fill: string, stroke: string]> = {
  1: ['g', 'G'],
  3: ['rg', 'RG'],
  4: ['k', 'K'],
};

type Styled = { color: number[]; tag?: number };

/** Opens a text in its colour. Everything sets its own colour, so none needs to be restored. */
export function textOpening({ color, tag }: Styled): string {
  const [fill] = operators[color.length] ?? ['g'];
  return `${openContent(tag)} ${operands(...color)} ${fill} BT`;
}

/** Draws lines and areas, with the text that a screen reader reads for them. */
export function drawingOf({ color, tag }: Styled, drawing: string, spoken?: string): string {
  const [fill, stroke] = operators[color.length] ?? ['g', 'G'];
  const parts = operands(...color);
  const open = openContent(tag, spoken === undefined ? '' : `/ActualText(${spoken})`);
  return `${open} ${parts} ${fill} ${parts} ${stroke} ${drawing} BT`;
}

/** Opens marked content. In a tagged file it has the number by which the structure tree refers to it. */
function openContent(tag: number | undefined, properties = ''): string {
  return tag === undefined
    ? `${ending}/Form BMC`
    : `${ending}/Form<</MCID ${tag}${properties}>>BDC`;
}
