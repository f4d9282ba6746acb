import type { Language } from '@formpress/model';
import { arimo } from '../fonts/arimo.ts';

const word: Record<Language, string> = { en: 'SPECIMEN', es: 'MUESTRA', fr: 'SPÉCIMEN' };

const beforeTitle: Record<Language, string> = {
  en: 'Specimen: ',
  es: 'Muestra: ',
  fr: 'Spécimen : ',
};

/** Light enough that dark ink on it has a contrast of more than twelve to one. */
const gray = 0.92;
/** The share of the page's diagonal that the word covers. */
const share = 0.78;

type Path = { commands: { command: string; args: number[] }[] };

/**
 * Page content that writes "SPECIMEN", or its translation, across a page. The letters are outlines, so that no reader
 * takes them for text of the form.
 */
export function specimenMark(language: Language, page: { width: number; height: number }): string {
  const bold = arimo('bold');
  const { glyphs, advanceWidth } = bold.layout(word[language]);
  const scale = (share * Math.hypot(page.width, page.height)) / advanceWidth;
  const angle = Math.atan2(page.height, page.width);
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const [right, down] = [advanceWidth / 2, bold.capHeight / 2];
  const x = page.width / 2 - cos * right + sin * down;
  const y = page.height / 2 - sin * right - cos * down;
  const letters: string[] = [];
  let offset = 0;
  for (const glyph of glyphs) {
    letters.push(outline(glyph.path as Path, offset));
    offset += glyph.advanceWidth;
  }
  const matrix = [cos, sin, -sin, cos, x, y].map((each) => each.toFixed(4)).join(' ');
  return `q ${gray} g ${matrix} cm ${letters.join(' ')} f Q`;
}

/** The title of a document that is not an agency's form: it begins with "Specimen:", or its translation. */
export function specimenTitle(title: string, language: Language): string {
  return `${beforeTitle[language]}${title}`;
}

/** The outline of a letter, in units of the font. */
function outline({ commands }: Path, offset: number): string {
  let [fromX, fromY] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((each, i) => (i % 2 === 0 ? each + offset : each));
      const [endX = fromX, endY = fromY] = points.slice(-2);
      const drawn = operator(command, points, [fromX, fromY]);
      [fromX, fromY] = [endX, endY];
      return drawn;
    })
    .join(' ');
}

/** A drawing command as a PDF operator. PDF has no quadratic curves: each becomes the cubic curve of the same shape. */
function operator(command: string, points: number[], [fromX, fromY]: [number, number]): string {
  const [a = 0, b = 0, x = 0, y = 0] = points;
  if (command === 'moveTo') return `${points.map(Math.round).join(' ')} m`;
  if (command === 'lineTo') return `${points.map(Math.round).join(' ')} l`;
  if (command === 'closePath') return 'h';
  if (command === 'bezierCurveTo') return `${points.map(Math.round).join(' ')} c`;
  const third = (from: number, to: number) => Math.round(from + (2 * (to - from)) / 3);
  const turns = [third(fromX, a), third(fromY, b), third(x, a), third(y, b)];
  return `${[...turns, Math.round(x), Math.round(y)].join(' ')} c`;
}
