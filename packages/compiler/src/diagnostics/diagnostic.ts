import type { Fix } from './fixes/fix.ts';

/**
 * A range in a file: offsets into its text, end exclusive. The path of the file is relative to the
 * definitions folder.
 */
export type SourceRange = { file: string; start: number; end: number };

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
  /** Why this warning is accepted: the reason given in the file. */
  accepted?: string;
};
