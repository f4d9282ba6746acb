import type { BlankList } from '@formpress/model';
import type { Ink, Tag } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import type { Piece } from '../piece.ts';
import { indent } from '../piece.ts';
import { widthOf } from '../text/fonts.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { linePieces } from './text.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const marks = {
  bullets: () => '\u2022',
  numbers: (index: number) => `${index + 1}.`,
  letters: (index: number) => `${letters[index % letters.length]}.`,
};

/** Lays out a list of sentences, each with its mark. */
export function layOutList(block: BlankList, context: LayoutContext): Piece[] {
  const size = Number(block.size ?? context.size);
  const markOf = marks[block.marks ?? 'bullets'];
  const list: Tag = { role: 'L', parent: context.tag };
  const width = Math.max(...block.list.map((_, index) => widthOf(markOf(index), 'regular', size)));
  const hang = width + size * 0.5;
  return block.list.flatMap((sentence, index) => {
    const item: Tag = { role: 'LI', parent: list };
    const body: Tag = { role: 'LBody', parent: item };
    const place = within(context, 'list', index);
    const text = setText(sentence, context.width - hang, { size }, place, body);
    const pieces = indent(linePieces(text, size * 0.25), hang);
    const [first] = pieces;
    if (first) first.inks.unshift(markInk(markOf(index), size, { role: 'Lbl', parent: item }));
    return pieces;
  });
}

function markInk(text: string, size: number, tag: Tag): Ink {
  const width = widthOf(text, 'regular', size);
  return { kind: 'text', x: 0, y: baseline(size), text, face: 'regular', size, width, tag };
}
