import { PdfProblem } from '@formpress/pdf';
import type { Paper } from '../foundation/paper.ts';
import { readPaper } from './read-paper.ts';

/** A file that cannot be used: why, and what to do. */
export class PaperProblem extends Error {}

/**
 * Reads a PDF. Throws a PaperProblem if it has no words, or neither fields nor lines to go by. Fields that are found in a
 * file without any get names that are not taken.
 */
export function usablePaper(
  bytes: Uint8Array,
  file: string,
  taken: ReadonlySet<string> = new Set(),
): Paper {
  return usable(() => readPaper(bytes, taken), file);
}

/** The paper that is read from a file. Throws a PaperProblem if it cannot be used. */
export function usable<P extends Paper>(read: () => P, file: string): P {
  const paper = readable(read, file);
  if (paper.rows.length === 0)
    throw new PaperProblem(
      `${file} has no words that can be read: it is a scan, or its letters are drawn as pictures. Ask the agency for the file it was printed from.`,
    );
  if (paper.boxes.length === 0 && paper.structure.xfa)
    throw new PaperProblem(
      `${file} has only an XFA form, which only Adobe Reader shows. Ask the agency for the file as an ordinary PDF form, or print it into a PDF and add the fields.`,
    );
  if (paper.boxes.length === 0)
    throw new PaperProblem(
      `${file} has no fields, and no lines, frames or squares that show where to write. Ask the agency for the file with fields, or place boxes under "add" in pdf.yaml, as definitions/README.md describes.`,
    );
  return paper;
}

function readable<P extends Paper>(read: () => P, file: string): P {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof PdfProblem)) throw problem;
    const isAdvised = problem.message.includes('from the agency');
    throw new PaperProblem(
      `${file} cannot be used: ${problem.message}${isAdvised ? '' : ' Download it again from the agency.'}`,
    );
  }
}
