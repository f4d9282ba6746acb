import { type FillPlan, isLanguage, type PlanField } from '@formpress/model';
import { type FieldNode, fieldNodes } from '../fields/field-nodes.ts';
import { standardWidths } from '../fonts/standard-fonts.ts';
import { latin1Bytes } from '../reader/characters.ts';
import { catalogOf, type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { PdfString, Reference } from '../reader/values.ts';
import { ContentTags } from '../structure/content-tags.ts';
import { dropWidgets } from '../structure/drop-widgets.ts';
import { type WrittenFile, writeFile } from '../writer/write-file.ts';
import { type FilePart, paddingAfter } from '../writer/write-part.ts';
import { externalPart } from './external-part.ts';
import { letters, lettersObjects } from './letters.ts';
import { PageSurface } from './page-surface.ts';
import { FieldPlanner } from './plan-field.ts';

/** What planning needs besides the file. */
export type PlanOptions = {
  /** Signature and date fields, by full name. */
  sign: Record<string, 'signature' | 'date'>;
  /** Language of the words next to a signature; the document's language when absent. */
  language?: FillPlan['language'];
};

/** Makes a template without fields, and the plan for printing values into it. */
export function plan(
  bytes: Uint8Array,
  options: PlanOptions,
): { template: Uint8Array; plan: FillPlan } {
  const file = new PdfFile(bytes);
  const pages = pagesOf(file);
  const nodes = fieldNodes(file, pages).fields;
  const surface = new PageSurface(file, pages);
  const fields = planFields(file, pages, nodes, surface, options.sign);
  surface.useFont(1, 'Helvetica');
  const contents = surface.finish();
  removeFields(file, pages, nodes);

  const fixed = new Map([[surface.letters.reference.number, lettersObjects.font]]);
  const base = writeFile(file, { first: Object.keys(lettersObjects).length + 1, fixed });
  const signs = nodes.flatMap((node) => {
    const kind = options.sign[node.name];
    return kind ? [{ node, kind }] : [];
  });
  const helvetica = surface.fonts.get('Helvetica')?.reference ?? new Reference(0, 0);
  const external = externalPart(file, base, pages, signs, helvetica);
  const { characters, widths, part } = letters();

  return {
    template: joined(base, external.part, part),
    plan: {
      language: options.language ?? languageOf(file),
      file: {
        base: base.bytes.length + paddingAfter(base.bytes.length).length,
        external: external.part.bytes.length,
        letters: part.bytes.length,
        table: base.startxref,
        size: external.size,
        ...trailerNumbers(file, base),
        id: Buffer.from(base.id).toString('hex'),
      },
      external: external.part.objects,
      letters: { resource: surface.letters.resource, characters, widths, objects: part.objects },
      fonts: Object.fromEntries(
        [...surface.fonts].map(([name, { resource }]) => [
          name,
          { resource, widths: standardWidths(name) },
        ]),
      ),
      pages: [...contents].map(([page, content]) => ({
        page,
        content: base.numberOf(content) ?? 0,
      })),
      fields,
    },
  };
}

function planFields(
  file: PdfFile,
  pages: Page[],
  nodes: FieldNode[],
  surface: PageSurface,
  sign: PlanOptions['sign'],
): Record<string, PlanField> {
  const tags = new ContentTags(file);
  const planner = new FieldPlanner(file, pages, surface, tags);
  const fields = nodes.flatMap((node): [string, PlanField][] => {
    const planned = planner.plan(node, sign[node.name]);
    return planned ? [[node.name, planned]] : [];
  });
  tags.finish();
  return Object.fromEntries(fields);
}

/** Removes every widget from the pages, the form and the structure tree. */
function removeFields(file: PdfFile, pages: Page[], nodes: FieldNode[]): void {
  const widgets = nodes.flatMap((node) => node.widgets);
  const removed = new Set(widgets.map((widget) => widget.references[0]?.number ?? 0));
  for (const { dictionary } of pages) {
    const annotations = file.at(dictionary, 'Annots');
    if (!Array.isArray(annotations)) continue;
    const kept = annotations.filter(
      (each) => !(each instanceof Reference && removed.has(each.number)),
    );
    if (kept.length > 0) dictionary.set('Annots', kept);
    else dictionary.delete('Annots');
  }
  catalogOf(file).delete('AcroForm');
  dropWidgets(file, removed);
}

function trailerNumbers(file: PdfFile, base: WrittenFile): { root: number; info?: number } {
  const numberOf = (key: string): number | undefined => {
    const reference = file.trailer.get(key);
    return reference instanceof Reference ? base.numberOf(reference) : undefined;
  };
  const info = numberOf('Info');
  return { root: numberOf('Root') ?? 0, ...(info !== undefined && { info }) };
}

function languageOf(file: PdfFile): FillPlan['language'] {
  const written = file.at(catalogOf(file), 'Lang');
  const code = written instanceof PdfString ? decodeText(written).slice(0, 2).toLowerCase() : 'en';
  return isLanguage(code) ? code : 'en';
}

/** The base, the parts that may follow it, and an end that makes the whole a valid file. */
function joined(base: WrittenFile, external: FilePart, lettersPart: FilePart): Uint8Array {
  const end = latin1Bytes(`startxref\n${base.startxref}\n%%EOF\n`);
  const padding = paddingAfter(base.bytes.length);
  return new Uint8Array(
    Buffer.concat([base.bytes, padding, external.bytes, lettersPart.bytes, end]),
  );
}
