import type { Box, FieldType, Inspection, PdfField, PrintedLine } from '@formpress/pdf';

/** One box of a PDF: where it is, what it takes, and the words that are printed next to it. */
export type PaperBox = {
  /** The name of its field; with the state that it sets, if the field has several boxes. */
  key: string;
  field: string;
  type: FieldType;
  /** The state that ticks it. */
  state?: string;
  page: number;
  box: Box;
  maxLength?: number;
  /** The line of the form that it belongs to, such as 4(c). */
  line?: string;
  /** The words next to it, as printed. */
  text: string;
  /** The same words, made comparable. */
  words: string[];
  /** The words in the rows around it, made comparable. */
  around: string[];
  /** The words in its own row, made comparable. */
  beside: string[];
  /** The words of the heading above it; empty where there is none. */
  section: string;
};

/** A printed row of words. */
export type PaperRow = { page: number; text: string; words: string[]; box: Box };

/** A field that pdf.yaml has to add, because the file has none. */
export type ProposedField = {
  name: string;
  page: number;
  box: Box;
  align: 'left' | 'right';
  /** How many cells it has, one for each character. */
  comb?: number;
};

/** What is read from a PDF: its boxes and its printed rows, in reading order. */
export type Paper = {
  pages: Inspection['pages'];
  boxes: PaperBox[];
  rows: PaperRow[];
  fields: PdfField[];
  printed: PrintedLine[][];
  /** The fields that a file without fields needs, found by its lines and frames; empty for a file with fields. */
  proposed: ProposedField[];
  structure: { xfa: boolean; encrypted: boolean; tagged: boolean };
};
