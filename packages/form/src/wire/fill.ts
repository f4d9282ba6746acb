import type { Notice } from './question-set.ts';

/** A US or Canadian address, part by part. */
export type Address = Record<string, string>;

/** The employee or the employer: the fields of fillPdf, and an address. */
export type Person = { [field: string]: string | Address | undefined; address?: Address };

/** What a form needs of the employee and the employer; each leaf is a pattern. */
export type FormFields = {
  employee: Person;
  employer?: Person;
  fields: Record<string, string>;
  /** Only where the form takes them. */
  federalValues?: Record<string, string>;
};

/** What a form version needs and returns. */
export type FormInformation = {
  id: string;
  name: string;
  title: string;
  locality: string;
  initialQuestionSetId: string;
  formVersion: string;
  formFields: FormFields;
  /** Paths without which the form is refused, such as employer.name. */
  requiredFields?: string[];
  notice?: Notice;
};

/** How a form is signed. */
export type SignForm = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

/** The body of fillPdf. */
export type FillRequest = {
  formId: string;
  formVersion?: string;
  employee: Person;
  employer?: Person;
  fields: Record<string, string>;
  federalValues?: FederalValues;
  signForm: SignForm;
};

/** The employee's federal values, for forms that follow them. */
export type FederalValues = Record<string, string | number | boolean>;

/** The names of federal values. */
export const federalNames = [
  'filingStatus',
  'isExempt',
  'isNonResidentAlien',
  'twoJobs',
  'additionalWithholding',
  'dependentsAmt',
  'otherIncome',
  'deductions',
] as const;

/** The completed form. */
export type FillReply = {
  form: string;
  /** The PDF in base64. */
  pdf: string;
  taxParameters: { id: string; value: string; valueType: string }[];
  notice?: Notice;
};
