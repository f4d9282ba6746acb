import type { SourceRange } from '../diagnostics/diagnostic.ts';

/** A comment that accepts a warning: `# accept long-sentence: the agency's own wording`. */
export type Acceptance = {
  at: SourceRange;
  code: string;
  codeAt: SourceRange;
  reason: string;
  /** The line it applies to, including a whole text that begins there. */
  covers: SourceRange;
  /** Whether nothing is above it, so that it also applies to the whole file. */
  isFirst: boolean;
};
