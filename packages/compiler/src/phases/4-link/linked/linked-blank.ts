import type { Inspection, PdfField, PrintedLine } from '@formpress/pdf';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { TextPart } from './linked-text.ts';

/** The blank as supplied: its bytes before preparation, and its fields. */
export type LinkedBlank = {
  at: SourceRange;
  kind: 'specimen' | 'agency';
  bytes: Uint8Array;
  sha256: string;
  pages: Inspection['pages'];
  /** Whether it has structure tags for screen readers. */
  tagged: boolean;
  /** Each with what is printed next to it. */
  fields: PdfField[];
  /**
   * The printed words of each page of the agency's file. A drawn blank has none: it proves nothing about
   * the agency's words.
   */
  printed?: PrintedLine[][];
  /** The amounts that a drawn blank shows, by name. */
  amounts: string[];
  /** The texts that are printed on a drawn blank, from top to bottom. */
  texts: BlankText[];
};

/** A text on a drawn blank, in the language of its form. A cell is part of a table. */
export type BlankText = { parts: TextPart[]; at: SourceRange; role?: 'cell' };

/** A field of the blank, or one that pdf.yaml adds. */
export type BlankField = Pick<PdfField, 'name' | 'type' | 'states' | 'options' | 'maxLength'>;

/** A field that the blank lacks and pdf.yaml adds. */
export type AddedField = {
  name: string;
  at: SourceRange;
  page: number;
  box: [number, number, number, number];
  type: 'text' | 'checkbox';
  align?: PdfField['align'];
  /** How many cells it has, one for each character. */
  comb?: number;
  print?: string;
};
