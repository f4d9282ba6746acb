/** A problem with a PDF, in one or two sentences for the person who supplied the file. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';
}
