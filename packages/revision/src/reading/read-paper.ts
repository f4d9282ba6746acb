import { inspect, type PdfField, type PrintedLine, printedPages } from '@formpress/pdf';
import type { Paper, PaperBox, PaperRow, ProposedField } from '../foundation/paper.ts';
import { wordsOf } from '../foundation/words-of.ts';
import { boxesOf, inReadingOrder } from './boxes-of.ts';
import { type FoundFields, findFields, spotsOn } from './find-fields.ts';

/**
 * Reads the boxes and the printed rows of a PDF. If it has no fields, boxes are found by its lines and frames, and get
 * names that are not taken. Throws a PdfProblem if it cannot be read.
 */
export function readPaper(bytes: Uint8Array, taken: ReadonlySet<string> = new Set()): Paper {
  const inspection = inspect(bytes, { text: true });
  if (!isFlat(inspection)) return paperOf(bytes, { fields: inspection.fields, proposed: [] });
  return paperOf(bytes, findFields(bytes, spotsOn(bytes), taken));
}

/** Whether a file has nothing that can be filled in: no fields, and no XFA form. */
export function hasNoFields(bytes: Uint8Array): boolean {
  return isFlat(inspect(bytes));
}

function isFlat({ fields, xfa }: { fields: readonly PdfField[]; xfa: boolean }): boolean {
  return !xfa && fields.every(({ type }) => type === 'button');
}

/** The paper of a file, with boxes for the given fields. */
export function paperOf(
  bytes: Uint8Array,
  { fields, proposed }: { fields: FoundFields['fields'] | PdfField[]; proposed: ProposedField[] },
): Paper {
  const { pages, xfa, encrypted, tagged } = inspect(bytes);
  const printed = printedPages(bytes);
  const rows = rowsOf(printed);
  const boxes: PaperBox[] = fields
    .filter(({ type }) => type !== 'button')
    .flatMap((field) => boxesOf(field, rows, pages))
    .sort(inReadingOrder);
  return { pages, boxes, rows, fields, printed, proposed, structure: { xfa, encrypted, tagged } };
}

function rowsOf(pages: readonly PrintedLine[][]): PaperRow[] {
  return pages.flatMap((lines, index) =>
    lines.flatMap(({ text, box }) =>
      box ? [{ page: index + 1, text, words: wordsOf(text), box }] : [],
    ),
  );
}
