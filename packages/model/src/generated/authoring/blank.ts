// Generated from schemas/authoring/blank.schema.json by npm run generate. Do not edit.

/**
 * A paragraph, or a row that begins with the word for what it is.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Block".
 */
export type BlankBlock =
  | string
  | BlankMasthead
  | BlankHeading
  | BlankSubheading
  | BlankText
  | BlankList
  | BlankLines
  | BlankChoices
  | BlankAcross
  | BlankDown
  | BlankTable
  | BlankColumns
  | BlankSection
  | BlankRule
  | BlankSpace;
/**
 * The alignment of the words.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Align".
 */
export type Align = 'left' | 'center' | 'right';
/**
 * The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "FieldName".
 */
export type FieldName = string;
/**
 * The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "CheckName".
 */
export type CheckName = string;
/**
 * The full name of the radio group, written as field is. Each of its buttons has its own on.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "RadioName".
 */
export type RadioName = string;
/**
 * The state that ticks this box, as the agency calls it, such as 1. Yes when absent.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "On".
 */
export type On = string;
/**
 * The maximum number of characters.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Max".
 */
export type Max = string;
/**
 * The number of cells, one for each character.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Comb".
 */
export type Comb = string;
/**
 * The number of lines to write on. 1 when absent.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "MultiLine".
 */
export type MultiLine = string;
/**
 * The size of what is filled in, in points. 9 when absent.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "FieldSize".
 */
export type FieldSize = string;
/**
 * The tooltip that viewers show and screen readers read. The printed words when absent.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Tip".
 */
export type Tip = string;
/**
 * The fields of the blanks in the text, in their order.
 *
 * @minItems 1
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Blanks".
 */
export type Blanks = BlankAnswer[];
/**
 * The boxes to tick.
 *
 * @minItems 1
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "ChoiceRows".
 */
export type ChoiceRows = BlankChoice[];
/**
 * A box, or boxes side by side or one below the other.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Box".
 */
export type BlankBox = BlankAcross | BlankDown | BlankCell;
/**
 * How wide the box is compared with its neighbours. 1 when absent.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Share".
 */
export type Share = string;
/**
 * The table. Cells of a row are separated by | .
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Table".
 */
export type Table = Table1 & {
  /**
   * A table by ranges of the form's amounts, drawn instead of headers and rows, such as @wageChart or @multipleJobs.SINGLE.
   */
  lookup?: string;
  /**
   * With lookup: the heading of the column with the ranges of the rows; after | that of the cells, in a table without columns.
   */
  corner?: string;
  /**
   * The heading above the table.
   */
  title?: string;
  /**
   * A heading over all columns but the first.
   */
  over?: string;
  /**
   * The heading of each column, separated by | .
   */
  headers?: string;
  /**
   * The rows: the cells separated by | , or a list of cells where some are answers.
   *
   * @minItems 1
   */
  rows?: (string | (string | BlankAnswer)[])[];
  /**
   * How wide the columns are compared with each other, such as 2 1 1. The last one counts for the rest.
   */
  widths?: string;
  /**
   * How the columns are aligned, such as left right. The last one counts for the rest. left when absent.
   */
  align?: string;
  /**
   * The number of rows after which there is a rule. 1 when absent.
   */
  ruleEvery?: string;
  /**
   * The size of the text in points.
   */
  size?: string;
};
export type Table1 = {
  [k: string]: unknown;
};
/**
 * The content, from top to bottom. A plain sentence is a paragraph.
 *
 * @minItems 1
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Blocks".
 */
export type Blocks = BlankBlock[];

/**
 * blank.yaml: the blank form, drawn by us. It is read from top to bottom like the printed page. Texts may contain **bold**, *italic*, and amounts such as {{usd @childCredit}}.
 */
export interface Blank {
  /**
   * The paper, upright. letter when absent.
   */
  paper?: 'letter' | 'legal';
  /**
   * The size of ordinary text in points. 9 when absent.
   */
  size?: string;
  /**
   * Printed with the page number at the top of every page but the first. Without it, page numbers are in the footer.
   */
  running?: string;
  footer?: BlankFooter;
  /**
   * The pages, in order. A page that is too full continues on another one.
   *
   * @minItems 1
   */
  pages: BlankPage[];
}
/**
 * The footer of every page without a running head, above the specimen note.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Footer".
 */
