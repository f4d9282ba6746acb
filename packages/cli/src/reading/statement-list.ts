import { writtenInRow } from '@formpress/compiler';
import type { PrintedStatement } from '@formpress/pdf';

/** The statements that people sign on the pages of a PDF, each with the line that makes form.yaml read it. */
export function statementList(statements: readonly PrintedStatement[]): string {
  if (statements.length === 0) return 'No statement that people sign was found.\n';
  return statements.map(describe).join('\n');
}

function describe({ page, starts, ends, words }: PrintedStatement): string {
  const marks = `starts: ${writtenInRow(starts)}, ends: ${writtenInRow(ends)}`;
  return `Page ${page}: ${words}\n\n  sign: { from: blank, page: ${page}, ${marks} }\n`;
}
