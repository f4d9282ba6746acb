// Generated from schemas/http/question-set.schema.json by npm run generate. Do not edit.
import type { FormSummary } from './form-summary.ts';
import type { Notice } from './notice.ts';

/**
 * Something to show next to the questions. htmlType says which of the four kinds it is.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Note".
 */
export type Note = ParagraphNote | ListNote | ImageNote | TableNote;
/**
 * What follows this set. navigationType says which of the two kinds it is.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Navigation".
 */
export type Navigation = ConstantNavigation | VariableNavigation;

/**
 * One screen of an interview or of a guided flow.
 */
export interface QuestionSet {
  /**
   * Question set id.
   */
  id: string;
  /**
   * The questions, in order.
   */
  questions: Question[];
  /**
   * Notes on the whole set, in order.
   */
  notes?: Note[];
  /**
   * Recommended breadcrumb title.
   */
  breadcrumbTitle: string;
  navigation: Navigation;
  notice?: Notice;
  /**
   * Rules between answers that can be checked once this set is answered. Absent when there are none.
   */
  rules?: Rule[];
  /**
   * The tables by which questions of this set are calculated, as data. Their cells are written out in the formulas too, so a client may ignore them. Absent when there are none.
   */
  tables?: LookupTable[];
}
/**
 * One question.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  /**
   * Question id: the key of its answer in the fields of fillPdf.
   */
  id: string;
  /**
   * Recommended display text.
   */
  questionText: string;
  /**
   * The only answers the service accepts, in the language of the request. Absent when isCalculated is true. In French, numbers and dates may also be written as people write them in Canada. Formulas read the canonical form: digits and a point, and YYYY-MM-DD. To get it from a number in French, remove the unit ($, CA$, CAD, dollars, %) and all spaces (U+0020, U+00A0, U+202F, U+2009). If a comma comes before a point, remove the commas; otherwise remove the points if there is a comma, and then make the comma a point. From a number in another language remove the commas. For a date: MM/DD/YYYY has the month first if that is at most 12, else the day; 1958/03/07, 1958 03 07 and 19580307 have the year first; 7 mars 1958 and 1er mars 1958 name the month, with or without accent.
   */
  validationRegex?: string;
  /**
   * Recommended text when an answer does not match. Absent when isCalculated is true.
   */
  validationErrorMessage?: string;
  /**
   * How to show the question.
   */
  htmlType: 'INPUT' | 'SELECT' | 'TEXTAREA' | 'PARAGRAPH' | 'UNORDERED_LIST' | 'IMAGE' | 'TABLE';
  /**
   * A closer description, where htmlType needs one.
   */
  displayType?:
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
  required: Required;
  /**
   * The answers to choose from.
   */
  questionOptions?: QuestionOption[];
  /**
   * The answers to choose from when several may be chosen. Send the chosen ids joined by commas, or as an array.
   */
  multiSelectQuestionOptions?: MultiSelectOption[];
  /**
   * Whether the value is calculated. Such a question is not required in fillPdf and is ignored when sent.
   */
  isCalculated: boolean;
  calculation?: Calculation;
  /**
   * Notes on this question, in order.
   */
  notes?: Note[];
}
/**
 * Whether an answer is needed.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Required".
 */
export interface Required {
  /**
   * ALWAYS: must be sent. DEPENDENT: required while formula holds. NEVER: may be left out; when sent it is checked.
   */
  whenRequired: 'ALWAYS' | 'DEPENDENT' | 'NEVER';
  /**
   * With DEPENDENT: the answer is required while this holds. Otherwise the question need not be asked, and an answer to it counts for nothing. It reads answers as rules do. A client that does not evaluate it treats the question as required.
   */
  formula?: string;
}
/**
 * A choice. An option has a value, or yields forms, or both; an option with only a label yields none.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "QuestionOption".
 */
export interface QuestionOption {
  /**
   * What to show.
   */
  label: string;
  /**
   * What to send as the answer.
   */
  value?: string | boolean;
  /**
   * Key of the option in navigationMappings when it has no value.
   */
  id?: string;
  /**
   * Forms that choosing this option makes required (guided flows). They add up along the path.
   */
  formsToComplete?: FormSummary[];
}
/**
 * An answer that can be chosen together with others.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "MultiSelectOption".
 */
export interface MultiSelectOption {
  /**
   * What to send.
   */
  id: string;
  /**
   * What to show.
   */
  label: string;
}
/**
 * How the value of a calculated question is derived. The formula uses question ids, decimal numbers, option values in single quotes (compared with == or != only), + - * /, comparisons (== != < <= > >=), && || !, parentheses and the ternary ? :. To evaluate it, replace each id by the answer to that question: a number without thousands commas and with its sign; a text in quotes; true or false for yes or no; an unanswered number as 0, an unanswered yes or no as false, an unanswered text as ''; a question of a set that is not on the employee's path counts as unanswered, even if it was answered before; a calculated question by its own rounded value, as shown. Calculate exactly, then round once, at the end, to `scale` decimal places by `roundingMode` (CEILING up, FLOOR down, HALF_UP to the nearest with ties away from zero). Example: formula `worksheetLine1 / payPeriods`, scale 2, roundingMode HALF_UP; with the answers 1,000 and 26 a client calculates 1000 / 26 and shows 38.46.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Calculation".
 */
export interface Calculation {
  /**
   * An expression over question ids.
   */
  formula: string;
  /**
   * Decimal places of the result.
   */
  scale: number;
  /**
   * Present only when the form requires it.
   */
  roundingMode?: 'CEILING' | 'FLOOR' | 'HALF_UP';
}
/**
 * A note that is a paragraph.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "ParagraphNote".
 */
