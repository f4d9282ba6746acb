import type { Face } from '../../fonts/arimo.ts';
import { type DrawnField, type Ink, ruleAcross, type Tag } from '../ink.ts';
import { leading, thin } from '../measures.ts';
import { ascent, descent } from './fonts.ts';
import type { Atom, WrappedLine } from './wrap.ts';

/** How a text is set. */
export type TextStyle = {
  size: number;
  bold?: boolean;
  white?: boolean;
  align?: 'left' | 'center' | 'right';
  /** The fields of ____ and [ ] in the text. */
  blanks?: DrawnField[];
};
/** The distance from the top of a line to its baseline. */
export function baseline(size: number): number {
  return (size * leading - size * (ascent + descent)) / 2 + size * ascent;
}

/** The marks of a line, relative to its top left corner. Each blank takes the next field. */
export function setLine(
  line: WrappedLine,
  start: number,
  style: TextStyle,
  blanks: DrawnField[],
  tag: Tag | undefined,
): Ink[] {
  const inks: Ink[] = [];
  let x = start;
  for (const [index, word] of line.words.entries()) {
    for (const atom of word.atoms) {
      if (atom.kind === 'letters') addText(inks, atom.text, atom.face, x, atom.width, style, tag);
      else inks.push(...setBlank(atom, x, style.size, blanks.shift(), tag));
      x += atom.width;
    }
    const before = word.atoms.at(-1);
    if (index === line.words.length - 1 || !before) continue;
    if (before.kind === 'letters') addText(inks, ' ', before.face, x, word.space, style, tag);
    x += word.space;
  }
  return inks;
}

function addText(
  inks: Ink[],
  text: string,
  face: Face,
  x: number,
  width: number,
  style: TextStyle,
  tag: Tag | undefined,
): void {
  const last = inks.at(-1);
  if (last?.kind === 'text' && last.face === face) {
    last.text += text;
    last.width += width;
    return;
  }
  const { size } = style;
  const look = style.white && { look: 'white' as const };
  inks.push({
    kind: 'text',
    ...{ x, y: baseline(size), text, face, size, width },
    ...look,
    ...(tag && { tag }),
  });
}

function setBlank(
  atom: Atom,
  x: number,
  size: number,
  field: DrawnField | undefined,
  tag: Tag | undefined,
): Ink[] {
  if (!field || !tag) return [];
  const form: Tag = { role: 'Form', parent: tag };
  const bottom = baseline(size) + size * 0.15;
  if (atom.kind === 'tick') {
    const box = {
      x: x + size * 0.05,
      y: bottom - size * 0.9,
      width: size * 0.9,
      height: size * 0.9,
    };
    return [
      { kind: 'frame', ...box, thickness: thin },
      { kind: 'widget', ...box, field, tag: form },
    ];
  }
  const box = { x, y: bottom - size, width: atom.width, height: size };
  return [ruleAcross(x, bottom, atom.width, thin), { kind: 'widget', ...box, field, tag: form }];
}
