import type { Color } from './default-appearance.ts';

/** Left, bottom, width and height in points, from the lower left corner of the visible page. */
export type Box = [x: number, y: number, width: number, height: number];

export type FieldType = 'text' | 'checkbox' | 'radio' | 'choice' | 'button' | 'signature';

/** One position of a field on a page. */
export type PdfWidget = {
  /** Counted from 1. */
  page: number;
  box: Box;
  /** Rotation of the content relative to the page, in degrees counter-clockwise. */
  turn: 0 | 90 | 180 | 270;
  /** The state that ticks this widget; checkboxes and radios only. */
  on?: string;
  /** Why nobody sees what is written in it. */
  hidden?: Hiding;
  /** The text printed next to it, if requested. */
  near?: NearText;
};

/** Hidden everywhere, not shown on screen, help on screen that is never printed, or in a layer that is switched off. */
export type Hiding = 'hidden' | 'no-view' | 'screen-only' | 'layer-off';

/** The text printed nearest to a box, and the line of the form it belongs to, such as 4(c). */
export type NearText = { text: string; line?: string };

/** A field of a PDF, as the agency made it. */
export type PdfField = {
  /** The exact full name: never trimmed or normalized. */
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
  /** The options of a list: the stored value and the displayed label. */
  options: { value: string; label: string }[];
  /** The value in the blank. */
  value?: string;
  defaultValue?: string;
  tooltip?: string;
};

/** The properties of a PDF and its fields. */
export type Inspection = {
  pages: { width: number; height: number; rotate: 0 | 90 | 180 | 270 }[];
  fields: PdfField[];
  /** Names in the field tree that are on no page. */
  stale: string[];
  /** Names on pages that are missing from the field tree. */
  orphans: string[];
  encrypted: boolean;
  xfa: boolean;
  /** Whether it has structure tags for screen readers. */
  tagged: boolean;
  title?: string;
  language?: string;
};
