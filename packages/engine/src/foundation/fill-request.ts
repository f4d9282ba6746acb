import type { Language } from '@formpress/model';

/** Answers by question id, as text: true or false for yes/no, several choices joined by commas. */
export type Answers = Readonly<Record<string, string>>;

/** An address of either shape, field by field. */
export type Address = Readonly<Record<string, string>>;

/** The employee or the employer: fields by the names of the interface. */
export type Person = { readonly address?: Address } & {
  readonly [field: string]: string | Address | undefined;
};

/** How the form is to be signed. */
export type SignForm = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

/** A request to fill a form. The caller has checked that keys are known and values are texts. */
export type FillRequest = {
  readonly employee: Person;
  readonly employer?: Person;
  readonly fields: Answers;
  readonly federalValues?: Answers;
  readonly signForm: SignForm;
  /** The language in which numbers and dates may be written besides the form that every language accepts. */
  readonly language?: Language;
};

/** The time and time zone of a signature; the engine has no clock of its own. */
export type Clock = { readonly now: Date; readonly timeZone: string };
