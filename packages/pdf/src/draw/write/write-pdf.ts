import { PDFContext, type PDFRef, StandardFontEmbedder } from 'pdf-lib';
import { FontNames } from 'pdf-lib/standard-fonts';
import type { DrawOptions } from '../draw-options.ts';
import type { Sheet } from '../layout.ts';
import { type Face, faces } from '../text/fonts.ts';
import { Appearances } from './appearances.ts';
import { writeFields } from './field-tree.ts';
import { fontKeys, pageContent } from './page-content.ts';
import { addStream, textString } from './pdf-objects.ts';
import { serialize } from './serialize.ts';
import { Structure } from './structure.ts';
import { type Drawn, defaultAppearance, drawWidget } from './widget.ts';

/** Writes laid-out pages as a tagged, fillable PDF. */
export function writePdf(sheets: Sheet[], options: DrawOptions): Uint8Array {
  const context = PDFContext.create();
  const root = context.nextRef();
  const tree = context.nextRef();
  const fonts = embed(context, faces);
  const { regular, tick } = { ...fonts, ...embed(context, { tick: FontNames.ZapfDingbats }) };
  const structure = new Structure(context);
  const writer = { context, tree, structure, appearances: new Appearances(context, tick) };
  const resources = context.register(context.obj({ Font: fontResources(fonts) }));

  const drawn: Drawn[] = [];
  const pages = sheets.map((sheet, index) => {
    const page = writePage(writer, sheet, { index, resources, key: sheets.length + drawn.length });
    drawn.push(...page.drawn);
    return page.ref;
  });
  context.assign(tree, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }));
  const fields = writeFields(context, drawn);
  structure.write();
  context.assign(
    root,
    context.obj({
      Type: 'Catalog',
      Pages: tree,
      Lang: textString(options.language),
      MarkInfo: { Marked: true },
      ViewerPreferences: { DisplayDocTitle: true },
      StructTreeRoot: structure.root,
      AcroForm: {
        Fields: fields,
        DA: defaultAppearance,
        DR: { Font: { Helv: regular, ZaDb: tick } },
      },
    }),
  );
  const info = { Title: textString(options.title), Producer: textString('Formpress') };
  return serialize(context, root, context.register(context.obj(info)));
}

type Writer = {
  context: PDFContext;
  tree: PDFRef;
  structure: Structure;
  appearances: Appearances;
};

function writePage(
  { context, tree, structure, appearances }: Writer,
  sheet: Sheet,
  { index, resources, key }: { index: number; resources: PDFRef; key: number },
): { ref: PDFRef; drawn: Drawn[] } {
  const ref = context.nextRef();
  const { bytes, reading } = pageContent(sheet);
  const parts: PDFRef[] = [];
  const drawn: Drawn[] = [];
  for (const read of reading) {
    if ('part' in read) parts.push(structure.addPart(read.tag, read.part, ref));
    else {
      const own = key + drawn.length;
      const place = { ref, height: sheet.height };
      const widget = drawWidget(context, read.widget, place, own, appearances);
      structure.setParents(own, structure.addWidget(read.tag, widget.ref, ref));
      drawn.push(widget);
    }
  }
  structure.setParents(index, parts);
  context.assign(
    ref,
    context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, sheet.width, sheet.height],
      Resources: resources,
      Contents: addStream(context, bytes),
      StructParents: index,
      Tabs: 'S',
      Annots: drawn.map((each) => each.ref),
    }),
  );
  return { ref, drawn };
}

function embed<Key extends string>(
  context: PDFContext,
  names: Record<Key, FontNames>,
): Record<Key, PDFRef> {
  const entries = Object.entries<FontNames>(names).map(([key, font]) => [
    key,
    StandardFontEmbedder.for(font).embedIntoContext(context),
  ]);
  return Object.fromEntries(entries) as Record<Key, PDFRef>;
}

function fontResources(fonts: Record<Face, PDFRef>): Record<string, PDFRef> {
  const entries = Object.entries(fonts) as [Face, PDFRef][];
  return Object.fromEntries(entries.map(([face, ref]) => [fontKeys[face], ref]));
}
