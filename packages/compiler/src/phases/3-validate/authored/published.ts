import type { PublishedFile } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** What was published, and what became of it. */
export type Published = {
  at: Place;
  forms: PublishedFile['forms'];
  /** Versions that have no folder any more, such as "W4101 2025.1.0". */
  gone: string[];
  /** Files that changed since, among those that can change what clients rely on. */
  changed: ReadonlySet<string>;
};
