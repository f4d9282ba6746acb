import type { Color } from './default-appearance.ts';

/** Left, bottom, width and height in points, from the lower left corner of the visible page. */
export type Box = [x: number, y: number, width: number, height: number];

export type FieldType = 'text' | 'checkbox' | 'radio' | 'choice' | 'button' | 'signature';

/** One place where a field stands. */
export type PdfWidget = {
  /** Counted from 1. */
  page: number;
  box: Box;
  /** Degrees by which the content is turned against the page, counter-clockwise. */
  turn: 0 | 90 | 180 | 270;
  /** The state that ticks this widget; checkboxes and radios only. */
  on?: string;
  /** Nobody sees it, on screen or on paper. */
  hidden: boolean;
  /** What is printed next to it, where that was asked for. */
  near?: Near;
};

/** The text printed nearest to a box, and the line of the form it belongs to, such as 4(c). */
export type Near = { text: string; line?: string };

/** A field as the agency made it. */
export type PdfField = {
  /** Full name, exactly: never trimmed, never collapsed. */
  name: string;
  type: FieldType;
  /** In page order; never empty. */
  widgets: PdfWidget[];
  /** The page of the first widget, counted from 1. */
  page: number;
  /** The box of the first widget. */
  box: Box;
  readOnly: boolean;
  required: boolean;
  align: 'left' | 'center' | 'right';
  /** One cell per character; maxLength says how many. */
  comb: boolean;
  multiline: boolean;
  maxLength?: number;
  /** Base font, size in points (0 is automatic) and colour of the text. */
  font: { name: string; size: number; color: Color };
  /** On-states of all widgets, each once, in page order; empty unless checkbox or radio. */
  states: string[];
  /** What a list offers: the value stored and the label shown. */
  options: { value: string; label: string }[];
  /** What the blank already holds. */
  value?: string;
  defaultValue?: string;
  tooltip?: string;
};

/** All that is known of a PDF before it is filled. */
export type Inspection = {
  pages: { width: number; height: number; rotate: 0 | 90 | 180 | 270 }[];
  fields: PdfField[];
  /** Names in the field tree that stand on no page. */
  stale: string[];
  /** Names on pages that the field tree does not know. */
  orphans: string[];
  encrypted: boolean;
  xfa: boolean;
  /** Has structure tags for screen readers. */
  tagged: boolean;
  title?: string;
  language?: string;
};
