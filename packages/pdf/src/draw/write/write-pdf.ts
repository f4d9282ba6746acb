import { PDFContext, type PDFRef, StandardFontEmbedder } from 'pdf-lib';
import { FontNames } from 'pdf-lib/standard-fonts';
import type { DrawOptions } from '../draw-options.ts';
import type { Sheet } from '../layout.ts';
import { specimenMark, specimenTitle } from '../specimen-mark.ts';
import { Appearances } from './appearances.ts';
import { writeFields } from './field-tree.ts';
import { embedFonts } from './fonts.ts';
import { addMetadata } from './metadata.ts';
import { pageContent, specimenMarkName } from './page-content.ts';
import { addStream, textString } from './pdf-objects.ts';
import { serialize } from './serialize.ts';
import { Structure } from './structure.ts';
import { type DrawnWidget, defaultAppearance, drawWidget } from './widget.ts';

/** Writes laid-out pages as a tagged, fillable PDF. */
export function writePdf(sheets: Sheet[], options: DrawOptions): Uint8Array {
  const context = PDFContext.create();
  const root = context.nextRef();
  const title = specimenTitle(options.title, options.language);
  const tree = context.nextRef();
  const fonts = embedFonts(context, sheets);
  const structure = new Structure(context);
  const writer = { context, tree, structure, appearances: new Appearances(context) };
  const mark = markOn(context, sheets, options);
  const resources = context.register(
    context.obj({ Font: fonts.resources, XObject: { [specimenMarkName]: mark } }),
  );

  const drawn: DrawnWidget[] = [];
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
      Metadata: addMetadata(context, { ...options, title }),
      AcroForm: {
        Fields: fields,
        DA: defaultAppearance,
        // Viewers draw their check marks in ZaDb. Ours are drawn as shapes.
        DR: { Font: { Helv: fonts.values, ZaDb: dingbats(context) } },
      },
    }),
  );
  const info = { Title: textString(title), Producer: textString('Formpress') };
  return serialize(context, root, context.register(context.obj(info)));
}

/** The specimen mark, which all pages share because they have the same size. */
function markOn(context: PDFContext, [sheet]: Sheet[], { language }: DrawOptions): PDFRef {
  const { width, height } = sheet ?? { width: 0, height: 0 };
  const content = specimenMark(language, { width, height });
  const dict = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] });
  return addStream(
    context,
    Uint8Array.from(content, (each) => each.charCodeAt(0)),
    dict,
  );
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
): { ref: PDFRef; drawn: DrawnWidget[] } {
  const ref = context.nextRef();
  const { bytes, reading } = pageContent(sheet);
  const parts: PDFRef[] = [];
  const drawn: DrawnWidget[] = [];
  for (const read of reading) {
    if ('part' in read) parts.push(structure.addPart(read.tag, read.part, ref));
    else {
      const own = key + drawn.length;
      const place = { ref, height: sheet.height };
      const widget = drawWidget(context, read.widget, place, own, appearances);
      structure.setParents(own, structure.addWidget(read.widget, widget.ref, ref));
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

function dingbats(context: PDFContext): PDFRef {
  return StandardFontEmbedder.for(FontNames.ZapfDingbats).embedIntoContext(context);
}
