import type { Box, PdfField } from '../fields/pdf-field.ts';

/** A signature or date field, by the name that clients use. */
export type SignPlace = {
  kind: 'signature' | 'date';
  /** Full name of the agency's field that gets this name. */
  field?: string;
  /** Where to add it when the blank lacks it. Pages are counted from 1. */
  page?: number;
  box?: Box;
  tooltip?: string;
};

/** A field to add to the blank, or fixed words with `print`. */
export type AddedField = {
  page: number;
  box: Box;
  type?: 'text' | 'checkbox';
  multiline?: boolean;
  align?: PdfField['align'];
  /** How many cells it has, one for each character. */
  comb?: number;
  print?: string;
  tooltip?: string;
};

/** How the agency's original becomes the blank that we serve. */
export type Recipe = {
  sign?: Record<string, SignPlace>;
  add?: Record<string, AddedField>;
  /** By full field name. */
  tooltips?: Record<string, string>;
  /** Full names of fields whose tooltip is the caption of that name, written when the draft is finished. */
  captions?: readonly string[];
};
