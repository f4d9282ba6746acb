// Generated from schemas/bundle/plan.schema.json by npm run generate. Do not edit.

/**
 * One field.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanField".
 */
export type PlanField = TextField | MarkField | SignField;

/**
 * How to fill one template: where every value goes and how it is drawn. Made once by the compiler, so that filling reads no PDF.
 */
export interface FillPlan {
  /**
   * Language of the words next to an electronic signature.
   */
  language: 'en' | 'es' | 'fr';
  file: PlanFile;
  /**
   * The objects that keep signature and date fields open, in the second part of the template.
   */
  external: PlacedObject[];
  letters: PlanLetters;
  /**
   * Standard fonts that fields use, by name.
   */
  fonts: {
    [k: string]: PlanFont;
  };
  /**
   * Pages that have fields, in order.
   */
  pages: PlanPage[];
  checks?: PlanChecks;
  /**
   * By full field name, in page order.
   */
  fields: {
    [k: string]: PlanField;
  };
}
/**
 * The parts of the template, and what an update of it must name.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanFile".
 */
export interface PlanFile {
  /**
   * Bytes of the first part: a complete file without any field.
   */
  base: number;
  /**
   * Bytes of the second part: fields for external signing.
   */
  external: number;
  /**
   * Bytes of the third part: the font for letters that the standard fonts lack.
   */
  letters: number;
  /**
   * Offset of the first part's cross-reference table.
   */
  table: number;
  /**
   * One more than the largest object number of all parts.
   */
  size: number;
  /**
   * Object number of the catalog.
   */
  root: number;
  /**
   * Object number of the document information.
   */
  info?: number;
  /**
   * The entries of the document information as they are in the file, one character for each byte. A signed file repeats them before its evidence.
   */
  information?: string;
  /**
   * File identifier, 32 hexadecimal digits.
   */
  id: string;
}
/**
 * An object in a part of the template.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlacedObject".
 */
export interface PlacedObject {
  /**
   * Object number.
   */
  number: number;
  /**
   * Offset within the part.
   */
  offset: number;
}
/**
 * The embedded font for Latin letters that the standard fonts lack.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanLetters".
 */
export interface PlanLetters {
  /**
   * Name of the font on every page that has fields.
   */
  resource: string;
  /**
   * Every character it has; the first is glyph 1.
   */
  characters: string;
  /**
   * Width of each character in thousandths of the size.
   */
  widths: number[];
  /**
   * Objects of this part.
   */
  objects: PlacedObject[];
}
/**
 * A standard font, in WinAnsi encoding.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanFont".
 */
export interface PlanFont {
  /**
   * Name of the font on the pages.
   */
  resource: string;
  /**
   * Widths of codes 32 to 255 in thousandths of the size; 0 where there is no character.
   *
   * @minItems 224
   * @maxItems 224
   */
  widths: number[];
}
/**
 * A page on which something can be filled in.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanPage".
 */
export interface PlanPage {
  /**
   * Page, counted from 1.
   */
  page: number;
  /**
   * Number of the content object that filling replaces.
   */
  content: number;
}
/**
 * An object that tells screen readers which boxes are checked. Filling replaces it.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "PlanChecks".
 */
export interface PlanChecks {
  /**
   * Object number.
   */
  object: number;
  /**
   * The object with no box checked.
   */
  text: string;
}
/**
 * Takes a text.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "TextField".
 */
export interface TextField {
  /**
   * A text field or a list.
   */
  kind: 'text';
  /**
   * Its positions; each shows the same text.
   */
  places: TextPlace[];
  /**
   * Maximum number of characters.
   */
  maxLength?: number;
  /**
   * One cell for each of maxLength characters.
   */
  comb?: true;
  /**
   * Text may run over several lines.
   */
  multiline?: true;
  /**
   * With a list: what is printed for each value.
   */
  labels?: {
    [k: string]: string;
  };
}
/**
 * A box for text.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "TextPlace".
 */
export interface TextPlace {
  /**
   * Page, counted from 1.
   */
  page: number;
  /**
   * Left, bottom, width and height in points, in the coordinates of the page.
   *
   * @minItems 4
   * @maxItems 4
   */
  box: number[];
  /**
   * Rotation of the content in degrees, counter-clockwise.
   */
  turn: 0 | 90 | 180 | 270;
  /**
   * A font of this plan.
   */
  font: string;
  /**
   * Size in points; 0 is automatic.
   */
  size: number;
  /**
   * One number for grey, three for red, green and blue, four for cyan, magenta, yellow and black.
   *
   * @minItems 1
   * @maxItems 4
   */
  color: number[];
  /**
   * Alignment of a short text.
   */
  align: 'left' | 'center' | 'right';
  /**
   * Printed rules that cross the box of a paragraph, from the top down, in points above its bottom. Lines stand on them.
   *
   * @minItems 1
   */
  rules?: number[];
  /**
   * Operators that draw what the blank shows here when there is no value.
   */
  preset?: string;
  /**
   * Number of the marked content on its page, which the structure tree refers to.
   */
  tag?: number;
}
/**
 * A checkbox or a group of choices: each state marks its boxes.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "MarkField".
 */
export interface MarkField {
  /**
   * Checkbox or radio.
   */
  kind: 'mark';
  /**
   * By on-state: the boxes to mark.
   */
  states: {
    /**
     * Boxes.
     */
    [k: string]: MarkPlace[];
  };
}
/**
 * A box to mark.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "MarkPlace".
 */
export interface MarkPlace {
  /**
   * Page, counted from 1.
   */
  page: number;
  /**
   * Left, bottom, width and height in points, in the coordinates of the page.
   *
   * @minItems 4
   * @maxItems 4
   */
  box: number[];
  /**
   * Rotation of the content in degrees, counter-clockwise.
   */
  turn: 0 | 90 | 180 | 270;
  /**
   * Shape of the mark.
   */
  mark: 'check' | 'cross' | 'circle' | 'square' | 'diamond' | 'star';
  /**
   * One number for grey, three for red, green and blue, four for cyan, magenta, yellow and black.
   *
   * @minItems 1
   * @maxItems 4
   */
  color: number[];
  /**
   * Where the text of checks says that this box is off.
   */
  check?: number;
  /**
   * Number of the marked content on its page, which the structure tree refers to.
   */
  tag?: number;
}
/**
 * A signature or its date: printed when signed here, left open when signed elsewhere.
 *
 * This interface was referenced by `FillPlan`'s JSON-Schema
 * via the `definition` "SignField".
 */
export interface SignField {
  /**
   * What goes in.
   */
  kind: 'signature' | 'date';
  /**
   * Its position.
   */
  places: TextPlace[];
  /**
   * Maximum number of characters of a date.
   */
  maxLength?: number;
  /**
   * One cell for each character.
   */
  comb?: true;
}
