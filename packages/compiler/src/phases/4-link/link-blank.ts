import { createHash } from 'node:crypto';
import type { Blank } from '@formpress/model';
import { BlankProblem, draw, inspect, PdfProblem, prepare } from '@formpress/pdf';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { YamlNode } from '../2-parse/yaml-node.ts';
import { childOf, itemsOf } from './entries.ts';
import type { LinkedBlank } from './linked-blank.ts';
import type { LinkedPdf } from './linked-form.ts';
import type { MergedForm } from './merge-base.ts';
import { recipeOf } from './recipe-of.ts';

/** What drawing needs beyond blank.yaml: the document's title and language, and amounts put into texts. */
export type DrawingScope = {
  title: string;
  language: 'en' | 'es' | 'fr';
  fillIn(node: YamlNode): unknown;
};

/** The blank of a form: the agency's file when it is there, else the one we draw. */
export function linkBlank(
  { chain, own }: MergedForm,
  scope: DrawingScope,
  report: Report,
): LinkedBlank | undefined {
  const { blankPdf, blankYaml } = chain.find((form) => form.blankPdf ?? form.blankYaml) ?? {};
  if (blankPdf) {
    const at = { file: blankPdf.file, start: 0, end: 0 };
    return attempt(
      () => blankFrom('agency', at, blankPdf.bytes),
      () => at,
      report,
    );
  }
  if (!blankYaml) throw new Error(`${own.folder} has no blank, which validation did not see.`);
  const { title, language } = scope;
  const drawn = () => draw(scope.fillIn(blankYaml.root) as Blank, { title, language });
  const at = { file: blankYaml.file, start: 0, end: 0 };
  const placeOf = (problem: PdfProblem) =>
    problem instanceof BlankProblem ? nearestNode(blankYaml.root, problem.path).at : at;
  return attempt(() => blankFrom('specimen', at, drawn()), placeOf, report);
}

/** Tries to put on the paper what pdf.yaml adds. Only that can fail: all else was looked at before. */
export function tryAdding({ bytes, fields }: LinkedBlank, pdf: LinkedPdf, report: Report): void {
  if (pdf.add.length === 0 && fields.length > 0) return;
  const placeOf = ({ message }: PdfProblem) =>
    [...pdf.add, ...pdf.sign].find(({ name }) => message.includes(`"${name}"`))?.at ?? pdf.fieldsAt;
  attempt(() => prepare(bytes, recipeOf(pdf)), placeOf, report);
}

function blankFrom(kind: LinkedBlank['kind'], at: Place, bytes: Uint8Array): LinkedBlank {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind, at, bytes, sha256, ...inspect(bytes) };
}

/** A blank that cannot be read, drawn or added to is the analyst's trouble; anything else is ours and goes on as it is. */
function attempt<T>(
  work: () => T,
  placeOf: (problem: PdfProblem) => Place,
  report: Report,
): T | undefined {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof PdfProblem)) throw problem;
    const { message } = problem;
    report({ code: 'unusable-blank', severity: 'error', at: placeOf(problem), message });
    return undefined;
  }
}

function nearestNode(root: YamlNode, path: readonly (string | number)[]): YamlNode {
  let node = root;
  for (const step of path) {
    const next =
      typeof step === 'string' ? childOf(node, step) : node.kind === 'list' && itemsOf(node)[step];
    if (!next) break;
    node = next;
  }
  return node;
}
