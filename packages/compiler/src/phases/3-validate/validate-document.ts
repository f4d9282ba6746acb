import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { lineAt } from '../2-parse/source.ts';
import type { Document } from '../2-parse/yaml-node.ts';
import type { Valid } from './authored.ts';
import { explainShapeMistake } from './explain-shape-mistake.ts';
import { findLanguageMistakes } from './find-language-mistakes.ts';
import { findShapeMistakes } from './find-shape-mistakes.ts';
import { gatherMistakes } from './gather-mistakes.ts';
import type { FileKind } from './recognise-file.ts';
import { toData } from './to-data.ts';

/** A document's data if it has the shape of its kind; its mistakes are reported. */
export function validateDocument(
  document: Document,
  kind: FileKind,
  report: Report,
): Valid<unknown> | undefined {
  const { file, root } = document;
  const data = toData(root);
  const said = gatherMistakes(findShapeMistakes(`${kind}.schema.json`, data)).map((mistake) =>
    explainShapeMistake(mistake, document),
  );
  if (kind === 'translations' && said.length === 0) said.push(...findLanguageMistakes(document));
  const reported = new Set(
    report.diagnostics.filter(({ at }) => at.file === file).map(({ at }) => lineOf(document, at)),
  );
  for (const each of said) {
    if (!reported.has(lineOf(document, each.at))) report({ severity: 'error', ...each });
  }
  return said.length === 0 ? { file, data, root } : undefined;
}

/** A line that parsing has reported, such as a name without a value, is not reported again. */
function lineOf({ text }: Document, { start, end }: Place): number {
  return end === 0 ? -1 : lineAt(text, start).start;
}
