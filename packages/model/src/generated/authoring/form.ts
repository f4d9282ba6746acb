// Generated from schemas/authoring/form.schema.json by npm run generate. Do not edit.
import type { EngineRows } from './engine-fields.ts';

/**
 * form.yaml: what the form is, which people it needs, its amounts, its statements and its tax parameters for payroll.
 */
export type FormFile = {
  /**
   * Another form version, from which this one takes whatever its own folder lacks.
   */
  basedOn?: string;
  /**
   * The agency's short name of the form, such as W-4. It is not translated.
   */
  name: string;
  /**
   * The title printed on the form. It is not translated.
   */
  title: string;
  /**
   * Whom the form is for.
   */
  type?: 'RESIDENT' | 'NON_RESIDENT' | 'EXEMPT' | 'EXEMPT_MILITARY_SPOUSE' | 'CANADA_RESIDENT';
  /**
   * The first day on which this version is in force.
   */
  effective: string;
  /**
   * The day from which this version is no longer offered. Only a version that a newer one replaces can be withdrawn.
   */
  withdrawn?: string;
  source?: AuthoredSource;
  blank?: AuthoredBlankAddress;
  /**
   * Write ours when the statements are in our words because the agency's were not at hand.
   */
  wording?: 'ours';
  confidence?: AuthoredConfidence;
  people?: AuthoredPeople;
  /**
   * Numbers, dates and tables printed on the form, each with a name. Formulas read them as @name, texts show them as {{usd @name}}.
   */
  amounts?: {
    /**
     * An amount: its value and where it is printed, or none to drop an amount of the base.
     */
    [k: string]: None | AuthoredAmount;
  };
  /**
   * The statements that an employee signs, each with a name. {{ questionId }} shows an answer, {{@amount}} an amount; none drops a statement of the base.
   */
  statements?: {
    [k: string]: string | AuthoredReadStatement;
  };
  /**
   * The values that payroll gets from the completed form, each with an id such as FED.filingStatus.
   */
  taxParameters?: {
    [k: string]: AuthoredTaxParameter;
  };
};
/**
 * What this version was checked against: agency file, { otherSource: … }, { carriedOver: … }, { derivedFrom: …, by: … } or memory. Without it, it counts as memory.
 */
export type AuthoredConfidence =
  ('agency file' | 'memory') | AuthoredOtherSource | AuthoredCarriedOver | AuthoredDerived;
/**
 * Drops what the base form has under this name.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "None".
 */
export type None = 'none';
/**
 * A number, a date, a table by answer, a table by size or a table by ranges.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredAmountValue".
 */
export type AuthoredAmountValue =
  string | AuthoredAmountTable | AuthoredBands | AuthoredRangeTable | AuthoredCodeTable;
/**
 * One row of a table by size.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredBand".
 */
export type AuthoredBand = AuthoredBandValue | AuthoredBandRate;
/**
 * A number without commas and leading zeros, at most 12 digits and 10 decimals.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "Decimal".
 */
export type Decimal = string;
/**
 * A table by size: the last row whose over is below the number is used.
 *
 * @minItems 1
 */
export type AuthoredBands = AuthoredBand[];
/**
 * A range of numbers with both its ends, such as 0 - 9999, or the last one, such as 90000 and over. Without commas.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "Range".
 */
export type Range = string;
/**
 * A code as printed: capital letters and digits, beginning with a letter.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "Code".
 */
export type Code = string;

/**
 * Where the form was read: the agency, the revision as printed, the digest of the agency's file.
 */
export interface AuthoredSource {
  /**
   * The agency that publishes the form.
   */
  agency: string;
  /**
   * The revision as printed on the form, such as 2026 or Rev. 12-25.
   */
  revision?: string;
  /**
   * The SHA-256 digest of the agency's PDF: 64 digits and letters from a to f.
   */
  sha256?: string;
}
/**
 * Where the agency offers its PDF. `formpress blanks fetch` puts it in place; nothing else fetches it.
 */
export interface AuthoredBlankAddress {
  /**
   * The address of the file, which begins with https.
   */
  url: string;
  /**
   * The digest that the file must have; that of source when absent.
   */
  sha256?: string;
}
/**
 * It was read elsewhere.
 */
export interface AuthoredOtherSource {
  /**
   * The source by its name, such as: Text of the IT-104 at taxformfinder.org.
   */
  otherSource: string;
}
/**
 * It repeats an earlier version and was not checked against its own revision.
 */
export interface AuthoredCarriedOver {
  /**
   * The form version that it repeats.
   */
  carriedOver: string;
}
/**
 * It follows from something else by a rule.
 */
