import type { Kind } from '@formpress/formula';
import type { Bundle, Confidence, Expression, Part } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedAmount, LinkedLookup } from './linked-amount.ts';
import type { AddedField, BlankField, LinkedBlank } from './linked-blank.ts';
import type { LinkedCase } from './linked-case.ts';
import type { LinkedEngineRow } from './linked-engine-row.ts';
import type { AnswerKind, LinkedOption, QuestionWidget } from './linked-kind.ts';
import type { ReadStatement } from './linked-statement.ts';
import type { LinkedText } from './linked-text.ts';

/** A formula that parses, reads only what exists, and has a type. */
export type LinkedFormula = {
  text: string;
  at: SourceRange;
  kind: Kind;
  reads: Read[];
  /** The amounts it reads, by name. */
  amounts: string[];
  lookups: LinkedLookup[];
  /** What a division depends on: it must have an answer wherever the formula is calculated. */
  mustBeAnswered: Read[];
  /** The parts that clients cannot calculate. */
  notForClients: { message: string; at: SourceRange }[];
  decimals: number | 'unbounded';
  expression: Expression;
};

export type LinkedNote = { place: 'above' | 'below'; label?: LinkedText } & (
  | { text: LinkedText }
  | { list: LinkedText[] }
  | {
      table: { headers: LinkedText[]; rows: LinkedText[][] };
      /** The table of the amounts that it shows, such as @multipleJobs.SINGLE. */
      shows?: string;
    }
  | { image: string; at: SourceRange }
);

/** Where the properties of a question are written. */
export type QuestionPlaces = {
  /** All its lines. */
  lines: SourceRange;
  answer: SourceRange;
  /** The kind of answer by its name in answers.yaml. */
  answerName: string;
  options?: SourceRange;
  line?: SourceRange;
  prints?: SourceRange;
  required?: SourceRange;
  /** Its own pattern, or that of its kind, which `patternOf` then names. */
  accepts?: SourceRange;
  patternOf?: string;
};

export type LinkedQuestion = {
  id: string;
  at: SourceRange;
  places: QuestionPlaces;
  ask: LinkedText;
  line?: string;
  show: QuestionWidget;
  kind: AnswerKind;
  numeric: boolean;
  options: LinkedOption[];
  scale?: number;
  accepts?: string;
  otherwise?: LinkedText;
  /** The amounts that bound the answer, if it has bounds. */
  bounds?: { amounts: string[] };
  required: 'always' | 'never' | { when: LinkedFormula };
  calculate?: { is: LinkedFormula; round?: 'nearest' | 'up' | 'down'; roundAt?: SourceRange };
  notes: LinkedNote[];
  /** In flows: the forms that each answer yields. */
  forms?: Map<string, string[]>;
  formsAt?: SourceRange;
  /** All lines of `forms`. */
  formLinesAt?: SourceRange;
  /** The line of each answer in `forms`. */
  formPlaces?: Map<string, SourceRange>;
  prints?: 'nothing';
  /** It was not verified in a source. */
  isUnverified?: true;
  /** Its kind is unknown, so what depends on the kind is not reported. */
  unsure?: true;
};

export type Target = { set: string } | { finish: string } | { ineligible: true };

export type LinkedNext =
  | { kind: 'always'; at: SourceRange; target: Target }
  | {
      kind: 'byAnswer';
      at: SourceRange;
      /** All its lines. */
      linesAt: SourceRange;
      question: LinkedQuestion;
      byAt: SourceRange;
      goTo: Map<string, { at: SourceRange; target: Target }>;
    };

export type LinkedSet = {
  id: string;
  at: SourceRange;
  breadcrumb: LinkedText;
  notes: LinkedNote[];
  questions: { question: LinkedQuestion; at: SourceRange }[];
  next: LinkedNext;
};

/** Sets in order, beginning with the first. */
export type LinkedInterview = { sets: LinkedSet[] };

export type LinkedTaxParameter = {
  id: string;
  at: SourceRange;
  type: Bundle['taxParameters'][number]['type'];
  typeAt: SourceRange;
  is: LinkedFormula;
  map?: Map<string, string>;
  /** The place of each answer's code. */
  mapAt?: ReadonlyMap<string, SourceRange>;
  else?: string;
  about: LinkedText;
  /** All its lines. */
  linesAt: SourceRange;
  /** What it is to a payroll engine; absent where nothing is written about engines. */
  engine?: LinkedEngineRow[];
};