export interface ParagraphNote {
  /**
   * Always PARAGRAPH.
   */
  htmlType: 'PARAGRAPH';
  /**
   * The paragraph.
   */
  text: string;
  /**
   * Where to show it.
   */
  suggestedPlacement:
    'ABOVE_QUESTION' | 'BELOW_QUESTION' | 'ABOVE_ALL_QUESTIONS' | 'BELOW_ALL_QUESTIONS';
}
/**
 * A note that is a list.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "ListNote".
 */
export interface ListNote {
  /**
   * Always UNORDERED_LIST.
   */
  htmlType: 'UNORDERED_LIST';
  /**
   * The items of the list.
   */
  listItems: string[];
  /**
   * Where to show it.
   */
  suggestedPlacement:
    'ABOVE_QUESTION' | 'BELOW_QUESTION' | 'ABOVE_ALL_QUESTIONS' | 'BELOW_ALL_QUESTIONS';
  /**
   * A heading for the list.
   */
  optionalLabel?: string;
}
/**
 * A note that is a picture.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "ImageNote".
 */
export interface ImageNote {
  /**
   * Always IMAGE.
   */
  htmlType: 'IMAGE';
  /**
   * URL of the image. Page images are 1280 pixels wide, other images at most 800.
   */
  href: string;
  /**
   * Where to show it.
   */
  suggestedPlacement:
    'ABOVE_QUESTION' | 'BELOW_QUESTION' | 'ABOVE_ALL_QUESTIONS' | 'BELOW_ALL_QUESTIONS';
  /**
   * A heading for the picture.
   */
  optionalLabel?: string;
}
/**
 * A note that is a table to read.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "TableNote".
 */
export interface TableNote {
  /**
   * Always TABLE.
   */
  htmlType: 'TABLE';
  /**
   * The headers of the columns.
   */
  headers: string[];
  /**
   * The rows of the table.
   */
  rows: TableRow[];
  /**
   * Where to show it.
   */
  suggestedPlacement:
    'ABOVE_QUESTION' | 'BELOW_QUESTION' | 'ABOVE_ALL_QUESTIONS' | 'BELOW_ALL_QUESTIONS';
  /**
   * A heading for the table.
   */
  optionalLabel?: string;
}
/**
 * One row of a table.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "TableRow".
 */
export interface TableRow {
  /**
   * The cells, one for each header.
   */
  cells: string[];
}
/**
 * The same follows whatever is answered.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "ConstantNavigation".
 */
export interface ConstantNavigation {
  /**
   * Always CONSTANT.
   */
  navigationType: 'CONSTANT';
  navigationMapping: NavigationMapping;
}
/**
 * Where an answer leads.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "NavigationMapping".
 */
export interface NavigationMapping {
  /**
   * Whether another question set follows.
   */
  hasMoreQuestions: boolean;
  /**
   * Id of the next question set, or INELIGIBLE: the employee cannot complete this form. Absent at the end.
   */
  nextQuestionSetId?: string;
  /**
   * What the employee must agree to before signing. Replace each {{ questionId }} in it by the answer to that question.
   */
  perjuryStatement?: string;
}
/**
 * What follows depends on the answer to one question.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "VariableNavigation".
 */
export interface VariableNavigation {
  /**
   * Always VARIABLE.
   */
  navigationType: 'VARIABLE';
  /**
   * The question whose answer decides, in this set or an earlier one.
   */
  questionId: string;
  /**
   * Where each answer leads, by answer, always as text ("true", not true).
   */
  navigationMappings: {
    [k: string]: NavigationMapping;
  };
}
/**
 * Answers that cannot stand together. fillPdf refuses them with the code BROKEN_RULE at the question, unless advise is true.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "Rule".
 */
export interface Rule {
  /**
   * Rule id, which a refusal names.
   */
  id: string;
  /**
   * The question at which the person is told.
   */
  questionId: string;
  /**
   * The rule is broken when this holds. It reads answers by question id; blank answers count as in calculations. Names that begin with employee. or employer. are fields of fillPdf. A date is replaced by its day as a text in the form YYYY-MM-DD, so that 03/31/1985 becomes '1985-03-31'; days are compared as texts.
   */
  formula: string;
  /**
   * Recommended text when the rule is broken.
   */
  message: string;
  /**
   * The rule is advice: fillPdf does not refuse it.
   */
  advise?: true;
}
/**
 * A table by ranges: a cell for every row and, where it has columns, for every column.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "LookupTable".
 */
export interface LookupTable {
  /**
   * The id of the table; after a dot, the answer for which it is.
   */
  id: string;
  /**
   * The calculated questions of this set that read it.
   */
  questionIds: string[];
  /**
   * The ranges of the rows, in order and without gaps.
   */
  rows: LookupRange[];
  /**
   * The ranges of the columns, in order and without gaps. Absent when each row has one cell.
   */
  columns?: LookupRange[];
  /**
   * Where cells are codes: the codes. The formula gives the number of a code, counted from 1. Absent when cells are numbers.
   */
  codes?: string[];
  /**
   * The cells of each row: decimal numbers, or codes where the table has codes.
   */
  cells: string[][];
}
/**
 * A range of numbers with both its ends.
 *
 * This interface was referenced by `QuestionSet`'s JSON-Schema
 * via the `definition` "LookupRange".
 */
export interface LookupRange {
  /**
   * The first number of the range.
   */
  least: string;
  /**
   * The last number of the range. Absent when it has no end.
   */
  most?: string;
}
