import { createHash } from 'node:crypto';
import type { Blank } from '@formpress/model';
import { BlankProblem, draw, inspect, PdfProblem } from '@formpress/pdf';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { YamlNode } from '../2-parse/yaml-node.ts';
import { childOf, itemsOf } from './entries.ts';
import type { LinkedBlank } from './linked-form.ts';
import type { MergedForm } from './merge-base.ts';

/** What drawing needs beyond blank.yaml: the document's title and language, and amounts put into texts. */
export type DrawingScope = {
  title: string;
  language: 'en' | 'es' | 'fr';
  fillIn(node: YamlNode): unknown;
};

/** The blank of a form: the agency's file when it is there, else the one we draw. */
export function linkBlank(
  merged: MergedForm,
  scope: DrawingScope,
  report: Report,
): LinkedBlank | undefined {
  const source = merged.chain.find(({ blankPdf, blankYaml }) => blankPdf ?? blankYaml);
  if (!source) {
    report({
      code: 'missing-blank',
      severity: 'error',
      at: { file: merged.own.form.file, start: 0, end: 0 },
      message: 'This form version has no blank form.',
      help: "Put the agency's file into the folder as blank.pdf, or draw one in blank.yaml.",
    });
    return undefined;
  }
  const { blankPdf, blankYaml } = source;
  if (blankPdf) {
    const at = { file: blankPdf.file, start: 0, end: 0 };
    return attempt(() => blankFrom('agency', at, blankPdf.bytes), at, undefined, report);
  }
  if (!blankYaml) return undefined;
  const { title, language } = scope;
  const drawn = () => draw(scope.fillIn(blankYaml.root) as Blank, { title, language });
  const at = { file: blankYaml.file, start: 0, end: 0 };
  return attempt(() => blankFrom('specimen', at, drawn()), at, blankYaml.root, report);
}

function blankFrom(kind: LinkedBlank['kind'], at: Place, bytes: Uint8Array): LinkedBlank {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind, at, bytes, sha256, ...inspect(bytes) };
}

/** A blank that cannot be read or drawn is the analyst's trouble; anything else is ours and goes on as it is. */
function attempt<T>(
  work: () => T,
  at: Place,
  root: YamlNode | undefined,
  report: Report,
): T | undefined {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof PdfProblem)) throw problem;
    const place = root && problem instanceof BlankProblem ? nearestNode(root, problem.path).at : at;
    report({ code: 'unusable-blank', severity: 'error', at: place, message: problem.message });
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
