import type { UaDocument } from './document.ts';

/** A rule of PDF/UA-1 that a program can check. */
export type Rule = {
  /** Clause and number of the test in the PDF/UA-1 profile of veraPDF. */
  clause: string;
  /** What the rule requires, as a sentence. */
  says: string;
  /** The places in a document that break it. */
  breaches(document: UaDocument): string[];
};