export interface BlankFooter {
  /**
   * At the left.
   */
  left?: string;
  /**
   * In the middle.
   */
  center?: string;
  /**
   * At the right.
   */
  right?: string;
}
/**
 * One page.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface BlankPage {
  /**
   * The prefix of this page's fields in the agency’s file, such as topmostSubform[0].Page1[0]. A field name that begins with a dot continues it: .f1_05[0] is topmostSubform[0].Page1[0].f1_05[0].
   */
  under?: string;
  /**
   * The size of ordinary text on this page in points.
   */
  size?: string;
  holds: Blocks;
}
/**
 * The head of the form: number on the left, title in the middle, year on the right.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Masthead".
 */
export interface BlankMasthead {
  /**
   * The form number, such as W-4.
   */
  masthead: string;
  /**
   * The small word before the number, such as Form.
   */
  kind?: string;
  /**
   * The agency, one line each, below the number.
   *
   * @minItems 1
   */
  agency?: string[];
  /**
   * The form’s own title.
   */
  title: string;
  /**
   * Sentences below the title, one paragraph each.
   *
   * @minItems 1
   */
  notes?: string[];
  /**
   * Small print above the year, such as OMB No. 1545-0074.
   *
   * @minItems 1
   */
  corner?: string[];
  /**
   * The year, such as {{@year}}.
   */
  year?: string;
}
/**
 * A heading.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Heading".
 */
export interface BlankHeading {
  /**
   * The words of the heading.
   */
  heading: string;
  /**
   * plain: large bold words (when absent). banner: in the middle of a light band. bar: white on a dark bar.
   */
  look?: 'plain' | 'banner' | 'bar';
  align?: Align;
}
/**
 * A smaller heading.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Subheading".
 */
export interface BlankSubheading {
  /**
   * The words of the heading.
   */
  subheading: string;
}
/**
 * A paragraph that needs more than its words.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface BlankText {
  /**
   * The words. ____ is a blank to write in, as wide as the underscores; [ ] is a box to tick. Each takes the next row of blanks.
   */
  text: string;
  blanks?: Blanks;
  /**
   * The size of the text in points.
   */
  size?: string;
  align?: Align;
}
/**
 * A field that is filled in.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface BlankAnswer {
  field?: FieldName;
  check?: CheckName;
  radio?: RadioName;
  on?: On;
  max?: Max;
  comb?: Comb;
  rows?: MultiLine;
  align?: Align;
  fieldSize?: FieldSize;
  tip?: Tip;
}
/**
 * A list of sentences.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "List".
 */
export interface BlankList {
  /**
   * The sentences.
   *
   * @minItems 1
   */
  list: string[];
  /**
   * The mark before each. bullets when absent.
   */
  marks?: 'bullets' | 'numbers' | 'letters';
  /**
   * The size of the text in points.
   */
  size?: string;
}
/**
 * Numbered lines with their answers at the right edge.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Lines".
 */
