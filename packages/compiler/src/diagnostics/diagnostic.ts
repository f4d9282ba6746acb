import type { TranslatedLanguage } from '@formpress/model';

/**
 * A range in a file: offsets into its text, end exclusive. The path of the file is relative to the
 * definitions folder.
 */
export type SourceRange = { file: string; start: number; end: number };

/** A change of a file: what a range becomes. */
export type Edit =
  | { at: SourceRange; text: string }
  /** Changes only this word within the range, which may have quotes or a mark around it. */
  | { at: SourceRange; word: string; text: string }
  /** Removes the entry of a list or a map that begins in the range, with everything below it, or with its comma in a row. */
  | { at: SourceRange; removesEntry: true }
  /**
   * Adds lines to the end of the map or the list in the range, as they are written below one another. An empty range
   * at the beginning stands for a whole file, which is made if there is none.
   */
  | { at: SourceRange; adds: string[] };

/** How a finding can be mended. */
export type Fix = {
  /** What to do, in the imperative: `Write "filingStatus"`. */
  title: string;
  edits: Edit[];
  /** Whether it changes no amount, outcome, wording, lock or expected value, so that no person has to decide. */
  isSafe?: true;
};

/**
 * A finding for the analyst, with its place. A code, once released, keeps its meaning.
 */
export type Diagnostic = {
  code: string;
  severity: 'error' | 'warning';
  at: SourceRange;
  message: string;
  related?: { at: SourceRange; message: string }[];
  help?: string;
  /** How it can be mended, the most likely first. */
  fixes?: Fix[];
  /** The texts that lack a translation, each with the file in which its pair belongs. Another form may have a translation. */
  untranslated?: { english: string; language: TranslatedLanguage; file: string }[];
  /** The question or answer that does not exist. Findings in one family that lack the same thing are one mistake. */
  lacks?: string;
  /** Where it is seen on the filled paper: the folder of the version, the page counted from 1, and the box. */
  seen?: { folder: string; page: number; box: [number, number, number, number] }[];
  /** Why this warning is accepted: the reason given in the file. */
  accepted?: string;
};
