import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { validateDocument } from './validate-document.ts';

/** Parses and validates one file, for tests: its findings and its data. */
export function mistakesIn(kind: FileKind, text: string, file = `${kind}.yaml`) {
  const report = createReport();
  const [document] = parse(new Map([[file, Buffer.from(text)]]), report).documents;
  if (!document) throw new Error(`No tree: ${report.diagnostics[0]?.message}`);
  const valid = validateDocument(document, kind, report);
  return { valid, diagnostics: report.diagnostics };
}
