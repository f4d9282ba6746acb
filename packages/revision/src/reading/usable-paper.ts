import { PdfProblem } from '@formpress/pdf';
import type { Paper } from '../foundation/paper.ts';
import { readPaper } from './read-paper.ts';

/** A file that cannot be worked with: why, and what to do. */
export class PaperProblem extends Error {}

/** Reads a PDF, or says what to do about one that has no fields and no words to go by. */
export function usablePaper(bytes: Uint8Array, file: string): Paper {
  const paper = readable(bytes, file);
  if (paper.rows.length === 0)
    throw new PaperProblem(
      `${file} has no words that can be read: it is a scan, or its letters are drawn as pictures. Ask the agency for the file it was printed from.`,
    );
  if (paper.boxes.length === 0 && paper.structure.xfa)
    throw new PaperProblem(
      `${file} has only an XFA form, which shows its fields in one program alone. Ask the agency for the file as an ordinary PDF form, or print it into a PDF and add the fields.`,
    );
  return paper;
}

function readable(bytes: Uint8Array, file: string): Paper {
  try {
    return readPaper(bytes);
  } catch (problem) {
    if (!(problem instanceof PdfProblem)) throw problem;
    throw new PaperProblem(
      `${file} cannot be used: ${problem.message} Download it again from the agency; if it needs a password, save it without one.`,
    );
  }
}
