import type { Bundle, FillPlan, Language } from '@formpress/model';
import type { FormSource } from './form-source.ts';
import type { QuestionSetBodies } from './lower-question-sets.ts';

/** A form version ready to be proved and emitted. */
export type LoweredForm = {
  bundle: Bundle;
  plan: FillPlan;
  /** The fillable blank that the service serves. */
  blankPdf: Uint8Array;
  /** The blank without fields, into which values are printed. */
  template: Uint8Array;
  /** A key for the blank and the template, without the words of their captions. */
  paper: string;
  /** Pictures of notes, by file name. */
  images: ReadonlyMap<string, Uint8Array>;
  questionSets: Record<Language, { interview: QuestionSetBodies; withFederal?: QuestionSetBodies }>;
  /** The places of all this in the definitions, and what only proofs and locks read. */
  source: FormSource;
};
