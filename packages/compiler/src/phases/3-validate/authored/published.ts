import type { PublishedFile } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** What was published before, and where that is recorded. */
export type Published = PublishedFile & { at: SourceRange };

/** What changed in a published version. */
export type PublishedChange = {
  /** Such as "W4101 2025.1.0". */
  name: string;
  /** Its published effective date, if that has changed. */
  effective?: { before: string; at: SourceRange };
  /** What changed, in words; absent where only the date did. */
  what?: string;
  /** The files that changed since and may be the cause. */
  files: string[];
  /** Answers that show the change. */
  witnesses: string[];
};
