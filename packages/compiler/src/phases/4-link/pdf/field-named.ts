import { lastLevel } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { replaceWord, suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';
import { type BoxOfLine, boxOfLine } from './box-of-line.ts';
import { findField, shortestEnding } from './find-field.ts';

/** The blank, and the fields that may be named: its own and those that pdf.yaml adds. */
export type NamedFields<T> = {
  report: Report;
  blank: LinkedBlank;
  fields: T[];
  /** Names that pdf.yaml already writes, so that none of them is suggested. */
  taken?: ReadonlySet<string>;
  /** What `formpress lock` recorded about the blank. */
  lock?: Uint8Array | undefined;
};

/** The field that a name refers to. Reports an unknown or ambiguous name. */
export function fieldNamed<T extends { name: string }>(
  { value, at }: Pick<TextNode, 'value' | 'at'>,
  { report, blank, fields, lock, taken = new Set() }: NamedFields<T>,
): T | undefined {
  const found = findField(value, fields);
  if ('field' in found) return found.field;
  const file = blank.kind === 'agency' ? 'blank.pdf' : 'The drawn blank';
  if ('several' in found) {
    report({
      code: 'ambiguous-field',
      severity: 'error',
      at,
      message: `${file} has ${found.several.length} fields that end in "${value}".`,
      help: `Write more of the name: ${found.several.slice(0, 4).join(', ')}.`,
      fixes: found.several
        .map((name) => shortestEnding(name, fields))
        .filter((name) => !taken.has(name))
        .slice(0, 4)
        .map((name) => replaceWord(at, value, name)),
    });
    return undefined;
  }
  const names = fields.flatMap(({ name }) => [name, lastLevel(name)]);
  const known = names.filter((name) => !taken.has(name));
  const moved = boxOfLine(value, lock, blank.fields);
  const { question, ...fixes } = moved ? movedTo(moved, value, at) : suggest(value, known, at);
  const message = `${file} has no field "${value}".${question}`;
  const help =
    blank.kind === 'agency'
      ? 'formpress fields blank.pdf lists the fields of the file.'
      : 'Draw it in blank.yaml, or name one that is drawn there.';
  report({ code: 'unknown-field', severity: 'error', at, message, help, ...fixes });
  return undefined;
}

/** The box of the line that the field had, as a sentence that ends a message and as a fix. */
function movedTo({ line, name }: BoxOfLine, value: string, at: SourceRange) {
  const short = lastLevel(name);
  const fix = { title: `Write "${short}"`, edits: [{ at, word: value, text: short }] };
  return { question: ` It was the box of line ${line}, which is "${short}" now.`, fixes: [fix] };
}
