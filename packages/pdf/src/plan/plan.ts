import { type FillPlan, isLanguage, type PlanField } from '@formpress/model';
import { type FieldNode, fieldNodes } from '../fields/field-nodes.ts';
import { valuesFontOf } from '../prepare/values-font.ts';
import { catalogOf, type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { PdfString, Reference } from '../reader/values.ts';
import { addWidgetsToTree } from '../structure/add-widgets-to-tree.ts';
import { CaptionObjects, captionName } from '../structure/caption-objects.ts';
import { ContentTags } from '../structure/content-tags.ts';
import { dropWidgets } from '../structure/drop-widgets.ts';
import { finishedSize } from '../writer/finish-file.ts';
import { type Renumber, serialize } from '../writer/serialize.ts';
import { writeDraft } from '../writer/write-file.ts';
import { externalPart, type SignNode } from './external-part.ts';
import { finishPlan, type PlannedDraft } from './finish-plan.ts';
import { letters, lettersObjects } from './letters.ts';
import { PageSurface } from './page-surface.ts';
import { FieldPlanner } from './plan-field.ts';

/** What planning needs besides the file. */
export type PlanOptions = {
  /** Signature and date fields, by full name. */
  sign: Record<string, 'signature' | 'date'>;
  /** Names of captions, which say what a field, or one of its states, asks. Screen readers read them with the value. */
  captions?: readonly string[];
  /** Language of the words next to a signature; the document's language when absent. */
  language?: FillPlan['language'];
};

/** Makes a template without fields, and the plan for printing values into it. */
export function plan(
  bytes: Uint8Array,
  options: Omit<PlanOptions, 'captions'>,
): { template: Uint8Array; plan: FillPlan } {
  return finishPlan(planDraft(bytes, options), {});
}

/** Makes a template without fields and captions, and the plan for printing values into it. */
export function planDraft(bytes: Uint8Array, options: PlanOptions): PlannedDraft {
  const file = new PdfFile(bytes);
  const pages = pagesOf(file);
  const nodes = fieldNodes(file, pages).fields;
  addWidgetsToTree(file, nodes);
  const surface = new PageSurface(file, pages, valuesFontOf(file));
  const tags = new ContentTags(file);
  const captions = new CaptionObjects(file);
  const planner = new FieldPlanner(file, pages, surface, tags, captionsOf(captions, options));
  const fields = planFields(planner, nodes, options.sign);
  tags.finish();
  surface.useFont(1, 'Helvetica');
  const contents = surface.finish();
  removeFields(file, pages, nodes);

  const fixed = new Map([[surface.letters.reference.number, lettersObjects.font]]);
  const first = Object.keys(lettersObjects).length + 1;
  const { draft, numberOf } = writeDraft(file, { first, fixed, captions: captions.names });
  const font = surface.fonts.get('Helvetica')?.reference ?? new Reference(0, 0);
  const base = { numberOf, size: finishedSize(draft) };
  const external = externalPart({ file, base, pages, tags, font }, signsOf(nodes, options.sign));
  const { characters, widths, part } = letters();
  const checks = tags.checks?.written(numberOf);

  return {
    ...draft,
    bytes: new Uint8Array(Buffer.concat([draft.bytes, external.part.bytes, part.bytes])),
    bodyLength: draft.bytes.length,
    plan: {
      language: options.language ?? languageOf(file),
      file: {
        external: external.part.bytes.length,
        letters: part.bytes.length,
        size: external.size,
        ...trailerEntries(file, numberOf),
      },
      external: external.part.objects,
      letters: { resource: surface.letters.resource, characters, widths, objects: part.objects },
      fonts: surface.planFonts(),
      pages: [...contents].map(([page, content]) => ({ page, content: numberOf(content) ?? 0 })),
      fields,
      ...(checks && { checks }),
    },
  };
}

function captionsOf(objects: CaptionObjects, { captions = [] }: PlanOptions) {
  const known = new Set(captions);
  return (field: string, state?: string): Reference | undefined => {
    const name = captionName(field, state);
    return known.has(name) ? objects.of(name) : undefined;
  };
}

function signsOf(nodes: FieldNode[], sign: PlanOptions['sign']): SignNode[] {
  return nodes.flatMap((node) => {
    const kind = sign[node.name];
    return kind ? [{ node, kind }] : [];
  });
}

function planFields(
  planner: FieldPlanner,
  nodes: FieldNode[],
  sign: PlanOptions['sign'],
): Record<string, PlanField> {
  const fields = nodes.flatMap((node): [string, PlanField][] => {
    const planned = planner.plan(node, sign[node.name]);
    return planned ? [[node.name, planned]] : [];
  });
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

function trailerEntries(
  file: PdfFile,
  numberOf: Renumber,
): { root: number; info?: number; information?: string } {
  const numberIn = (key: string): number | undefined => {
    const reference = file.trailer.get(key);
    return reference instanceof Reference ? numberOf(reference) : undefined;
  };
  const info = numberIn('Info');
  const root = numberIn('Root') ?? 0;
  return info === undefined ? { root } : { root, info, information: informationIn(file, numberOf) };
}

/** The entries of the document information, without the brackets around them. */
function informationIn(file: PdfFile, numberOf: Renumber): string {
  const information = file.at(file.trailer, 'Info');
  if (!(information instanceof Map)) return '';
  return serialize(information, numberOf).slice(2, -2);
}

function languageOf(file: PdfFile): FillPlan['language'] {
  const written = file.at(catalogOf(file), 'Lang');
  const code = written instanceof PdfString ? decodeText(written).slice(0, 2).toLowerCase() : 'en';
  return isLanguage(code) ? code : 'en';
}
