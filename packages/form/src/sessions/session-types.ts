import type { AnswerProblem } from '../reading/read-path.ts';
import type { FormSource } from '../source/form-source.ts';
import type { FederalValues, FillReply, Person, SignForm } from '../wire/fill.ts';
import type { Language } from '../wire/language.ts';
import type { Problem } from '../wire/problem.ts';
import type { PersonField, PersonRole } from './person-fields.ts';

/** What a session needs to know. */
export type SessionOptions = {
  source: FormSource;
  formId: string;
  formVersion?: string;
  language?: Language;
  answers?: Record<string, string>;
  federalValues?: FederalValues;
  employee?: Person;
  employer?: Person;
  signForm?: Exclude<SignForm, 'PREVIEW'>;
  timeZone?: string;
};

/** A step that asks for fields of a person that were not given, or for federal values. */
export type PeopleStep = {
  kind: 'people';
  who: PersonRole | 'federalValues';
  fields: PersonField[];
};

/** What is shown to the employee now. */
export type Step =
  | PeopleStep
  | { kind: 'questions' }
  | { kind: 'review'; statement?: string; preview: FillReply }
  | { kind: 'ineligible' }
  | { kind: 'done'; reply: FillReply };

/** Something that is wrong, at its place in fillPdf: fields.<question id> or employee.<field>. */
export type FieldProblem = {
  field: string;
  code: AnswerProblem['code'] | Problem['code'];
  message?: string;
};
