import type { Blank, Language } from '@formpress/model';
import type { BlankProblem, PdfProblem } from '@formpress/pdf';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { sha256Of } from '../../../foundation/sha256-of.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { nearestNode } from '../foundation/entries.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';
import type { LinkedPdf } from '../linked/linked-form.ts';
import { amountsInBlank } from './fill-in-blank.ts';
import { recipeOf } from './recipe-of.ts';
import { textsInBlank } from './texts-in-blank.ts';

/** What drawing needs beyond blank.yaml: the document's title and language, and amounts put into texts. */
export type DrawingScope = {
  pdfWork: PdfWork;
  title: string;
  language: Language;
  fillIn(node: YamlNode): unknown;
};

/** The blank of a form: the agency's file if there is one, else the one we draw. */
export async function linkBlank(
  { chain, own }: MergedForm,
  scope: DrawingScope,
  report: Report,
): Promise<LinkedBlank | undefined> {
  const { title, language, pdfWork } = scope;
  const { blankPdf, blankYaml } = chain.find((form) => form.blankPdf ?? form.blankYaml) ?? {};
  if (blankPdf) {
    const at = { file: blankPdf.file, start: 0, end: 0 };
    return attempt(
      () => blankFrom({ kind: 'agency', at, amounts: [], texts: [] }, blankPdf.bytes, pdfWork),
      () => at,
      report,
    );
  }
  if (!blankYaml)
    throw new Error(`${own.folder} has no blank, which validation should have reported.`);
  const drawn = () => pdfWork.draw(scope.fillIn(blankYaml.root) as Blank, { title, language });
  const at = { file: blankYaml.file, start: 0, end: 0 };
  const placeOf = (problem: PdfProblem) =>
    'path' in problem ? nearestNode(blankYaml.root, (problem as BlankProblem).path).at : at;
  const { root } = blankYaml;
  const shown = { amounts: amountsInBlank(root), texts: textsInBlank(root) };
  const facts = { kind: 'specimen' as const, at, ...shown };
  return attempt(async () => blankFrom(facts, await drawn(), pdfWork), placeOf, report);
}

/** Checks that what pdf.yaml adds can be put on the page. Only that can fail: the rest was checked before. */
export async function tryAdding(
  { bytes, fields }: LinkedBlank,
  pdf: LinkedPdf,
  { report, pdfWork }: { report: Report; pdfWork: PdfWork },
): Promise<boolean> {
  if (pdf.add.length === 0 && fields.length > 0) return true;
  const placeOf = ({ message }: PdfProblem) =>
    [...pdf.add, ...pdf.sign].find(({ name }) => message.includes(`"${name}"`))?.at ?? pdf.fieldsAt;
  const prepared = await attempt(() => pdfWork.prepare(bytes, recipeOf(pdf)), placeOf, report);
  return prepared !== undefined;
}

async function blankFrom(
  facts: Pick<LinkedBlank, 'kind' | 'at' | 'amounts' | 'texts'>,
  bytes: Uint8Array,
  pdfWork: PdfWork,
): Promise<LinkedBlank> {
  const printed = facts.kind === 'agency' ? { printed: await pdfWork.printedPages(bytes) } : {};
  return {
    ...facts,
    bytes,
    sha256: sha256Of(bytes),
    ...(await pdfWork.inspect(bytes)),
    ...printed,
  };
}

/** Reports a blank that cannot be read, drawn or added to as the analyst's mistake; rethrows anything else. */
async function attempt<T>(
  work: () => Promise<T>,
  placeOf: (problem: PdfProblem) => SourceRange,
  report: Report,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (problem) {
    const { PdfProblem } = await import('@formpress/pdf');
    if (!(problem instanceof PdfProblem)) throw problem;
    const { message } = problem;
    report({ code: 'unusable-blank', severity: 'error', at: placeOf(problem), message });
    return undefined;
  }
}
