import type { Box } from '../fields/pdf-field.ts';

/** A signature or date field, under the name that clients know. */
export type SignPlace = {
  kind: 'signature' | 'date';
  /** Full name of the agency's field that takes the name. */
  field?: string;
  /** Where to add it when the blank lacks it; pages are counted from 1. */
  page?: number;
  box?: Box;
  tooltip?: string;
};

/** A field the blank lacks, or with `print` fixed words. */
export type AddedField = {
  page: number;
  box: Box;
  type?: 'text' | 'checkbox';
  multiline?: boolean;
  print?: string;
  tooltip?: string;
};

/** How the agency's original becomes the blank we serve. */
export type Recipe = {
  sign?: Record<string, SignPlace>;
  add?: Record<string, AddedField>;
  /** By full field name. */
  tooltips?: Record<string, string>;
};
