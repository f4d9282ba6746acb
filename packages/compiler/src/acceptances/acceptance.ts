import type { Place } from '../diagnostics/diagnostic.ts';

/** A comment that accepts a warning: `# accept long-sentence: the agency's own wording`. */
export type Acceptance = {
  at: Place;
  code: string;
  codeAt: Place;
  reason: string;
  /** The line it is about, with the whole of a text that begins there. */
  covers: Place;
  /** Whether nothing stands above it, so that it speaks for the whole file, too. */
  isFirst: boolean;
};
