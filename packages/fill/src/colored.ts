import { operands } from './numbers.ts';

const operators: Record<number, [fill: string, stroke: string]> = {
  1: ['g', 'G'],
  3: ['rg', 'RG'],
  4: ['k', 'K'],
};

/**
 * What stands before and behind instructions in a colour. In a tagged file they are marked with the
 * number by which the structure tree knows them, and with the text that a screen reader says for a
 * drawing.
 */
export function colored(
  { color, tag }: { color: number[]; tag?: number },
  text?: string,
): { head: string; end: string } {
  const [fill, stroke] = operators[color.length] ?? ['g', 'G'];
  const parts = operands(...color);
  const actual = text === undefined ? '' : `/ActualText(${text})`;
  const start = tag === undefined ? '' : `/Form<</MCID ${tag}${actual}>>BDC `;
  return {
    head: `${start}q ${parts} ${fill} ${parts} ${stroke} `,
    end: start === '' ? ' Q\n' : ' Q EMC\n',
  };
}
