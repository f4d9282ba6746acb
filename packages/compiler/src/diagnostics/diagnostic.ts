/**
 * A stretch of a file: offsets into its text, end exclusive. The file is named relative to the
 * definitions folder.
 */
export type Place = { file: string; start: number; end: number };

/**
 * One thing an analyst should know, with the place it is about. A code, once released, keeps its
 * meaning.
 */
export type Diagnostic = {
  code: string;
  severity: 'error' | 'warning';
  at: Place;
  message: string;
  related?: { at: Place; message: string }[];
  help?: string;
  /** Why this warning may stand: the reason that the file itself gives. */
  accepted?: string;
};
