import { BlankProblem, type Path } from '../blank-problem.ts';
import type { Ink, Tag } from '../ink.ts';
import { leading } from '../measures.ts';
import { unprintable } from './fonts.ts';
import { parseRichText, type TextRun } from './rich-text.ts';
import { setLine, type TextStyle } from './set-line.ts';
import { type WrappedLine, wordsOf, wrap } from './wrap.ts';

/** Lines of printed text. The marks of each are relative to its top left corner. */
export type SetText = { lines: { inks: Ink[]; width: number }[]; lineHeight: number };

type BlankPosition = { at: Path };

/** Sets a text in lines of a maximum width. Without a tag it is decoration. */
export function setText(
  source: string,
  width: number,
  style: TextStyle,
  place: BlankPosition,
  tag?: Tag,
): SetText {
  const parts = readText(source, style, place);
  const blanks = [...(style.blanks ?? [])];
  const lines = wrap(wordsOf(parts, style.size), width).map((line) => {
    checkWidth(line, width, place);
    const slack = width - line.width;
    const start = style.align === 'right' ? slack : style.align === 'center' ? slack / 2 : 0;
    const inks = setLine(line, start, style, blanks, tag);
    const last = inks.at(-1);
    // Readers that ignore positions must not join the last and first words of two lines.
    if (last?.kind === 'text') last.text += ' ';
    return { inks, width: start + line.width };
  });
  return { lines, lineHeight: style.size * leading };
}

function readText(source: string, style: TextStyle, place: BlankPosition): TextRun[] {
  const strange = unprintable(source.replace(/[\n\t\r]/g, ' '));
  if (strange !== undefined) {
    const help = 'Use the letters of Western European languages.';
    throw new BlankProblem(`A drawn blank cannot print "${strange}". ${help}`, place.at);
  }
  const parts = parseRichText(source);
  if (!parts) {
    const help = 'Write \\* to print a star.';
    throw new BlankProblem(`This text has a * that is never closed. ${help}`, place.at);
  }
  const wanted = parts.filter((part) => part.kind !== 'words').length;
  const given = style.blanks?.length ?? 0;
  if (wanted !== given) {
    const message = `This text has ____ or [ ] for ${wanted} fields, but "blanks" names ${given}.`;
    throw new BlankProblem(message, place.at);
  }
  return style.bold ? parts.map(boldened) : parts;
}

function boldened(part: TextRun): TextRun {
  if (part.kind !== 'words') return part;
  const slanted = part.face === 'italic' || part.face === 'boldItalic';
  return { ...part, face: slanted ? 'boldItalic' : 'bold' };
}

function checkWidth(line: WrappedLine, width: number, place: BlankPosition): void {
  const [word] = line.words;
  if (!word || word.width <= width + 0.001) return;
  const letters = word.atoms.map((atom) => (atom.kind === 'letters' ? atom.text : '____')).join('');
  throw new BlankProblem(
    `"${letters}" is wider than the space for it. Shorten it, or make the space wider.`,
    place.at,
  );
}