export interface AuthoredDerived {
  /**
   * What it follows from, such as W4101 2026.1.0.
   */
  derivedFrom: string;
  /**
   * The rule by which it follows.
   */
  by: string;
}
/**
 * What the form needs to know about the employee and the employer. A question mark after a name makes it optional.
 */
export interface AuthoredPeople {
  /**
   * Facts about the employee, such as firstName or middleInitial? (optional).
   *
   * Items: One fact about the employee; a question mark makes it optional.
   */
  employee: (
    | 'firstName'
    | 'firstName?'
    | 'middleInitial'
    | 'middleInitial?'
    | 'lastName'
    | 'lastName?'
    | 'socialSecurityNumber'
    | 'socialSecurityNumber?'
    | 'socialInsuranceNumber'
    | 'socialInsuranceNumber?'
    | 'socialInsuranceNumberExpiryDate'
    | 'socialInsuranceNumberExpiryDate?'
    | 'address'
    | 'address?'
  )[];
  /**
   * Facts about the employer; [] when the form asks for none.
   *
   * Items: One fact about the employer; a question mark makes it optional.
   */
  employer: (
    | 'name'
    | 'name?'
    | 'federalEIN'
    | 'federalEIN?'
    | 'telephoneNumber'
    | 'telephoneNumber?'
    | 'address'
    | 'address?'
  )[];
}
/**
 * A number, a date or a table, and where it is printed.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredAmount".
 */
export interface AuthoredAmount {
  is: AuthoredAmountValue;
  /**
   * Where it is printed, such as Step 3(a).
   */
  from: string;
  /**
   * Write unverified when the amount was not read in a source.
   */
  confidence?: 'unverified';
  /**
   * Write no when the agency's file rightly does not print the amount, and say why under because.
   */
  printed?: 'no';
  /**
   * Why the agency's file does not print the amount.
   */
  because?: string;
}
/**
 * A value for every answer of a question.
 */
export interface AuthoredAmountTable {
  [k: string]: AuthoredAmountValue;
}
/**
 * A fixed value above a size.
 */
export interface AuthoredBandValue {
  over: Decimal;
  is: Decimal;
}
/**
 * A fixed value plus a rate on what is above a size.
 */
export interface AuthoredBandRate {
  over: Decimal;
  plus: Decimal;
  rate: Decimal;
}
/**
 * A table by ranges, for lookup(@table, row, column): what is printed where a row and a column meet.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredRangeTable".
 */
export interface AuthoredRangeTable {
  /**
   * The ranges of the columns, in order. A table without them has one cell for each row.
   *
   * @minItems 1
   */
  columns?: Range[];
  /**
   * The ranges of the rows, in order, each with its cell or, in a table with columns, with its cells.
   */
  rows: {
    /**
     * The cells of a row.
     */
    [k: string]: Decimal | Decimal[];
  };
}
/**
 * A table by ranges whose cells are codes, such as letters. lookup gives the number of the code, counted from 1.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredCodeTable".
 */
export interface AuthoredCodeTable {
  /**
   * The codes that cells can be, in the order of their numbers: [A, B, C] are 1, 2 and 3.
   *
   * @minItems 1
   */
  codes: Code[];
  /**
   * The ranges of the columns, in order. A table without them has one cell for each row.
   *
   * @minItems 1
   */
  columns?: Range[];
  /**
   * The ranges of the rows, in order, each with its cell or, in a table with columns, with its cells.
   */
  rows: {
    /**
     * The cells of a row.
     */
    [k: string]: Code | Code[];
  };
}
/**
 * A statement in the agency's own words, which are read from its file: from is blank; page, starts and ends say where they are printed.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredReadStatement".
 */
export interface AuthoredReadStatement {
  /**
   * blank: the words are read from blank.pdf whenever the form is compiled.
   */
  from: 'blank';
  /**
   * The page, counted from 1.
   */
  page: string;
  /**
   * Its first words as printed, as many as no other passage of the page begins with.
   */
  starts: string;
  /**
   * Its last words as printed.
   */
  ends: string;
  /**
   * Our own words, in English, for when the agency's file is not there. A release with them is not for production.
   */
  otherwise?: string;
}
/**
 * A value that payroll gets from the completed form.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "AuthoredTaxParameter".
 */
export interface AuthoredTaxParameter {
  /**
   * The formula that gives the value, in quotes.
   */
  is: string;
  /**
   * The kind of value.
   */
  type: 'boolean' | 'dollarAmount' | 'integer' | 'percent' | 'string';
  /**
   * A code for every answer, such as { SINGLE: S, MARRIED: M }.
   */
  map?: {
    /**
     * The code that payroll gets for this answer.
     */
    [k: string]: string;
  };
  /**
   * The value when nothing it reads was answered; for texts.
   */
  else?: string;
  /**
   * What the value is, for the people who run payroll.
   */
  about: string;
  engine?: EngineRows;
}