export interface BlankLines {
  /**
   * The lines, from top to bottom.
   *
   * @minItems 1
   */
  lines: BlankRow[];
  /**
   * ruled: each answer is on a rule (when absent). columns: numbers and answers are in ruled columns, as on a tax return. boxed: each answer has a box. rows: each line is a row of a frame, with its answer in a column on the right, and its number only before the text.
   */
  look?: 'ruled' | 'columns' | 'boxed' | 'rows';
  /**
   * Printed before every answer, such as $.
   */
  unit?: string;
  /**
   * Printed after every answer, such as .00 or %.
   */
  after?: string;
  /**
   * Where the line number is printed: before the text, before the answer, or both (when absent).
   */
  numbers?: 'both' | 'left' | 'right';
  align?: Align;
  /**
   * The space between two lines in points. 2.5 when absent; none in columns.
   */
  gap?: string;
  /**
   * The width of the answers in points. 72 when absent.
   */
  width?: string;
}
/**
 * One line. Without line and answer it is only text.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface BlankRow {
  /**
   * The number of the line as the agency prints it before the answer, such as 1, 2a or 4(c). Before the text 4(c) is printed as (c), and 2a as an indented a when line 2 is above it.
   */
  line?: string;
  /**
   * What to print before the text instead of the number. none: nothing.
   */
  label?: string;
  /**
   * The words. ____ is a blank to write in, [ ] a box to tick; each takes the next row of blanks.
   */
  text?: string;
  blanks?: Blanks;
  /**
   * Bullets below the words.
   *
   * @minItems 1
   */
  list?: string[];
  choices?: ChoiceRows;
  /**
   * The number of boxes to tick side by side below the words. 1 when absent.
   */
  perRow?: string;
  /**
   * More words, below the bullets or the boxes to tick.
   */
  more?: string;
  ticks?: ChoiceRows;
  field?: FieldName;
  check?: CheckName;
  radio?: RadioName;
  on?: On;
  max?: Max;
  comb?: Comb;
  rows?: MultiLine;
  align?: Align;
  fieldSize?: FieldSize;
  tip?: Tip;
  /**
   * Printed before this answer. none: nothing, although the other lines have one.
   */
  unit?: string;
  /**
   * Printed after this answer. none: nothing, although the other lines have one.
   */
  after?: string;
  /**
   * inner: the answer is in an inner column, because a later line adds it up.
   */
  column?: 'inner';
}
/**
 * A box to tick and its words.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface BlankChoice {
  check?: CheckName;
  radio?: RadioName;
  on?: On;
  /**
   * The words next to the box. ____ is a blank to write in, as wide as the underscores; each takes the next row of blanks.
   */
  text: string;
  blanks?: Blanks;
  tip?: Tip;
}
/**
 * Boxes to tick, each with its words.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Choices".
 */
export interface BlankChoices {
  choices: ChoiceRows;
  /**
   * The number of boxes side by side. 1 when absent.
   */
  perRow?: string;
}
/**
 * Boxes side by side. Framed boxes that follow each other meet; a space keeps them apart.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Across".
 */
export interface BlankAcross {
  /**
   * The boxes, from left to right.
   *
   * @minItems 1
   */
  across: BlankBox[];
  /**
   * boxed: with frames (when absent). ruled: each answer is on a rule with its caption below, as for a signature. open: without lines.
   */
  look?: 'boxed' | 'ruled' | 'open';
  share?: Share;
}
/**
 * Boxes one below the other.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Down".
 */
export interface BlankDown {
  /**
   * The boxes, from top to bottom.
   *
   * @minItems 1
   */
  down: BlankBox[];
  share?: Share;
}
/**
 * A box with a small caption and an answer, or with a text.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Cell".
 */
export interface BlankCell {
  /**
   * Small print in the corner of the box.
   */
  caption?: string;
  field?: FieldName;
  check?: CheckName;
  radio?: RadioName;
  on?: On;
  max?: Max;
  comb?: Comb;
  rows?: MultiLine;
  align?: Align;
  fieldSize?: FieldSize;
  tip?: Tip;
  holds?: Blocks;
  /**
   * shaded: on a light grey background, as a part for office use.
   */
  look?: 'shaded';
  share?: Share;
}
/**
 * A table.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "TableBlock".
 */
export interface BlankTable {
  table: Table;
}
/**
 * Text that runs in columns of equal height, as in instructions.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Columns".
 */
export interface BlankColumns {
  columns: Blocks;
  /**
   * How many columns. 2 when absent.
   */
  count?: string;
  /**
   * The size of ordinary text here in points.
   */
  size?: string;
}
/**
 * A section of the form with its name in a column on the left, such as Step 1.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface BlankSection {
  /**
   * Its name, such as Step 1:
   */
  section: string;
  /**
   * What it is about, below the name.
   */
  title?: string;
  holds: Blocks;
  /**
   * The width of the left column in points. 64 when absent.
   */
  side?: string;
  /**
   * ruled: a rule between the name and the rest (when absent). open: none.
   */
  look?: 'ruled' | 'open';
}
/**
 * A rule across the page.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Rule".
 */
export interface BlankRule {
  /**
   * Its style. dashed: where the form is cut.
   */
  rule: 'thin' | 'thick' | 'dashed';
}
/**
 * Empty space.
 *
 * This interface was referenced by `Blank`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface BlankSpace {
  /**
   * Its height in points.
   */
  space: string;
}
