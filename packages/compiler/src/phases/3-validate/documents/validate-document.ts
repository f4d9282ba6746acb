import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { lineAt } from '../../2-parse/foundation/source.ts';
import type { Document } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../authored/authored.ts';
import { explainShapeMistake } from '../explain/explain-shape-mistake.ts';
import { findLanguageMistakes } from '../explain/find-language-mistakes.ts';
import type { Mistake } from '../explain/mistake.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { proofread } from '../proofread/proofread.ts';
import { findShapeMistakes } from '../shape/find-shape-mistakes.ts';
import { fixNames } from '../shape/fix-names.ts';
import { gatherMistakes } from '../shape/gather-mistakes.ts';
import { toData } from '../shape/to-data.ts';
import { findLargeDocument } from './find-large-document.ts';

/**
 * A document's data if it matches the schema of its kind, or would without typing errors. Reports its
 * mistakes.
 */
export function validateDocument(
  document: Document,
  kind: FileKind,
  report: Report,
): Valid<unknown> | undefined {
  const { file, root } = document;
  const large = findLargeDocument(kind, root);
  for (const each of large) report(each);
  if (large.length > 0) return undefined;
  const data = toData(root);
  const mistakes = findShapeMistakes(`${kind}.schema.json`, data);
  const found = gatherMistakes(mistakes).map((mistake) => explainShapeMistake(mistake, document));
  if (kind === 'translations' && found.length === 0) found.push(...findLanguageMistakes(document));
  if (found.length === 0) found.push(...proofread(document, kind));
  const lines = reportedLines(document, report);
  for (const each of found) {
    const isNew = !lines.has(lineOf(document, each.at)) && isSure(each, document);
    if (isNew) report({ severity: 'error', ...each });
  }
  if (found.length === 0) return { file, data, root };
  const fixed = mistakes.length > 0 ? fixNames(root, mistakes) : undefined;
  return fixed && validateDocument({ ...document, root: fixed }, kind, report);
}

/** The lines that have been reported, such as a name without a value. Nothing else is reported for them. */
function reportedLines(document: Document, { diagnostics }: Report): ReadonlySet<number> {
  const own = diagnostics.filter(({ at }) => at.file === document.file);
  return new Set(own.map(({ at }) => lineOf(document, at)));
}

/** Whether a mistake is certain, because no line was left out that may contain what seems to be missing. */
function isSure({ code, at }: Mistake, document: Document): boolean {
  const { unsure } = document;
  if (!unsure || ['unknown-key', 'wrong-name', 'wrong-value'].includes(code)) return true;
  return at.end > 0 && !unsure.has(lineOf(document, at));
}

function lineOf({ text }: Document, { start, end }: SourceRange): number {
  return end === 0 ? -1 : lineAt(text, start).start;
}
