import type { FormSummary } from './form-summary.ts';

/** A screen of an interview or a guided flow, as the service sends it. */
export type QuestionSet = {
  id: string;
  questions: Question[];
  notes?: Note[];
  breadcrumbTitle: string;
  navigation: Navigation;
  notice?: Notice;
  rules?: Rule[];
};

/** A question of a set. */
export type Question = {
  id: string;
  questionText: string;
  validationRegex?: string;
  validationErrorMessage?: string;
  htmlType: 'INPUT' | 'SELECT' | 'TEXTAREA' | 'PARAGRAPH' | 'UNORDERED_LIST' | 'IMAGE' | 'TABLE';
  displayType?: DisplayType;
  required: Required;
  questionOptions?: QuestionOption[];
  multiSelectQuestionOptions?: { id: string; label: string }[];
  isCalculated: boolean;
  calculation?: Calculation;
  notes?: Note[];
};

/** How an input is shown. */
export type DisplayType =
  | 'TEXT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTI_SELECT_CHECKBOX'
  | 'MONTH_YEAR'
  | 'YEAR'
  | 'TELEPHONE'
  | 'EMAIL'
  | 'ZIPCODE'
  | 'INTEGER'
  | 'PERCENT'
  | 'DOLLAR';

/** Whether an answer is needed; with DEPENDENT, while the formula holds. */
export type Required = { whenRequired: 'ALWAYS' | 'DEPENDENT' | 'NEVER'; formula?: string };

/** A choice. */
export type QuestionOption = {
  label: string;
  value?: string | boolean;
  id?: string;
  formsToComplete?: FormSummary[];
};

/** How the value of a question is calculated. */
export type Calculation = {
  formula: string;
  scale: number;
  roundingMode?: 'CEILING' | 'FLOOR' | 'HALF_UP';
};

/** Something to show next to questions. */
export type Note = {
  htmlType: 'PARAGRAPH' | 'UNORDERED_LIST' | 'IMAGE' | 'TABLE';
  text?: string;
  listItems?: string[];
  href?: string;
  headers?: string[];
  rows?: { cells: string[] }[];
  suggestedPlacement?:
    | 'ABOVE_QUESTION'
    | 'BELOW_QUESTION'
    | 'ABOVE_ALL_QUESTIONS'
    | 'BELOW_ALL_QUESTIONS';
  optionalLabel?: string;
};

/** What follows a set. */
export type Navigation = {
  navigationType: 'CONSTANT' | 'VARIABLE';
  navigationMapping?: NavigationMapping;
  questionId?: string;
  navigationMappings?: Record<string, NavigationMapping>;
};

/** Where an answer leads. */
export type NavigationMapping = {
  hasMoreQuestions: boolean;
  nextQuestionSetId?: string;
  perjuryStatement?: string;
};

/** A rule between answers: when its formula is true, they are refused, or with `advise`, advised against. */
export type Rule = {
  id: string;
  questionId: string;
  formula: string;
  message: string;
  advise?: true;
};

/** A remark on the version that was asked for. */
export type Notice = { type: 'WARNING' | 'DEPRECATION'; message: string };
