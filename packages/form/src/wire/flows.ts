import type { Address } from './fill.ts';
import type { FormSummary } from './form-summary.ts';

/** Where the employee lives and works. */
export type LocationRequest = { homeAddress: Address; workAddresses: Address[] };

/** A guided flow: questions that narrow the applicable forms to the required ones. */
export type Flow = {
  id: string;
  locality: string;
  residencyStatus?: string;
  hasFlowQuestions: boolean;
  initialQuestionSetId?: string;
  formsToComplete?: FormSummary[];
  localityFullName: string;
};

/** A form that the employee may need and that cannot be completed here, or only in an old revision. */
export type MissingForm = {
  locality: string;
  /** The agency's number of the form. */
  number: string;
  title: string;
  reason: 'NOT_WRITTEN' | 'OLD_REVISION' | 'SPECIMEN';
};

/** The guided flows that apply to an employee. */
export type FlowsReply = {
  flows: Flow[];
  missingForms?: MissingForm[];
  errors?: { id: string; code: string; message: string }[];
};
