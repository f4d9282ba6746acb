// Generated from schemas/authoring/pdf.schema.json by npm run generate. Do not edit.

/**
 * What is printed in one field.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "AuthoredField".
 */
export type AuthoredField = string | AuthoredFieldBy | AuthoredPrint;
/**
 * Drops what the base form has under this name.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "None".
 */
export type None = 'none';
/**
 * The place of one signature or date.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "AuthoredSign".
 */
export type AuthoredSign = AuthoredSignField | AuthoredSignBox;
/**
 * The format of a date. Dates need it, signatures have none.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "DateFormat".
 */
export type DateFormat = string;
/**
 * A condition: this one is signed only then. 'false' when someone else signs.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "SignedWhen".
 */
export type SignedWhen = string;
/**
 * The page, counted from 1.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "PageNumber".
 */
export type PageNumber = string;
/**
 * Left, bottom, width and height in points (72 to an inch), from the lower left corner of the page.
 *
 * @minItems 4
 * @maxItems 4
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "Box".
 *
 * Items: A number of points.
 */
export type Box = string[];

/**
 * pdf.yaml: what is printed in each field of the paper form, in the order of the page.
 */
export interface PdfFile {
  /**
   * For each field of the PDF: a text with {{ }} that is printed, a condition that ticks the box, or a row with by that chooses by an answer.
   */
  fields?: {
    [k: string]: AuthoredField;
  };
  /**
   * Where the employee signs and dates.
   */
  sign?: {
    /**
     * The place of one signature or date, or none to drop one of the base.
     */
    [k: string]: None | AuthoredSign;
  };
  /**
   * Fields the blank form lacks, each with its page and box. With print, fixed words instead of a field.
   */
  add?: {
    /**
     * The place of the field, or none to drop one of the base.
     */
    [k: string]: None | AuthoredAdd;
  };
  /**
   * Fields in which nothing is written, such as those for the employer's own use.
   *
   * Items: The name of a field, or a suffix of it that no other field has.
   */
  blank?: string[];
  /**
   * What `formpress revise` could not place with certainty. Each entry waits for a decision: one of its candidates, or none.
   */
  undecided?: AuthoredUndecided[];
}
/**
 * Chosen by an answer. Answers that are not named leave the field empty.
 */
export interface AuthoredFieldBy {
  /**
   * The question whose answer decides.
   */
  by: string;
  /**
   * For this answer: a word, a text with {{ }}, or the state of a box.
   */
  [k: string]: string | AuthoredPrint;
}
/**
 * A printed text that may be too wide for its box; then the caller is refused.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "AuthoredPrint".
 */
export interface AuthoredPrint {
  /**
   * A text with {{ }}.
   */
  print: string;
  /**
   * Write refuse: an answer too wide for the box is refused, never cut.
   */
  overflow: 'refuse';
  /**
   * Why not every accepted answer fits the box.
   */
  because: string;
}
/**
 * A field of the agency's that takes the signature or date.
 */
export interface AuthoredSignField {
  /**
   * The agency's field, by its name or a suffix of it that no other field has.
   */
  field: string;
  format?: DateFormat;
  when?: SignedWhen;
}
/**
 * A place on a page, used when the blank form has no field for it.
 */
export interface AuthoredSignBox {
  page: PageNumber;
  box: Box;
  format?: DateFormat;
  when?: SignedWhen;
}
/**
 * A field the blank form lacks, or fixed words.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "AuthoredAdd".
 */
export interface AuthoredAdd {
  page: PageNumber;
  box: Box;
  /**
   * Where a text stands in the box. Without it, on the left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * How many cells the box has, one for each character.
   */
  comb?: string;
  /**
   * Fixed words that are printed here, instead of a field.
   */
  print?: string;
}
/**
 * A field of the version before, and the fields of the new file that it may be.
 *
 * This interface was referenced by `PdfFile`'s JSON-Schema
 * via the `definition` "AuthoredUndecided".
 */
export interface AuthoredUndecided {
  /**
   * The name of the field in the file of the version before.
   */
  was: string;
  prints: AuthoredField;
  /**
   * Fields of the new file, the likeliest first. None: nothing on the new file is like it.
   *
   * Items: The name of a field, or a suffix of it that no other field has.
   */
  candidates: string[];
}
