import type { PassageMarks } from '@formpress/pdf';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A statement that is read from the agency's file: where it is printed, and its words if the file is there. */
export type ReadStatement = { at: SourceRange; marks: PassageMarks; words?: string };

/** The English by which files of translations identify a statement that is read from a file: its first and last words. */
export function englishOfMarks({ starts, ends }: Pick<PassageMarks, 'starts' | 'ends'>): string {
  return `${starts} … ${ends}`;
}
