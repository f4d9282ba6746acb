import type { Face } from '../../fonts/arimo.ts';
import type { Ink, RuleInk, Tag, TextInk, WidgetInk } from '../ink.ts';
import type { Sheet } from '../layout.ts';
import { encode } from '../text/fonts.ts';
import { decimal } from './pdf-objects.ts';

/** The names of the fonts in a page's resources. */
export const fontKeys: Record<Face, string> = {
  regular: 'F1',
  bold: 'F2',
  italic: 'F3',
  boldItalic: 'F4',
};

/** The name of the specimen mark in a page's resources. */
export const specimenMarkName = 'Specimen';
const mark = `/Artifact <</Type /Pagination /Subtype /Watermark>> BDC /${specimenMarkName} Do EMC`;

/** What a screen reader reads on a page, in order: numbered parts of its content, and fields. */
type Reading = { tag: Tag; part: number } | { tag: Tag; widget: WidgetInk };
export type PageContent = { bytes: Uint8Array; reading: Reading[] };

/** Writes the marks of a page on top of the specimen mark. Tagged marks are numbered; all others are decoration. */
export function pageContent(sheet: Sheet): PageContent {
  const out = [mark];
  const reading: Reading[] = [];
  let parts = 0;
  let open: Tag | 'artifact' | undefined;
  const switchTo = (tag: Tag | 'artifact') => {
    if (tag === open) return;
    if (open) out.push('EMC');
    open = tag;
    if (tag === 'artifact') {
      out.push('/Artifact BMC');
      return;
    }
    out.push(`/${tag.role} <</MCID ${parts}>> BDC`);
    reading.push({ tag, part: parts });
    parts += 1;
  };

  for (const ink of sheet.inks) {
    if (ink.kind === 'widget') reading.push({ tag: ink.tag, widget: ink });
    else {
      switchTo((ink.kind === 'text' && ink.tag) || 'artifact');
      out.push(write(ink, sheet.height));
    }
  }
  if (open) out.push('EMC');
  const content = `${out.join('\n')}\n`;
  return { bytes: Uint8Array.from(content, (each) => each.charCodeAt(0)), reading };
}

function write(ink: Exclude<Ink, WidgetInk>, height: number): string {
  if (ink.kind === 'text') return writeText(ink, height);
  if (ink.kind === 'rule') return writeRule(ink, height);
  const box = [ink.x, height - ink.y - ink.height, ink.width, ink.height].map(decimal).join(' ');
  if (ink.kind === 'frame') return `${decimal(ink.thickness)} w ${box} re S`;
  return `${decimal(ink.gray)} g ${box} re f 0 g`;
}

function writeText(ink: TextInk, height: number): string {
  const font = `/${fontKeys[ink.face]} ${decimal(ink.size)} Tf`;
  const place = `${decimal(ink.x)} ${decimal(height - ink.y)} Td`;
  const text = `BT ${font} ${place} ${literal(ink.text)} Tj ET`;
  if (ink.look === 'white') return `1 g ${text} 0 g`;
  if (ink.look === 'outline') return `0.5 w 1 Tr ${text} 0 Tr`;
  return text;
}

/** Writes a rule. Dots are the round caps of zero-length strokes. */
function writeRule(ink: RuleInk, height: number): string {
  const from = `${decimal(ink.x)} ${decimal(height - ink.y)} m`;
  const to = `${decimal(ink.toX)} ${decimal(height - ink.toY)} l S`;
  const stroke = `${decimal(ink.thickness)} w ${from} ${to}`;
  if (ink.dots === 'leader') return `q 1 J [0 6] 0 d ${stroke} Q`;
  if (ink.dots === 'dashes') return `q [4 3] 0 d ${stroke} Q`;
  return stroke;
}

function literal(text: string): string {
  const bytes = encode(text).map((code) => {
    const character = String.fromCharCode(code);
    return '()\\'.includes(character) ? `\\${character}` : character;
  });
  return `(${bytes.join('')})`;
}
