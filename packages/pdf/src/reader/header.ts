import { PdfProblem } from '../foundation/problem.ts';
import { latin1 } from './characters.ts';
import { checkFileSize } from './limits.ts';
import { Parser } from './parser.ts';
import { isDictionary } from './values.ts';

const fetchAgain = 'Download it again from the agency.';

/** The file from its %PDF header on. Refuses a file that is not a PDF or is cut off. */
export function bodyOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new PdfProblem(`This file is empty (0 bytes). ${fetchAgain}`);
  checkFileSize(bytes);
  const head = latin1(bytes.subarray(0, 1024));
  const start = head.indexOf('%PDF-');
  if (start < 0) throw notPdf(head);
  const body = bytes.subarray(start);
  if (isCutOff(body)) {
    throw new PdfProblem(`This PDF ends before it is complete. ${fetchAgain}`);
  }
  return body;
}

function notPdf(head: string): PdfProblem {
  if (/<(!doctype|html|head|body|\?xml)/i.test(head)) {
    return new PdfProblem(`This file is a web page, not a PDF. ${fetchAgain}`);
  }
  return new PdfProblem(`This file is not a PDF. ${fetchAgain}`);
}

function isCutOff(body: Uint8Array): boolean {
  if (!latin1(body.subarray(-2048)).includes('startxref')) return true;
  const length = linearizedLength(body);
  return length !== undefined && length > body.length;
}

/** The length that a linearized file states in its first object. */
function linearizedLength(body: Uint8Array): number | undefined {
  const at = latin1(body.subarray(0, 1024)).indexOf('/Linearized');
  if (at < 0) return undefined;
  const open = latin1(body.subarray(0, at)).lastIndexOf('<<');
  const first = open < 0 ? null : new Parser(body, open).value();
  const length = isDictionary(first) ? first.get('L') : undefined;
  return typeof length === 'number' ? length : undefined;
}
