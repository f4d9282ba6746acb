/** What is wrong with a PDF, in one or two sentences for the person who brought the file. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';
}
