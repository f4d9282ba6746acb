/** A form that an employee needs. */
export type FormSummary = {
  id: string;
  name: string;
  title: string;
  formVersion: string;
  formLocality: string;
  formType: string;
  initialQuestionSet: string;
};
