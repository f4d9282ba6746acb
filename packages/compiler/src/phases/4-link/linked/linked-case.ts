import type { Person } from '@formpress/engine';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A worked example with all names resolved. */
export type LinkedCase = {
  at: SourceRange;
  about: string;
  data: CaseData;
  /** Full field names by the names the case uses. */
  fields: Map<string, string>;
  /** The place of a part, by its path of names, or of the nearest part around it that is written. */
  placeOf(path: readonly (string | number)[]): SourceRange;
};

/** What a case gives and expects. */
export type CaseData = {
  answers: Record<string, string>;
  federal?: Record<string, string>;
  employee?: Person;
  employer?: Person;
  expect: {
    path?: string[];
    finish?: string;
    /** The rules between answers that the case breaks. */
    rules?: string[];
    values?: Record<string, string>;
    taxParameters?: Record<string, string>;
    pdf?: Record<string, string>;
  };
};
