import type { Bundle, FillPlan, Language } from '@formpress/model';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import type { QuestionSetBodies } from './lower-question-sets.ts';

/** A form version ready to be proved and emitted. */
export type LoweredForm = {
  linked: LinkedForm;
  bundle: Bundle;
  plan: FillPlan;
  /** The fillable blank that the service hands out. */
  blankPdf: Uint8Array;
  /** The blank without fields, into which values are printed. */
  template: Uint8Array;
  questionSets: Record<Language, { interview: QuestionSetBodies; withFederal?: QuestionSetBodies }>;
};
