import { ascent, descent, type Fitted, insetOf, leading } from './fit.ts';
import { operands } from './numbers.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

export type Align = 'left' | 'center' | 'right';

/** Instructions that print fitted lines in a box, between its middle and its top. */
export function drawLines(
  fitted: Fitted,
  face: Typeface,
  place: Placement,
  align: Align,
  from: 'top' | 'middle',
): string {
  const { lines, size, narrowing } = fitted;
  const used = size * (ascent + descent + (lines.length - 1) * leading);
  const free = place.height - used;
  const top = place.height - (from === 'top' ? Math.min(2, Math.max(0, free)) : free / 2);
  const parts = [fontOperators(fitted, face)];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const width = (face.widthOf(line) * size * narrowing) / 1000;
    const baseline = top - size * (ascent + i * leading);
    parts.push(`${place.matrix(startOf(align, place.width, width), baseline)} Tm`);
    parts.push(`${face.operand(line)} Tj`);
  }
  return wrapped(parts, narrowing);
}

/** Instructions that print one character in the middle of each cell. */
export function drawCells(
  fitted: Fitted,
  face: Typeface,
  place: Placement,
  align: Align,
  cells: number,
): string {
  const { size, narrowing } = fitted;
  const cell = place.width / cells;
  const characters = Array.from(fitted.lines[0] ?? '');
  const spare = cells - characters.length;
  const first = align === 'right' ? spare : align === 'center' ? Math.floor(spare / 2) : 0;
  const baseline = (place.height - size * (ascent - descent)) / 2;
  const parts = [fontOperators(fitted, face)];
  for (const [i, character] of characters.entries()) {
    const width = (face.widthOf(character) * size * narrowing) / 1000;
    const x = (first + i) * cell + (cell - width) / 2;
    parts.push(`${place.matrix(x, baseline)} Tm ${face.operand(character)} Tj`);
  }
  return wrapped(parts, narrowing);
}

function fontOperators({ size, narrowing }: Fitted, face: Typeface): string {
  const scale = narrowing < 1 ? ` ${operands(narrowing * 100)} Tz` : '';
  return `/${face.resource} ${operands(size)} Tf${scale}`;
}

function wrapped(parts: string[], narrowing: number): string {
  return `BT ${parts.join(' ')}${narrowing < 1 ? ' 100 Tz' : ''} ET`;
}

function startOf(align: Align, available: number, width: number): number {
  if (align === 'left') return insetOf(available);
  if (align === 'right') return available - insetOf(available) - width;
  return (available - width) / 2;
}
