import type { QuestionSet } from '@formpress/form';
import type { FormPlace, Language } from './places.ts';

/** One form version in the overview. */
export type OverviewRow = {
  id: string;
  version: string;
  /** The folder of its place, such as us/AL. */
  place: string;
  folder: string;
  name: string;
  title: string;
  effective: string;
  withdrawn?: string;
  /** What it was checked against, such as agency file. */
  confidence: string;
  /** The language that its blank is printed in. */
  language: Language;
  /** How many texts lack a translation, by language. */
  missing: Partial<Record<Language, number>>;
  errors: number;
  warnings: number;
  /** The day of the last commit to its folder, if there is a history. */
  changed?: string;
  /** Whether its family is compiled. */
  isChecked: boolean;
};

/** A place, and how many of its forms are written. */
export type OverviewPlace = {
  /** Its folder, such as us/AL. */
  folder: string;
  code: string;
  name: string;
  country: 'US' | 'CA';
  forms: number;
  /** Forms that are known and not written yet. */
  notWritten: number;
  isUntaxed: boolean;
  gaps: number;
};

/** Everything at a glance. */
export type Overview = {
  folder: string;
  progress: { done: number; of: number; isReady: boolean };
  rows: OverviewRow[];
  places: OverviewPlace[];
  errors: number;
  warnings: number;
};

/** A finding for the analyst, with its place and what mends it. */
export type Finding = {
  /** Identifies it among the current findings. */
  key: string;
  code: string;
  severity: 'error' | 'warning';
  message: string;
  help?: string;
  accepted?: string;
  place: FormPlace;
  fixes: { title: string; isSafe: boolean }[];
  /** The question or set in whose lines it is. */
  about?: string;
};

/** A field of the PDF: where it is, what is printed in it, and the lines of YAML that say so. */
export type FieldView = {
  name: string;
  /** The name that pdf.yaml uses. */
  written: string;
  boxes: { page: number; box: [number, number, number, number] }[];
  /** What is printed in it, in one line. */
  holds: string;
  questions: string[];
  people: string[];
  place?: FormPlace;
};

/** A question: where it is written, asked and printed. */
export type QuestionView = {
  id: string;
  place: FormPlace;
  line?: string;
  sets: string[];
  fields: string[];
  isUnverified: boolean;
  /** The formulas that calculate it, and that require an answer. */
  calculate?: string;
  requiredWhen?: string;
  /** The lines of its translations. */
  translations: Partial<Record<Language, FormPlace>>;
};

/** A step between two sets, or from a set to an end, and the answers that take it. */
export type GraphEdge = {
  from: string;
  to: string;
  /** The question that decides, and the answers with their labels. */
  by?: string;
  answers: { value: string; label: string }[];
};

/** A set or an end. */
export type GraphNode = {
  id: string;
  kind: 'set' | 'finish' | 'ineligible';
  label: string;
  place?: FormPlace;
};

/** The paths through an interview. */
export type Graph = { start: string; nodes: GraphNode[]; edges: GraphEdge[] };

/** What a client sends on one path. */
export type SentAnswers = { answers: Record<string, string>; federal?: Record<string, string> };

/** An end of the form, and answers that lead there. */
export type EndView = { name: string; label: string; isFederal: boolean; sent: SentAnswers };

/** A translation that is missing or doubtful. */
export type TranslationMark = {
  /** The id of the question or set that it belongs to. */
  about: string;
  language: Language;
  kind: 'missing' | 'doubtful';
  message: string;
  place: FormPlace;
};

/** A question set as clients get it. */
export type SetBody = QuestionSet;

/** The sets of an interview by language. */
export type Bodies = Record<Language, Record<string, SetBody>>;

/** A case, and the outcomes that differ from what it expects. */
export type CaseView = {
  about: string;
  place: FormPlace;
  sent: SentAnswers;
  employee?: Record<string, unknown>;
  employer?: Record<string, unknown>;
  differences: string[];
};

/** One form version: all that the page shows of it. */
export type FormView = {
  id: string;
  version: string;
  name: string;
  title: string;
  language: Language;
  effective: string;
  folder: string;
  /** The files that it is written in. */
  files: string[];
  versions: { version: string; effective: string; withdrawn?: string }[];
  /** Whether it has errors now, so that this is how it was before them. */
  isLastGood: boolean;
  interview: { bodies: Bodies; graph: Graph };
  withFederal?: { bodies: Bodies; graph: Graph };
  /** The standard people, for whom the form is filled when nobody else is named. */
  people: { employee: Record<string, unknown>; employer: Record<string, unknown> };
  /** The federal filing statuses that it accepts. */
  filingStatuses: string[];
  questions: QuestionView[];
  sets: { id: string; place: FormPlace }[];
  fields: FieldView[];
  pages: { width: number; height: number }[];
  ends: EndView[];
  paths: { run: number; of: string };
  cases: CaseView[];
  statements: { name: string; texts: Record<Language, string> }[];
  marks: TranslationMark[];
};

/** The answers to follow: whose they are, on which day, and in which language. */
export type WalkRequest = SentAnswers & {
  employee?: Record<string, unknown>;
  employer?: Record<string, unknown>;
  /** The day on which it is filled, such as 2026-03-01. */
  date: string;
  language: Language;
  isSigned: boolean;
};

/** A value that is refused, in the words of the service. */
export type RefusalView = { field: string; code: string; message: string; question?: string };

/** Where the answers lead. */
export type WalkView = {
  visited: string[];
  asked: string[];
  end: { kind: 'finish' | 'ineligible' | 'unanswered'; name: string };
  values: Record<string, string>;
  refusals: RefusalView[];
  /** Messages of broken rules that only advise. */
  advice: string[];
  taxParameters: { id: string; value: string; valueType: string }[];
  statement?: string;
  /** The name of the pictures of its pages. */
  pages: string;
  /** The version that the service serves on that day. */
  servedVersion?: string;
};

/** Why a set is shown, or why not and what would show it. */
export type WhyView = {
  set: string;
  isShown: boolean;
  steps: { set: string; says: string }[];
  /** The reason, in a sentence. */
  because: string;
  /** Answers that would show it. */
  suggestion?: { says: string; sent: SentAnswers };
  /** When its answer is required, with present values. */
  required?: string;
};

/** A file and its revision. */
export type FileView = {
  path: string;
  text: string;
  revision: string;
  uri: string;
  /** Its text in the editors of open pages, when that differs. */
  unsaved?: string;
};

/** An outcome that is not what it was before the edit. */
export type ChangedOutcome = {
  kind: 'path' | 'case';
  name: string;
  sent: SentAnswers;
  says: string[];
  /** The fields whose content differs. */
  fields: string[];
};

/** What an edit changed. */
export type ChangedOutcomes = {
  paths: number;
  cases: number;
  changed: ChangedOutcome[];
};
