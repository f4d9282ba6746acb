import type { Person } from '@formpress/engine';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A worked example in which every name leads somewhere. */
export type LinkedCase = {
  at: Place;
  about: string;
  data: CaseData;
  /** Full field names by the names the case uses. */
  fields: Map<string, string>;
  placeOf(...path: string[]): Place;
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
    values?: Record<string, string>;
    taxParameters?: Record<string, string>;
    pdf?: Record<string, string>;
  };
};
