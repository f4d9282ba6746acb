import type { PDFContext, PDFRef } from 'pdf-lib';
import type { Face } from '../../fonts/arimo.ts';
import { type EmbeddedFace, embeddedFace, valuesFace } from '../../fonts/embedded-face.ts';
import type { Sheet } from '../layout.ts';
import { fontKeys } from './page-content.ts';
import { addStream, name } from './pdf-objects.ts';

/** The fonts of a blank: those of its pages by resource name, and the one for values. */
export type BlankFonts = { resources: Record<string, PDFRef>; values: PDFRef };

/** Embeds the faces that the pages use, each with only the characters that are printed in it. */
export function embedFonts(context: PDFContext, sheets: Sheet[]): BlankFonts {
  const values = embed(context, valuesFace());
  const resources: Record<string, PDFRef> = { [fontKeys.regular]: values };
  for (const [face, points] of printedIn(sheets)) {
    if (face !== 'regular')
      resources[fontKeys[face]] = embed(context, embeddedFace(face, [...points]));
  }
  return { resources, values };
}

function printedIn(sheets: Sheet[]): Map<Face, Set<number>> {
  const faces = new Map<Face, Set<number>>();
  for (const ink of sheets.flatMap(({ inks }) => inks)) {
    if (ink.kind !== 'text') continue;
    const points = faces.get(ink.face) ?? new Set();
    faces.set(ink.face, points);
    for (const character of ink.text) points.add(character.codePointAt(0) ?? 0);
  }
  return faces;
}

function embed(context: PDFContext, face: EmbeddedFace): PDFRef {
  const { first, widths, program } = face;
  const file = addStream(context, program, context.obj({ Length1: program.length }));
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    ...face.descriptor,
    FontFile2: file,
  });
  descriptor.set(name('FontName'), name(face.name));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'TrueType',
    Encoding: 'WinAnsiEncoding',
    FirstChar: first,
    LastChar: first + widths.length - 1,
    Widths: widths,
    FontDescriptor: context.register(descriptor),
  });
  font.set(name('BaseFont'), name(face.name));
  return context.register(font);
}
