import type { PublishedFile } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** What was published before, and where that is recorded. */
export type Published = PublishedFile & { at: Place };

/** What came out otherwise in a published version. */
export type PublishedChange = {
  /** Such as "W4101 2025.1.0". */
  name: string;
  /** The day it was effective, where another stands there now. */
  effective?: { before: string; at: Place };
  /** What of it changed, in words; nothing where only the day did. */
  what?: string;
  /** The files that changed since and can have done it. */
  files: string[];
  /** Answers that show it. */
  witnesses: string[];
};
