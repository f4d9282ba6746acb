import type { Language, Renewal } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedAgreement } from './linked-agreement.ts';
import type { LinkedFormula, LinkedInterview } from './linked-form.ts';
import type { LinkedText } from './linked-text.ts';

/** A flow: an interview whose answers yield forms. */
export type LinkedFlow = { id: string; at: SourceRange; interview: LinkedInterview };

export type LinkedFlowRow = { at: SourceRange; when?: LinkedFormula } & (
  | { start: string }
  | { forms: string[] }
);

/** A form of a locality: whom it is for, and how flows avoid leading people to it whom it would refuse. */
export type LinkedLocalityForm = {
  id: string;
  at: SourceRange;
  when?: LinkedFormula;
  recommended: LinkedFormula;
  refusals: LinkedRefusal[];
};

/** What a locality says about a question at which a form refuses people. */
export type LinkedRefusal = { question: string; at: SourceRange; askedBy: string[] };

export type LinkedLocality = {
  /** Its code, by the name of its folder. */
  code: string;
  /** Its code, as locality.yaml gives it. */
  codeWritten: string;
  folder: string;
  country: 'US' | 'CA';
  codeAt: SourceRange;
  name: LinkedText;
  /** Where forms are listed, and the ids listed there or meant, including those of wrong lines. */
  formsAt: SourceRange;
  /** All lines of that list, or of the file that has none. */
  listAt: { forms: SourceRange } | { file: SourceRange };
  namesForms: string[];
  forms: LinkedLocalityForm[];
  flows: { id: string; at: SourceRange; rows: LinkedFlowRow[]; flow?: LinkedFlow }[];
  gaps: string[];
  /** The descriptions of its worked examples. */
  caseNames: string[];
  /** Whether it has a record of who gets its forms. */
  isLocked: boolean;
  /** Whether it has a record of its texts. */
  hasTextsLock: boolean;
  /** Who gets no form, and why. */
  nothing: LinkedNothing[];
  /** Forms that are known and not written yet, by the id each will have. */
  formsNotWritten: LinkedFormNotWritten[];
  /** Forms that are written in an old revision only, and since when there is a newer one. */
  outdatedForms: { id: string; at: SourceRange; since: string }[];
  /** Whether a certificate that withholds more than a lock-in letter is accepted. */
  acceptsMoreThanLetter: boolean;
  /** When certificates lapse, by form id. */
  renewals: Record<string, Renewal[]>;
  /** Whom it exempts although they work there. */
  agreement?: LinkedAgreement;
  /** Where it says that wages are not taxed. */
  untaxedAt?: SourceRange;
  /** Of a country: the states or provinces that have no folder yet. */
  notWritten: { code: string; at: SourceRange }[];
  /** Every text of it and of its flows. */
  texts: LinkedText[];
};

/** A form that is known and not written yet, and who may need it. */
type LinkedFormNotWritten = {
  id: string;
  at: SourceRange;
  name: string;
  title: string;
  isUnverified: boolean;
  when?: LinkedFormula;
};

/** A line saying that some people get no form. */
export type LinkedNothing = {
  at: SourceRange;
  /** The whole line. */
  whole: SourceRange;
  when: LinkedFormula;
  because: string;
};

/** A term of the glossary: its wordings in each language, the words to avoid for it, and what translators should know. */
export type LinkedTerm = Record<Language, string[]> & {
  avoid: Record<Language, string[]>;
  at: SourceRange;
  note?: string;
};
