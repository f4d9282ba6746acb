import type { UaDocument } from './document.ts';

/** A rule of PDF/UA-1 that a program can check. */
export type Rule = {
  /** Clause and number of the test in the PDF/UA-1 profile of veraPDF. */
  clause: string;
  /** What must be, as a sentence. */
  says: string;
  /** Where it is not so. */
  breaches(document: UaDocument): string[];
};