/** What is printed in one field of the prepared blank, and how pdf.yaml names that field. */
export type LinkedBinding = { field: BlankField; at: SourceRange; written: string } & (
  | LinkedPrint
  | { tick: LinkedFormula; on: string }
  | { by: LinkedQuestion; choose: Map<string, LinkedPrint | { state: string }> }
);

/** A printed text: its parts, the questions it reads, and whether a text that is too wide is refused. */
export type LinkedPrint = {
  print: Part[];
  reads: Read[];
  overflow?: 'refuse';
  /** With `overflow`: all that is written after the name, and the text in it. */
  overflowAt?: OverflowPlaces;
};

/** The places of a text that may be refused: with what is said about refusing it, and of the text alone. */
export type OverflowPlaces = { whole: SourceRange; text: SourceRange };

export type Read = { name: string; at: SourceRange; mayBeBlank?: true };

export type LinkedSign = {
  name: string;
  at: SourceRange;
  kind: 'signature' | 'date';
  /** The agency's own field, by its full name, that takes this name. */
  field?: string;
  page?: number;
  box?: [number, number, number, number];
  format?: string;
  when?: LinkedFormula;
};

export type LinkedPdf = {
  /** Where new lines of `fields` and `sign` belong. */
  fieldsAt: SourceRange;
  signAt: SourceRange;
  /** All lines of `fields` and of `blank`, where they are written, and of the file to which missing ones are added. */
  lists: { fields?: SourceRange; blank?: SourceRange; file?: SourceRange };
  bindings: LinkedBinding[];
  sign: LinkedSign[];
  add: AddedField[];
  /** Fields that stay empty, by full name. */
  blank: { name: string; at: SourceRange }[];
  undecided: LinkedUndecided[];
};

/** What was printed in a field of the version before, and the full names of the fields of this one that may have replaced it. */
export type LinkedUndecided = {
  was: string;
  /** Its entry, or the key of the list when it is the only entry. */
  at: SourceRange;
  wasAt: SourceRange;
  /** What was printed, as it is written on one line. */
  prints: string;
  candidates: string[];
};

/** Answers that cannot stand together: when, at which question, and what is said. */
export type LinkedRule = {
  id: string;
  at: SourceRange;
  when: LinkedFormula;
  question: LinkedQuestion;
  questionAt: SourceRange;
  say: LinkedText;
  /** Whether the person is only told, and no answer is refused. */
  advise: boolean;
};

/** One form version with all names resolved. */
export type LinkedForm = {
  id: string;
  version: string;
  folder: string;
  at: SourceRange;
  locality: string;
  country: 'US' | 'CA';
  language: Bundle['language'];
  facts: Pick<Bundle, 'name' | 'title' | 'type' | 'effective' | 'source' | 'wording'> & {
    confidence: Confidence;
  };
  effectiveAt: SourceRange;
  /** Where it says what it was checked against. */
  confidenceAt: SourceRange;
  /** The day it leaves the release, and where that is written. */
  withdrawn?: { on: string; at: SourceRange };
  /** Its own folder and those of the forms it is based on. */
  folders: string[];
  /** Where it says what it is based on. */
  basedOnAt?: SourceRange;
  people: Bundle['people'];
  /** Where the form names each person field, such as employee.firstName. */
  peopleAt: ReadonlyMap<string, SourceRange>;
  /** The place of each person field's pattern. */
  peoplePatternsAt: ReadonlyMap<string, SourceRange>;
  amounts: Map<string, LinkedAmount>;
  statements: Map<string, LinkedText>;
  /** The statements that are read from the agency's file, by name. */
  readStatements: ReadonlyMap<string, ReadStatement>;
  taxParameters: LinkedTaxParameter[];
  questions: Map<string, LinkedQuestion>;
  interview: LinkedInterview;
  withFederal?: {
    interview: LinkedInterview;
    given: { question: LinkedQuestion; at: SourceRange; is: LinkedFormula }[];
    /** Questions that need no answer here: without one, the given answer is used. */
    optional: { question: LinkedQuestion; at: SourceRange }[];
    filingStatus: Map<string, string>;
  };
  rules: LinkedRule[];
  pdf: LinkedPdf;
  blank: LinkedBlank;
  cases: LinkedCase[];
  /** All texts of the form. */
  texts: LinkedText[];
  images: Map<string, Uint8Array>;
  /** What `formpress lock` wrote, by name of the file. */
  locks: ReadonlyMap<string, Uint8Array>;
};
