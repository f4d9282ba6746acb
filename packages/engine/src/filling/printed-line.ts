import { isInCalendar } from '@formpress/formula';
import type { Bundle, Part, Style } from '@formpress/model';
import type { FillRequest } from '../foundation/fill-request.ts';
import { printDate } from '../foundation/print-date.ts';
import type { Values } from '../foundation/values.ts';
import { joinPieces, type Piece } from '../people/join-pieces.ts';
import { personReader } from '../people/person-reader.ts';
import { identifierPrinter } from '../people/print-identifier.ts';
import { printNumber } from './print-number.ts';

const printSsn = identifierPrinter('socialSecurityNumber');

/** Makes the text of a line of the PDF. */
export type PrintedLine = (values: Values, request: FillRequest) => string;

/** Prepares a line. A single value prints as it is; between several pieces the gaps of missing values are closed. */
export function printedLine(parts: readonly Part[], bundle: Bundle): PrintedLine {
  const pieces = parts.map((part) => pieceOf(part, bundle));
  const [only] = pieces;
  if (only && pieces.length === 1) return 'words' in only ? () => only.words : only.value;
  return (values, request) => {
    const known = pieces.map(
      (piece): Piece => ('words' in piece ? piece : { value: piece.value(values, request) }),
    );
    return joinPieces(known);
  };
}

function pieceOf(part: Part, bundle: Bundle): { words: string } | { value: PrintedLine } {
  if ('words' in part) return part;
  const { style } = part;
  if ('question' in part) {
    const { question } = part;
    const isNumber = !style || 'part' in style || 'decimals' in style;
    const shown = isNumber ? numberPrinter(part, bundle) : (text: string) => text;
    return {
      value: (values, request) => shown(styled(values.get(question)?.text ?? '', style, request)),
    };
  }
  const read = personReader(part.person, bundle);
  return { value: (_, request) => styled(read(request), style, request) };
}

/** Formats numbers, and whole parts of numbers, for the language of the form. */
function numberPrinter(
  { question }: { question: string },
  { questions, language }: Bundle,
): (text: string) => string {
  const isNumber = questions[question]?.kind === 'number';
  return isNumber ? (text) => printNumber(text, language) : (text) => text;
}

function styled(text: string, style: Style | undefined, { signForm }: FillRequest): string {
  if (!style || text === '') return text;
  if ('date' in style) return isInCalendar(text) ? printDate(text, style.date) : text;
  if ('part' in style) {
    const [whole = '', cents = ''] = text.split('.');
    return style.part === 'whole' ? whole : cents.padEnd(2, '0');
  }
  if ('decimals' in style) return text.includes('.') ? text : `${text}.00`;
  if ('ssn' in style) {
    return printSsn(text, signForm === 'PREVIEW');
  }
  const bare = text.replace(/[\s()[\]\p{Pd}]/gu, '');
  return bare.slice((style.from ?? 1) - 1, style.to);
}
